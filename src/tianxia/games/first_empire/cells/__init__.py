"""The numbers of a position, and the names they are read by: each file has the accessors of one part."""
