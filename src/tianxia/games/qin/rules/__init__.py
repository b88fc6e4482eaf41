"""The rules of Qin, one file per chapter: a turn, which placements are legal, and the events of a placement."""
