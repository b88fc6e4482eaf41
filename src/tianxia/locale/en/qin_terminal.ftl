# Qin in the terminal: what happens and how it ends; the values are those of qin.ftl, and the page has lines of its own.

qin-event-first = { $you ->
    [yes] You start
   *[no] { $seat } starts
}.
qin-event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a tile.
qin-event-drew-tile = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { qin-tile }.
qin-event-placed = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { qin-tile }: { $placement }.
qin-event-passed = { $you ->
    [yes] You can’t lay a tile and pass.
   *[no] { $seat } can’t lay a tile and passes.
}
qin-event-founded = { $you ->
    [yes] You found
   *[no] { $seat } founds
} a { qin-colour } province of { $size } with a pagoda at { $cell }.
qin-event-expanded = { $you ->
    [yes] Your
   *[no] { $seat }’s
} { qin-colour } province at { $cell } grows to { $size } spaces.
qin-event-absorbed = The { qin-colour } provinces around { $cell } become one major province of { $size }, and it’s { $you ->
    [yes] yours
   *[no] { $seat }’s
}.
qin-event-returned = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $count ->
    [one] a pagoda
   *[other] { $count } pagodas
} back from { $cell }.
qin-event-built = { $pagodas ->
    [1] { $you ->
        [yes] You place
       *[no] { $seat } places
    } a pagoda on the { qin-colour } province at { $cell }.
   *[other] { $you ->
        [yes] You add
       *[no] { $seat } adds
    } a second pagoda to the major { qin-colour } province at { $cell }.
}
qin-event-seized = { $you ->
    [yes] You take
   *[no] { $seat } takes
} village { $village } with a pagoda.
qin-event-conquered = { $you ->
    [yes] You conquer
   *[no] { $seat } conquers
} village { $village }; { $fromyou ->
    [yes] you get
   *[no] { $from } gets
} a pagoda back.
qin-event-won = { $you ->
    [yes] You place the last pagoda and win!
   *[no] { $seat } places the last pagoda and wins!
}
qin-event-ended = The game is over.

# The end

qin-reason-last-pagoda = last pagoda
qin-reason-no-placement = no legal placements
qin-result-last-pagoda = { $you ->
    [yes] You win by placing the last pagoda.
   *[no] { $winners } wins by placing the last pagoda.
}
qin-result-no-placement = No one can lay another tile. { $count ->
    [one] { $you ->
        [yes] You have the most pagodas on the board and win.
       *[no] { $winners } has the most pagodas on the board and wins.
    }
   *[other] { $winners } tie for most pagodas on the board and share the victory.
}
qin-score = { $won ->
    [yes] ★
   *[no] –
} { $seat }: { $score ->
    [one] 1 pagoda
   *[other] { $score } pagodas
} on the board ({ $provinces } in provinces, { $villages } on villages)
qin-series = Series after { $played } of { $games } games: { $ahead } in the lead with the fewest pagodas left.
qin-series-sum = { $seat }: { $sum ->
    [one] 1 pagoda left
   *[other] { $sum } pagodas left
} in total

qin-described-province = { $owner }: { qin-colour } province of { $size }, { $pagodas ->
    [one] one pagoda
   *[other] a double pagoda
} ({ $cells })
qin-described-village = Village { $village }: { $owner }
qin-asked = { $you ->
    [yes] Your turn: lay a tile, or type help.
   *[no] Your turn, { $seat }: lay a tile, or type help.
}
qin-answer-form = Write a placement as its two halves, like rE7 yF7: colour (r red, y yellow, b blue), then the space. The halves must be adjacent.
qin-help = Qin: on your turn, lay one tile on two free grassland spaces so that it touches a tile on the board. Two or more connected spaces of a colour form a province. A new province gets one of your pagodas; a province of five or more is major and gets a second. The player with the most pagodas in the provinces around a village takes it with another pagoda. When provinces are joined, they all go to the player with the most spaces in them; ties, and joins that cost someone a major province, are illegal. Place your last pagoda and you win at once. You pass automatically, and only when you can’t lay any tile.
    Letters: r y b = red, yellow, blue; G P K W = pagodas of Green, Purple, Black, White (two of them = a double pagoda); V = village; ~ = water.
