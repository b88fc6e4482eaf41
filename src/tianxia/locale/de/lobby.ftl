# Schnellstart, Filter für offene Tische und die Leute, denen man folgt.

lobby-find-text = Du kommst mit Leuten an einen Tisch, die dasselbe spielen wollen.
lobby-clock-live = { $game ->
    [qin] je 10 min, + 10 s pro Zug
   *[other] je 30 min, + 30 s pro Zug
}
lobby-clock-leisure = je 3 Tage, + 12 h pro Zug
lobby-kind = Art der Partie
lobby-rated-no = Ohne Wertung
lobby-rated-yes = Gewertet
lobby-range = Wertung der anderen
lobby-range-text = Der Bereich wird größer, je länger du wartest.
lobby-range-any = Beliebig
lobby-range-within = ± { $points }
lobby-start = Suchen
lobby-waiting = Suche Mitspieler
lobby-range-none = Gegner mit beliebiger Wertung.
lobby-range-now = Wertung der Gegner: deine ± { $points }.
lobby-others = { $count ->
    [0] Gerade sucht sonst niemand dieses Spiel.
    [one] Noch jemand sucht dieses Spiel.
   *[other] { $count } andere suchen dieses Spiel.
}
lobby-bots-soon = Nach { $seconds } Sekunden kannst du stattdessen gegen Bots spielen. Lass diese Seite offen.
lobby-bots = Noch niemand da?
lobby-bots-text = { $bot } kommt deiner Wertung am nächsten. Du kannst auch weiter warten.
lobby-play-bot = Gegen { $bot } spielen
lobby-stop = Suche beenden
lobby-open = Passende offene Tische
lobby-open-none = Keine passenden offenen Tische.
lobby-counts = Gewertet
lobby-free = Freie Plätze
lobby-free-count = { $count ->
    [one] mindestens 1
   *[other] mindestens { $count }
}
lobby-band-below = bis 1400
lobby-band-middle = 1400 bis 1600
lobby-band-above = ab 1600
lobby-friends = Freunde
lobby-here = { $count } online
lobby-online = Online
lobby-last = Zuletzt hier: { $ago }
lobby-plays = Spielt { $game }
lobby-follow = Folgen
lobby-unfollow = Nicht mehr folgen
lobby-follow-text = Ihre öffentlichen Tische erscheinen auf deiner Startseite. Die Person erfährt nichts davon.
lobby-show = Followern zeigen, wann ich online bin
lobby-show-text = Alle, die dir folgen, sehen dann, ob du online bist und wann du es zuletzt warst, auf die Minute. Sonst sieht es niemand.

server-follow-self = Du kannst dir nicht selbst folgen.
server-follow-limit = Du folgst schon { $limit } Leuten, mehr geht nicht. Entferne zuerst jemanden.
