# Notifications as they are sent: by the browser, by e-mail and to webhooks. $game names a table: the game, and who else
# plays. They never say what happened in the game.

notify-table = { $game } with { $others }
notify-somebody = somebody
notify-turn = { $game }: it’s your turn.
notify-clock = { $game }: your time is running out.
notify-round = { $tournament }: your game is ready ({ $game }).
notify-tournament = Tournament
notify-ended = { $game }: the game is over.
notify-joined = { $game }: { $who } joined your table.
notify-test = This is a test. It works!
notify-more = { $count ->
    [one] And 1 more table.
   *[other] And { NUMBER($count) } more tables.
}
notify-title-turn = { $count ->
    [one] Your turn
   *[other] Your turn at { NUMBER($count) } tables
}
notify-title-clock = { $count ->
    [one] Your time is running out
   *[other] Your time is running out at { NUMBER($count) } tables
}
notify-title-round = { $count ->
    [one] Your tournament game is ready
   *[other] { NUMBER($count) } tournament games are ready
}
notify-title-ended = { $count ->
    [one] Game over
   *[other] { NUMBER($count) } games are over
}
notify-title-joined = { $count ->
    [one] Somebody joined your table
   *[other] Players joined your tables
}
notify-title-test = Test from Tianxia
notify-title-several = News from your tables
notify-turn-off = Turn off
notify-mail-off = You get this e-mail because you asked to be notified. Turn off these e-mails:
    { $link }
notify-off-ask = Turn off these notifications?
notify-off-do = Turn off
notify-off-done = Notifications are off
notify-off-unknown = This link is not valid
notify-off-text = You can change what you are notified about at any time.
notify-off-settings = Your settings
