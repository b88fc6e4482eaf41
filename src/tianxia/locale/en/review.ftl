# The review of a finished game, on the page and in the terminal. What a message may be given:
#   $unit                 chance or points; $percent and $points are the same value in either
#   $amount               a value in words

review-heading = Review
review-ready = The review is ready.
review-looking = Reviewing the game…
review-judging = Reviewed { $done } of { $total } moves and draws
review-waiting = { $ahead ->
    [one] 1 other game is ahead of yours.
   *[other] { $ahead } other games are ahead of yours.
}
review-meanwhile = This continues in the background. You can leave and come back.
review-lost = The review failed.
review-again = Try again
review-moment = This move
review-strip = Moves: { $best } best, { $slight } slightly worse, { $dear } costly
review-mark-best = one of the best
review-mark-slight = slightly worse
review-mark-dear = costly
review-played = Played
review-better = Better
review-is-best = No clearly better move.
review-not-judged = Only move.
review-show-better = Show better move
review-show-played = Show played move
review-seats = Skill and luck
review-best-moves = Best moves
review-best-of = { $best } of { $moves }
review-given = { $unit ->
    [chance] Lost
   *[points] Points lost
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
review-each = { $amount } per move
review-all-best = No clear mistakes.
review-refining = First impressions by { $bot }. A closer look is under way ({ $done } / { $total }).
review-weaker = { $bot } judged, and a stronger bot played: where they disagree, it may be the judge that is wrong.
review-meaning = What do the numbers mean?
review-meaning-moves = { $bot } compared each move with the best one it found, using only what that player knew. Values are winning chances or expected points. Differences within the margin of error are ignored.
review-meaning-luck = Luck compares your draws with other draws you could have had. The number after ± is its margin of error.
review-meaning-limits = Both are estimates for comparing players. They don’t add up to the result: the others make mistakes too.

# Only in the terminal

review-player = { $seat }, { $name }
review-curve = Winning chances after each move, from the first to the last:
review-curve-of = { $player }: { $curve }
review-seat = { $player }: { $best } of { $moves } { $moves ->
    [one] move
   *[other] moves
} among the best; lost: { $given }; luck: { $luck } ± { $error }
review-move = { $number }. { $player }, move { $move }: { review-costs }
review-move-played = { review-played }, { review-value }: { $text }
review-move-better = { review-better }, { review-value }: { $text }
review-close = ↑↓ Enter: board at that move · Esc: close
review-offer = Type “review” to review the game, or press Enter to continue.
review-stopped = The review was stopped.

server-review-busy = { NUMBER($waiting) } reviews are already waiting. Try again in a few minutes.
server-no-review = Games of this title can’t be reviewed yet.
server-no-verdict = This move was not reviewed.
server-review-too-soon = Only a finished game can be reviewed.
