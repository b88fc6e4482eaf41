"""Tables: their state, the rooms that run them, who may do what, and how they are created and listed."""
