"""How all of the window looks, sounds and reads, whatever it shows."""
