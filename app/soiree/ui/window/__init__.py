"""The window: what opens it, what stands in it, and the pages it shows."""
