# ZhanGuo; was eine Meldung erhält, steht in der englischen Datei.

zhanguo-name = ZhanGuo
zhanguo-about = Vereinigt die Streitenden Reiche in fünf Runden: Legt Karten am Tableau an, oder spielt sie am Hof, um Gouverneure einzusetzen und Paläste und Mauern zu errichten.

zhanguo-seat-0 = Blau
zhanguo-seat-1 = Rot
zhanguo-seat-2 = Violett
zhanguo-seat-3 = Gelb

# Namen

zhanguo-aspect = { $aspect ->
    [writing] Schrift
    [currency] Währung
   *[laws] Gesetzgebung
}
zhanguo-colour = { $colour ->
    [red] roten
    [gray] grauen
   *[white] weißen
}
zhanguo-action = { $action ->
    [wall] 1 Mauer errichten
    [palace] 1 Palast errichten
    [hire] Arbeiter anwerben
    [recruit] 1 Beamten in Dienst stellen
    [governor] 1 Gouverneur einsetzen
   *[reassign] Beamte versetzen
}
zhanguo-trigger = { $trigger ->
    [wall] 1 Mauer errichten
    [palace] 1 Palast errichten
    [hire] Arbeiter anwerben
    [recruit] 1 Beamten in Dienst stellen
   *[governor] 1 Gouverneur einsetzen
}
zhanguo-bonus = { $bonus ->
    [marker] ein Oktagon deiner Wahl
    [points] bis zu { $amount } Versetzungspunkte
    [vp] { $amount } SP
    [worker] ein Arbeiter in der Region der Karte
    [vp_per_aspect] { $amount ->
        [writing] 1 SP für jede deiner Schrift-Karten
        [currency] 1 SP für jede deiner Währungs-Karten
       *[laws] 1 SP für jede deiner Gesetzgebungs-Karten
    }
    [calm_any] 1 Unruhe weniger in einer beliebigen Region
    [calm_same] 1 Unruhe weniger in der Region der Karte
    [move_worker] einen Arbeiter in eine angrenzende Region bewegen
   *[official] { $amount ->
        [red] ein roter Beamter
        [gray] ein grauer Beamter
       *[white] ein weißer Beamter
    } in die Region der Karte
}
zhanguo-board = { $board ->
    [a] A-Seite
    [circle] der Kreis
    [square] das Quadrat
    [triangle] das Dreieck
   *[star] der Stern
}
zhanguo-ability = { $board ->
    [a] keine Fähigkeit
    [circle] Anwerben: ein Arbeiter mehr, dann bis zu 1 Versetzungspunkt. Gouverneur: einen Arbeiter in eine angrenzende Region bewegen.
    [square] Mauer oder Beamter: ein Oktagon deiner Wahl.
    [triangle] Versetzen oder Mauer: 1 Unruhe weniger in einer Region und ein Arbeiter dorthin.
   *[star] Beamter: bis zu 2 Versetzungspunkte. Gouverneur: einen deiner Gouverneure in den freien Bereich einer angrenzenden Region bewegen.
}
zhanguo-square = { $bonus ->
    [points] bis zu 4 Versetzungspunkte
    [official] ein Beamter deiner Wahl in eine beliebige Region
   *[vp] 4 SP
}
zhanguo-site = { $site ->
    [turquoise] türkisen
    [gold] goldenen
   *[vermilion] zinnoberroten
}
zhanguo-task = { $task ->
    [upper_wall] oberer Mauer-Auftrag
    [upper_palace] oberer Palast-Auftrag
    [upper_governor] oberer Gouverneur-Auftrag
    [lower_wall] unterer Mauer-Auftrag
    [lower_palace] unterer Palast-Auftrag
   *[lower_governor] unterer Gouverneur-Auftrag
}
zhanguo-criterion = { $criterion ->
    [empty_tracks] für jede Region ohne Unruhen
    [enough_officials] für jede Region mit mindestens so vielen Beamten wie Unruhen
    [gray_regions] für jede Region mit einem grauen Beamten
    [red_regions] für jede Region mit einem roten Beamten
    [white_regions] für jede Region mit einem weißen Beamten
    [flat] abzüglich der Unruhen aller deiner Regionen
    [aspect_sets] für jeden Satz aus drei Karten verschiedener Farben
    [full_regions] für jede Region mit drei Karten
    [pair_regions] für jede Region mit zwei Karten einer Farbe
    [currency_regions] für jede Region mit einer Währungs-Karte
    [laws_regions] für jede Region mit einer Gesetzgebungs-Karte
   *[writing_regions] für jede Region mit einer Schrift-Karte
}
zhanguo-reward = { $reward ->
    [official] ein Beamter deiner Wahl
    [two_red] zwei rote Beamte
    [two_gray] zwei graue Beamte
    [two_workers] zwei Arbeiter
    [governor] ein Gouverneur
    [wall] eine Mauer
   *[palace] ein Palast
}
zhanguo-source = { $source ->
    [auction] Auktion
    [shortage] fehlende Oktagone
    [palaces] Paläste
    [squares] Bonusfelder
    [cards] Karten
   *[boards] Tableau
}
zhanguo-question = { $question ->
    [board] Welches Tableau nimmst du?
    [bid] Wie viele SP bietest du?
    [draft] Welche Karte jedes Stapels gibst du ab?
    [card] Welche Karte spielst du?
    [use] Anlegen oder am Hof spielen?
    [action] Welche Hof-Aktion?
    [tuck] An welche Region legst du sie?
    [official] Welcher Beamte?
    [official_region] In welchen Gouverneurs-Bereich?
    [point] Wohin mit dem nächsten Punkt?
    [governor] Ein Gouverneur in welcher Region?
    [square] Auf welches Bonusfeld?
    [square_official] Welcher Beamte vom Bonusfeld, wenn überhaupt?
    [hire] In welcher Region wirbst du an?
    [palace] Ein Palast in welcher Region?
    [palace_worker] Der dritte Arbeiter aus welcher anderen Region?
    [big_marker] Welches Wert-3-Oktagon?
    [section] Eine Mauer in welcher Sektion?
    [rods] Auf welches Feld?
    [wall_workers] Arbeiter aus welchen Regionen?
    [ability] Welche Fähigkeit als nächste?
    [marker] Welches Oktagon?
    [calm] In welcher Region sinken die Unruhen?
    [move_worker] Welcher Arbeiter geht wohin?
    [move_governor] Welcher Gouverneur geht wohin?
    [reward] Nimmst du die Belohnung an?
   *[reward_governor] Der Gouverneur in welcher Region?
}

# Optionen

zhanguo-option-boards = Spielertableaus
zhanguo-option-boards-text = Was die Tableaus der Spieler können.
zhanguo-option-boards-a = A-Seiten
zhanguo-option-boards-a-text = Alle Tableaus sind gleich: am besten für die ersten Partien.
zhanguo-option-boards-b = B-Seiten
zhanguo-option-boards-b-text = Jedes Tableau hat eigene Fähigkeiten; der letzte Spieler wählt zuerst.
zhanguo-option-boards-auction = B-Seiten mit Auktion
zhanguo-option-boards-auction-text = Alle haben 15 SP, um auf die Tableaus zu bieten.
zhanguo-option-draft = Auswahl der Karten
zhanguo-option-draft-text = Ob Karten nur gezogen oder auch ausgesucht werden.
zhanguo-option-draft-off = Ohne Auswahl
zhanguo-option-draft-off-text = Zieht zwei Karten von jedem Stapel.
zhanguo-option-draft-on = Mit Auswahl
zhanguo-option-draft-on-text = Zieht in den Runden 1 bis 4 drei Karten von jedem Stapel und behaltet zwei.
zhanguo-option-turn-order = Spielreihenfolge
zhanguo-option-turn-order-text = In welcher Reihenfolge die Züge einer Runde gehen.
zhanguo-option-turn-order-clockwise = Im Uhrzeigersinn
zhanguo-option-turn-order-clockwise-text = Vom Startspieler aus geht es im Uhrzeigersinn.
zhanguo-option-turn-order-track = Belohnungs-Leiste
zhanguo-option-turn-order-track-text = Es geht die Belohnungs-Leiste hinab.
zhanguo-option-hire-unrest = Unruhen beim Anwerben
zhanguo-option-hire-unrest-text = Was das Anwerben von Arbeitern an Unruhen kostet.
zhanguo-option-hire-unrest-one = 1 Unruhe
zhanguo-option-hire-unrest-one-text = Anwerben erhöht die Unruhen um 1, wie viele Arbeiter auch kommen.
zhanguo-option-hire-unrest-per-worker = 1 Unruhe je Arbeiter
zhanguo-option-hire-unrest-per-worker-text = Anwerben erhöht die Unruhen um 1 für jeden Arbeiter.

# Ereignisse

zhanguo-event-order = Belohnungs-Leiste von oben: { $seats }.
zhanguo-event-wall-tile = Mauer-Plättchen { $tile } liegt auf Sektion { $section } des { zhanguo-site } Bereichs.
zhanguo-event-task-tile = { zhanguo-task }: Plättchen { $tile }.
zhanguo-event-removed-board = Nicht in dieser Partie: { zhanguo-board }.
zhanguo-event-board = { $you ->
    [yes] Du nimmst dir
   *[no] { $seat } nimmt sich
} ein Tableau: { zhanguo-board }.
zhanguo-event-bid = { $bid ->
    [0] { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }.
   *[other] { $you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } { $bid } SP.
}
zhanguo-event-paid = { $you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
} { $vp } SP.
zhanguo-event-round = Runde { $round } beginnt; Startspieler { $you ->
    [yes] bist du
   *[no] ist { $seat }
}.
zhanguo-event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $count } Karten: { zhanguo-aspect }.
zhanguo-event-drew-card = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} Karte { $card }.
zhanguo-event-discarded = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} Karte { $card } unter ihren Stapel.
zhanguo-event-tucked = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} Karte { $card } an Region { $region } an.
zhanguo-event-markers = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count } { $count ->
    [one] Oktagon
   *[other] Oktagone
}: { zhanguo-aspect }.
zhanguo-event-big-marker = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} das Wert-3-Oktagon: { zhanguo-aspect }.
zhanguo-event-scored = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $vp } SP: { zhanguo-source }.
zhanguo-event-unrest = { $you ->
    [yes] Deine
   *[no] { $seat }: Die
} Unruhen in Region { $region } stehen auf { $level }.
zhanguo-event-down = { $you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} einen { zhanguo-colour } Beamten in Region { $region } nach unten.
zhanguo-event-moved = { $you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
} einen { zhanguo-colour } Beamten { $move ->
    [side] vom Gouverneurs-Bereich { $region } in den Gouverneurs-Bereich { $to }
    [along] vom Arbeiter-Bereich { $region } in den Arbeiter-Bereich { $to }
   *[up] vom Arbeiter-Bereich { $region } hinauf in den Gouverneurs-Bereich { $to }
}.
zhanguo-event-court = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} Karte { $card } am Hof: { zhanguo-action }.
zhanguo-event-recruited = { $you ->
    [yes] Du schickst
   *[no] { $seat } schickt
} einen { zhanguo-colour } Beamten in den Gouverneurs-Bereich { $region }.
zhanguo-event-installed = { $square ->
    [0] { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } einen Gouverneur in den freien Bereich von Region { $region }.
   *[other] { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } einen Gouverneur in Region { $region } auf Feld { $square }.
}
zhanguo-event-hired = { $you ->
    [yes] Du wirbst
   *[no] { $seat } wirbt
} in Region { $region } { $count } Arbeiter an.
zhanguo-event-palace = { $you ->
    [yes] Du errichtest
   *[no] { $seat } errichtet
} einen Palast in Region { $region }.
zhanguo-event-wall = { $you ->
    [yes] Du errichtest
   *[no] { $seat } errichtet
} eine Mauer in Sektion { $section } des { zhanguo-site } Bereichs, auf dem Feld für { $rods } Arbeiter.
zhanguo-event-ability = { $ability ->
    [board] { $you ->
        [yes] Du nutzt
       *[no] { $seat } nutzt
    } die Fähigkeit des Tableaus.
   *[other] { $you ->
        [yes] Du nutzt
       *[no] { $seat } nutzt
    } Karte { $ability }.
}
zhanguo-event-worker = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $count } Arbeiter in Region { $region }.
zhanguo-event-worker-moved = { $you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} einen Arbeiter von Region { $region } nach Region { $to }.
zhanguo-event-governor-moved = { $square ->
    [0] { $you ->
        [yes] Du bewegst
       *[no] { $seat } bewegt
    } einen Gouverneur aus dem freien Bereich von Region { $region } nach Region { $to }.
   *[other] { $you ->
        [yes] Du bewegst
       *[no] { $seat } bewegt
    } einen Gouverneur von Feld { $square } der Region { $region } nach Region { $to }.
}
zhanguo-event-reward = { $accepted ->
    [yes] { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } die Belohnung an: { zhanguo-aspect }.
   *[no] { $you ->
        [yes] Du verzichtest
       *[no] { $seat } verzichtet
    } auf die Belohnung: { zhanguo-aspect }.
}
zhanguo-event-task = { $you ->
    [yes] Du erfüllst
   *[no] { $seat } erfüllt
} für { $vp } SP: { zhanguo-task }.
zhanguo-event-ended = Das Spiel ist zu Ende.

# Absagen

zhanguo-refusal-not-in-hand = Karte { $card } hast du nicht auf der Hand.
    Spiele eine deiner eigenen Karten. Regel { $rule }.
zhanguo-refusal-no-room-to-tuck = Keine Region kann noch eine Karte aufnehmen.
    Eine Region hat Platz für drei Karten, und die Unruhen müssen auf die Leiste passen; spiele die Karte am Hof. Regel { $rule }.
zhanguo-refusal-region-full = An Region { $region } liegen schon drei Karten.
    Mehr haben dort nicht Platz. Regel { $rule }.
zhanguo-refusal-unrest-too-high = Zu viele Unruhen in Region { $region }.
    Sie stehen auf { $level } und würden um { $rise } steigen, aber die Leiste endet bei { $track }. Regel { $rule }.
zhanguo-refusal-no-official-above = Im Gouverneurs-Bereich der Region { $region } gibt es keinen { zhanguo-colour } Beamten.
    Wähle einen, der dort ist. Regel { $rule }.
zhanguo-refusal-workers-area-full = Der Arbeiter-Bereich der Region { $region } ist voll.
    Er hat Platz für zwei; für je einen weiteren Punkt darf ein Beamter hindurch. Regel { $rule }.
zhanguo-refusal-no-official-below = Im Arbeiter-Bereich der Region { $region } gibt es keinen { zhanguo-colour } Beamten.
    Wähle einen, der dort ist. Regel { $rule }.
zhanguo-refusal-not-adjacent = Die Regionen { $region } und { $to } grenzen nicht aneinander.
    Die Regionen liegen in einer Reihe von 1 bis 5; jeder Schritt führt zu einem Nachbarn. Regel { $rule }.
zhanguo-refusal-step-by-step = Geh von Region { $region } nach Region { $to } Schritt für Schritt.
    Nur volle Arbeiter-Bereiche werden in einem Zug durchquert; wo Platz ist, halte erst an: Es kostet dasselbe. Regel { $rule }.
zhanguo-refusal-too-few-points = Das kostet { $cost } { $cost ->
        [one] Punkt
       *[other] Punkte
    }, und du hast { $points }.
    Jeder Schritt kostet einen Punkt, und in einem vollen Arbeiter-Bereich darf niemand stehen bleiben. Regel { $rule }.
zhanguo-refusal-one-point-at-least = Gib mindestens einen Punkt aus.
    Wer Beamte versetzt, muss einen bewegen. Regel { $rule }.
zhanguo-refusal-no-officials = Auf deinem Tableau ist kein Beamter.
    Es gibt niemanden zu versetzen. Regel { $rule }.
zhanguo-refusal-supply-empty = In deinem Vorrat ist kein Beamter mehr.
    Alle fünfzehn sind auf deinem Tableau. Regel { $rule }.
zhanguo-refusal-no-such-official = In deinem Vorrat ist kein Beamter dieser Farbe mehr; du suchst einen { zhanguo-colour }.
    Du hast fünf von jeder Farbe. Regel { $rule }.
zhanguo-refusal-no-governor-left = In deinem Vorrat ist kein Gouverneur mehr.
    Alle acht sind auf dem Spielplan. Regel { $rule }.
zhanguo-refusal-no-set-anywhere = In keinem Gouverneurs-Bereich ist ein Beamter jeder Farbe.
    Dem besten { $missing ->
        [one] fehlt { $missing } Farbe
       *[other] fehlen { $missing } Farben
    }; Beamte in Arbeiter-Bereichen zählen nicht. Regel { $rule }.
zhanguo-refusal-no-set-here = Der Region { $region } { $count ->
        [one] fehlt eine
       *[other] fehlen { $count }
    } der drei Farben.
    Im Gouverneurs-Bereich fehlt:{ $red ->
        [1] {" "}Rot
       *[0] {""}
    }{ $gray ->
        [1] {" "}Grau
       *[0] {""}
    }{ $white ->
        [1] {" "}Weiß
       *[0] {""}
    }. Regel { $rule }.
zhanguo-refusal-square-taken = Feld { $square } ist besetzt.
    Wähle ein freies. Regel { $rule }.
zhanguo-refusal-no-square-there = Diese Region hat kein Feld { $square }.
    Wähle eines, das dort aufgedruckt ist. Regel { $rule }.
zhanguo-refusal-nowhere-to-hire = Du kannst nirgends anwerben.
    In einem Arbeiter-Bereich muss ein Beamter sein, und die Unruhen müssen auf die Leiste passen. Regel { $rule }.
zhanguo-refusal-free-move-first = Bewege zuerst in Region { $region } einen Beamten nach unten: kostenlos.
    Kostenlose Bewegungen kommen vor der Karte; danach kannst du dort anwerben. Regel { $rule }.
zhanguo-refusal-nobody-hires = Im Arbeiter-Bereich der Region { $region } ist kein Beamter.
    Jeder Beamte dort wirbt einen Arbeiter an. Regel { $rule }.
zhanguo-refusal-no-palace-left = In deinem Vorrat ist kein Palast mehr.
    Alle sechs sind errichtet. Regel { $rule }.
zhanguo-refusal-nowhere-for-palace = Du kannst nirgends einen Palast errichten.
    Er kostet zwei Arbeiter einer Region und einen einer anderen und braucht ein freies Feld und nicht zu viele Unruhen. Regel { $rule }.
zhanguo-refusal-palace-slots-full = Region { $region } hat kein freies Palast-Feld.
    Sie hat { $slots }, so viele wie Spieler. Regel { $rule }.
zhanguo-refusal-palace-blocked = Zu viele Unruhen in Region { $region } für einen Palast.
    Sie stehen auf { $level }; ab { $block } darf keiner errichtet werden. Regel { $rule }.
zhanguo-refusal-two-workers-here = Es { $missing ->
        [one] fehlt
       *[other] fehlen
    } { $missing } Arbeiter in Region { $region }.
    Ein Palast kostet zwei Arbeiter der eigenen Region und einen einer anderen. Regel { $rule }.
zhanguo-refusal-one-worker-elsewhere = Es fehlt 1 Arbeiter in einer anderen Region als { $region }.
    Ein Palast kostet zwei Arbeiter der eigenen Region und einen einer anderen. Regel { $rule }.
zhanguo-refusal-same-region = Der dritte Arbeiter kommt aus einer anderen Region als { $region }.
    Ein Palast kostet zwei Arbeiter der eigenen Region und einen einer anderen. Regel { $rule }.
zhanguo-refusal-no-worker-there = Region { $region } hat keinen Arbeiter.
    Wähle eine Region, die einen hat. Regel { $rule }.
zhanguo-refusal-marker-gone = Es ist kein solches Oktagon mehr da: { zhanguo-aspect }.
    Wähle eine andere Farbe. Regel { $rule }.
zhanguo-refusal-no-wall-left = In deinem Vorrat ist keine Mauer mehr.
    Alle fünf sind errichtet. Regel { $rule }.
zhanguo-refusal-nowhere-for-wall = Du kannst nirgends eine Mauer errichten.
    Sie braucht ein freies Feld in einer Sektion ohne Mauer von dir und so viele Arbeiter, wie das Feld zeigt, alle aus verschiedenen Regionen. Regel { $rule }.
zhanguo-refusal-own-wall-there = In dieser Sektion hast du schon eine Mauer.
    Mehr als eine ist nicht erlaubt. Regel { $rule }.
zhanguo-refusal-section-full = Diese Sektion hat kein freies Feld.
    Ihre drei Felder sind bebaut. Regel { $rule }.
zhanguo-refusal-slot-taken = Das Feld für { $rods } Arbeiter ist besetzt.
    Wähle ein freies. Regel { $rule }.
zhanguo-refusal-too-few-regions = { $rods } Arbeiter { $rods ->
        [one] muss aus einer Region
       *[other] müssen aus verschiedenen Regionen
    } kommen, und { $staffed ->
        [0] keine deiner Regionen hat welche
        [one] nur eine deiner Regionen hat welche
       *[other] nur { $staffed } deiner Regionen haben welche
    }.
    Jeder Arbeiter kommt aus einer anderen Region. Regel { $rule }.
zhanguo-refusal-wrong-trigger = Karte { $card } wartet auf eine andere Aktion.
    Sie wird genutzt nach: { zhanguo-trigger }. Regel { $rule }.
zhanguo-refusal-wrong-number = Karte { $card } kann nicht genutzt werden: Du hast { $played } auf { $beneath } gespielt.
    Mauer, Palast und Anwerben brauchen eine höhere Zahl, Beamter und Gouverneur eine niedrigere. Regel { $rule }.
zhanguo-refusal-used-already = { $ability ->
        [board] Die Fähigkeit deines Tableaus ist genutzt.
       *[other] Karte { $ability } ist genutzt.
    }
    Jede Fähigkeit wirkt einmal nach einer Aktion. Regel { $rule }.
zhanguo-refusal-locked = Karte { $card } kann nicht genutzt werden: Die Unruhen ihrer Region stehen auf dem letzten Feld.
    Senke dort zuerst die Unruhen. Regel { $rule }.
zhanguo-refusal-no-board-ability = Dein Tableau hat für diese Aktion keine Fähigkeit.
    Nur B-Seiten haben Fähigkeiten, jede für ihre eigenen Aktionen. Regel { $rule }.
zhanguo-refusal-no-unrest = Dort gibt es keine Unruhen zu senken.
    Tiefer als eine leere Leiste geht es nicht. Regel { $rule }.
zhanguo-refusal-no-unrest-anywhere = Keine deiner Regionen hat Unruhen.
    Es gibt nichts zu senken. Regel { $rule }.
zhanguo-refusal-no-worker-anywhere = Keine deiner Regionen hat einen Arbeiter.
    Es gibt niemanden zu bewegen. Regel { $rule }.
zhanguo-refusal-no-governor-there = Dort in Region { $region } steht kein Gouverneur von dir, der nach { $to } könnte.
    Wähle einen von dir nach seinem Feld oder im freien Bereich. Regel { $rule }.
zhanguo-refusal-board-taken = Schon vergeben: { zhanguo-board }.
    Wähle ein anderes Tableau. Regel { $rule }.
zhanguo-refusal-board-removed = Nicht in dieser Partie: { zhanguo-board }.
    Es gibt so viele Tableaus wie Spieler. Regel { $rule }.
zhanguo-refusal-must-open = Du musst die Auktion eröffnen.
    Biete mindestens 1 SP. Regel { $rule }.
zhanguo-refusal-bid-too-low = { $bid } SP { $bid ->
        [one] überbietet
       *[other] überbieten
    } { $highest } nicht.
    Biete mehr, bis zu deinen { $vp } SP, oder passe. Regel { $rule }.
zhanguo-refusal-bid-too-high = Du hast nur { $vp } SP, nicht { $bid }.
    Zu überbieten sind { $highest }. Regel { $rule }.
zhanguo-refusal-reward-officials = In deinem Vorrat fehlen die Beamten dieser Belohnung.
    Eine Belohnung muss ganz möglich sein. Regel { $rule }.
zhanguo-refusal-reward-governor = In deinem Vorrat ist kein Gouverneur mehr.
    Eine Belohnung muss ganz möglich sein. Regel { $rule }.
zhanguo-refusal-reward-palace = Du könntest keinen Palast errichten.
    Es braucht einen Palast im Vorrat und eine Region mit freiem Feld und nicht zu vielen Unruhen. Regel { $rule }.
zhanguo-refusal-reward-wall = Du könntest keine Mauer errichten.
    Es braucht eine Mauer im Vorrat und ein freies Feld in einer Sektion ohne Mauer von dir. Regel { $rule }.
zhanguo-refusal-not-this-region = Die Belohnung gilt nicht für Region { $region }.
    Wähle eine der abgebildeten Regionen. Regel { $rule }.
zhanguo-refusal-not-in-rewards = Keine kostenlose Bewegung in der Belohnungs-Phase.
    Sie gehört in deinen eigenen Zug; dein nächster erlaubt sie. Regel { $rule }.

# Spielmaterial

zhanguo-components-entry = In { $file } passt der Eintrag „{ $entry }“ nicht; erlaubt: { $allowed }.

# Das Ende

zhanguo-reason-five-rounds = fünf Runden
zhanguo-result-five-rounds = Fünf Runden sind vorbei. { $count ->
    [one] { $you ->
        [yes] Du hast die meisten SP und gewinnst.
       *[no] { $winners } hat die meisten SP und gewinnt.
    }
   *[other] { $you ->
        [yes] { $winners } habt die meisten SP und gewinnt.
       *[no] { $winners } haben die meisten SP und gewinnen.
    }
}
zhanguo-score = { $seat }: { $score } SP (Karten { $cards }, Paläste { $palaces }, Bonusfelder { $squares }, fehlende Oktagone { $shortage }, Tableau { $boards }, Auktion { $auction }; am Ende Gouverneure { $governors }, Oktagone { $markers }, Aufträge { $tasks }, Mauern { $walls })

# Das Terminal: Kurzformen für schmale Spalten, Antworten in Worten, der Tisch als Text

zhanguo-short-trigger = { $trigger ->
    [wall] Mauer
    [palace] Palast
    [hire] Anw.
    [recruit] Beamt.
   *[governor] Gouv.
}
zhanguo-short-bonus = { $bonus ->
    [marker] Okt.
    [points] { $amount } Pkt.
    [vp] { $amount } SP
    [worker] Arb.
    [vp_per_aspect] { $amount ->
        [writing] SP/S
        [currency] SP/W
       *[laws] SP/G
    }
    [calm_any] Ruhe*
    [calm_same] Ruhe
    [move_worker] Arb.↔
    [official] { $amount ->
        [red] rot
        [gray] grau
       *[white] weiß
    }
   *[other] ✦
}
zhanguo-short-square = { $bonus ->
    [points] 4P
    [official] Be
   *[vp] 4S
}
zhanguo-seat-letter = { $seat ->
    [0] B
    [1] R
    [2] V
   *[3] G
}
zhanguo-site-name = { $site ->
    [turquoise] Türkis
    [gold] Gold
   *[vermilion] Zinnober
}
zhanguo-colour-name = { $colour ->
    [red] rot
    [gray] grau
   *[white] weiß
}
zhanguo-card = { zhanguo-aspect } { $arrow } { zhanguo-trigger } → { zhanguo-bonus }
zhanguo-wall-tile = { $worth } SP { zhanguo-criterion }
zhanguo-brings = brächte dir jetzt { $vp } SP
zhanguo-needs = { $kind ->
    [wall] Mauern in { $places }
    [palace] Paläste in den Regionen { $places }
   *[governor] Gouverneure in den Regionen { $places }
}
zhanguo-reward-text = { $count ->
    [0] { zhanguo-reward }
    [one] { zhanguo-reward } in Region { $regions }
   *[other] { zhanguo-reward } in den Regionen { $regions }
}
zhanguo-asked = { $you ->
    [yes] { zhanguo-question }
   *[no] { $seat }: { zhanguo-question }
}
zhanguo-next = Danach: { zhanguo-question }
zhanguo-nothing-happens = Noch geschieht nichts.
zhanguo-balance = { $seat } { $before } → { $after } SP
zhanguo-woken = { $count ->
    [0] Weckt keine Karte
    [one] Weckt 1 Karte
   *[other] Weckt { $count } Karten
}
zhanguo-answer-form = Tippe, was vor einer Möglichkeit steht, etwa { $examples }. „options“ zeigt sie noch einmal.
zhanguo-options-free = Kostenlose Bewegungen:
zhanguo-choice-card = Karte { $card }
zhanguo-choice-down = Einen { zhanguo-colour } Beamten in Region { $region } nach unten bewegen
zhanguo-choice-done = Nichts mehr
zhanguo-choice-board-ability = Die Fähigkeit deines Tableaus
zhanguo-choice-ability = Karte { $card } in Region { $region }
zhanguo-choice-tuck = An Region { $region } anlegen
zhanguo-choice-region = Region { $region }
zhanguo-choice-region-note = { $workers } Arbeiter, Unruhen { $level } von { $track }, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
zhanguo-choice-official = { $colour ->
    [red] Ein roter Beamter
    [gray] Ein grauer Beamter
    [white] Ein weißer Beamter
   *[none] Kein Beamter
}
zhanguo-choice-move = Einen { zhanguo-colour } Beamten { $move ->
    [side] vom Gouverneurs-Bereich { $region } in den Gouverneurs-Bereich { $to }
    [along] vom Arbeiter-Bereich { $region } in den Arbeiter-Bereich { $to }
   *[up] vom Arbeiter-Bereich { $region } hinauf in den Gouverneurs-Bereich { $to }
} bewegen
zhanguo-choice-square = Feld { $square } in Region { $region }
zhanguo-choice-use = { $use ->
    [tuck] An dein Tableau anlegen
   *[court] Am Hof spielen
}
zhanguo-choice-section = { zhanguo-site-name }, Abschnitt { $section }
zhanguo-choice-rods = Das Feld für { $rods } Arbeiter
zhanguo-choice-workers = { $count ->
    [one] Ein Arbeiter aus Region { $regions }
   *[other] Je ein Arbeiter aus den Regionen { $regions }
}
zhanguo-choice-worker = Ein Arbeiter von Region { $region } nach Region { $to }
zhanguo-choice-governor = { $square ->
    [0] Ein Gouverneur aus dem freien Bereich von Region { $region } nach Region { $to }
   *[other] Ein Gouverneur von Feld { $square } der Region { $region } nach Region { $to }
}
zhanguo-choice-reward = { $answer ->
    [accept] Belohnung annehmen ({ zhanguo-aspect })
   *[pass] Verzichten und die Oktagone behalten
}
zhanguo-choice-bid = { $bid ->
    [0] Passen
   *[other] { $bid } SP bieten
}
zhanguo-choice-draft = { $cards } abgeben
zhanguo-round = Runde { $round } von 5 · { $stage ->
    [boards] Tableaus
    [draft] Auswahl
    [rewards] Belohnungen
    [over] das Ende
   *[play] Züge
}
zhanguo-court = { $top ->
    [0] Hof: noch keine Karte; die erste gilt als höher und niedriger.
   *[other] Hof: zu schlagen ist die { $top } ({ $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }).
}
zhanguo-wakes-higher = ▲ eine höhere Karte weckt: { $waiting }
zhanguo-wakes-lower = ▼ eine niedrigere Karte weckt: { $waiting }
zhanguo-locked = { $count } gesperrt
zhanguo-court-short = { $top ->
    [0] Hof: erste Karte
   *[other] Hof: { $top }
}
zhanguo-reward-line = { zhanguo-aspect }: { $reward }. Oktagone: { $race }; { $left } übrig.
zhanguo-later-rewards = Belohnungen der Runde { $round }: { $rewards }.
zhanguo-open = frei
zhanguo-map-square = { $number } ({ zhanguo-short-square })
zhanguo-map-region = Plan, Region { $region }: freie Bonusfelder: { $squares }; Gouverneure: { $governors }; Paläste: { $palaces } von { $slots }.
zhanguo-wall-line = Mauer, { zhanguo-site-name } { $section }: { $tile }; Felder für 1, 2, 3 Arbeiter: { $slots }.
zhanguo-task-line = Auftrag ({ zhanguo-task }): { $needs }; { $slots }.
zhanguo-board-of = Tableau von { $seat }, { $score } SP, wenn das Spiel jetzt endete:
zhanguo-board-region = Region { $region }: oben { $above }; unten { $below }; Arbeiter { $workers }; Unruhen { $level } von { $track }, kein Palast ab { $block }; Karten: { $cards }.
zhanguo-supplies = jetzt { $score } SP; Oktagone { $markers }; Hand { $hand }; Vorrat: rot { $red }, grau { $gray }, weiß { $white }, Gouverneure { $governors }, Paläste { $palaces }, Mauern { $walls }
zhanguo-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand:
}
zhanguo-short-workers = Arbeiter { $count }
zhanguo-short-governors = Gouv.
zhanguo-short-palaces = Paläste
zhanguo-title-region = Region { $region }
zhanguo-title-hand = Hand
zhanguo-title-walls = Mauern
zhanguo-title-tasks = Aufträge
zhanguo-title-left = Vorrat: { $red } rot, { $gray } grau, { $white } weiß · { $governors } { $governors ->
        [one] Gouverneur
       *[other] Gouverneure
    } · { $palaces } { $palaces ->
        [one] Palast
       *[other] Paläste
    } · { $walls } { $walls ->
        [one] Mauer
       *[other] Mauern
    }
zhanguo-title-score = Wenn das Spiel jetzt endete
zhanguo-source-name = { $source ->
    [governors] Gouverneure
    [markers] Oktagone
    [tasks] Aufträge
    [walls] Mauern
   *[other] { zhanguo-source }
}
zhanguo-page-table = Tisch
zhanguo-page-middle = Mauern & Aufträge
zhanguo-page-scores = Punkte
zhanguo-left-short = noch { $count }
zhanguo-strip-score = { $score } SP
zhanguo-strip-more = · Arbeiter { $workers } ▮{ $unrest }
zhanguo-table-keys = ↑ und ↓ wählen, Enter spielt; ein Klick wählt, ein zweiter spielt. Was es bewirkt, steht vorher rechts. X zeigt auch, was jetzt nicht möglich ist; wähle es, um zu lesen, warum, oder drücke W.
    Tab oder ← und → blättern: Tisch, Mauern und Aufträge, Punkte, die Tableaus der anderen; O öffnet das Tableau des nächsten Gegners; Bild auf und ab rollen. U nimmt eine Antwort nach der anderen zurück, Y wiederholt sie. H fragt einen Bot. L zeigt alles, was geschehen ist. S speichert und geht zum Anfang, Q speichert und beendet.
    Auf den Tableaus: ↑ Beamte im Gouverneurs-Bereich, ↓ im Arbeiter-Bereich (r rot, g grau, w weiß); Karten mit Farbe (S W G), Auslöser (▲ eine höhere Zahl weckt, ▼ eine niedrigere) und Bonus; Ruhe* gilt in einer beliebigen Region, Arb.↔ bewegt einen Arbeiter; ▮ Unruhen, ┃ ab da kein Palast, ! voll.
zhanguo-help = ZhanGuo: fünf Runden mit je sechs Karten. Lege eine Karte an eine Region deines Tableaus: Du nimmst Oktagone ihrer Farbe, die Unruhen steigen, und ihr Bonus wartet auf seinen Auslöser. Oder spiele sie am Hof und führe eine Aktion aus: Beamte in Dienst stellen oder versetzen, Arbeiter anwerben, einen Gouverneur einsetzen, einen Palast oder eine Mauer errichten. Schlägt deine Karte die letzte (▲ höher bei Mauer, Palast und Anwerben, ▼ niedriger bei Beamtem und Gouverneur), erwachen deine Karten mit diesem Auslöser. Nach jeder Runde gewinnen die meisten Oktagone einer Farbe deren Belohnung. Einen Beamten in den Arbeiter-Bereich seiner Region hinabzubewegen ist in deinem Zug jederzeit kostenlos. Am Ende zählen Gouverneure, Oktagone, Aufträge und Mauern. Im Zeilenmodus zeigt why allein, was jetzt nicht möglich ist.
