"""What the computer players of Soureh and Pariah share."""
