# Qin; was eine Meldung erhält, steht in der englischen Datei.

qin-name = Qin
qin-about = Legt Plättchen, gründet Provinzen und nehmt Dörfer ein. Wer zuerst alle Pagoden gesetzt hat, gewinnt.

qin-seat-0 = Grün
qin-seat-1 = Violett
qin-seat-2 = Schwarz
qin-seat-3 = Weiß

qin-colour = { $colour ->
    [r] rote
    [y] gelbe
   *[b] blaue
}
qin-half = { $colour ->
    [r] Rot
    [y] Gelb
   *[b] Blau
} { $space }
qin-tile = { $tile ->
    [rr] Rot-Rot
    [yy] Gelb-Gelb
    [bb] Blau-Blau
    [ry] Rot-Gelb
    [rb] Rot-Blau
   *[yb] Gelb-Blau
}
qin-pass = Passen
qin-choice-place = { qin-tile }: { $first }, { $second }

# Optionen

qin-option-board = Spielplan
qin-option-board-text = Die zwei Seiten des Plans haben verschiedene Startfelder und Dörfer.
qin-option-board-bird = Vogel
qin-option-board-bird-text = Offenes Grasland mit zehn Dörfern, ohne Wasser: am besten für die erste Partie. Zum Teil rekonstruiert.
qin-option-board-lion = Löwe
qin-option-board-lion-text = Zwölf Dörfer und sechs Teiche, auf denen niemand bauen kann. Der Plan ist unser eigener.
qin-option-first = Startspieler
qin-option-first-text = Wer das erste Plättchen legt. Danach geht es im Uhrzeigersinn.
qin-option-first-random = Zufällig
qin-option-first-random-text = Ein zufälliger Spieler beginnt.
qin-option-first-0 = Grün
qin-option-first-0-text = Grün beginnt.
qin-option-first-1 = Violett
qin-option-first-1-text = Violett beginnt.
qin-option-first-2 = Schwarz
qin-option-first-2-text = Schwarz beginnt.
qin-option-first-3 = Weiß
qin-option-first-3-text = Weiß beginnt.

# Ereignisse

qin-nothing-happens = Gründet und erweitert nichts.

# Ablehnungen

qin-refusal-can-place = Du kannst nicht passen, solange du legen kannst.
    Du hast { $placements ->
        [one] 1 Möglichkeit
       *[other] { $placements } Möglichkeiten
    }. Regel { $rule }.
qin-refusal-not-in-hand = Du hast kein Plättchen { qin-tile }.
    Lege eines aus deiner Hand. Regel { $rule }.
qin-refusal-not-grass = Kein Platz auf { $cell }: { $ground ->
        [village] Dort liegt ein Dorf.
        [water] Dort ist Wasser.
       *[province] Dort liegt schon ein Plättchen.
    }
    Ein Plättchen bedeckt zwei benachbarte Felder freies Grasland. Regel { $rule }.
qin-refusal-touches-nothing = { $cells } berühren kein Plättchen.
    Mindestens eine Hälfte muss eine Kante mit einem farbigen Feld teilen. Ecken und Dörfer zählen nicht. Regel { $rule }.
qin-refusal-tied = Bei Gleichstand hat die neue Provinz keinen Besitzer.
    Das Plättchen verbindet die { $colour ->
        [r] roten
        [y] gelben
       *[b] blauen
    } Provinzen bei { $provinces }, und zwei Spieler haben gleich viele Felder: { $spaces }. Mach erst eine Seite größer, oder berühre nur eine von ihnen. Regel { $rule }.
qin-refusal-two-majors = { $majors ->
        [2] Zwei Großprovinzen
       *[other] { $majors } Großprovinzen
    } dürfen nie verbunden werden.
    Das Plättchen verbindet die { $colour ->
        [r] roten
        [y] gelben
       *[b] blauen
    } Provinzen bei { $provinces } (Felder: { $spaces }). Provinzen ab fünf Feldern bleiben getrennt, auch eigene. Berühre nur eine von ihnen. Regel { $rule }.
qin-refusal-major-lost = Eine Großprovinz kann niemand übernehmen.
    Das Plättchen verbindet die { $colour ->
        [r] roten
        [y] gelben
       *[b] blauen
    } Provinzen bei { $provinces }, aber der Besitzer der Großprovinz hat nicht die meisten Felder: { $spaces }. Regel { $rule }.

# Der Tisch

qin-supplies = noch { $pagodas ->
    [one] 1 Pagode
   *[other] { $pagodas } Pagoden
}, { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
} auf der Hand
qin-tiles = { $count } Plättchen
qin-hand = Deine Hand: { $tiles }
qin-hand-empty = keine Plättchen
qin-bag = { $count ->
    [0] Keine Plättchen mehr zu ziehen
    [one] Noch 1 Plättchen zu ziehen
   *[other] Noch { $count } Plättchen zu ziehen
}
qin-places = { $count ->
    [0] Dieses Plättchen passt nirgends.
    [one] 1 Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
qin-balance = { $seat } { $before } → { $after } { $after ->
    [one] Pagode
   *[other] Pagoden
} übrig
