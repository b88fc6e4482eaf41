"""The script engine: it asks, records, forks, publishes and replays, and knows nothing about any one game."""
