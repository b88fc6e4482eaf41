# Qin im Terminal; was eine Meldung erhält, steht in der englischen Datei.

qin-event-first = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
qin-event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} ein Plättchen.
qin-event-drew-tile = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { qin-tile }.
qin-event-placed = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { qin-tile }: { $placement }.
qin-event-passed = { $you ->
    [yes] Du kannst
   *[no] { $seat } kann
} kein Plättchen legen und passt.
qin-event-founded = { $you ->
    [yes] Du gründest
   *[no] { $seat } gründet
} bei { $cell } eine { qin-colour } Provinz mit { $size } Feldern und einer Pagode.
qin-event-expanded = { $you ->
    [yes] Deine
   *[no] { $seat }: Die
} { qin-colour } Provinz bei { $cell } wächst auf { $size } Felder.
qin-event-absorbed = Die { $colour ->
    [r] roten
    [y] gelben
   *[b] blauen
} Provinzen um { $cell } werden eine Großprovinz mit { $size } Feldern; sie gehört { $you ->
    [yes] dir
   *[no] { $seat }
}.
qin-event-returned = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [one] eine Pagode
   *[other] { $count } Pagoden
} von { $cell } zurück.
qin-event-built = { $pagodas ->
    [1] { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } eine Pagode auf die { qin-colour } Provinz bei { $cell }.
   *[other] { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } die zweite Pagode auf die { qin-colour } Großprovinz bei { $cell }.
}
qin-event-seized = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} das Dorf { $village } mit einer Pagode ein.
qin-event-conquered = { $you ->
    [yes] Du eroberst
   *[no] { $seat } erobert
} das Dorf { $village }; { $fromyou ->
    [yes] du nimmst
   *[no] { $from } nimmt
} eine Pagode zurück.
qin-event-won = { $you ->
    [yes] Du setzt die letzte Pagode und gewinnst!
   *[no] { $seat } setzt die letzte Pagode und gewinnt!
}
qin-event-ended = Die Partie ist zu Ende.

# Das Ende

qin-reason-last-pagoda = letzte Pagode
qin-reason-no-placement = niemand kann legen
qin-result-last-pagoda = { $you ->
    [yes] Du setzt die letzte Pagode und gewinnst.
   *[no] { $winners } setzt die letzte Pagode und gewinnt.
}
qin-result-no-placement = Niemand kann mehr legen. { $count ->
    [one] { $you ->
        [yes] Du hast die meisten Pagoden auf dem Plan und gewinnst.
       *[no] { $winners } hat die meisten Pagoden auf dem Plan und gewinnt.
    }
   *[other] { $you ->
        [yes] { $winners } habt gleich viele Pagoden auf dem Plan und teilt euch den Sieg.
       *[no] { $winners } haben gleich viele Pagoden auf dem Plan und teilen sich den Sieg.
    }
}
qin-score = { $won ->
    [yes] ★
   *[no] –
} { $seat }: { $score ->
    [one] 1 Pagode
   *[other] { $score } Pagoden
} auf dem Plan ({ $provinces } in Provinzen, { $villages } auf Dörfern)
qin-series = Serie nach { $played } von { $games } Partien: { $ahead } vorn mit den wenigsten übrigen Pagoden.
qin-series-sum = { $seat }: insgesamt { $sum ->
    [one] 1 Pagode
   *[other] { $sum } Pagoden
} übrig

qin-described-province = { $owner }: { qin-colour } Provinz mit { $size } Feldern, { $pagodas ->
    [one] eine Pagode
   *[other] eine Doppelpagode
} ({ $cells })
qin-described-village = Dorf { $village }: { $owner }
qin-asked = { $you ->
    [yes] Du bist am Zug: Lege ein Plättchen, oder schreib help.
   *[no] { $seat }, du bist am Zug: Lege ein Plättchen, oder schreib help.
}
qin-answer-form = Schreib einen Zug als seine zwei Hälften, etwa rE7 yF7: Farbe (r rot, y gelb, b blau), dann das Feld. Die Hälften müssen benachbart sein.
qin-help = Qin: Lege in deinem Zug ein Plättchen auf zwei freie Felder Grasland, sodass es ein Plättchen auf dem Plan berührt. Zwei oder mehr verbundene Felder einer Farbe sind eine Provinz. Eine neue Provinz bekommt eine Pagode von dir; ab fünf Feldern ist sie eine Großprovinz und bekommt eine zweite. Wer in den Provinzen um ein Dorf die meisten Pagoden hat, nimmt es mit einer weiteren ein. Verbundene Provinzen gehen an den Spieler mit den meisten Feldern darin; Gleichstand ist verboten, und niemand darf so eine Großprovinz verlieren. Wer die letzte Pagode setzt, gewinnt sofort. Du passt automatisch, und nur wenn du kein Plättchen legen kannst.
    Buchstaben: r y b = rot, gelb, blau; G P K W = Pagoden von Grün, Violett, Schwarz, Weiß (zwei davon = Doppelpagode); V = Dorf; ~ = Wasser.
