# La page du matériel. Ce que reçoit un message est dit dans le fichier anglais.

page-parts = { $group ->
    [board-bird] Le plateau Oiseau
    [board-lion] Le plateau Lion
    [tiles] Tuiles
    [pieces] Pièces
    [boards] Plateaux individuels
    [map] La carte
    [walls] Tuiles Muraille
    [tasks] Tuiles Tâche
    [rewards] Récompenses d’unification
    [cards] Cartes Unification
    [values] Points à la fin
    [alchemists] Cartes Alchimiste
    [emperor] Tuiles Empereur : action et chantier
    [palace] Tuiles Palais
    [governor] Tuiles Gouverneur
    [starting] Tuiles de départ
    [elixir] La route de l’élixir
    [mausoleum] Le mausolée
    [slots] Bâtonnets des emplacements de muraille
    [counts] Selon le nombre de joueurs
    [tableau-board] Récompenses du plateau
    [tableau-tile_a] Récompenses du tableau A
    [tableau-tile_b] Récompenses du tableau B
    [li-si] Cartes Action de Li Si
    [li-si-scoring] Cartes Décompte de Li Si
    [li-si-levels] Niveaux de Li Si
   *[other] Autres éléments
}
page-parts-count = { $count ->
    [one] 1 entrée
   *[other] { $count } entrées
}
page-part-board = Image du plateau { $board }
page-part-pagodas = Pagodes de chacun à { $players } joueurs
page-part-hand = Tuiles en main
page-part-tracks = pistes de troubles des régions 1 à 5
page-part-blocks = pas de palais à partir de ces troubles
page-part-officials = fonctionnaires au départ
page-part-ability = capacité
page-part-adjacent = Régions adjacentes
page-part-squares = Cases bonus de la région { $region }
page-part-sites = Chantiers de la muraille
page-part-points = { $points } points
page-part-round = { $aspect }, manche { $round }
page-part-governors = Gouverneurs de chacun
page-part-palaces = Palais de chacun
page-part-walls = Murailles de chacun
page-part-officials-of-a-colour = Fonctionnaires d’une couleur de chacun
page-part-unrest-cubes = Cubes de troubles de chacun
page-part-task-discs = Disques de tâche de chacun
page-part-small-markers-each = Petits marqueurs par joueur et par aspect
page-part-big-markers = Grands marqueurs par aspect
page-part-cards-of-an-aspect = Cartes d’un aspect
page-part-value-governors = Le plus de gouverneurs dans une région
page-part-value-each-governor = Chaque gouverneur présent
page-part-value-writing = Le plus de marqueurs Écriture
page-part-value-currency = Le plus de marqueurs Monnaie
page-part-value-laws = Le plus de marqueurs Lois
page-part-value-auction = PV pour enchérir
page-part-players = { $players } joueurs
page-part-small-tokens = { $players } joueurs : petits jetons d’un aspect
page-part-emperor-tiles = { $players } joueurs : tuiles Empereur
page-part-governor-tiles = { $players } joueurs : tuiles Gouverneur
page-part-blank-tiles = { $players } joueurs : tuiles vierges
page-part-governor-spaces = { $players } joueurs : places de gouverneur par région
page-part-majority = { $players } joueurs : points pour le plus de gouverneurs
page-part-palace-spaces = { $players } joueurs : tuiles Palais par région
page-part-track-last = Dernière case
page-part-track-single = Cases avec un alchimiste
page-part-track-double = Cases avec deux alchimistes
page-part-track-master = Cases avec un maître alchimiste
page-part-track-multiplier = Une carte Alchimiste rapporte 1, 2, 3… points à partir de
page-part-grid = Les neuf emplacements, rangée par rangée
page-part-three-up = Places réservées à trois et quatre joueurs
page-part-symbol = { $symbol ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] murailles de l’ouest
    [wall-centre] murailles du centre
    [wall-east] murailles de l’est
   *[elixir] élixir
}
page-part-need = { $kind ->
    [governors] { $count ->
        [one] 1 gouverneur
       *[other] { $count } gouverneurs
    }
    [palaces] { $count } palais
    [walls] { $count ->
        [one] 1 muraille
       *[other] { $count } murailles
    }
   *[space] le bateau sur la case { $count }
}
page-part-rows = Rangées à partir du haut
page-part-level = Niveau { $level }
page-part-level-text = Cartes Action { $deck }. Cartes Décompte { $top } et { $bottom }. Place { $place } dans l’ordre du tour, bateau en { $ship }, soldats débloqués : { $soldiers }.
page-part-scoring = Murailles de 1, 2 et 3 bâtonnets : { $walls } points. { $line ->
    [ties_split] Les égalités de gouverneurs se partagent.
    [ties_won] Il gagne les égalités de gouverneurs.
    [plus_2] Chaque carte Alchimiste rapporte 2 points de plus.
   *[plus_0] Les cartes Alchimiste rapportent ce qu’elles rapportent à tous.
}
