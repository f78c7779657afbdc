"""How to play coops: what the computer players of Soureh and Pariah share."""
