"""What is shown about players: ratings, results, statistics, leaderboards. docs/ratings.md says who sees what."""
