"""The screens of the main window."""
