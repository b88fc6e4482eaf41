# Qins Tisch auf der Seite; was eine Meldung erhält, steht in der englischen page.ftl.

page-qin-board = Plan { $board }, 13 mal 13 Felder. Pfeiltasten bewegen, Eingabe legt das Plättchen, R dreht es.
page-qin-colour = { $colour ->
    [r] rote
    [y] gelbe
   *[b] blaue
}
page-qin-cell = { $cell }: { $ground ->
    [water] Wasser
    [village] Dorf, ohne Besitzer
    [owned] { $owneryou ->
        [yes] dein Dorf
       *[no] Dorf von { $owner }
    }
    [single] einzelnes Feld, { $colour ->
        [r] rot
        [y] gelb
       *[b] blau
    }
    [province] { page-qin-colour } Provinz mit { $size } Feldern, { $owneryou ->
            [yes] deine
           *[no] { $owner }
        }, { $pagodas ->
        [2] Doppelpagode
       *[other] eine Pagode
    }
   *[grass] Grasland
}{ $offered ->
    [yes] , möglich
   *[no] {""}
}
page-qin-tile = Plättchen { qin-tile }{ $asked ->
    [yes] , { $places ->
        [0] keine Möglichkeit
        [one] 1 Möglichkeit
       *[other] { $places } Möglichkeiten
    }
   *[no] {""}
}
page-qin-hand = Deine Hand
page-qin-lay = Lege ein Plättchen.
page-qin-confirm-or-move = Bestätige oder verschiebe.
page-qin-how = { $device ->
    [touch] Wähle ein Plättchen, tippe es zum Drehen noch einmal an, dann tippe auf ein leuchtendes Feld.
   *[desktop] Wähle ein Plättchen, drehe es mit R oder dem Mausrad, dann klicke auf ein leuchtendes Feld.
} Nichts zählt, bevor du bestätigst.
page-qin-wait = Zeige auf eine Zeile im Verlauf, um sie auf dem Plan zu sehen.
page-qin-why-how = { $device ->
    [touch] Tippe
   *[desktop] Klicke
} auf ein Feld, um zu sehen, warum das Plättchen dort nicht passt.
page-qin-hints = Tipps, der beste zuerst
page-qin-reason-founded = eine neue { page-qin-colour } Provinz mit { $size }
page-qin-reason-expanded = { $you ->
    [yes] deine { page-qin-colour } Provinz
   *[no] die { page-qin-colour } Provinz von { $seat }
} wächst auf { $size }
page-qin-reason-absorbed = { page-qin-colour } Provinzen werden eine mit { $size }
page-qin-reason-seized = { $you ->
    [yes] du nimmst
   *[no] { $seat } nimmt
} das Dorf { $village } ein
page-qin-reason-conquered = { $fromyou ->
    [yes] { $seat } erobert dein Dorf { $village }
   *[no] { $you ->
        [yes] du eroberst
       *[no] { $seat } erobert
    } das Dorf { $village } von { $from }
}
page-qin-show-places = { $count ->
    [one] Möglichkeit zeigen
   *[other] { $count } Möglichkeiten zeigen
}
page-qin-stock = zu ziehen
page-qin-effect-founded = { $you ->
    [yes] Du gründest
   *[no] { $seat } gründet
} eine { page-qin-colour } Provinz
page-qin-effect-founded-text = mit { $size } Feldern{ $major ->
    [yes] , eine Großprovinz.
   *[no] .
}
page-qin-effect-expanded = { $you ->
    [yes] Deine { page-qin-colour } Provinz wächst
   *[no] Die { page-qin-colour } Provinz von { $seat } wächst
}
page-qin-effect-expanded-text = auf { $size }{ $major ->
    [yes] , eine Großprovinz.
   *[no] {" "}Felder.
}
page-qin-effect-absorbed = { $you ->
    [yes] Du schluckst
   *[no] { $seat } schluckt
} die { $colour ->
    [r] roten
    [y] gelben
   *[b] blauen
} Provinzen:
page-qin-effect-absorbed-text = jetzt eine Großprovinz mit { $size }.
page-qin-effect-seized = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} das Dorf { $village } ein:
page-qin-effect-seized-text = die meisten Pagoden daneben.
page-qin-effect-conquered = { $you ->
    [yes] Du eroberst
   *[no] { $seat } erobert
} das Dorf { $village }
page-qin-effect-conquered-text = { $fromyou ->
    [yes] von dir: mehr Pagoden daneben.
   *[no] von { $from }: mehr Pagoden daneben.
}
page-qin-log-first = { $you ->
    [yes] beginnst.
   *[no] beginnt.
}
page-qin-log-placed = { $you ->
    [yes] legst
   *[no] legt
} { qin-tile } auf { $cells }.
page-qin-log-placed-with = { $you ->
    [yes] legst
   *[no] legt
} { qin-tile } auf { $cells }: { $clauses }.
page-qin-log-passed = { $you ->
    [yes] kannst kein Plättchen legen und passt.
   *[no] kann kein Plättchen legen und passt.
}
page-qin-noun = { $colour ->
    [r] Rot
    [y] Gelb
   *[b] Blau
}
page-qin-thing = { $thing ->
    [province] Provinz, { page-qin-noun }
    [major] Großprovinz, { page-qin-noun }
    [single] einzelnes Feld, { page-qin-noun }
    [village] Dorf
    [water] Wasser
    [supply] Pagoden
   *[stock] Nachziehstapel
}
page-qin-log-founded = { page-qin-noun } gegründet ({ $size })
page-qin-log-expanded = { $own ->
    [yes] eigenes { page-qin-noun } wächst auf { $size }
   *[no] { $you ->
        [yes] dein { page-qin-noun } wächst auf { $size }
       *[no] { page-qin-noun } von { $seat } wächst auf { $size }
    }
}
page-qin-log-absorbed = { $own ->
    [yes] { page-qin-noun } geschluckt, jetzt { $size }
   *[no] { page-qin-noun } geht an { $you ->
        [yes] dich
       *[no] { $seat }
    }, jetzt { $size }
}
page-qin-log-seized = { $own ->
    [yes] Dorf { $village } eingenommen
   *[no] Dorf { $village } an { $you ->
        [yes] dich
       *[no] { $seat }
    }
}
page-qin-log-conquered = { $own ->
    [yes] Dorf { $village } erobert von { $fromyou ->
        [yes] dir
       *[no] { $from }
    }
   *[no] Dorf { $village } von { $fromyou ->
        [yes] dir
       *[no] { $from }
    } an { $you ->
        [yes] dich
       *[no] { $seat }
    }
}
page-qin-log-won = { $you ->
    [yes] setzt die letzte Pagode und gewinnst!
   *[no] setzt die letzte Pagode und gewinnt!
}
page-qin-log-ended = Die Partie ist zu Ende.
page-qin-end = { $reason ->
    [last-pagoda] Die letzte Pagode steht.
    [no-placement] Niemand kann mehr legen.
   *[other] {""}
}
page-qin-on-board = auf dem Plan
page-qin-provinces = Provinzen
page-qin-villages = Dörfer
page-qin-rules-lead = Legt Plättchen, gründet Provinzen und setzt eure Pagoden darauf. Wer zuerst alle Pagoden gesetzt hat, gewinnt.
page-qin-rule-1 = Aufbau
page-qin-rule-1-1 = 2 bis 4 Spieler. Es gibt zwei Pläne mit 13 mal 13 Feldern, Vogel und Löwe. Dorffelder, die eine Kante teilen, sind ein Dorf.
page-qin-rule-1-2 = Es gibt 72 Plättchen, je zwölf von sechs Arten: Rot-Rot, Gelb-Gelb, Blau-Blau, Rot-Gelb, Rot-Blau, Gelb-Blau. Jeder Spieler erhält drei und hält sie verdeckt; der Rest liegt verdeckt bereit. Alle wissen, wie viele übrig sind.
page-qin-rule-1-3 = Jeder Spieler erhält Pagoden: 24 zu zweit, 19 zu dritt, 15 zu viert. Die Vorräte sind offen.
page-qin-rule-1-4 = Der Startspieler ist zufällig, oder ihr wählt ihn. Gespielt wird im Uhrzeigersinn.
page-qin-rule-2 = Ein Plättchen legen
page-qin-rule-2-1 = In deinem Zug legst du genau ein Plättchen, führst alles aus, was es auslöst, und ziehst ein Plättchen nach. Wer legen kann, muss legen.
page-qin-rule-2-2 = Ein Plättchen bedeckt zwei benachbarte Felder Grasland, beliebig gedreht. Nie ein Provinzfeld, ein Dorf oder Wasser.
page-qin-rule-2-3 = Mindestens eine Hälfte muss eine Kante mit einem farbigen Feld auf dem Plan teilen, gleich welcher Farbe; die gedruckten Startfelder zählen. Ecken und Dörfer zählen nicht.
page-qin-rule-2-4 = Du darfst auch ein Plättchen legen, das nichts gründet und nichts erweitert.
page-qin-rule-2-5 = Wer Plättchen hat, aber keines legen kann, passt, behält sie und zieht nichts. Wer keine hat, wird übersprungen.
page-qin-rule-3 = Was ein Plättchen auslöst
page-qin-rule-3-1 = Gründen: Zwei oder mehr verbundene Felder einer Farbe, die noch zu keiner Provinz gehören, werden eine. Setze eine Pagode darauf, zwei bei fünf Feldern. Ein Plättchen kann zwei Provinzen gründen.
page-qin-rule-3-2 = Erweitern: Eine wachsende Provinz behält ihren Besitzer, egal wer gelegt hat.
page-qin-rule-3-3 = Großprovinz: Bei fünf Feldern setzt der Besitzer eine zweite Pagode, egal wer am Zug ist. Mehr als zwei sind es nie.
page-qin-rule-3-4 = Dörfer: Ein leeres Dorf geht an den Spieler mit den meisten Pagoden in den Provinzen ringsum; er setzt eine Pagode darauf. Bei Gleichstand bleibt es leer.
page-qin-rule-3-5 = Erobern: Ein Dorf wechselt, wenn ein anderer Spieler allein die meisten Pagoden ringsum hat, und mehr als der Besitzer. Dieser nimmt seine Pagode zurück. Ein eingenommenes Dorf wird nie wieder leer.
page-qin-rule-3-6 = Eine Doppelpagode zählt zwei. Eine Provinz zählt einmal, wie lang die gemeinsame Kante auch ist. Pagoden auf Dörfern und einzelne Felder zählen nicht.
page-qin-rule-3-7 = Schlucken: Ein Plättchen, das Provinzen verbindet, macht sie zu einer Großprovinz. Sie geht an den Spieler, dessen alte Provinzen darin die meisten Felder haben; das neue Plättchen zählt für niemanden. Er hat dort am Ende eine Doppelpagode; alle anderen Pagoden gehen zurück.
page-qin-rule-3-8 = Nicht erlaubt: Gleichstand um die meisten Felder beim Verbinden; zwei Großprovinzen verbinden, auch eigene; eine Verbindung, die jemandem eine Großprovinz wegnimmt.
page-qin-rule-3-9 = Ein einfarbiges Plättchen bildet eine Gruppe. Die Hälften eines zweifarbigen zählen einzeln; ist eine Verbindung verboten, ist es das ganze Plättchen.
page-qin-rule-3-10 = Reihenfolge: erst Provinzen, dann Dörfer; Pagoden gehen zurück, bevor andere gesetzt werden. Wer am Zug ist, setzt zuerst, dann im Uhrzeigersinn.
page-qin-rule-4 = Nachziehen und Ende
page-qin-rule-4-1 = Zieh am Ende deines Zuges ein Plättchen. Sind keine mehr da, spielst du mit deiner Hand weiter.
page-qin-rule-4-2 = Wer die letzte Pagode setzt, gewinnt sofort und allein, egal wer am Zug ist.
page-qin-rule-4-3 = Sonst endet die Partie, wenn niemand mehr legen kann. Die meisten Pagoden auf dem Plan gewinnen; bei Gleichstand teilt ihr euch den Sieg.
page-qin-rule-4-4 = In einer Serie werden die übrigen Pagoden aller Partien addiert. Die kleinste Summe gewinnt.
