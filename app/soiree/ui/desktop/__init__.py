"""The desktop around the window: its wishes, screens, files, clipboard, speech and processes."""
