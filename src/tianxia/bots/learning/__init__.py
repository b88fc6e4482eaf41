"""How the learned values are made: games of self-play are looked at, and weights are fitted to how they ended."""
