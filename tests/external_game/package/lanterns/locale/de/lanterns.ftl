# Laternen; was eine Meldung erhält, steht in der englischen Datei.

lanterns-name = Laternen
lanterns-about = Wache halten am Kai oder nach Hause gehen: Wer das meiste Öl hat, macht Licht.
lanterns-help = Jede Nacht zieht jeder geheim einen Krug Öl und entscheidet, ob er bleibt oder geht. Gehen bringt einen Punkt. Wer mit dem meisten Öl bleibt, bekommt einen Punkt für jeden, der geblieben ist, und hängt eine Laterne auf. Jeder Ort bringt am Ende dem zwei Punkte, der dort allein die meisten Laternen hat.
lanterns-option-nights = Nächte
lanterns-option-nights-text = Wie lange das Spiel dauert.
lanterns-option-nights-5 = Fünf
lanterns-option-nights-5-text = Ein ganzes Spiel.
lanterns-option-nights-3 = Drei
lanterns-option-nights-3-text = Ein kurzes.

lanterns-question = { $question ->
    [watch] Bleibst oder gehst du?
   *[hang] Wo hängst du deine Laterne auf?
}
lanterns-asked = { $you ->
    [yes] { lanterns-question }
   *[no] { $seat }: { lanterns-question }
}
lanterns-leave = Gehen
lanterns-leave-brings = 1 Punkt
lanterns-stay = Mit Öl { $oil } bleiben
lanterns-place = { $place ->
    [bridge] Brücke
    [gate] Tor
   *[tower] Turm
}
lanterns-room = Platz für { $count }

lanterns-event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} Öl { $oil }.
lanterns-event-stayed = { $you ->
    [yes] Du bleibst
   *[no] { $seat } bleibt
} mit Öl { $oil }.
lanterns-event-left = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
}.
lanterns-event-won = { $you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} die Nacht: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
lanterns-event-hung = { $you ->
    [yes] Du hängst
   *[no] { $seat } hängt
} eine Laterne auf: { lanterns-place }.

lanterns-refusal-full = Hier ist kein Platz: { lanterns-place }.
    Dort hängen schon { $count } Laternen. Regel { $rule }.
lanterns-refusal-not-yours = Du hast kein Öl { $oil }.
    Nur dein eigenes Öl brennt. Regel { $rule }.

lanterns-result-last-night = Die letzte Nacht ist vorbei. { $count ->
    [one] { $you ->
        [yes] Du gewinnst.
       *[no] { $winners } gewinnt.
    }
   *[other] { $winners } gewinnen.
}
lanterns-score = { $seat }: { $score } (Nächte { $nights }, Kai { $quay })

lanterns-view-night = Nacht
lanterns-view-nights = Nächte
lanterns-view-over = Vorbei
lanterns-view-winner = Hängt eine Laterne auf
lanterns-view-quay = Kai
lanterns-view-room = Platz
lanterns-view-seats = Spieler
lanterns-view-points = Punkte
lanterns-view-lanterns = Laternen
lanterns-view-oil = Dein Öl
lanterns-view-bridge = Brücke
lanterns-view-gate = Tor
lanterns-view-tower = Turm
lanterns-view-position = Alles
lanterns-view-phase = Phase
lanterns-view-deck = Übrige Krüge nach Öl
lanterns-view-hands = Krüge der Spieler
lanterns-view-hung = Laternen aller
lanterns-view-size = Spieler
