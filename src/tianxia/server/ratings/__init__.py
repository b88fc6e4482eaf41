"""Ratings: how strong somebody is at a game and pace, and how sure that is. docs/ratings.md explains the choices."""
