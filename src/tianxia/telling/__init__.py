"""A game in words, for whoever shows it as text: faces, sentences, records and reviews."""
