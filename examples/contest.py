"""Three bots on shared deals, each in every seat, and their ladder."""

import tianxia

print(tianxia.arena("qin", ["easy", "greedy", "random"], 6, seats=2)["ladder"])
