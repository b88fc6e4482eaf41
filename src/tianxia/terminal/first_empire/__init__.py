"""The First Empire on the terminal, as a Textual table. No rule of the game is here."""
