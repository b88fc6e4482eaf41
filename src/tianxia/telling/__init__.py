"""A game in words, for all who show it as text: faces, sentences, records and reviews."""
