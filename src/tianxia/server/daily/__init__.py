"""The daily deal: one deal a day for each game, the same for everybody. docs/daily.md has its rules."""
