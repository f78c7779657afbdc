"""The people and computers at a table: names, portraits and remarks."""
