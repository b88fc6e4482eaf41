"""Ask why a move is not allowed: the answer names the rule."""

import tianxia

table = tianxia.new_game("qin", seed=7, first=0)
print(table.why_not("y0,0 y0,1"))
