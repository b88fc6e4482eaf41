# Zhanguo: The First Empire. Was eine Nachricht bekommt, steht in der englischen Datei.

first_empire-name = Zhanguo: The First Empire
first_empire-about = Vereine das Reich in fünf Runden: Lege Karten an, handle am Hof, errichte Paläste und Mauern, segle zum Elixier und bewache das Mausoleum. Allein spielst du gegen Li Si.

first_empire-seat-0 = Blau
first_empire-seat-1 = Gelb
first_empire-seat-2 = Rot
first_empire-seat-3 = Violett
first_empire-li-si = Li Si

# Namen

first_empire-region = { $region ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
   *[yan] Yan
}
first_empire-start = { $start ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
   *[yan] Yan
}
first_empire-to = { $to ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
   *[yan] Yan
}
first_empire-where = { $where ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [west] Mauer West
    [centre] Mauer Mitte
   *[east] Mauer Ost
}
first_empire-site = { $site ->
    [west] westlichen
    [centre] mittleren
   *[east] östlichen
}
first_empire-section = { $section ->
    [west-left] Mauer West, linke Sektion
    [west-right] Mauer West, rechte Sektion
    [centre-left] Mauer Mitte, linke Sektion
    [centre-right] Mauer Mitte, rechte Sektion
    [east-left] Mauer Ost, linke Sektion
   *[east-right] Mauer Ost, rechte Sektion
}
first_empire-aspect = { $aspect ->
    [writing] Schrift
    [currency] Währung
   *[laws] Gesetzgebung
}
first_empire-token = { $token ->
    [writing] einen Schriftmarker
    [currency] einen Währungsmarker
    [laws] einen Gesetzgebungsmarker
    [large-writing] den großen Schriftmarker
    [large-currency] den großen Währungsmarker
   *[large-laws] den großen Gesetzgebungsmarker
}
first_empire-official = { $official ->
    [alchemist] Alchemist
    [architect] Baumeister
    [general] General
   *[any] Beamter
}
first_empire-action = { $action ->
    [recruit] 1 Beamten in Dienst stellen
    [elixir] Das Elixier suchen
    [governor] 1 Gouverneur einsetzen
    [hire] 2 Arbeiter anwerben
    [palace] 1 Palast errichten
   *[wall] 1 Mauer errichten
}
first_empire-trigger = { $trigger ->
    [recruit] 1 Beamten in Dienst stellen
    [elixir] Das Elixier suchen
    [governor] 1 Gouverneur einsetzen
    [hire] 2 Arbeiter anwerben
    [palace] 1 Palast errichten
   *[wall] 1 Mauer errichten
}
first_empire-tile = { $tile ->
    [chu] dem Plättchen von Chu
    [wei] dem Plättchen von Wei
    [zhao] dem Plättchen von Zhao
    [qi] dem Plättchen von Qi
    [yan] dem Plättchen von Yan
    [wall-west] dem Plättchen der Mauer West
    [wall-centre] dem Plättchen der Mauer Mitte
    [wall-east] dem Plättchen der Mauer Ost
   *[elixir] dem Elixierplättchen
}
first_empire-palace-tile = { $palace_tile ->
    [writing] 3 SP für jede Schriftkarte dort
    [currency] 3 SP für jede Währungskarte dort
    [laws] 3 SP für jede Gesetzgebungskarte dort
    [alchemist] 3 SP für jede Alchemistenkarte dort
   *[any] 1 Unruhe und 2 SP für jede Karte dort
}
first_empire-starting-tile = { $starting_tile ->
    [S1] ein General und ein Alchemist in Chu
    [S2] ein General und ein Baumeister in Chu
    [S3] zwei Generäle in Chu
    [S4] ein General in Chu; 1 Unruhe in Wei für je einen Schrift- und Währungsmarker
    [S5] ein General in Chu; 1 Unruhe in Zhao für je einen Währungs- und Gesetzgebungsmarker
    [S6] ein General in Chu; 1 Unruhe in Qi für je einen Schrift- und Gesetzgebungsmarker
    [S7] ein General in Chu; das Schiff fährt 2 Felder
    [S8] ein General in Chu; 1 Unruhe in Chu, um einen Soldaten freizuschalten und das Schiff 1 Feld zu bewegen
    [S9] ein General in Chu; 1 Unruhe in Chu und in Yan für einen Arbeiter in Chu
   *[S10] ein General in Chu; 1 Unruhe in Wei, Zhao und Qi, um eine Alchemistenkarte in Chu anzulegen
}
first_empire-source = { $source ->
    [palaces] Paläste
    [palace_tiles] Palastplättchen
    [cards] Karten
    [governor_tiles] Gouverneursplättchen
   *[soldiers] Soldaten
}
first_empire-what = { $what ->
    [writing] Schriftkarte
    [currency] Währungskarte
    [laws] Gesetzgebungskarte
    [alchemist] Alchemistenkarte
    [governor] eigenem Gouverneur
    [palace] eigenem Palast
    [wall] eigener Mauer
    [writing-currency] je einen Schrift- und Währungsmarker
    [currency-laws] je einen Währungs- und Gesetzgebungsmarker
   *[writing-laws] je einen Schrift- und Gesetzgebungsmarker
}
first_empire-what-official = { $what ->
    [alchemist] Alchemist
    [architect] Baumeister
   *[general] General
}
first_empire-ability = { $ability ->
    [ship] Das Schiff fährt { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }.
    [recruit_here] Stelle in der Region dieser Karte in Dienst: { first_empire-what-official }.
    [move_workers] Bewege { $count ->
        [one] einen Arbeiter
       *[other] bis zu { $count }-mal einen Arbeiter
    } in eine Nachbarregion.
    [move_officials] Bewege Beamte bis zu { $count }-mal.
    [reduce_unrest] Senke die Unruhen in einer beliebigen Region um 1.
    [gain_tokens] Nimm einen Marker deiner Wahl.
    [vp_per_card] { $count } SP je { first_empire-what } an deinem Tableau.
    [vp_per_piece] { $count } SP je { first_empire-what } auf dem Plan.
    [unrest_for_tokens] 1 Unruhe hier für { first_empire-what }.
    [unrest_for_workers] 1 Unruhe hier für { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } hier.
    [unrest_for_vp_per_card] 1 Unruhe hier für { $count } SP je { first_empire-what } an deinem Tableau.
    [workers_here] Ein Arbeiter hier, ohne Unruhen.
    [recruit_any_here] Stelle hier einen Beamten deiner Wahl in Dienst.
    [calm_here_and_anywhere] Senke die Unruhen hier um 1, dann in einer beliebigen Region um 1.
    [unrest_for_any_tokens] 1 Unruhe hier für { $count } Marker deiner Wahl.
    [vp_per_alchemist_here] { $count } SP für jede Alchemistenkarte hier.
    [unlock] Schalte einen Soldaten frei.
    [vp_per_soldier] { $count } SP für jeden deiner Soldaten im Mausoleum.
    [vp_round] So viele SP wie die Nummer der Runde.
    [place_alchemist] Lege eine Alchemistenkarte in einer beliebigen Region an.
    [workers_anywhere] Ein Arbeiter in einer beliebigen Region, ohne Unruhen.
    [recruit_in_one_region] Stelle { $count } in derselben Region in Dienst: { first_empire-what-official }.
   *[calm_regions] Senke die Unruhen in { $count } verschiedenen Regionen um 1.
}
first_empire-criterion = { $criterion ->
    [architect] jede Region mit einem Baumeister
    [alchemist] jede Region mit einem Alchemisten
    [general] jede Region mit einem General
    [worker] jede Region mit einem Arbeiter
    [two_of_a_type] jede Region mit zwei Karten einer Art
    [officials_match_unrest] jede Region mit so vielen Beamten wie Unruhen, mindestens einem
    [sets] jeden Satz aus Schrift-, Währungs-, Gesetzgebungs- und Alchemistenkarte
    [palace] jede Region mit eigenem Palast
    [governor] jede Region mit eigenem Gouverneur
    [writing_card] jede Region mit einer Schriftkarte
    [currency_card] jede Region mit einer Währungskarte
    [laws_card] jede Region mit einer Gesetzgebungskarte
    [alchemist_card] jede Region mit einer Alchemistenkarte
   *[no_unrest] jede Region ohne Unruhen
}
first_empire-reward = { $reward ->
    [recruit_any] Stelle in einer Region { $count ->
        [one] einen Beamten
       *[other] { $count } Beamte
    } deiner Wahl in Dienst
    [recruit] Stelle die gezeigten Beamten in Dienst
    [place_alchemists] { $count ->
        [one] Lege eine Alchemistenkarte an
       *[other] Lege bis zu { $count } Alchemistenkarten an
    }
    [governor] Setze kostenlos einen Gouverneur ein
    [palace] Errichte kostenlos einen Palast
    [wall] Errichte kostenlos eine Mauer
    [unlock] Schalte { $count } Soldaten frei
    [ship] Das Schiff fährt { $count } Felder
    [workers] Wirb ohne Unruhen { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } an
    [unlock_and_put] Schalte einen Soldaten frei und stelle dann einen auf ein beliebiges Mausoleumsplättchen
    [put] Stelle einen freien Soldaten auf ein beliebiges Mausoleumsplättchen
   *[reset_unrest] Setze die Unruhen in bis zu { $count } Regionen auf 0
}

# Fragen

first_empire-question = { $question ->
    [starting_tile] Welches Startplättchen behältst du?
    [card] Welche Karte spielst du?
    [use] Anlegen oder am Hof spielen?
    [region] In welcher Region?
    [action] Welche Hof-Aktion?
    [official] Welchen Beamten?
    [symbol] Wofür nutzt du das Symbol?
    [alchemist] Welche Alchemistenkarte?
    [master] Welchen Meisteralchemisten nimmst du?
    [space] Auf welches Feld?
    [half] Welche Hälfte des Gouverneursplättchens?
    [worker] Aus welcher Region nimmst du einen Arbeiter?
    [palace_tile] Welches Palastplättchen?
    [large_token] Welchen großen Marker?
    [section] In welcher Sektion?
    [slot] Auf welchem Feld?
    [emperor] Welche Karte bekommt das Kaiserplättchen?
    [after] Was nun?
    [ability] Welche Fähigkeit nutzt du?
    [mover] Welchen Beamten bewegst du?
    [to] Wohin?
    [calm] In welcher Region senkst du die Unruhen?
    [reset] In welcher Region setzt du die Unruhen auf 0?
    [token] Welchen Marker nimmst du?
    [soldier] Wohin stellst du einen Soldaten?
    [put] Auf welches Plättchen stellst du den Soldaten?
    [reward] Nimmst du die Belohnung an?
    [another_card] Legst du noch eine Karte an?
    [unlock] Wie viele Soldaten schaltest du frei?
    [pay] Welchen Marker gibst du ab?
    [return] Welchen Marker legst du zurück?
    [li_si_soldier] Welches Plättchen nimmt Li Si?
   *[li_si_aspect] Welche Marker gibt Li Si zuerst ab?
}
first_empire-answer = { $answer ->
    [unification] Vereinigung
    [court] Hof
    [nothing] Ablegen
    [unlock] Einen Soldaten freischalten
    [place] Eine Alchemistenkarte anlegen
    [area] Freier Bereich
    [tile-1] Erstes Plättchenfeld
    [tile-2] Zweites Plättchenfeld
    [left] Linke Hälfte
    [right] Rechte Hälfte
    [activate] Fähigkeiten nutzen
    [move-official] Einen Beamten bewegen
    [pass] Passen
    [accept] Annehmen
    [yes] Ja
    [no] Nein
   *[stop] Aufhören
}
first_empire-card-type = { $type ->
    [writing] Schrift
    [currency] Währung
    [laws] Gesetzgebung
   *[alchemist] Alchemist
}
first_empire-no-officials = keine Beamten
first_empire-spot = { $spot ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] Mauer West
    [wall-centre] Mauer Mitte
    [wall-east] Mauer Ost
   *[elixir] Elixier
}
first_empire-need = { $need ->
    [governors] { $count ->
        [one] 1 Gouverneur
       *[other] { $count } Gouverneure
    }
    [palaces] { $count ->
        [one] 1 Palast
       *[other] { $count } Paläste
    }
    [walls] { $count ->
        [one] 1 Mauer
       *[other] { $count } Mauern
    }
   *[space] Schiff ab Feld { $count }
}
first_empire-tile-blank = kein Bonus
first_empire-tile-halves = { $left }, oder { $right }
first_empire-wall-tile = { $worth } SP nach Balken für { first_empire-criterion }
first_empire-brings = bringt dir jetzt { $points } SP
first_empire-points = { $points } SP
first_empire-met = { $count ->
    [0] noch nicht erfüllt
    [one] einmal erfüllt
    [2] zweimal erfüllt
   *[other] { $count }-mal erfüllt
}
first_empire-card-face = { first_empire-card-type } { $arrow } { first_empire-trigger } → { $does }
first_empire-officials-here = { first_empire-official } ×{ $count }
first_empire-left-in-stock = { $count } übrig
first_empire-only-in = in { $regions }
first_empire-would-wake = Auslöser wird: { first_empire-action }
first_empire-choice-card = Karte { $card }
first_empire-choice-own-card = Karte { $card } in { first_empire-region }
first_empire-choice-worker = Ein Arbeiter in { first_empire-region }
first_empire-choice-region = { $purpose ->
    [tuck] Anlegen in { first_empire-region }
    [recruit] In Dienst stellen in { first_empire-region }
    [place] Anlegen in { first_empire-region }
    [govern] Gouverneur in { first_empire-region }
    [hire] Anwerben in { first_empire-region }
    [build] Palast in { first_empire-region }
    [to] Nach { first_empire-region }
    [calm] Unruhen senken in { first_empire-region }
   *[reset] Unruhen auf 0 in { first_empire-region }
}
first_empire-choice-space = { first_empire-region }: { first_empire-answer }
first_empire-choice-stop = { $question ->
    [ability] Keine weiteren Fähigkeiten
    [soldier] Jetzt kein Soldat
    [put] Jetzt kein Soldat
   *[other] Aufhören
}
first_empire-choice-region-note = { $officials }; Arbeiter { $workers }; Unruhen { $unrest } von 3; Karten { $cards } von 3
first_empire-choice-wakes = { $count ->
    [0] aktiviert nichts
   *[other] aktiviert { $cards }
}
first_empire-choice-slot = Feld { $slot }: { $rods } Balken
first_empire-choice-mover = { first_empire-official } in { first_empire-region }
first_empire-choice-reward = { $answer ->
    [accept] Belohnung annehmen ({ first_empire-aspect })
   *[pass] Passen und die Marker behalten
}
first_empire-choice-unlock = { $count ->
    [0] Keinen freischalten
    [one] 1 Soldaten freischalten, für Marker im Wert von 3
   *[other] { $count } Soldaten freischalten, für Marker im Wert von je 3
}

# Einstellungen

first_empire-option-tableau = Belohnungstafel
first_empire-option-tableau-text = Die Belohnungen jeder Runde und die Reihenfolge der drei Aspekte.
first_empire-option-tableau-board = Spielplan
first_empire-option-tableau-board-text = Die aufgedruckten Belohnungen: Schrift, Währung, Gesetzgebung. Am besten für die erste Partie.
first_empire-option-tableau-tile-a = Tafel, Seite A
first_empire-option-tableau-tile-a-text = Andere Belohnungen, Gesetzgebung zuerst; in der letzten Runde kann ein Schiff sieben Felder fahren.
first_empire-option-tableau-tile-b = Tafel, Seite B
first_empire-option-tableau-tile-b-text = Andere Belohnungen, Währung zuerst.
first_empire-option-advanced = Fortgeschritten
first_empire-option-advanced-text = Die Symbole des Mausoleums mischen.
first_empire-option-advanced-off = Aus
first_empire-option-advanced-off-text = Jedes Symbol ist dort, wo es gedruckt ist.
first_empire-option-advanced-on = An
first_empire-option-advanced-on-text = Die neun Symbole des Mausoleums liegen zufällig, so bilden andere Plättchen Reihen und Spalten.
first_empire-option-li-si = Li Si
first_empire-option-li-si-text = Stärke des Kanzlers in der Solopartie.
first_empire-option-li-si-1 = Li Si 1
first_empire-option-li-si-1-text = Für die erste Partie.
first_empire-option-li-si-2 = Li Si 2
first_empire-option-li-si-2-text = Ein gutes Duell, sobald du das Spiel kennst.
first_empire-option-li-si-3 = Li Si 3
first_empire-option-li-si-3-text = Er beginnt und gewinnt jeden Gleichstand bei Gouverneuren.
first_empire-option-li-si-4 = Li Si 4
first_empire-option-li-si-4-text = Für die besten Köpfe des Reiches.
first_empire-option-li-si-none = Ohne Li Si
first_empire-option-li-si-none-text = 2 bis 4 Spieler, ohne Li Si.

# Ereignisse

first_empire-event-li-si = Du spielst gegen Li Si, Stufe { $level }.
first_empire-event-starting-dealt = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} zwei Startplättchen: { $starting_tile } und { $other_tile }.
first_empire-event-starting-tile = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
}: { first_empire-starting-tile }.
first_empire-event-order = Reihenfolge: { $order }.
first_empire-event-round = Runde { $round } beginnt.
first_empire-event-drew = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} sechs Karten.
first_empire-event-drew-cards = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $cards }.
first_empire-event-laid-down = { $you ->
    [yes] Du kannst nichts tun und legst
   *[no] { $seat } kann nichts tun und legt
} Karte { $card } ab.
first_empire-event-tucked = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} Karte { $card } in { first_empire-region } an.
first_empire-event-court = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} Karte { $card } am Hof: { first_empire-action }.
first_empire-event-points = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $points } SP ({ first_empire-source }).
first_empire-event-tokens = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [0] keinen Marker ({ first_empire-aspect }): es ist keiner mehr da
    [one] einen Marker ({ first_empire-aspect })
   *[other] { $count } Marker ({ first_empire-aspect })
}.
first_empire-event-unrest = { $you ->
    [yes] Deine
   *[no] { $seat }: Die
} Unruhen in { first_empire-region } stehen jetzt auf { $level }.
first_empire-event-hired = { $you ->
    [yes] Du wirbst
   *[no] { $seat } wirbt
} { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
} in { first_empire-region } an.
first_empire-event-paid-workers = { $you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
} { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
} aus { first_empire-region }.
first_empire-event-recruited = { $you ->
    [yes] Du stellst
   *[no] { $seat } stellt
} in { first_empire-region } einen { $official ->
    [alchemist] Alchemisten
    [architect] Baumeister
    [general] General
   *[any] Beamten
} in Dienst.
first_empire-event-unlocked = { $you ->
    [yes] Du schaltest
   *[no] { $seat } schaltet
} { $count ->
    [0] keinen Soldaten
    [one] einen Soldaten
   *[other] { $count } Soldaten
} frei.
first_empire-event-moved-official = { $you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} einen { $official ->
    [alchemist] Alchemisten
    [architect] Baumeister
    [general] General
   *[any] Beamten
} von { first_empire-start } nach { first_empire-to }.
first_empire-event-moved-worker = { $you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} einen Arbeiter von { first_empire-start } nach { first_empire-to }.
first_empire-event-sailed = { $you ->
    [yes] Dein Schiff
   *[no] Das Schiff von { $seat }
} fährt von Feld { $from_space } nach { $to_space }.
first_empire-event-symbol-lost = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} nichts durch das Symbol.
first_empire-event-alchemist = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $card } in { first_empire-region } an.
first_empire-event-master = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} den Meisteralchemisten { $card }.
first_empire-event-governor = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} in { first_empire-region } einen Gouverneur ein{ $space ->
    [area] { "" }
   *[other] , auf einem Gouverneursplättchen
}.
first_empire-event-governor-bonus = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} die { $half ->
    [left] linke
   *[right] rechte
} Hälfte des Gouverneursplättchens { $governor_tile }.
first_empire-event-palace = { $you ->
    [yes] Du errichtest
   *[no] { $seat } errichtet
} einen Palast in { first_empire-region }.
first_empire-event-palace-tile = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} das Palastplättchen von { first_empire-region }: { first_empire-palace-tile }.
first_empire-event-large-token = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} den großen Marker ({ first_empire-aspect }).
first_empire-event-wall = { $you ->
    [yes] Du errichtest
   *[no] { $seat } errichtet
} eine Mauer: { first_empire-section }, Feld { $slot }.
first_empire-event-emperor-tile = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} ein Kaiserplättchen auf Karte { $card }. Ihr Auslöser ist jetzt „{ first_empire-action }“.
first_empire-event-ability = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} Karte { $card }.
first_empire-event-soldier = { $you ->
    [yes] Du stellst
   *[no] { $seat } stellt
} einen Soldaten auf Feld { $slot } auf { first_empire-tile }.
first_empire-event-reward = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} die Belohnung für { first_empire-aspect } in Runde { $round } an.
first_empire-event-reward-declined = { $you ->
    [yes] Du passt
   *[no] { $seat } passt
} bei der Belohnung für { first_empire-aspect }.
first_empire-event-reward-lost = Niemand nimmt die Belohnung für { first_empire-aspect }.
first_empire-event-paid-token = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { first_empire-token } ab.
first_empire-event-large-returned = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} den großen Marker ({ first_empire-aspect }) zurück.
first_empire-event-token-returned = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} einen Marker ({ first_empire-aspect }) zurück.
first_empire-event-round-ended = Runde { $round } ist vorbei.
first_empire-event-ended = Die Partie ist zu Ende.
first_empire-event-li-si-card = Li Si zieht Aktionskarte { $action_card }.
first_empire-event-li-si-court = Li Si hat keinen Platz und spielt Karte { $card } am Hof.
first_empire-event-li-si-paid = Li Si gibt { $count } Marker ab ({ first_empire-aspect }).
first_empire-event-emperor-stays = { $lack ->
    [bare_card] { $you ->
        [yes] Auf allen deinen Karten liegt schon ein Kaiserplättchen; dieses bleibt liegen.
       *[no] Auf allen Karten von { $seat } liegt schon ein Kaiserplättchen; dieses bleibt liegen.
    }
   *[other] { $you ->
        [yes] Du hast noch keine Vereinigungskarte angelegt; das Kaiserplättchen bleibt liegen.
       *[no] { $seat } hat noch keine Vereinigungskarte angelegt; das Kaiserplättchen bleibt liegen.
    }
}
first_empire-event-emperor-removed = Li Si entfernt das oberste Kaiserplättchen der { first_empire-site } Mauer: { first_empire-action }.
first_empire-event-li-si-check = { $check ->
    [has-room] Ist in { first_empire-where } Platz für eine Karte?
    [can-sail] Kann sein Schiff noch fahren?
    [entrance-empty] Ist sein Eingang leer?
    [card-left] Hat er noch eine Alchemistenkarte?
    [piece-left] Hat er noch eine Figur im Vorrat?
    [no-soldier-in-region] Fehlt sein Soldat auf dem Mausoleumsplättchen von { first_empire-where }?
    [majority-open] Fehlt ihm noch die Mehrheit in { first_empire-where }?
    [first-of-order] Alles ist erfüllt: Er nimmt das Erste seiner Reihenfolge, { first_empire-where }.
    [no-soldier-at-site] Fehlt sein Soldat auf dem Mausoleumsplättchen ({ first_empire-where })?
   *[section-open] Gibt es eine Sektion ohne seine Mauer ({ first_empire-where })?
} { $outcome ->
    [yes] Ja.
   *[no] Nein.
}

# Ablehnungen

first_empire-refusal-no-room-anywhere = Keine Region kann noch eine Karte aufnehmen.
    Eine Region hat Platz für drei Karten, und die Unruhen dürfen 3 nicht übersteigen. Regel { $rule }.
first_empire-refusal-no-action = Keine der sechs Hof-Aktionen ist möglich. Regel { $rule }.
first_empire-refusal-can-play = Du kannst diese Karte spielen, also musst du es.
    Ablegen darfst du sie nur, wenn du weder anlegen noch am Hof handeln kannst. Regel { $rule }.
first_empire-refusal-region-full = In { first_empire-region } liegen schon drei Karten. Regel { $rule }.
first_empire-refusal-too-much-unrest = Die Unruhen in { first_empire-region } stehen auf { $unrest } und dürfen { $most } nicht übersteigen. Regel { $rule }.
first_empire-refusal-none-in-stock = Nicht mehr in deinem Vorrat: { first_empire-official }. Regel { $rule }.
first_empire-refusal-ship-at-end = Dein Schiff ist am Ende der Leiste. Regel { $rule }.
first_empire-refusal-no-governor = Alle sieben Gouverneure sind auf dem Plan. Regel { $rule }.
first_empire-refusal-officials-missing = In { first_empire-region } { $count ->
        [one] fehlt ein Beamter
       *[other] fehlen { $count } Beamte
    }: { $officials }.
    Ein Gouverneur kostet je einen Alchemisten, Baumeister und General der Region. Regel { $rule }.
first_empire-refusal-no-region-to-govern = In keiner Region stehen Alchemist, Baumeister und General. Regel { $rule }.
first_empire-refusal-no-general = Du hast keinen General in { first_empire-region }. Regel { $rule }.
first_empire-refusal-no-region-to-hire = Du hast keinen General in einer Region mit weniger als 3 Unruhen. Regel { $rule }.
first_empire-refusal-no-palace = Alle sechs Paläste sind auf dem Plan. Regel { $rule }.
first_empire-refusal-no-architect = Du hast keinen Baumeister in { first_empire-region }. Regel { $rule }.
first_empire-refusal-workers-missing = In { first_empire-region } { $missing ->
        [one] fehlt 1 Arbeiter
       *[other] fehlen { $missing } Arbeiter
    }. Regel { $rule }.
first_empire-refusal-other-worker-missing = Es fehlt 1 Arbeiter außerhalb von { first_empire-region }. Regel { $rule }.
first_empire-refusal-no-region-to-build = In keiner Region stehen ein Baumeister und zwei Arbeiter. Regel { $rule }.
first_empire-refusal-no-wall = Alle sechs Mauern sind auf dem Plan. Regel { $rule }.
first_empire-refusal-own-wall-there = Du hast hier schon eine Mauer: { first_empire-section }. Regel { $rule }.
first_empire-refusal-slot-taken = Feld { $slot } ist besetzt. Regel { $rule }.
first_empire-refusal-too-few-regions = Du hast nur in { $regions ->
        [one] einer Region
       *[other] { $regions } Regionen
    } Arbeiter.
    Ein Feld kostet einen Arbeiter je Balken, alle aus verschiedenen Regionen. Regel { $rule }.
first_empire-refusal-no-section-to-build = Du kannst kein freies Feld bezahlen: Du hast in { $regions ->
    [one] einer Region
   *[other] { $regions } Regionen
} Arbeiter. Regel { $rule }.
first_empire-refusal-no-worker-there = Du hast keinen Arbeiter in { first_empire-region }. Regel { $rule }.
first_empire-refusal-region-has-paid = { first_empire-region } hat schon bezahlt. Nimm den nächsten Arbeiter aus einer anderen Region. Regel { $rule }.
first_empire-refusal-space-taken = Auf diesem Plättchen steht schon ein Gouverneur. Regel { $rule }.
first_empire-refusal-half-without-effect = Diese Hälfte hat jetzt keine Wirkung. Regel { $rule }.
first_empire-refusal-tile-raises-unrest = Dieses Plättchen erhöht die Unruhen, die dort schon auf 3 stehen. Regel { $rule }.
first_empire-refusal-large-token-taken = Der große Marker ({ first_empire-aspect }) ist vergeben. Regel { $rule }.
first_empire-refusal-has-emperor-tile = Auf Karte { $card } liegt schon ein Kaiserplättchen. Regel { $rule }.
first_empire-refusal-not-lower = { $card } ist nicht niedriger als { $beneath }.
    Diese Aktion aktiviert Fähigkeiten nur mit einer niedrigeren Karte. Regel { $rule }.
first_empire-refusal-not-higher = { $card } ist nicht höher als { $beneath }.
    Diese Aktion aktiviert Fähigkeiten nur mit einer höheren Karte. Regel { $rule }.
first_empire-refusal-nothing-wakes = Keine deiner Karten wird durch diese Aktion aktiviert. Regel { $rule }.
first_empire-refusal-no-official-to-move = Du hast keinen Beamten zum Bewegen. Regel { $rule }.
first_empire-refusal-other-trigger = Karte { $card } hat einen anderen Auslöser: { first_empire-trigger }. Regel { $rule }.
first_empire-refusal-used-already = Karte { $card } hast du in diesem Zug schon genutzt. Regel { $rule }.
first_empire-refusal-region-in-revolt = Karte { $card } ist blockiert: 3 Unruhen in { first_empire-region }. Regel { $rule }.
first_empire-refusal-without-effect = Karte { $card } hat jetzt keine Wirkung. Regel { $rule }.
first_empire-refusal-no-official-there = Du hast keinen solchen Beamten in { first_empire-region }. Regel { $rule }.
first_empire-refusal-not-adjacent = { first_empire-region } ist nicht benachbart. Regel { $rule }.
first_empire-refusal-no-unrest-there = In { first_empire-region } gibt es keine Unruhen. Regel { $rule }.
first_empire-refusal-calmed-already = In { first_empire-region } hast du die Unruhen schon gesenkt. Wähle eine andere Region. Regel { $rule }.
first_empire-refusal-supply-empty = Im Vorrat ist kein Marker mehr ({ first_empire-aspect }). Regel { $rule }.
first_empire-refusal-none-locked = Du hast keinen gesperrten Soldaten. Regel { $rule }.
first_empire-refusal-no-card-to-place = Du hast jetzt keine Alchemistenkarte zum Anlegen. Regel { $rule }.
first_empire-refusal-no-alchemist-there = Du hast keinen Alchemisten in { first_empire-region }. Regel { $rule }.
first_empire-refusal-card-not-held = { $card } ist keine deiner Alchemistenkarten. Regel { $rule }.
first_empire-refusal-master-gone = { $card } ist schon vergeben. Regel { $rule }.
first_empire-refusal-condition-not-met = Die Bedingung des { $tile ->
        [chu] Plättchens von Chu
        [wei] Plättchens von Wei
        [zhao] Plättchens von Zhao
        [qi] Plättchens von Qi
        [yan] Plättchens von Yan
        [wall-west] Plättchens der Mauer West
        [wall-centre] Plättchens der Mauer Mitte
        [wall-east] Plättchens der Mauer Ost
       *[elixir] Elixierplättchens
    } ist nicht erfüllt. Regel { $rule }.
first_empire-refusal-own-soldier-there = Du hast schon einen Soldaten auf { first_empire-tile }. Regel { $rule }.
first_empire-refusal-officials-short = Dir fehlen Beamte für die ganze Belohnung.
    Im Vorrat: { $alchemist } { $alchemist ->
        [one] Alchemist
       *[other] Alchemisten
    }, { $architect } Baumeister, { $general } { $general ->
        [one] General
       *[other] Generäle
    }; die Belohnung umfasst { $count }. Regel { $rule }.
first_empire-refusal-locked-short = Du hast nur { $locked ->
        [one] 1 gesperrten Soldaten
       *[other] { $locked } gesperrte Soldaten
    }; nötig sind { $count }. Regel { $rule }.
first_empire-refusal-entrance-empty = Du hast keinen Soldaten am Eingang. Regel { $rule }.
first_empire-refusal-no-room-for-card = In allen deinen Regionen liegen drei Karten. Regel { $rule }.
first_empire-refusal-no-unrest = In keiner deiner Regionen gibt es Unruhen. Regel { $rule }.
first_empire-refusal-too-few-tokens = Das kostet { $price }, deine Marker sind aber nur { $value } wert. Regel { $rule }.
first_empire-refusal-no-such-token = Einen solchen Marker hast du nicht ({ first_empire-aspect }). Regel { $rule }.
first_empire-refusal-pays-too-much = Das ist zu viel. Nimm einen kleineren Marker. Regel { $rule }.
first_empire-refusal-not-this-region = Die Belohnung gilt nicht für { first_empire-region }. Möglich: { $allowed }. Regel { $rule }.


# Das Ende

first_empire-reason-most-points = meiste SP
first_empire-reason-beat-li-si = Li Si besiegt
first_empire-reason-tied-with-li-si = Gleichstand mit Li Si
first_empire-reason-lost-to-li-si = gegen Li Si verloren
first_empire-result-most-points = { $count ->
    [one] { $you ->
        [yes] Du hast die meisten SP und gewinnst.
       *[no] { $winners } hat die meisten SP und gewinnt.
    }
   *[other] { $you ->
        [yes] { $winners } habt gleich viele SP und teilt euch den Sieg.
       *[no] { $winners } haben gleich viele SP und teilen sich den Sieg.
    }
}
first_empire-result-beat-li-si = { $you ->
    [yes] Du schlägst Li Si und gewinnst.
   *[no] { $winners } schlägt Li Si und gewinnt.
}
first_empire-result-tied-with-li-si = { $you ->
    [yes] Du hast genauso viele SP wie Li Si: Ihr teilt euch den Sieg.
   *[no] { $winners } hat genauso viele SP wie Li Si: Beide teilen sich den Sieg.
}
first_empire-result-lost-to-li-si = Li Si hat mehr SP und gewinnt.
first_empire-score = { $won ->
    [yes] ★
   *[no] –
} { $seat }: { $score } SP (Paläste { $palaces }, Palastplättchen { $palace-tiles }, Karten { $cards }, Gouverneursplättchen { $governor-tiles }, Soldaten { $soldiers }, Mehrheiten { $majorities }, Elixier { $elixir }, Reihen und Spalten { $lines }, Mauern { $walls }, Eingang { $entrance })
