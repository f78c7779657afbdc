"""The calendar, with the deals and the problem of each day."""
