"""Spy vs Spy at the table: where things lie, what events look like, its lesson, its sentences."""
