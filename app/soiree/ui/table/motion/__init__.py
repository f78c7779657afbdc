"""The motion on the table: animations, highlights, and the queue of events."""
