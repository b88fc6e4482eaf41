"""People without accounts: names, keys and passwords, and the links that give seats."""
