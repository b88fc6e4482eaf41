"""A game in words, for everything that shows it as text: faces, sentences, records and reviews."""
