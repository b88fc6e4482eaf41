"""What an operator may do: orders in the store, carried out by the server that runs, or by the command itself."""
