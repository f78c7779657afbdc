"""Search that the computer players of several games share."""
