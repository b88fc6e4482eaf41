"""The engine of scripts: it asks, records, forks, publishes and replays, and knows no game."""
