# Die Seite mit dem Spielmaterial. Was eine Nachricht bekommt, steht in der englischen Datei.

page-parts = { $group ->
    [board-bird] Der Plan Vogel
    [board-lion] Der Plan Löwe
    [tiles] Plättchen
    [pieces] Spielsteine
    [boards] Spielertableaus
    [map] Die Karte
    [walls] Mauerplättchen
    [tasks] Auftragsplättchen
    [rewards] Belohnungen der Vereinigung
    [cards] Vereinigungskarten
    [values] Punkte am Ende
    [alchemists] Alchemistenkarten
    [emperor] Kaiserplättchen: Aktion und Baustelle
    [palace] Palastplättchen
    [governor] Gouverneursplättchen
    [starting] Startplättchen
    [elixir] Die Elixierroute
    [mausoleum] Das Mausoleum
    [slots] Stäbe der Mauerplätze
    [counts] Nach Personenzahl
    [tableau-board] Belohnungen des Spielplans
    [tableau-tile_a] Belohnungen der Tafel A
    [tableau-tile_b] Belohnungen der Tafel B
    [li-si] Li Sis Aktionskarten
    [li-si-scoring] Li Sis Wertungskarten
    [li-si-levels] Li Sis Stufen
   *[other] Anderes
}
page-parts-count = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
page-part-board = Bild des Plans { $board }
page-part-pagodas = Pagoden je Person zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}
page-part-hand = Plättchen auf der Hand
page-part-tracks = Unruheleisten der Regionen 1 bis 5
page-part-blocks = kein Palast ab so viel Unruhe
page-part-officials = Beamte zu Beginn
page-part-ability = Fähigkeit
page-part-adjacent = Benachbarte Regionen
page-part-squares = Bonusfelder der Region { $region }
page-part-sites = Baustellen der Mauer
page-part-points = { $points } Punkte
page-part-round = { $aspect }, Runde { $round }
page-part-governors = Gouverneure je Person
page-part-palaces = Paläste je Person
page-part-walls = Mauern je Person
page-part-officials-of-a-colour = Beamte einer Farbe je Person
page-part-unrest-cubes = Unruhewürfel je Person
page-part-task-discs = Auftragsscheiben je Person
page-part-small-markers-each = Kleine Oktagone je Person und Aspekt
page-part-big-markers = Große Oktagone je Aspekt
page-part-cards-of-an-aspect = Karten eines Aspekts
page-part-value-governors = Meiste Gouverneure in einer Region
page-part-value-each-governor = Jeder Gouverneur dort
page-part-value-writing = Meiste Oktagone der Schrift
page-part-value-currency = Meiste Oktagone der Währung
page-part-value-laws = Meiste Oktagone der Gesetzgebung
page-part-value-auction = SP zum Bieten
page-part-players = { $players } Personen
page-part-small-tokens = { $players } Personen: kleine Marker eines Aspekts
page-part-emperor-tiles = { $players } Personen: Kaiserplättchen
page-part-governor-tiles = { $players } Personen: Gouverneursplättchen
page-part-blank-tiles = { $players } Personen: leere Plättchen
page-part-governor-spaces = { $players } Personen: Gouverneursplätze je Region
page-part-majority = { $players } Personen: Punkte für die meisten Gouverneure
page-part-palace-spaces = { $players } Personen: Palastplättchen je Region
page-part-track-last = Letztes Feld
page-part-track-single = Felder mit einem Alchemisten
page-part-track-double = Felder mit zwei Alchemisten
page-part-track-master = Felder mit einem Meisteralchemisten
page-part-track-multiplier = Eine Alchemistenkarte bringt 1, 2, 3 … Punkte ab
page-part-grid = Die neun Stellen, Reihe für Reihe
page-part-three-up = Plätze nur zu dritt und zu viert
page-part-symbol = { $symbol ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] westliche Mauern
    [wall-centre] mittlere Mauern
    [wall-east] östliche Mauern
   *[elixir] Elixier
}
page-part-need = { $kind ->
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
   *[space] das Schiff auf Feld { $count }
}
page-part-rows = Reihen von oben
page-part-level = Stufe { $level }
page-part-level-text = Aktionskarten { $deck }. Wertungskarten { $top } und { $bottom }. Platz { $place } in der Reihenfolge, Schiff auf { $ship }, freigeschaltete Soldaten: { $soldiers }.
page-part-scoring = Mauern mit 1, 2 und 3 Stäben: { $walls } Punkte. { $line ->
    [ties_split] Bei Gleichstand der Gouverneure wird geteilt.
    [ties_won] Bei Gleichstand der Gouverneure gewinnt er.
    [plus_2] Jede Alchemistenkarte bringt 2 Punkte mehr.
   *[plus_0] Alchemistenkarten bringen, was sie allen bringen.
}
