"""The sounds of the table: the sound of each event, the mixer, and the audio device."""
