"""Small pictures of tables, for the album and the problems."""
