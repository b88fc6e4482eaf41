# Die Seite mit dem Spielmaterial. Was eine Nachricht bekommt, steht in der englischen Datei.

page-parts = { $group ->
    [board-bird] Der Plan Vogel
    [board-lion] Der Plan Löwe
    [tiles] Plättchen
    [pieces] Spielsteine
    [boards] Tableaus
    [map] Die Karte
    [walls] Mauerplättchen
    [tasks] Auftragsplättchen
    [rewards] Belohnungen der Vereinigung
    [cards] Vereinigungskarten
    [values] SP am Ende
    [alchemists] Alchemistenkarten
    [emperor] Kaiserplättchen: Aktion und Mauer-Bereich
    [palace] Palastplättchen
    [governor] Gouverneursplättchen
    [starting] Startplättchen
    [elixir] Die Elixierleiste
    [mausoleum] Das Mausoleum
    [slots] Balken der Mauer-Felder
    [counts] Nach Spielerzahl
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
page-part-pagodas = Pagoden je Spieler zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}
page-part-hand = Plättchen auf der Hand
page-part-tracks = Unruhen-Leisten der Regionen 1 bis 5
page-part-blocks = kein Palast ab so vielen Unruhen
page-part-officials = Beamte zu Beginn
page-part-ability = Fähigkeit
page-part-adjacent = Benachbarte Regionen
page-part-squares = Bonusfelder der Region { $region }
page-part-sites = Mauer-Bereiche
page-part-points = { $points } SP
page-part-round = { $aspect }, Runde { $round }
page-part-governors = Gouverneure je Spieler
page-part-palaces = Paläste je Spieler
page-part-walls = Mauern je Spieler
page-part-officials-of-a-colour = Beamte je Spieler und Farbe
page-part-unrest-cubes = Unruhe-Würfel je Spieler
page-part-task-discs = Auftragsscheiben je Spieler
page-part-small-markers-each = Wert-1-Oktagone je Spieler und Aspekt
page-part-big-markers = Wert-3-Oktagone je Aspekt
page-part-cards-of-an-aspect = Karten je Aspekt
page-part-value-governors = Meiste Gouverneure in einer Region
page-part-value-each-governor = Jeder Gouverneur dort
page-part-value-writing = Meiste Oktagone der Schrift
page-part-value-currency = Meiste Oktagone der Währung
page-part-value-laws = Meiste Oktagone der Gesetzgebung
page-part-value-auction = SP zum Bieten
page-part-players = { $players } Spieler
page-part-small-tokens = { $players } Spieler: kleine Marker je Aspekt
page-part-emperor-tiles = { $players } Spieler: Kaiserplättchen
page-part-governor-tiles = { $players } Spieler: Gouverneursplättchen
page-part-blank-tiles = { $players } Spieler: leere Plättchen
page-part-governor-spaces = { $players } Spieler: Gouverneursfelder je Region
page-part-majority = { $players } Spieler: SP für die meisten Gouverneure
page-part-palace-spaces = { $players } Spieler: Palastplättchen je Region
page-part-track-last = Letztes Feld
page-part-track-single = Felder mit einem Alchemisten
page-part-track-double = Felder mit zwei Alchemisten
page-part-track-master = Felder mit einem Meisteralchemisten
page-part-track-multiplier = Eine Alchemistenkarte bringt 1, 2, 3 … SP ab
page-part-grid = Die neun Stellen, Reihe für Reihe
page-part-three-up = Felder nur zu dritt und zu viert
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
page-part-scoring = Mauern mit 1, 2 und 3 Balken: { $walls } SP. { $line ->
    [ties_split] Bei Gleichstand der Gouverneure wird geteilt.
    [ties_won] Bei Gleichstand der Gouverneure gewinnt er.
    [plus_2] Seine Alchemistenkarten bringen je 2 SP mehr.
   *[plus_0] Seine Alchemistenkarten bringen die üblichen SP.
}
