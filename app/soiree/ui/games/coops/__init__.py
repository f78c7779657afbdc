"""What the tables of Soureh and Pariah share."""
