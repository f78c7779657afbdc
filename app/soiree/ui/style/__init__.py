"""The look, the sound and the words of the whole window."""
