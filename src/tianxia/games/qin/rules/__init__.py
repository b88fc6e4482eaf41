"""The rules of Qin, one file a chapter: a turn, which placements are legal, what a placement brings about."""
