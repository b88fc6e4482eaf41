"""The First Empire in words: its view as text (`face`). No rule of the game is here."""
