"""The sounds of the table: what an event sounds like, the mixture, and the audio device."""
