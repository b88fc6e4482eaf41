# La page du matériel. Ce que reçoit un message est dit dans le fichier anglais.

page-parts = { $group ->
    [board-bird] Le plateau Oiseau
    [board-lion] Le plateau Lion
    [tiles] Tuiles
    [pieces] Pièces
    [boards] Plateaux joueurs
    [map] La carte
    [walls] Tuiles Muraille
    [tasks] Tuiles Mission
    [rewards] Récompenses d’unification
    [cards] Cartes Unification
    [values] PV à la fin
    [alchemists] Cartes Alchimiste
    [emperor] Tuiles Empereur : action et site
    [palace] Tuiles Palais
    [governor] Tuiles Gouverneur
    [starting] Tuiles de Départ
    [elixir] La route vers l’Élixir
    [mausoleum] Le Mausolée
    [slots] Traits des emplacements de muraille
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
page-part-pagodas = Pagodes par joueur à { $players } joueurs
page-part-hand = Tuiles en main
page-part-tracks = pistes d’agitation des régions 1 à 5
page-part-blocks = pas de palais à partir de cette agitation
page-part-officials = officiels au départ
page-part-ability = capacité
page-part-adjacent = Régions adjacentes
page-part-squares = Cases bonus de la région { $region }
page-part-sites = Sites de la muraille
page-part-points = { $points } PV
page-part-round = { $aspect }, manche { $round }
page-part-governors = Gouverneurs par joueur
page-part-palaces = Palais par joueur
page-part-walls = Murailles par joueur
page-part-officials-of-a-colour = Officiels par joueur et par couleur
page-part-unrest-cubes = Cubes d’agitation par joueur
page-part-task-discs = Disques de mission par joueur
page-part-small-markers-each = Petits jetons par joueur et par aspect
page-part-big-markers = Grands jetons par aspect
page-part-cards-of-an-aspect = Cartes par aspect
page-part-value-governors = Le plus de gouverneurs dans une région
page-part-value-each-governor = Chaque gouverneur présent
page-part-value-writing = Le plus de jetons Écriture
page-part-value-currency = Le plus de jetons Monnaie
page-part-value-laws = Le plus de jetons Lois
page-part-value-auction = PV pour enchérir
page-part-players = { $players } joueurs
page-part-small-tokens = { $players } joueurs : petits jetons d’un aspect
page-part-emperor-tiles = { $players } joueurs : tuiles Empereur
page-part-governor-tiles = { $players } joueurs : tuiles Gouverneur
page-part-blank-tiles = { $players } joueurs : tuiles vierges
page-part-governor-spaces = { $players } joueurs : places de gouverneur par région
page-part-majority = { $players } joueurs : PV pour le plus de gouverneurs
page-part-palace-spaces = { $players } joueurs : tuiles Palais par région
page-part-track-last = Dernière case
page-part-track-single = Cases avec un alchimiste
page-part-track-double = Cases avec deux alchimistes
page-part-track-master = Cases avec un maître alchimiste
page-part-track-multiplier = Une carte Alchimiste rapporte 1, 2, 3… PV à partir de
page-part-grid = Les neuf emplacements, rangée par rangée
page-part-three-up = Emplacements réservés à trois et quatre joueurs
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
page-part-scoring = Murailles de 1, 2 et 3 traits : { $walls } PV. { $line ->
    [ties_split] Les égalités de gouverneurs se partagent.
    [ties_won] Il gagne les égalités de gouverneurs.
    [plus_2] Ses cartes Alchimiste rapportent 2 PV de plus chacune.
   *[plus_0] Ses cartes Alchimiste rapportent les PV habituels.
}
