"""How the whole window looks, sounds and reads, whatever it shows."""
