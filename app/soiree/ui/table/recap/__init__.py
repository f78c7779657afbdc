"""The recap of recent events, the story of the match, and hints."""
