"""The problems: their list, and the table at which they are solved."""
