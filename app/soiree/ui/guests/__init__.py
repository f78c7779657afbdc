"""Who sits at the table: names, portraits, and the remarks that they make."""
