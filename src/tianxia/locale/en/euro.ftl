# What the pages of the two heavy games share. What a message may be given:
#   $seat                players by name, as text; $you says (yes or no) whether it is the reader
#   $number, $count      numbers
#   $answer, $choice, $asked, $move, $summary, $race, $name, $text   words made by others

euro-nobody = nobody
euro-first-card = first card
euro-any = Any card
euro-higher-than = Higher than { $number }
euro-lower-than = Lower than { $number }
euro-wakes = activates
euro-higher-wakes = higher activates
euro-lower-wakes = lower activates
euro-no-wake = never
euro-to-beat = Number to beat
euro-beat = to beat
euro-ties = ties:
euro-ties-how = Ties: higher on the rewards track goes first.
euro-race = Order of choice: { $race }
euro-no-markers = nobody has any
euro-card-wakes = Activates now.
euro-card-sleeps = Blocked: too much unrest in its region.
euro-card-used = Already used.
euro-vp = VP
euro-sum = Total
euro-board-of = { $you ->
    [yes] Your board
   *[no] Board of { $seat }
}
euro-open-board = Open { $you ->
    [yes] your board
   *[no] the board of { $seat }
}
euro-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
euro-so-far = Chosen so far
euro-steps-more = { $count } more
euro-look-over = Check your turn and confirm.
euro-and-now = Which of these?
euro-sealed-wait = Waiting for the others.
euro-confirm = Confirm turn
euro-not-your-turn = Not your turn. Feel free to look around.
euro-not-asked = Not now. { $asked }
euro-whole-board = Whole board
euro-row = Active cards, in this order
euro-row-order = drag or ↑ ↓ to reorder
euro-row-target = What for: { $choice }
euro-sooner = Use earlier: { $choice }
euro-take-row = { $count ->
    [one] Use it
   *[other] Use these { $count }
}
euro-help = First: { $move }
euro-not-now = Not possible now. Click one to see why.
euro-why-not = What can’t I do, and why?
euro-hinted-ways = { $count ->
    [one] Best turn. Click it to preview it:
   *[other] Best turns. Click one to preview it:
}
euro-undo-step = Undo step
euro-sealed = { $count ->
    [0] Everyone has chosen.
    [one] Waiting for 1 player to choose.
   *[other] Waiting for { $count } players to choose.
}
euro-has-chosen = { $you ->
    [yes] have chosen
   *[no] has chosen
}
euro-chooses = { $you ->
    [yes] are choosing…
   *[no] is choosing…
}
euro-pair = { $name }: { $text }
euro-take-back = Choose again
euro-chart = Victory points at the end of each round: { $summary }
euro-chart-start = start
euro-chart-end = end
euro-chart-title = VP by round
# A letter or two on a picture for those who do not tell its colour; $what is an aspect, an official or a wall site
euro-letter = { $what ->
    [writing] W
    [currency] C
    [laws] L
    [alchemists] A
    [military] R
    [civilian] G
    [inspector] W
    [alchemist] Al
    [architect] Ar
    [general] Ge
    [turquoise] T
    [gold] G
   *[vermilion] V
}
euro-stage-title = Round { $round } is over
euro-stage-how = The player with the most chooses first. A reward costs all of them.
euro-stage-skip = Skip
euro-stage-continue = Continue
euro-stage-boards = Show boards
euro-stage-pays = pays { $count }
euro-stage-passes = passes
euro-stage-chooses = { $you ->
    [yes] your choice
   *[no] chooses
}
euro-stage-tie = { $you ->
    [yes] tie, after you
   *[no] tie, after { $seat }
}
euro-stage-leads = leads
euro-stage-takes = { $you ->
    [yes] You take it
   *[no] { $seat } takes it
}
euro-stage-nobody = nobody takes it
euro-stage-points = Points this round
euro-stage-next = Next: round { $round }
euro-stage-last = That was the last round
