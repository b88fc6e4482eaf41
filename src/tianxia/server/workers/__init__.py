"""Work in other processes: bots that play and advise, and reviews of finished games."""
