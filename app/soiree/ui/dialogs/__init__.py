"""Dialogs that are no page of the preferences."""
