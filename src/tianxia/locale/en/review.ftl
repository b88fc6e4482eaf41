# The review of a finished game, on the page and in the terminal. What a message may be given:
#   $unit                 chance or points; $percent and $points are the same value in either
#   $amount               a value in words

review-heading = Review
review-ready = The review is ready.
review-looking = Looking through the game …
review-judging = Judged so far: { $done } of { $total } moves and deals
review-waiting = { $ahead ->
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
review-meanwhile = It goes on in the background and is kept; you may leave and come back.
review-lost = The review was lost on the way.
review-again = Ask again
review-moment = This move
review-strip = Moves along the game: { $best } of the best, { $slight } slightly worse, { $dear } costly
review-mark-best = one of the best
review-mark-slight = slightly worse
review-mark-dear = costly
review-played = Played
review-better = Better
review-is-best = Nothing surely better was found.
review-not-judged = There was nothing to choose here.
review-show-better = Show the better move
review-show-played = Back to what was played
review-seats = Skill and luck
review-best-moves = Best moves
review-best-of = { $best } of { $moves }
review-given = { $unit ->
    [chance] Given away
   *[points] Points given away
}
review-luck = { $unit ->
    [chance] Luck
   *[points] Luck in points
}
review-costliest = Costliest moves
review-amount = { $unit ->
    [chance] { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % to win
   *[points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
}
review-costs = { $unit ->
    [chance] costs { review-amount }
   *[points] costs { review-amount } points
}
review-each = { $amount } a move
review-all-best = No move could surely be bettered.
review-meaning = What do the figures mean?
review-meaning-moves = { $bot } has judged each move with what its player knew, against the best one found. Values are chances of victory or expected points. A difference within the error counts as none.
review-meaning-luck = Luck is what the deals brought beyond others that might have come in their place, each played on quickly. The figure after ± is its error.
review-meaning-limits = Both are estimates to compare players by. They do not add up to the result: what one gives away, others may give back.

# Only in the terminal

review-player = { $seat }, { $name }
review-seat = { $player }: { $best } of { $moves } { $moves ->
    [one] move
   *[other] moves
} among the best; given away: { $given }; luck: { $luck } ± { $error }
review-move = { $number }. { $player }, move { $move }: { review-costs }
review-move-played = { review-played }, { review-value }: { $text }
review-move-better = { review-better }, { review-value }: { $text }
review-close = ↑↓ Enter: board at that move · Esc: close
review-offer = Type “review” to have the game reviewed, or Enter to go on.
review-stopped = The review was stopped.
