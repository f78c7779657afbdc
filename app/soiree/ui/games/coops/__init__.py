"""The parts of the table that Soureh and Pariah share."""
