# What the pages of the two heavy games share. What a message may be given:
#   $seat                players by name, as text
#   $number, $count      numbers
#   $answer, $summary    words made by others

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
euro-race = Asked in this order:
euro-no-markers = nobody has any
euro-card-wakes = Wakes now.
euro-card-sleeps = Sleeps: too much unrest in its region.
euro-card-used = Used already.
euro-vp = VP
euro-vp-now = VP if the game ended then
euro-sum = Sum
euro-open-board = Open the board of { $seat }
euro-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
euro-so-far = Chosen so far
euro-free-moves = Free moves ({ $count })
euro-not-now = Not possible now. Choose one to read why.
euro-why-not = What not, and why?
euro-guided = Your guide suggests: { $answer }.
euro-hinted = A bot in your seat would choose:
euro-do-it = Do it
euro-undo-step = One step back
euro-sealed = { $count ->
    [0] All have chosen.
    [one] Secret choice: 1 player still chooses.
   *[other] Secret choice: { $count } players still choose.
}
euro-has-chosen = has chosen
euro-chooses = is choosing …
euro-take-back = Choose again
euro-chart = Victory points at the end of each round: { $summary }
