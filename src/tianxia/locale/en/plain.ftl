# What the page and the terminal say of a game that has no table of its own there: its view and its choices as lists.

plain-yes = yes
plain-no = no
plain-points = Points
plain-no-rules = This game has no rules to read here.
plain-nothing-happens = Nothing happens yet.
plain-table-keys = ↑ and ↓ pick an option, Enter plays it; a click picks and a second one plays. What it would do stands on the right before. X also lists what is not possible now; pick it to read why not, or press W. PgUp and PgDn scroll.
    U takes back one answer at a time, Y redoes it. L shows all that happened. S saves and goes to the start, Q saves and quits.
