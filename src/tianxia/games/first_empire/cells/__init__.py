"""The numbers of a position, and the names behind which they lie: each file has the accessors of one part."""
