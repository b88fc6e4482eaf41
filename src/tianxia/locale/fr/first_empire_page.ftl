# La page de Zhanguo: The First Empire. Les valeurs d’un message figurent dans le fichier anglais.

page-fe-map = La carte
page-fe-wall = La Muraille
page-fe-route = Route vers l’Élixir
page-fe-court = Cour
page-fe-court-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-fe-rewards = Récompenses
page-fe-mausoleum = Mausolée
page-fe-entrance = Soldats à l’entrée
page-fe-hand = Votre main
page-fe-supply = Réserve
page-fe-stock = Réserve personnelle
page-fe-alchemist-cards = Cartes Alchimiste
page-fe-masters = Maîtres
page-fe-no-masters = tous pris
page-fe-scores = Score
page-fe-tab-board = Plateau
page-fe-tab-wall = Muraille
page-fe-tab-tomb = Mausolée
page-fe-tab-reward = Récompenses
page-fe-tab-seats = Joueurs
page-fe-round = Manche { $round }
page-fe-round-of = Manche { $round } sur 5
page-fe-set-up = Mise en place
page-fe-against-li-si = Li Si, niveau { $level }
page-fe-level = niveau { $level }
page-fe-open = libre
page-fe-no-officials = aucun Officiel
page-fe-open-rim = Ouvrir la Muraille et la Route vers l’Élixir
page-fe-yours = vous
page-fe-aspect = Aspect
page-fe-deck = Cartes dans la pioche
page-fe-tokens-left = Jetons en réserve
page-fe-large-token = Grand jeton, valeur 2
page-fe-type-alchemist = Alchimiste
page-fe-lower-acts = inférieur : recruter, Élixir, Gouverneur
page-fe-higher-acts = supérieur : engager, Palais, Muraille

page-fe-action = { $action ->
    [recruit] recruter
    [elixir] Élixir
    [governor] Gou{"\u00AD"}ver{"\u00AD"}neur
    [hire] engager
    [palace] Palais
   *[wall] Muraille
}
page-fe-bonus-what = { $what ->
    [writing] carte Écriture
    [currency] carte Monnaie
    [laws] carte Lois
    [alchemist] carte Alchimiste
   *[other] { first_empire-what }
}
page-fe-bonus = { $ability ->
    [ship] Bateau +{ $count }
    [recruit_here] { first_empire-what-official } ici
    [move_workers] { $count ->
        [one] déplacer un Ouvrier
       *[other] déplacer jusqu’à { $count } Ouvriers
    }
    [move_officials] déplacer { $count } fois des Officiels
    [reduce_unrest] moins d’Agitation au choix
    [gain_tokens] un jeton au choix
    [vp_per_card] par { page-fe-bonus-what }
    [vp_per_piece] pour { page-fe-bonus-what }
    [unrest_for_vp_per_card] 1 Agitation : par { page-fe-bonus-what }
    [unrest_for_tokens] pour 1 Agitation ici
    [unrest_for_workers] pour 1 Agitation ici
    [unrest_for_any_tokens] pour 1 Agitation ici
   *[other] {""}
}
page-fe-site = { $site ->
    [west] Muraille ouest
    [centre] Muraille centrale
   *[east] Muraille est
}
page-fe-tomb = { $tile ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] Ouest
    [wall-centre] Centre
    [wall-east] Est
   *[elixir] Élixir
}
page-fe-criterion = { $criterion ->
    [two_of_a_type] même type
    [officials_match_unrest] {""}
    [no_unrest] calme
   *[other] régions
}

# Pour qui écoute ou pointe

page-fe-card = Carte { $card }, { $type }. S’active après « { first_empire-action } » avec une carte { $way ->
    [lower] inférieure
   *[higher] supérieure
}{ $emperor ->
    [yes] {" "}(tuile Empereur)
   *[no] {""}
} : { $text }
page-fe-activates = S’active après « { first_empire-action } » avec une carte { $way ->
    [lower] inférieure
   *[higher] supérieure
} : { $text }
page-fe-has-emperor = Une tuile Empereur a changé son déclencheur.
page-fe-wakes-again = Installez un Gouverneur à { first_empire-region } ou réduisez-y l’Agitation.
page-fe-icon = { $icon ->
    [alchemist] carte Alchimiste, ou symbole en mer
    [master] Maître Alchimiste
    [token] jeton d’un aspect
    [worker] Ouvrier
    [rods] traits : Ouvriers que coûte une Muraille
    [soldier] Soldat
    [ship] Bateau
    [emperor] tuile Empereur : un nouveau déclencheur
    [unrest] Agitation
    [last] troisième case : cartes bloquées
    [vp] points de victoire
   *[activate] cartes qui s’activent
}
page-fe-action-wakes = { first_empire-action }{ $wakes ->
    [0] {""}
    [one] {" "}; active 1 de vos cartes
   *[other] {" "}; active { $wakes } de vos cartes
}{ $sleeps ->
    [0] {""}
    [one] {" "}; 1 bloquée
   *[other] {" "}; { $sleeps } bloquées
}
page-fe-staff = { first_empire-region } : { $count } { first_empire-official }
page-fe-staff-of = Officiels à { first_empire-region } : { $count ->
    [0] aucun
   *[other] { $count }
}
page-fe-workers = { $count ->
    [0] Aucun Ouvrier
    [one] 1 Ouvrier
   *[other] { $count } Ouvriers
} à { first_empire-region }
page-fe-unrest = Agitation à { first_empire-region } : { $level } sur 3
page-fe-place = Emplacement de carte { $place } à { first_empire-region } : { $tokens ->
    [one] 1 jeton
   *[other] { $tokens } jetons
} de l’aspect de la carte{ $unrest ->
    [0] {""}
   *[other] , +{ $unrest } Agitation
}
page-fe-first-takes = 1er ici :
page-fe-emperor-top = Tuile Empereur pour le premier bâtisseur : déclencheur « { first_empire-action } »
page-fe-wall-tile = { first_empire-section } : PV pour { first_empire-criterion }{ $known ->
    [yes] {" "}; remplie { $met } fois
   *[no] {""}
}
page-fe-slot = Emplacement { $slot }, { $rods ->
    [one] 1 trait
   *[other] { $rods } traits
}, { $points } PV chacun{ $taken ->
    [yes] , { $owneryou ->
        [yes] votre Muraille
       *[no] Muraille de { $owner }
    }
   *[no] { $brings ->
        [-1] {""}
       *[other] , vous rapporte { $brings } PV maintenant
    }
}
page-fe-reward = { first_empire-aspect }, manche { $round } : { $text }{ $taken ->
    [yes] {" "}; { $takeryou ->
        [yes] prise par vous
       *[no] prise par { $taker }
    }
   *[no] {""}
}
page-fe-brings = max. +{ $points }
page-fe-cannot-take = impossible pour vous
page-fe-tokens = { first_empire-aspect } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}{ $large ->
    [yes] {" "}et le grand
   *[no] {""}
}
page-fe-token-supply = { first_empire-aspect } : { $count } en réserve
page-fe-large = Grand jeton { first_empire-aspect }
page-fe-mini = { first_empire-region } : cartes { $cards }, Agitation { $level }, Officiels { $officials }, Ouvriers { $workers }, Gouverneurs { $governors }, Palais { $palaces }
page-fe-left = { $what ->
    [governors] Gouverneurs
    [palaces] Palais
    [walls] Murailles
    [alchemist] Alchimistes
    [architect] Architectes
   *[general] Généraux
} restants : { $count }
page-fe-locked = Soldats bloqués : { $count }
page-fe-at-entrance = Vos Soldats à l’entrée : { $count }
page-fe-blank-tile = sans bonus
page-fe-governor-tile = Tuile Gouverneur { $number } à { first_empire-region } : { $text }{ $taken ->
    [yes] {" "}{ $owneryou ->
        [yes] Votre Gouverneur.
       *[no] Gouverneur de { $owner }.
    }
   *[no] {""}
}
page-fe-open-area = Zone de Gouverneurs de { first_empire-region } : { $count ->
    [0] aucun Gouverneur
    [one] { $count } Gouverneur
   *[other] { $count } Gouverneurs
}
page-fe-palace-of = { $you ->
    [yes] Votre Palais
   *[no] Palais de { $seat }
} à { first_empire-region }
page-fe-leads = { $points } PV (score provisoire)
page-fe-route-symbols = Symboles (Soldat ou carte Alchimiste) sur les cases { $single } ; doubles sur { $double } ; un maître sur { $master }.
page-fe-palace-tile = Tuile Palais à { first_empire-region } : { first_empire-palace-tile }
page-fe-ship-at = { $seat } : case { $space }, fois { $value }
page-fe-space = Case { $space }{ $symbol ->
    [single] {" "}: un symbole (Soldat ou carte Alchimiste)
    [double] {" "}: un symbole double
    [master] {" "}: un Maître Alchimiste
   *[none] {""}
} ; les cartes Alchimiste comptent { $value }
page-fe-need = { $need ->
    [governors] { $count ->
        [one] { $count } Gouverneur
       *[other] { $count } Gouverneurs
    }
    [palaces] { $count } Palais
    [walls] { $count ->
        [one] { $count } Muraille
       *[other] { $count } Murailles
    }
   *[space] Bateau sur la case { $count }
}
page-fe-tomb-label = { page-fe-tomb }, ligne { $row }, colonne { $column }. Exige { $needs }{ $state ->
    [none] {""}
   *[other] , vous avez { $own }
}. Emplacements : { $slots }.{ $state ->
    [own] {" "}Votre Soldat y est.
    [met] {" "}Condition remplie : un Soldat rapporte { $brings } PV maintenant.
    [not] {" "}Condition non remplie ; un Soldat rapporte { $brings } PV.
   *[none] {""}
}
page-fe-if-now = Score provisoire

# Le tour

page-fe-how-card = Choisissez une carte de votre main. Rien ne compte avant la confirmation.
page-fe-use = Carte { $card } : glissez-la dans une région ou jouez-la à la Cour.
page-fe-how-use = Cliquez sur une place lumineuse de votre plateau ou sur une action de Cour.
page-fe-since = Depuis votre dernier tour
page-fe-unlock = { $count ->
    [one] Débloquer un Soldat
   *[other] Débloquer { $count } Soldats
}
page-fe-waits = { $question ->
    [card] Choisissez une carte
    [use] Région ou action ?
    [starting_tile] Choisissez une tuile
    [after] Et maintenant ?
   *[other] Choisissez d’abord
}
page-fe-played-by = { $seat }{ $action ->
    [none] {""}
   *[other] {" "}: { page-fe-action }
}

# Ce qui s’est passé, sans dire chez qui

page-fe-fact-li-si = Li Si, niveau { $level }
page-fe-fact-starting-dealt = reçoit deux tuiles de Départ
page-fe-fact-starting-tile = commence avec { first_empire-starting-tile }
page-fe-fact-order = Ordre du tour : { $order }
page-fe-fact-round = Manche { $round }
page-fe-fact-laid-down = { $card } défaussée
page-fe-fact-tucked = { $card } glissée à { first_empire-region }
page-fe-fact-court = { $card } à la Cour : { page-fe-action }
page-fe-fact-points = { $points } PV ({ first_empire-source })
page-fe-fact-tokens = { $count ->
    [0] plus de jeton { first_empire-aspect }
   *[other] +{ $count } { first_empire-aspect }
}
page-fe-fact-unrest = Agitation à { first_empire-region } : { $level }
page-fe-fact-hired = { $count ->
    [one] un Ouvrier
   *[other] { $count } Ouvriers
} à { first_empire-region }
page-fe-fact-paid-workers = { $count ->
    [one] un Ouvrier
   *[other] { $count } Ouvriers
} de { first_empire-region } en paiement
page-fe-fact-recruited = { first_empire-official } à { first_empire-region }
page-fe-fact-unlocked = { $count ->
    [0] plus de Soldat à débloquer
    [one] un Soldat débloqué
   *[other] { $count } Soldats débloqués
}
page-fe-fact-moved-official = { first_empire-official } de { first_empire-start } à { first_empire-to }
page-fe-fact-moved-worker = Ouvrier de { first_empire-start } à { first_empire-to }
page-fe-fact-sailed = Bateau { $from_space } → { $to_space }
page-fe-fact-symbol-lost = le symbole n’apporte rien
page-fe-fact-alchemist = { $card } à { first_empire-region }
page-fe-fact-master = Maître { $card }
page-fe-fact-governor = Gouverneur à { first_empire-region }
page-fe-fact-governor-bonus = tuile Gouverneur utilisée
page-fe-fact-palace = Palais à { first_empire-region }
page-fe-fact-palace-tile = tuile Palais : { first_empire-palace-tile }
page-fe-fact-large-token = grand jeton { first_empire-aspect }
page-fe-fact-wall = Muraille : { first_empire-section }
page-fe-fact-emperor-tile = nouveau déclencheur de { $card } : { page-fe-action }
page-fe-fact-ability = { $card } s’active
page-fe-fact-soldier = Soldat sur { first_empire-tile }
page-fe-fact-reward = prend la récompense { first_empire-aspect }
page-fe-fact-reward-declined = passe pour { first_empire-aspect }
page-fe-fact-reward-lost = Personne ne prend la récompense { first_empire-aspect }
page-fe-fact-paid-token = paie { first_empire-token }
page-fe-fact-large-returned = grand jeton { first_empire-aspect } rendu
page-fe-fact-token-returned = un jeton { first_empire-aspect } rendu
page-fe-fact-round-ended = Fin de la manche { $round }
page-fe-fact-ended = La partie est finie
page-fe-fact-li-si-card = carte Action { $action_card }
page-fe-fact-li-si-court = { $card } à la Cour, faute de place
page-fe-fact-li-si-paid = rend { $count } { first_empire-aspect }
page-fe-fact-emperor-stays = la tuile Empereur reste : { $lack ->
    [bare_card] chaque carte en porte une
   *[other] pas encore de carte Unification
}
page-fe-fact-emperor-removed = retire une tuile Empereur ({ page-fe-action })

# Prévoir

page-fe-plan = Plan
page-fe-no-plan = Rien à prévoir pour l’instant.
page-fe-waking = la carte de { first_empire-region } s’active
page-fe-wakes-when = Cartes que vous pouvez activer, et le numéro nécessaire
page-fe-hand-wakes = Ce que chaque carte de votre main active
page-fe-wakes-none = rien
page-fe-at-number = { $way ->
    [higher] plus que { $number }
    [lower] moins que { $number }
   *[either] tout
}
page-fe-waiting-card = { first_empire-region } : { $text }{ $sleeps ->
    [yes] {" "}Bloquée : trop d’Agitation.
   *[no] {""}
}
page-fe-past = passée
page-fe-rewards-now = Récompenses de cette manche, pour vous maintenant
page-fe-walls-now = Murailles : combien de fois vous remplissez chaque tuile, et ce que rapportent les emplacements libres
page-fe-wall-now = { first_empire-section } : ×{ $count }
page-fe-wall-full = complet
page-fe-tombs-now = Ce que rapporte un Soldat au Mausolée
page-fe-lacks = manque { $needs }
page-fe-sail-to = Bateau jusqu’à { $space }

# Li Si

page-fe-li-si-turn = Tour de Li Si
page-fe-li-si-last = Dernier tour de Li Si
page-fe-li-si-round = Fin de la manche { $round }
page-fe-li-si-end = Fin de la partie
page-fe-li-si-rewards = Il prend toute récompense qui lui est proposée et n’en tire rien. Puis il débloque des Soldats avec ses jetons.
page-fe-li-si-nothing = Il ne peut rien faire.
page-fe-li-si-auto = Automatique
page-fe-li-si-card = Carte Action { $number } : { $kind ->
    [unification] unification
    [elixir] Élixir, { $steps } cases
    [governor] Gouverneur, dans l’ordre { $order }
    [palace] Palais, dans l’ordre { $order }
   *[wall] Muraille, dans l’ordre { $order }
}
page-fe-once = unique
page-fe-skip = Passer
page-fe-next = Suite
page-fe-final = Score final
page-fe-my-turn = À moi
page-fe-pile = { $where ->
    [deck] dans sa pioche
    [discards] jouée
   *[removed] hors du jeu
}

# Score

page-fe-source = { $source ->
    [palaces] Palais
    [palace_tiles] Tuiles Palais
    [cards] Cartes
    [governor_tiles] Tuiles Gouverneur
    [soldiers] Soldats
    [majorities] Majorités
    [elixir] Élixir
    [lines] Lignes et colonnes
    [walls] Murailles
   *[entrance] À l’entrée
}
page-fe-earned = Gagnés en cours de partie
page-fe-at-end = Ce qu’apporte la fin
page-fe-no-points = pas encore de PV
page-fe-reason = { $reason ->
    [most-points] Le plus de PV à la fin.
    [beat-li-si] Vous avez battu Li Si.
    [tied-with-li-si] À égalité de PV.
    [lost-to-li-si] Il a plus de PV.
   *[other] {""}
}

# Les règles dans nos mots

page-fe-rules-lead = Cinq manches au service du Premier Empereur : glissez des cartes dans cinq régions ou jouez-les à la Cour, et marquez avec les Palais, les Murailles, les Gouverneurs, l’Élixir et l’armée de terre cuite.
page-fe-rule-1 = Mise en place
page-fe-rule-1-1 = De 1 à 4 joueurs. Chacun a 7 Gouverneurs, 6 Palais, 6 Murailles, 9 Soldats (8 bloqués, 1 à l’entrée), 4 Officiels de chaque type, les mêmes cinq cartes Alchimiste, un Bateau sur la case 0 et aucune Agitation.
page-fe-rule-1-2 = Il y a 9, 11 ou 13 petits jetons de chaque aspect à 2, 3 ou 4, et un grand jeton de chaque, de valeur 2. Les Ouvriers sont illimités.
page-fe-rule-1-3 = Neuf tuiles sont visibles au Mausolée : cinq pour les régions, trois pour les sites de Muraille, une pour l’Élixir. En mode avancé, les symboles eux-mêmes sont placés au hasard.
page-fe-rule-1-4 = Chacune des six sections de Muraille a une tuile et autant d’emplacements que de joueurs. 4, 5 ou 6 tuiles Empereur se trouvent sur les sites, celles d’un site en une pile.
page-fe-rule-1-5 = Chaque région a 1, 2 ou 3 tuiles Palais et une tuile Gouverneur (deux à quatre) ; certaines tuiles Gouverneur sont vierges.
page-fe-rule-1-6 = Il y a autant de Maîtres Alchimistes que de joueurs, et trois pioches de 40 cartes : Écriture 1–40, Monnaie 41–80, Lois 81–120.
page-fe-rule-1-7 = Les récompenses sont celles du plateau ou d’une des faces de la tuile.
page-fe-rule-1-8 = Le hasard désigne qui commence. Chacun reçoit deux tuiles de Départ, visibles, et garde l’effet d’une : tous choisissent en même temps et en secret. Les effets ont lieu dans l’ordre du tour.
page-fe-rule-2 = La manche
page-fe-rule-2-1 = Cinq manches de trois phases : piocher, jouer, récompenses.
page-fe-rule-2-2 = Piochez deux cartes de chaque pioche. Les dos de toutes les mains sont visibles, pas les faces.
page-fe-rule-2-3 = Dans l’ordre du tour, chacun joue une carte par tour jusqu’à épuisement des six : pour l’unification ou pour une des six actions de Cour.
page-fe-rule-3 = Unification
page-fe-rule-3-1 = Glissez la carte dans une de vos régions, trois au plus par région. Elle ne bouge plus.
page-fe-rule-3-2 = Prenez 1, 2 ou 3 jetons de l’aspect de la carte pour la première, deuxième ou troisième carte de la région, dans la limite de la réserve.
page-fe-rule-3-3 = L’Agitation y augmente de 0, 1 ou 2. Elle ne peut jamais dépasser 3.
page-fe-rule-3-4 = Les cartes Alchimiste et Maître occupent elles aussi un des trois emplacements.
page-fe-rule-4 = La Cour
page-fe-rule-4-1 = Posez la carte, quelle qu’elle soit, sur la pile de la Cour et faites une action possible. Si vous ne pouvez ni glisser ni agir, défaussez la carte sans effet.
page-fe-rule-4-2 = Après l’action, faites exactement une chose : utiliser des capacités de vos cartes, si votre numéro d’activation le permet ; déplacer un Officiel vers une région adjacente ; ou passer. Les régions se suivent : Chu, Wei, Zhao, Qi, Yan.
page-fe-rule-4-3 = Les capacités s’activent si votre carte est inférieure à celle du dessous pour recruter, Élixir et Gouverneur, ou supérieure pour engager, Palais et Muraille. La première carte de la partie compte pour les deux.
page-fe-rule-4-4 = Les cartes dont cette action est le déclencheur s’activent, dans l’ordre voulu, chacune une fois, si vous voulez. Les cartes d’une région à 3 d’Agitation sont bloquées.
page-fe-rule-4-5 = Rien ne peut porter l’Agitation au-dessus de 3.
page-fe-rule-4-6 = Une carte arrivée pendant ce tour peut aussi s’activer. Payez son Agitation en entier et faites le reste autant que possible ; vous ne pouvez pas utiliser une capacité sans effet.
page-fe-rule-5 = Les six actions
page-fe-rule-5-1 = Recruter : un Officiel de votre réserve, de tout type, dans une région au choix.
page-fe-rule-5-2 = Élixir : avancez de 3 cases. Chaque symbole atteint ou dépassé débloque un Soldat ou place une carte Alchimiste dans une région où vous avez un Alchimiste ; un symbole double le fait deux fois ; au symbole Maître, choisissez un Maître Alchimiste. Impossible depuis la dernière case.
page-fe-rule-5-3 = Gouverneur : payez un Alchimiste, un Architecte et un Général d’une région. Placez le Gouverneur sur une tuile libre, pour une moitié de son bonus, ou dans la zone de Gouverneurs. Puis l’Agitation y tombe à 0.
page-fe-rule-5-4 = Engager : deux Ouvriers dans une région avec votre Général, et 1 Agitation dans cette région.
page-fe-rule-5-5 = Palais : dans une région avec votre Architecte, pour deux Ouvriers de cette région et un d’une autre. Gagnez 6 PV, une tuile Palais de la région si possible, et un grand jeton au choix.
page-fe-rule-5-6 = Muraille : sur un emplacement libre d’une section sans votre Muraille, pour un Ouvrier par trait, tous de régions différentes. Le premier à construire dans une section, s’il a déjà glissé une carte Unification, prend la tuile Empereur du dessus du site et la pose sur une de ses cartes : c’est désormais son déclencheur.
page-fe-rule-5-7 = Un Bateau avance toujours en entier, puis ses symboles sont résolus dans l’ordre. Ce qui est possible doit être fait ; un symbole sans effet possible est perdu.
page-fe-rule-5-8 = Sans la pièce nécessaire en réserve, l’action est impossible.
page-fe-rule-6 = Cartes et tuiles
page-fe-rule-6-1 = Les cartes donnent des cases de Bateau, des Officiels, des Ouvriers, des déplacements, moins d’Agitation, des jetons ou des PV ; certaines coûtent 1 Agitation dans leur région.
page-fe-rule-6-2 = Les cinq cartes Alchimiste sont les mêmes pour tous.
page-fe-rule-6-3 = Chaque Maître Alchimiste est unique.
page-fe-rule-6-4 = Choisissez une moitié d’une tuile Gouverneur et faites-la autant que possible ; vous ne pouvez pas choisir une moitié sans effet.
page-fe-rule-6-5 = Une tuile Palais compte les cartes de sa région à cet instant. La tuile pour chaque carte ajoute aussi 1 Agitation et ne peut être prise à 3.
page-fe-rule-6-6 = Toutes les tuiles de Départ apportent un Général à Chu, la plupart quelque chose de plus contre un peu d’Agitation.
page-fe-rule-6-7 = Les cartes Alchimiste et Maître comptent comme des cartes de type Alchimiste.
page-fe-rule-7 = Le Mausolée
page-fe-rule-7-1 = À la fin de votre tour, après une récompense et après le déblocage, vous pouvez placer des Soldats de l’entrée sur des tuiles dont vous remplissez la condition, sur l’emplacement libre le plus haut, pour ses PV. Un Soldat par joueur et par tuile.
page-fe-rule-7-2 = Rien ne vous y oblige. Une condition regarde vos pièces dans la région ou sur le site de la tuile, ou votre Bateau.
page-fe-rule-8 = Récompenses
page-fe-rule-8-1 = Ligne par ligne, le joueur qui a le plus de jetons de l’aspect accepte la récompense ou passe, puis le suivant, et ainsi de suite. À égalité, la piste d’ordre du haut vers le bas, puis la colonne de la manche.
page-fe-rule-8-2 = Le joueur qui accepte doit pouvoir prendre la récompense en entier ; il rend tous ses jetons de l’aspect. Son pion va dans la colonne.
page-fe-rule-8-3 = Nouvel ordre : ceux restés sur la piste, puis la colonne de haut en bas.
page-fe-rule-8-4 = Puis, dans l’ordre du tour, débloquez des Soldats pour des jetons d’une valeur de 3 chacun, sans monnaie rendue.
page-fe-rule-8-5 = Les grands jetons sont rendus ; au-delà de cinq petits, le surplus aussi.
page-fe-rule-8-6 = Un Gouverneur, un Palais ou une Muraille en récompense ne coûte rien et a ses effets habituels, mais un Palais ne donne pas de grand jeton. Rien ne s’active.
page-fe-rule-9 = La fin
page-fe-rule-9-1 = À vos PV s’ajoutent :
page-fe-rule-9-2 = 10, 15 ou 20 PV (à 2, 3, 4) pour la majorité de Gouverneurs de chaque région ; partage en cas d’égalité, arrondi à l’inférieur.
page-fe-rule-9-3 = Vos cartes Alchimiste et Maître, fois la valeur atteinte par votre Bateau.
page-fe-rule-9-4 = 10 PV par ligne ou colonne du Mausolée où chaque tuile porte un de vos Soldats.
page-fe-rule-9-5 = Vos Murailles, chacune selon la tuile de sa section et les traits de son emplacement.
page-fe-rule-9-6 = 2, 5 ou 9 PV pour un, deux, trois Soldats ou plus à l’entrée.
page-fe-rule-9-7 = Le plus de PV gagne ; à égalité, la victoire est partagée, avec Li Si aussi.
page-fe-rule-10 = Seul contre Li Si
page-fe-rule-10-1 = Mise en place comme à deux. Li Si a quatre niveaux, chacun avec neuf cartes Action, deux cartes Décompte, une place dans l’ordre, un départ pour son Bateau et des Soldats débloqués.
page-fe-rule-10-2 = À chaque manche il a une pile cachée de six cartes. À son tour il pioche une carte Action et fait sa première option possible. Il n’a pas de capacités, et les vôtres ne s’activent pas à son tour.
page-fe-rule-10-3 = Unification : sa carte du dessus va dans la première région libre, de Chu à celle de la manche, pour des jetons et sans Agitation. Si toutes sont pleines, elle va à la Cour et il prend un jeton de chaque aspect.
page-fe-rule-10-4 = Élixir : il avance. Si son entrée est vide, tous les symboles débloquent des Soldats ; sinon il place des cartes Alchimiste au hasard dans la région de la manche, tant qu’il y a de la place.
page-fe-rule-10-5 = Gouverneur : dans la première région de l’ordre de la carte dont la tuile du Mausolée n’a pas son Soldat, sur la tuile libre la plus à gauche ou à droite, ou dans la zone de Gouverneurs, sans bonus.
page-fe-rule-10-6 = Palais : de même, pour 6 PV, un grand jeton et, selon la carte, la tuile Palais.
page-fe-rule-10-7 = Muraille : sur le premier site de l’ordre de la carte sans son Soldat et avec de la place, du côté de la flèche. Certaines cartes retirent la tuile Empereur du dessus.
page-fe-rule-10-8 = Il place ses Soldats dès qu’il le peut ; s’il y a plus de tuiles que de Soldats, vous choisissez.
page-fe-rule-10-9 = Il accepte toute récompense proposée mais n’y gagne rien. Il débloque autant de Soldats qu’il peut payer.
page-fe-rule-10-10 = Avant chaque manche, ses cartes sont mélangées de nouveau, sauf celles à usage unique.
page-fe-rule-10-11 = Ses cartes Décompte fixent son score : Murailles selon les traits, tuiles Palais à la fin, égalités des majorités et valeur des cartes Alchimiste.
page-fe-rule-10-12 = Si aucune région ne convient, il prend la première sans sa majorité, sinon la première de l’ordre.
page-fe-held = { $what ->
    [writing] jetons Écriture
    [currency] jetons Monnaie
    [laws] jetons Lois
    [alchemist] Alchimistes
    [architect] Architectes
    [general] Généraux
    [workers] Ouvriers
    [unrest] Agitation
    [cards] cartes glissées
    [governors] Gouverneurs
    [palaces] Palais
    [walls] Murailles
    [ship] cases sur la route vers l’Élixir
   *[soldiers] Soldats à l’entrée
}
page-fe-stage-reward = Récompenses
page-fe-stage-unlock = Débloquer des Soldats
page-fe-stage-limit = Garder cinq jetons
