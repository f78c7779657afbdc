"""The statistics of the matches, in figures and charts."""
