"""What Soureh and Pariah share: coops, and how to play them."""
