# The daily deal.

daily-title = Daily deal
daily-text = A new deal every day, the same for everyone: same draws, same opponent. Your first try counts.
daily-rules = No hints, and nothing that was revealed can be undone. Finish before midnight UTC. Tomorrow everybody can replay the best game.
daily-against = against { $who }
daily-deal-li_si = Solo against Li Si
daily-play = Play today’s deal
daily-continue = Continue
daily-again = Play again (not counted)
daily-next = { $day } · next in { $hours } h { $minutes } min
daily-played = { $played ->
    [0] Nobody has finished it yet.
    [one] One player has finished it, { $won } won.
   *[other] { $played } players have finished it, { $won } won.
}
daily-you = Your try
daily-won-by = { $margin ->
    [one] Won by 1 point
   *[other] Won by { $margin } points
}
daily-lost-by = { $margin ->
    [one] Lost by 1 point
   *[other] Lost by { $margin } points
}
daily-tied = Tied
daily-given-up = Given up
daily-unfinished = Your try is not finished.
daily-place = Place { $place } of { $played }
daily-leaders = Today
daily-yesterday = Yesterday’s best game
daily-no-yesterday = Nobody finished yesterday’s deal.

server-daily-not-yet = The deal of that day isn’t out yet.
server-no-deal = There is no daily deal “{ $deal }”. Choose one of { $allowed }.
