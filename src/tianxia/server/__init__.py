"""The table for people: rooms, a store, a lobby and a socket. It holds no rules; games come from the registry."""
