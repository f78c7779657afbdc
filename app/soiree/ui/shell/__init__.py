"""The main window: menus, side panel, status bar, and the pages that it shows."""
