# What the pages of the two heavy games share. What a message may be given:
#   $seat                players by name, as text; $you says (yes or no) whether it is the reader
#   $number, $count      numbers
#   $answer, $choice, $asked, $move, $summary, $race, $name, $text   words made by others

euro-nobody = nobody
euro-first-card = first card
euro-any = Any card
euro-higher-than = Higher than { $number }
euro-lower-than = Lower than { $number }
euro-wakes = wakes
euro-higher-wakes = higher wakes
euro-lower-wakes = lower wakes
euro-no-wake = no wake
euro-to-beat = Number to beat
euro-beat = beat
euro-ties = ties:
euro-ties-how = Rewards track: among equals the first one here comes first
euro-race = Asked in this order: { $race }
euro-no-markers = nobody has any
euro-card-wakes = Wakes now.
euro-card-sleeps = Sleeps: too much unrest in its region.
euro-card-used = Used already.
euro-vp = VP
euro-vp-now = VP if the game ended then
euro-sum = Sum
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
euro-look-over = Look over your turn and confirm it.
euro-and-now = And which of these?
euro-sealed-wait = You have chosen. The others are still choosing.
euro-confirm = Confirm turn
euro-not-your-turn = It is not your turn. Look around as you like.
euro-not-asked = Not now. { $asked }
euro-row = Awake, in this order
euro-sooner = { $choice }: use it one place sooner
euro-take-row = { $count ->
    [one] Use it
   *[other] Use these { $count }
}
euro-help = First: { $move }
euro-not-now = Not possible now. Choose one to read why.
euro-why-not = What not, and why?
euro-guided = Your guide suggests: { $answer }.
euro-hinted-ways = { $count ->
    [one] A bot in your seat would do this. Choose it to draft it:
   *[other] The best turns that a bot in your seat finds. Choose one to draft it:
}
euro-do-it = Do it
euro-undo-step = One step back
euro-sealed = { $count ->
    [0] All have chosen.
    [one] Secret choice: 1 player still chooses.
   *[other] Secret choice: { $count } players still choose.
}
euro-has-chosen = { $you ->
    [yes] have chosen
   *[no] has chosen
}
euro-chooses = { $you ->
    [yes] are choosing …
   *[no] is choosing …
}
euro-pair = { $name }: { $text }
euro-take-back = Choose again
euro-chart = Victory points at the end of each round: { $summary }
euro-chart-start = start
euro-chart-end = end
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
