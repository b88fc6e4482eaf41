# Das erste Kaiserreich am Terminal: Kurzformen für schmale Spalten, Antworten in Worten, der Tisch als Text.

first_empire-short-trigger = { $trigger ->
    [recruit] Bea.
    [elixir] Elix.
    [governor] Gouv.
    [hire] Arb.
    [palace] Pal.
   *[wall] Mau.
}
first_empire-short-bonus = { $ability ->
    [ship] Sch { $count }
    [recruit_here] { $what ->
        [alchemist] +Al
        [architect] +Ba
       *[general] +Ge
    }
    [move_workers] Arb ↔
    [move_officials] Bea ↔{ $count }
    [reduce_unrest] Ruhe*
    [gain_tokens] Marker
    [vp_per_card] SP/A
    [vp_per_piece] { $what ->
        [governor] SP/Gou
        [palace] SP/Pal
       *[wall] SP/Mau
    }
    [unrest_for_tokens] { $what ->
        [writing-currency] ▮SW
        [currency-laws] ▮WG
       *[writing-laws] ▮SG
    }
    [unrest_for_workers] ▮Arb { $count }
    [unrest_for_vp_per_card] { $what ->
        [writing] ▮SP/S
        [currency] ▮SP/W
       *[laws] ▮SP/G
    }
    [workers_here] Arb.
    [recruit_any_here] +Bea
    [calm_here_and_anywhere] Ruhe+*
    [unrest_for_any_tokens] ▮Mar { $count }
    [vp_per_alchemist_here] { $count }SP/A
    [unlock] Soldat
    [vp_per_soldier] SP/Sol
    [vp_round] SP=Rd
   *[other] ✦
}
first_empire-short-official = { $official ->
    [alchemist] Al
    [architect] Ba
   *[general] Ge
}
first_empire-short-workers = Arbeiter { $count }
first_empire-short-governors = Gou
first_empire-short-palaces = Pal
first_empire-short-majority = Mehrheit
first_empire-short-stock = · Schiff { $ship } ×{ $value } · Soldaten { $entrance } frei, { $locked } gesperrt
first_empire-seat-letter = { $seat ->
    [0] B
    [1] G
    [2] R
    [3] V
   *[li_si] L
}
first_empire-strip-score = { $score } SP

# Antworten in Worten

first_empire-asked = { $you ->
    [yes] { first_empire-question }
   *[no] { $seat }: { first_empire-question }
}
first_empire-next = Danach: { first_empire-question }
first_empire-nothing-happens = Noch passiert nichts.
first_empire-balance = { $seat } { $before } → { $after } SP
first_empire-answer-form = Tippe den Schlüssel vor einer Möglichkeit, etwa { $examples }. „options“ listet sie auf.

# Der Tisch als Text

first_empire-round = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round } von 5
} · { $stage ->
    [lay_out] Aufbau
    [starting_choice] Startplättchen
    [starting_effect] Startplättchen
    [reward] Belohnungen
    [unlock] Soldaten freischalten
    [limit] Markergrenze
    [over] Ende
   *[play] Züge
}
first_empire-order = Reihenfolge: { $order }.
first_empire-court = { $top ->
    [0] Hof: noch keine Karte; die erste aktiviert in jedem Fall.
   *[other] Hof: { $top } ist zu schlagen ({ $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }).
}
first_empire-court-short = { $top ->
    [0] Hof: erste Karte
   *[other] Hof: { $top } zu schlagen
}
first_empire-wakes-higher = ▲ eine höhere Karte aktiviert: { $waiting }
first_empire-wakes-lower = ▼ eine niedrigere Karte aktiviert: { $waiting }
first_empire-asleep = durch Unruhen blockiert: { $cards }
first_empire-reward-line = { first_empire-aspect }: { $reward }. Marker: { $race }; { $left } übrig.
first_empire-later-rewards = Belohnungen der Runde { $round }: { $rewards }.
first_empire-map-region = { first_empire-region }: Gouverneure: { $governors }, Mehrheit jetzt: { $majority }; Paläste: { $palaces }; Gouverneursplättchen: { $governor_tiles }; Palastplättchen: { $palace_tiles }.
first_empire-open = frei
first_empire-wall-slot = { $rods } Balken: { $taker }
first_empire-wall-line = { first_empire-section }: { $tile }; { $slots }.
first_empire-emperor-tiles = Kaiserplättchen, das oberste zuerst: { $piles }.
first_empire-tomb-line = Mausoleum, Zeile { $row }, Spalte { $column }, { first_empire-spot }: { $needs }; Felder: { $slots }.
first_empire-tomb-met = Du erfüllst die Bedingung.
first_empire-ship = { $seat } auf { $space } (Wert { $value })
first_empire-symbol = { $symbol ->
    [double] { $space } (doppelt)
    [master] { $space } (Meister)
   *[single] { $space }
}
first_empire-track = Elixierleiste: { $ships }; Symbole auf { $symbols }; sie endet bei { $last }.
first_empire-track-signs = ○ Symbol  ◎ doppeltes Symbol  ☆ Meisteralchemist  × Wert von hier an
first_empire-masters = Meisteralchemisten zur Wahl: { $cards }
first_empire-board-of = Tableau von { $seat }, Zwischenstand { $score } SP:
first_empire-board-region = { first_empire-region }: { $officials }; Arbeiter { $workers }; Unruhen { $unrest } von 3; Karten: { $cards }.
first_empire-supplies = jetzt { $score } SP; Marker { $tokens }; Schiff auf { $ship }; Soldaten { $entrance } am Eingang, { $locked } gesperrt; Alchemistenkarten { $alchemists }; Hand { $hand }; übrig: { $left }, Gouverneure { $governors }, Paläste { $palaces }, Mauern { $walls }
first_empire-hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand:
}
first_empire-alchemists = Deine Alchemistenkarten:
first_empire-source-name = { $source ->
    [palaces] Paläste
    [palace_tiles] Palastplättchen
    [cards] Karten
    [governor_tiles] Gouverneursplättchen
    [soldiers] Soldaten
    [majorities] Mehrheiten
    [elixir] Elixier
    [lines] Reihen und Spalten
    [walls] Mauern
   *[entrance] Eingang
}

# Li Si

first_empire-li-si-level = Li Si, Stufe { $level }
first_empire-li-si-region = Li Si in { first_empire-region }: Palastplättchen: { $tiles }; Karten: { $cards }.
first_empire-li-si-supplies = jetzt { $score } SP; Marker { $tokens }; Schiff auf { $ship }; Soldaten { $entrance } am Eingang, { $locked } gesperrt; Alchemistenkarten { $alchemists }; übrig: Gouverneure { $governors }, Paläste { $palaces }, Mauern { $walls }
first_empire-li-si-pile = { $count ->
    [0] Sein Stapel ist leer.
    [one] Sein Stapel hat 1 Karte: { $aspect ->
        [writing] Schrift
        [currency] Währung
       *[laws] Gesetzgebung
    }.
   *[other] Sein Stapel hat { $count } Karten, obenauf { $aspect ->
        [writing] Schrift
        [currency] Währung
       *[laws] Gesetzgebung
    }.
}
first_empire-li-si-cards = { $pile ->
    [deck] Aktionskarten in seinem Deck
    [discards] Aktionskarten, in dieser Runde gespielt
   *[removed] Aktionskarten aus dem Spiel
}: { $cards }
first_empire-action-kind = { $kind ->
    [unification] Vereinigung
    [elixir] Elixier
    [governor] Gouverneur
    [palace] Palast
   *[wall] Mauer
}
first_empire-action-card = { $kind ->
    [unification] Vereinigung: Die oberste Karte seines Stapels kommt in die erste Region mit Platz, von Chu bis zur Region der Runde; sonst an den Hof.
    [elixir] Elixier: Sein Schiff fährt { $steps } Felder.
    [governor] Gouverneur, er prüft { $order }: { $spaces ->
        [left] auf das erste freie Plättchenfeld von links.
        [right] zwei auf die freien Plättchenfelder von rechts.
       *[area] in den freien Bereich.
    }
    [palace] Palast, er prüft { $order }; { $takes ->
        [yes] mit Palastplättchen,
       *[no] ohne Palastplättchen,
    } großer Marker: { $tokens }.
   *[wall] Mauer, er prüft { $order }: { $arrow ->
        [right] rechte Sektion, von rechts
       *[left] linke Sektion, von links
    }{ $takes ->
        [yes] ; entfernt das oberste Kaiserplättchen.
       *[no] .
    }
}
first_empire-once = Nur einmal.
first_empire-li-si-scoring = Seine Wertung: Mauern { $walls } SP nach Balken; seine Palastplättchen einmal, am Ende; { $ties ->
    [yes] bei Gleichstand gewinnt er die Mehrheit und du bekommst nichts
   *[no] bei Gleichstand wird die Mehrheit geteilt
}; Alchemistenkarten mal { $plus ->
    [0] Wert seines Feldes
   *[other] Wert seines Feldes plus { $plus }
}.
first_empire-li-si-last = Seine letzte Aktionskarte, { $number }: { $card }

# Der Textual-Tisch

first_empire-page-table = Tisch
first_empire-page-land = Regionen & Mauern
first_empire-page-mausoleum = Mausoleum
first_empire-page-rewards = Belohnungen
first_empire-page-scores = Punkte
first_empire-title-walls = Mauern
first_empire-title-mausoleum = Mausoleum
first_empire-title-track = Elixierleiste
first_empire-title-round = Runde { $round }
first_empire-title-hand = Hand
first_empire-title-score = Zwischenstand (Spielende jetzt)
first_empire-left = Übrig: { $governors } { $governors ->
        [one] Gouverneur
       *[other] Gouverneure
    } · { $palaces } { $palaces ->
        [one] Palast
       *[other] Paläste
    } · { $walls } { $walls ->
        [one] Mauer
       *[other] Mauern
    }
first_empire-left-short = { $count } übrig
first_empire-strip-more = · Schiff { $ship } ▲{ $soldiers }
first_empire-table-keys = ↑↓: wählen · Eingabe: spielen · Klick: wählen, zweiter Klick: spielen. Die Vorschau steht rechts. X: auch zeigen, was jetzt nicht geht · W: warum nicht
    Tab oder ←→: blättern (Tisch, Regionen und Mauern, Mausoleum und Elixierleiste, Belohnungen, Punkte, andere Tableaus oder Li Si) · O: nächstes Tableau · Bild↑/Bild↓: rollen · U: einen Schritt rückgängig · Y: wiederholen · H: Tipp · L: Verlauf · S: speichern und zum Menü · Q: speichern und beenden
    Auf den Tableaus: Al Alchemist, Ba Baumeister, Ge General; Karten mit Art (S W G A), Auslöser (▲ höher aktiviert, ▼ niedriger aktiviert, ☆ durch ein Kaiserplättchen geändert) und Bonus; ▮ im Bonus kostet 1 Unruhe hier, Ruhe* gilt in einer beliebigen Region, Arb ↔ und Bea ↔ bewegen Arbeiter und Beamte; [ ] Gouverneursplättchen und ⌂ Palastplättchen, die noch da sind, □ ein leeres, * für jede Karte; ▮ Unruhen, ! blockiert.
first_empire-help = The First Empire: fünf Runden mit je sechs Karten. Lege eine Karte in einer Region an: Du nimmst Marker ihres Aspekts, die Unruhen steigen, und ihr Auslöser aktiviert später ihre Fähigkeit. Oder spiele sie am Hof für eine Aktion: einen Beamten in Dienst stellen, das Elixier suchen, einen Gouverneur einsetzen, Arbeiter anwerben, einen Palast oder eine Mauer errichten. Ist deine Aktivierungszahl niedriger als die letzte (Beamter, Elixier, Gouverneur) oder höher (Anwerben, Palast, Mauer), werden deine Karten mit diesem Auslöser aktiviert; stattdessen darfst du einen Beamten bewegen. Nach jeder Runde gewinnen die meisten Marker eines Aspekts dessen Belohnung, und Marker schalten Soldaten frei. Soldaten bewachen Mausoleumsplättchen, deren Bedingung du erfüllst. Am Ende zählen Mehrheiten der Gouverneure, das Elixier, Reihen und Spalten von Soldaten, Mauern und Soldaten am Eingang. Im Zeilenmodus zeigt why ohne Zug, was jetzt nicht möglich ist.
