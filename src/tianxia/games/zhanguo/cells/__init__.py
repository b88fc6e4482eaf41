"""The cells of a position and their names, part by part; `position.py` puts them together."""
