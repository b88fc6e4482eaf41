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
    [aspect_sets] für jeden Satz aus drei Karten verschiedener Aspekte
    [full_regions] für jede Region mit drei Karten
    [pair_regions] für jede Region mit zwei Karten eines Aspekts
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
    [tuck] An welche Region legst du sie an?
    [official] Welcher Beamte?
    [official_region] In welchen Gouverneurs-Bereich?
    [point] Welche Bewegung für den nächsten Punkt?
    [governor] In welcher Region setzt du den Gouverneur ein?
    [square] Auf welches Bonusfeld?
    [square_official] Welcher Beamte vom Bonusfeld, wenn überhaupt?
    [hire] In welcher Region wirbst du an?
    [palace] In welcher Region errichtest du den Palast?
    [palace_worker] Aus welcher Region kommt der dritte Arbeiter?
    [big_marker] Welches Wert-3-Oktagon?
    [section] In welcher Sektion errichtest du die Mauer?
    [rods] Auf welches Feld?
    [wall_workers] Arbeiter aus welchen Regionen?
    [ability] Welche Fähigkeit als nächste?
    [marker] Welches Oktagon?
    [calm] In welcher Region senkst du die Unruhen?
    [move_worker] Welchen Arbeiter bewegst du wohin?
    [move_governor] Welchen Gouverneur bewegst du wohin?
    [reward] Nimmst du die Belohnung an?
   *[reward_governor] In welcher Region setzt du den Gouverneur ein?
}

# Optionen

zhanguo-option-boards = Tableaus
zhanguo-option-boards-text = Gleiche Tableaus für alle, oder verschiedene Fähigkeiten.
zhanguo-option-boards-a = A-Seiten
zhanguo-option-boards-a-text = Alle Tableaus sind gleich: am besten für die ersten Partien.
zhanguo-option-boards-b = B-Seiten
zhanguo-option-boards-b-text = Jedes Tableau hat eigene Fähigkeiten; der letzte Spieler wählt zuerst.
zhanguo-option-boards-auction = B-Seiten mit Auktion
zhanguo-option-boards-auction-text = Alle haben 15 SP, um auf die Tableaus zu bieten.
zhanguo-option-draft = Draft
zhanguo-option-draft-text = Karten nur ziehen, oder auch aussuchen.
zhanguo-option-draft-off = Ohne Draft
zhanguo-option-draft-off-text = Zieht zwei Karten von jedem Stapel.
zhanguo-option-draft-on = Mit Draft
zhanguo-option-draft-on-text = Zieht in den Runden 1 bis 4 drei Karten von jedem Stapel und behaltet zwei.
zhanguo-option-turn-order = Spielreihenfolge
zhanguo-option-turn-order-text = Die Reihenfolge der Züge in einer Runde.
zhanguo-option-turn-order-clockwise = Im Uhrzeigersinn
zhanguo-option-turn-order-clockwise-text = Vom Startspieler aus geht es im Uhrzeigersinn.
zhanguo-option-turn-order-track = Belohnungs-Leiste
zhanguo-option-turn-order-track-text = Es geht die Belohnungs-Leiste hinab.
zhanguo-option-hire-unrest = Unruhen beim Anwerben
zhanguo-option-hire-unrest-text = Wie viele Unruhen das Anwerben kostet.
zhanguo-option-hire-unrest-one = 1 Unruhe
zhanguo-option-hire-unrest-one-text = Anwerben erhöht die Unruhen um 1, egal wie viele Arbeiter du anwirbst.
zhanguo-option-hire-unrest-per-worker = 1 Unruhe je Arbeiter
zhanguo-option-hire-unrest-per-worker-text = Anwerben erhöht die Unruhen um 1 für jeden Arbeiter.

# Ereignisse

zhanguo-event-order = Belohnungs-Leiste von oben: { $seats }.
zhanguo-event-wall-tile = Mauer-Plättchen { $tile } kommt auf Sektion { $section } des { zhanguo-site } Mauer-Bereichs.
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
    [yes] Du stellst
   *[no] { $seat } stellt
} einen { zhanguo-colour } Beamten im Gouverneurs-Bereich { $region } in Dienst.
zhanguo-event-installed = { $square ->
    [0] { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } im freien Bereich von Region { $region } einen Gouverneur ein.
   *[other] { $you ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } in Region { $region } auf Feld { $square } einen Gouverneur ein.
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
} eine Mauer in Sektion { $section } des { zhanguo-site } Mauer-Bereichs, auf dem { $rods }-Balken-Feld.
zhanguo-event-ability = { $ability ->
    [board] { $you ->
        [yes] Du nutzt die Fähigkeit deines Tableaus.
       *[no] { $seat } nutzt die Fähigkeit des Tableaus.
    }
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
        [yes] Du passt
       *[no] { $seat } passt
    } bei der Belohnung: { zhanguo-aspect }.
}
zhanguo-event-task = { $you ->
    [yes] Du erfüllst
   *[no] { $seat } erfüllt
} für { $vp } SP: { zhanguo-task }.
zhanguo-event-ended = Die Partie ist zu Ende.

# Absagen

zhanguo-refusal-not-in-hand = Karte { $card } hast du nicht auf der Hand.
    Spiele eine deiner eigenen Karten. Regel { $rule }.
zhanguo-refusal-no-room-to-tuck = Keine Region kann noch eine Karte aufnehmen.
    Eine Region hat Platz für drei Karten, und die Unruhen müssen auf die Leiste passen. Spiele die Karte am Hof. Regel { $rule }.
zhanguo-refusal-region-full = An Region { $region } liegen schon drei Karten.
    Mehr passen dort nicht hin. Regel { $rule }.
zhanguo-refusal-unrest-too-high = Zu viele Unruhen in Region { $region }.
    Sie stehen auf { $level } und steigen um { $rise }, aber die Leiste endet bei { $track }. Regel { $rule }.
zhanguo-refusal-no-official-above = Im Gouverneurs-Bereich der Region { $region } gibt es keinen { zhanguo-colour } Beamten.
    Wähle einen, der dort ist. Regel { $rule }.
zhanguo-refusal-workers-area-full = Der Arbeiter-Bereich der Region { $region } ist voll.
    Er hat zwei Felder. Für einen weiteren Punkt je Schritt darf ein Beamter hindurch. Regel { $rule }.
zhanguo-refusal-no-official-below = Im Arbeiter-Bereich der Region { $region } gibt es keinen { zhanguo-colour } Beamten.
    Wähle einen, der dort ist. Regel { $rule }.
zhanguo-refusal-not-adjacent = Die Regionen { $region } und { $to } grenzen nicht aneinander.
    Die Regionen bilden eine Reihe von 1 bis 5. Wähle eine Nachbarregion. Regel { $rule }.
zhanguo-refusal-step-by-step = Bewege von Region { $region } nach Region { $to } Schritt für Schritt.
    Nur durch volle Arbeiter-Bereiche geht es hindurch. Halte auf dem ersten freien Feld; das kostet dasselbe. Regel { $rule }.
zhanguo-refusal-too-few-points = Das kostet { $cost } { $cost ->
        [one] Punkt
       *[other] Punkte
    }, und du hast { $points }.
    Jeder Schritt kostet einen Punkt, und in einem vollen Arbeiter-Bereich darf kein Beamter bleiben. Regel { $rule }.
zhanguo-refusal-one-point-at-least = Gib mindestens einen Punkt aus.
    Wer versetzt, bewegt mindestens einen Beamten. Regel { $rule }.
zhanguo-refusal-no-officials = Auf deinem Tableau ist kein Beamter.
    Es gibt niemanden zu versetzen. Regel { $rule }.
zhanguo-refusal-supply-empty = In deinem Vorrat ist kein Beamter mehr.
    Alle fünfzehn sind auf deinem Tableau. Regel { $rule }.
zhanguo-refusal-no-such-official = Du hast keinen { zhanguo-colour } Beamten mehr im Vorrat.
    Du hast fünf von jeder Farbe. Regel { $rule }.
zhanguo-refusal-no-governor-left = In deinem Vorrat ist kein Gouverneur mehr.
    Alle acht sind auf dem Spielplan. Regel { $rule }.
zhanguo-refusal-no-set-anywhere = In keinem Gouverneurs-Bereich ist ein Beamter jeder Farbe.
    Dem besten { $missing ->
        [one] fehlt { $missing } Farbe
       *[other] fehlen { $missing } Farben
    }; Beamte in Arbeiter-Bereichen zählen nicht. Regel { $rule }.
zhanguo-refusal-no-set-here = In Region { $region } { $count ->
        [one] fehlt eine Farbe
       *[other] fehlen { $count } Farben
    }.
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
    Wähle ein gedrucktes. Regel { $rule }.
zhanguo-refusal-nowhere-to-hire = Du kannst nirgends anwerben.
    Du brauchst einen Beamten in einem Arbeiter-Bereich und Platz für die Unruhen auf der Leiste. Regel { $rule }.
zhanguo-refusal-free-move-first = Bewege zuerst in Region { $region } einen Beamten nach unten (kostenlos).
    Geh bis zu deiner Karte zurück, bewege ihn, dann wirb dort an. Regel { $rule }.
zhanguo-refusal-nobody-hires = Im Arbeiter-Bereich der Region { $region } ist kein Beamter.
    Jeder Beamte dort wirbt einen Arbeiter an. Regel { $rule }.
zhanguo-refusal-no-palace-left = In deinem Vorrat ist kein Palast mehr.
    Alle sechs sind errichtet. Regel { $rule }.
zhanguo-refusal-nowhere-for-palace = Du kannst nirgends einen Palast errichten.
    Er kostet zwei Arbeiter seiner Region und einen einer anderen und braucht ein freies Feld und wenig Unruhen. Regel { $rule }.
zhanguo-refusal-palace-slots-full = Region { $region } hat kein freies Palast-Feld.
    Sie hat { $slots }, eins je Spieler. Regel { $rule }.
zhanguo-refusal-palace-blocked = Zu viele Unruhen in Region { $region } für einen Palast.
    Sie stehen auf { $level }; ab { $block } sind Paläste blockiert. Regel { $rule }.
zhanguo-refusal-two-workers-here = Es { $missing ->
        [one] fehlt
       *[other] fehlen
    } { $missing } Arbeiter in Region { $region }.
    Ein Palast kostet zwei Arbeiter seiner Region und einen einer anderen. Regel { $rule }.
zhanguo-refusal-one-worker-elsewhere = Es fehlt 1 Arbeiter außerhalb von Region { $region }.
    Ein Palast kostet zwei Arbeiter seiner Region und einen einer anderen. Regel { $rule }.
zhanguo-refusal-same-region = Der dritte Arbeiter darf nicht aus Region { $region } kommen.
    Ein Palast kostet zwei Arbeiter seiner Region und einen einer anderen. Regel { $rule }.
zhanguo-refusal-no-worker-there = Region { $region } hat keinen Arbeiter.
    Wähle eine Region, die einen hat. Regel { $rule }.
zhanguo-refusal-marker-gone = Davon ist kein Oktagon mehr da: { zhanguo-aspect }.
    Wähle einen anderen Aspekt. Regel { $rule }.
zhanguo-refusal-no-wall-left = In deinem Vorrat ist keine Mauer mehr.
    Alle fünf sind errichtet. Regel { $rule }.
zhanguo-refusal-nowhere-for-wall = Du kannst nirgends eine Mauer errichten.
    Du brauchst ein freies Feld in einer Sektion ohne deine Mauer und einen Arbeiter je Balken, alle aus verschiedenen Regionen. Regel { $rule }.
zhanguo-refusal-own-wall-there = In dieser Sektion hast du schon eine Mauer.
    Erlaubt ist eine je Sektion. Regel { $rule }.
zhanguo-refusal-section-full = Diese Sektion hat kein freies Feld.
    Alle drei Felder sind besetzt. Regel { $rule }.
zhanguo-refusal-slot-taken = Das { $rods }-Balken-Feld ist besetzt.
    Wähle ein freies. Regel { $rule }.
zhanguo-refusal-too-few-regions = { $rods } Arbeiter { $rods ->
        [one] muss aus einer Region
       *[other] müssen aus verschiedenen Regionen
    } kommen, und { $staffed ->
        [0] keine deiner Regionen hat welche
        [one] nur eine deiner Regionen hat welche
       *[other] nur { $staffed } deiner Regionen haben welche
    }.
    Jeder Balken kostet einen Arbeiter aus einer anderen Region. Regel { $rule }.
zhanguo-refusal-wrong-trigger = Karte { $card } hat einen anderen Auslöser.
    Sie wird aktiviert nach: { zhanguo-trigger }. Regel { $rule }.
zhanguo-refusal-wrong-number = Karte { $card } wird nicht aktiviert: { $played } auf { $beneath }.
    Mauer, Palast und Anwerben brauchen eine höhere Zahl, Beamter und Gouverneur eine niedrigere. Regel { $rule }.
zhanguo-refusal-used-already = { $ability ->
        [board] Du hast die Fähigkeit deines Tableaus schon genutzt.
       *[other] Du hast Karte { $ability } schon genutzt.
    }
    Jede Fähigkeit wirkt einmal je Aktion. Regel { $rule }.
zhanguo-refusal-locked = Karte { $card } ist durch Unruhen blockiert: Die Leiste ist voll.
    Senke dort zuerst die Unruhen. Regel { $rule }.
zhanguo-refusal-no-board-ability = Dein Tableau hat für diese Aktion keine Fähigkeit.
    Nur B-Seiten haben Fähigkeiten, jede für bestimmte Aktionen. Regel { $rule }.
zhanguo-refusal-no-unrest = Dort gibt es keine Unruhen zu senken.
    Die Leiste ist schon leer. Regel { $rule }.
zhanguo-refusal-no-unrest-anywhere = Keine deiner Regionen hat Unruhen.
    Es gibt nichts zu senken. Regel { $rule }.
zhanguo-refusal-no-worker-anywhere = Keine deiner Regionen hat einen Arbeiter.
    Es gibt niemanden zu bewegen. Regel { $rule }.
zhanguo-refusal-no-governor-there = Du hast dort in Region { $region } keinen Gouverneur, der nach { $to } kann.
    Wähle einen deiner Gouverneure, auf seinem Feld oder im freien Bereich. Regel { $rule }.
zhanguo-refusal-board-taken = Schon vergeben: { zhanguo-board }.
    Wähle ein anderes Tableau. Regel { $rule }.
zhanguo-refusal-board-removed = Nicht in dieser Partie: { zhanguo-board }.
    Es gibt ein Tableau je Spieler. Regel { $rule }.
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
    Du musst sie ganz nehmen können. Regel { $rule }.
zhanguo-refusal-reward-governor = In deinem Vorrat ist kein Gouverneur mehr.
    Du musst die Belohnung ganz nehmen können. Regel { $rule }.
zhanguo-refusal-reward-palace = Du kannst keinen Palast errichten.
    Du brauchst einen im Vorrat und eine Region mit freiem Feld und wenig Unruhen. Regel { $rule }.
zhanguo-refusal-reward-wall = Du kannst keine Mauer errichten.
    Du brauchst eine im Vorrat und ein freies Feld in einer Sektion ohne deine Mauer. Regel { $rule }.
zhanguo-refusal-not-this-region = Die Belohnung gilt nicht für Region { $region }.
    Wähle eine der abgebildeten Regionen. Regel { $rule }.
zhanguo-refusal-not-in-rewards = Keine kostenlosen Bewegungen in der Belohnungs-Phase.
    In deinem nächsten Zug geht es wieder. Regel { $rule }.

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
zhanguo-brings = bringt dir jetzt { $vp } SP
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
zhanguo-nothing-happens = Noch passiert nichts.
zhanguo-balance = { $seat } { $before } → { $after } SP
zhanguo-woken = { $count ->
    [0] Aktiviert keine Karte
    [one] Aktiviert 1 Karte
   *[other] Aktiviert { $count } Karten
}
zhanguo-answer-form = Tippe den Schlüssel vor einer Möglichkeit, etwa { $examples }. „options“ listet sie auf.
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
zhanguo-choice-section = { zhanguo-site-name }, Sektion { $section }
zhanguo-choice-rods = Das { $rods }-Balken-Feld
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
   *[pass] Passen und die Oktagone behalten
}
zhanguo-choice-bid = { $bid ->
    [0] Passen
   *[other] { $bid } SP bieten
}
zhanguo-choice-draft = { $cards } abgeben
zhanguo-round = Runde { $round } von 5 · { $stage ->
    [boards] Tableaus
    [draft] Draft
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
zhanguo-wakes-higher = ▲ eine höhere Karte aktiviert: { $waiting }
zhanguo-wakes-lower = ▼ eine niedrigere Karte aktiviert: { $waiting }
zhanguo-locked = { $count } blockiert
zhanguo-court-short = { $top ->
    [0] Hof: erste Karte
   *[other] Hof: { $top }
}
zhanguo-reward-line = { zhanguo-aspect }: { $reward }. Oktagone: { $race }; { $left } übrig.
zhanguo-later-rewards = Belohnungen der Runde { $round }: { $rewards }.
zhanguo-open = frei
zhanguo-map-square = { $number } ({ zhanguo-short-square })
zhanguo-map-region = Plan, Region { $region }: freie Bonusfelder: { $squares }; Gouverneure: { $governors }; Paläste: { $palaces } von { $slots }.
zhanguo-wall-line = Mauer, { zhanguo-site-name } { $section }: { $tile }; Felder mit 1, 2, 3 Balken: { $slots }.
zhanguo-task-line = Auftrag ({ zhanguo-task }): { $needs }; { $slots }.
zhanguo-board-of = Tableau von { $seat }, Zwischenstand { $score } SP:
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
zhanguo-title-score = Zwischenstand (Spielende jetzt)
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
zhanguo-table-keys = ↑↓: wählen · Eingabe: spielen · Klick: wählen, zweiter Klick: spielen. Die Vorschau steht rechts. X: auch zeigen, was jetzt nicht geht · W: warum nicht
    Tab oder ←→: blättern (Tisch, Mauern und Aufträge, Punkte, andere Tableaus) · O: Tableau des nächsten Gegners · Bild↑/Bild↓: rollen · U: einen Schritt rückgängig · Y: wiederholen · H: Tipp · L: Verlauf · S: speichern und zum Menü · Q: speichern und beenden
    Auf den Tableaus: ↑ Beamte im Gouverneurs-Bereich, ↓ im Arbeiter-Bereich (r rot, g grau, w weiß); Karten mit Aspekt (S W G), Auslöser (▲ höher aktiviert, ▼ niedriger aktiviert) und Bonus; Ruhe* gilt in einer beliebigen Region, Arb.↔ bewegt einen Arbeiter; ▮ Unruhen, ┃ ab da kein Palast, ! voll.
zhanguo-help = ZhanGuo: fünf Runden mit je sechs Karten. Lege eine Karte an eine Region deines Tableaus an: Du nimmst Oktagone ihres Aspekts, die Unruhen steigen, und ihr Auslöser aktiviert später ihren Bonus. Oder spiele sie am Hof für eine Aktion: Beamte in Dienst stellen oder versetzen, Arbeiter anwerben, einen Gouverneur einsetzen, einen Palast oder eine Mauer errichten. Schlägt deine Aktivierungszahl die letzte (▲ höher bei Mauer, Palast und Anwerben, ▼ niedriger bei Beamtem und Gouverneur), werden deine Karten mit diesem Auslöser aktiviert. Nach jeder Runde gewinnen die meisten Oktagone eines Aspekts dessen Belohnung. In deinem Zug kannst du einen Beamten jederzeit kostenlos in den Arbeiter-Bereich seiner Region hinabbewegen. Am Ende zählen Gouverneure, Oktagone, Aufträge und Mauern. Im Zeilenmodus zeigt why ohne Zug, was jetzt nicht möglich ist.
