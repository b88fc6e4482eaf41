# Lanterns, for every face of the program. docs/a-game-of-your-own.md says which messages a game can have.

lanterns-name = Lanterns
lanterns-about = Keep watch on the quay or go home: whoever has the most oil lights it.
lanterns-help = Each night everybody draws a jar of oil in secret and chooses to stay or to leave. Leaving brings a point. Whoever stays with the most oil has a point for each who stayed, and hangs a lantern. Each place brings two points at the end to the player who alone has most lanterns there.
lanterns-option-nights = Nights
lanterns-option-nights-text = How long the game lasts.
lanterns-option-nights-5 = Five
lanterns-option-nights-5-text = A whole game.
lanterns-option-nights-3 = Three
lanterns-option-nights-3-text = A short one.

lanterns-question = { $question ->
    [watch] Do you stay or leave?
   *[hang] Where do you hang your lantern?
}
lanterns-asked = { $you ->
    [yes] { lanterns-question }
   *[no] { $seat }: { lanterns-question }
}
lanterns-leave = Leave
lanterns-leave-brings = 1 point
lanterns-stay = Stay with oil { $oil }
lanterns-place = { $place ->
    [bridge] Bridge
    [gate] Gate
   *[tower] Tower
}
lanterns-room = { $count ->
    [one] room for 1 more
   *[other] room for { $count } more
}

lanterns-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} oil { $oil }.
lanterns-event-stayed = { $you ->
    [yes] You stay
   *[no] { $seat } stays
} with oil { $oil }.
lanterns-event-left = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
}.
lanterns-event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} the night: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
lanterns-event-hung = { $you ->
    [yes] You hang
   *[no] { $seat } hangs
} a lantern: { lanterns-place }.

lanterns-refusal-full = { lanterns-place } has no room.
    { $count } lanterns hang there already. Rule { $rule }.
lanterns-refusal-not-yours = You do not have oil { $oil }.
    Only your own oil burns. Rule { $rule }.

lanterns-result-last-night = The last night is over. { $count ->
    [one] { $you ->
        [yes] You win.
       *[no] { $winners } wins.
    }
   *[other] { $winners } win.
}
lanterns-score = { $seat }: { $score } (nights { $nights }, quay { $quay })

lanterns-view-night = Night
lanterns-view-nights = Nights
lanterns-view-over = Over
lanterns-view-winner = Hangs a lantern
lanterns-view-quay = Quay
lanterns-view-room = Room
lanterns-view-seats = Players
lanterns-view-points = Points
lanterns-view-lanterns = Lanterns
lanterns-view-oil = Your oil
lanterns-view-bridge = Bridge
lanterns-view-gate = Gate
lanterns-view-tower = Tower
lanterns-view-position = Everything
lanterns-view-phase = Phase
lanterns-view-deck = Jars left, by oil
lanterns-view-hands = Jars held
lanterns-view-hung = Lanterns of all
lanterns-view-size = Players
