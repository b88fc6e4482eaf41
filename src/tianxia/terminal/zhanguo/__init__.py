"""ZhanGuo on the terminal: its view as text (`face`) and as a Textual table (`table`). No rule of the game is here."""
