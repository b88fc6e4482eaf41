"""Finding people to play with: requests to be matched, and the people one follows."""
