"""The processes that share one database: which of them has a table in memory, and what they tell one another."""
