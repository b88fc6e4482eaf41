# The First Empire au terminal : formes courtes pour les colonnes étroites, réponses en mots, la table en texte.

first_empire-short-trigger = { $trigger ->
    [recruit] recr.
    [elixir] élix.
    [governor] gouv.
    [hire] eng.
    [palace] pal.
   *[wall] mur.
}
first_empire-short-bonus = { $ability ->
    [ship] bat. { $count }
    [recruit_here] { $what ->
        [alchemist] +Al
        [architect] +Ar
       *[general] +Gé
    }
    [move_workers] ouv ↔
    [move_officials] off ↔{ $count }
    [reduce_unrest] calme*
    [gain_tokens] jeton
    [vp_per_card] PV/A
    [vp_per_piece] { $what ->
        [governor] PV/gou
        [palace] PV/pal
       *[wall] PV/mur
    }
    [unrest_for_tokens] { $what ->
        [writing-currency] ▮ÉM
        [currency-laws] ▮ML
       *[writing-laws] ▮ÉL
    }
    [unrest_for_workers] ▮ouv { $count }
    [unrest_for_vp_per_card] { $what ->
        [writing] ▮PV/É
        [currency] ▮PV/M
       *[laws] ▮PV/L
    }
    [workers_here] ouvr.
    [recruit_any_here] +off
    [calm_here_and_anywhere] cal.+*
    [unrest_for_any_tokens] ▮jet { $count }
    [vp_per_alchemist_here] { $count }PV/A
    [unlock] soldat
    [vp_per_soldier] PV/sol
    [vp_round] PV=man
   *[other] ✦
}
first_empire-short-official = { $official ->
    [alchemist] Al
    [architect] Ar
   *[general] Gé
}
first_empire-short-workers = ouvriers { $count }
first_empire-short-governors = gouv
first_empire-short-palaces = pal
first_empire-short-majority = majorité
first_empire-short-stock = · bateau { $ship } ×{ $value } · soldats { $entrance } { $entrance ->
        [one] libre
       *[other] libres
    }, { $locked } { $locked ->
        [one] bloqué
       *[other] bloqués
    }
first_empire-seat-letter = { $seat ->
    [0] B
    [1] J
    [2] R
    [3] V
   *[li_si] L
}
first_empire-strip-score = { $score } PV

# Les réponses en mots

first_empire-asked = { $you ->
    [yes] { first_empire-question }
   *[no] { $seat } : { first_empire-question }
}
first_empire-next = Ensuite : { first_empire-question }
first_empire-nothing-happens = Rien ne se passe encore.
first_empire-balance = { $seat } { $before } → { $after } PV
first_empire-answer-form = Tapez la clé devant une possibilité, par exemple { $examples }. Tapez « options » pour les lister.

# La table en texte

first_empire-round = { $round ->
    [0] Avant la manche 1
   *[other] Manche { $round } sur 5
} · { $stage ->
    [lay_out] mise en place
    [starting_choice] tuiles de Départ
    [starting_effect] tuiles de Départ
    [reward] récompenses
    [unlock] déblocage des Soldats
    [limit] limite de jetons
    [over] fin
   *[play] tours
}
first_empire-order = Ordre du tour : { $order }.
first_empire-court = { $top ->
    [0] Cour : pas encore de carte ; la première active de toute façon.
   *[other] Cour : { $top } à battre ({ $cards } { $cards ->
        [one] carte
       *[other] cartes
    }).
}
first_empire-court-short = { $top ->
    [0] Cour : première carte
   *[other] Cour : { $top } à battre
}
first_empire-wakes-higher = ▲ une carte supérieure active : { $waiting }
first_empire-wakes-lower = ▼ une carte inférieure active : { $waiting }
first_empire-asleep = bloquées par l’Agitation : { $cards }
first_empire-reward-line = { first_empire-aspect } : { $reward }. Jetons : { $race } ; reste { $left }.
first_empire-later-rewards = Récompenses de la manche { $round } : { $rewards }.
first_empire-map-region = { first_empire-region } : Gouverneurs : { $governors }, majorité actuelle : { $majority } ; Palais : { $palaces } ; tuiles Gouverneur : { $governor_tiles } ; tuiles Palais : { $palace_tiles }.
first_empire-open = libre
first_empire-wall-slot = { $rods ->
    [one] 1 trait
   *[other] { $rods } traits
} : { $taker }
first_empire-wall-line = { first_empire-section } : { $tile } ; { $slots }.
first_empire-emperor-tiles = Tuiles Empereur, la première au-dessus : { $piles }.
first_empire-tomb-line = Mausolée, ligne { $row }, colonne { $column }, { first_empire-spot } : { $needs } ; emplacements : { $slots }.
first_empire-tomb-met = Vous remplissez sa condition.
first_empire-ship = { $seat } en { $space } (valeur { $value })
first_empire-symbol = { $symbol ->
    [double] { $space } (double)
    [master] { $space } (Maître)
   *[single] { $space }
}
first_empire-track = Route vers l’Élixir : { $ships } ; symboles en { $symbols } ; elle finit en { $last }.
first_empire-track-signs = ○ symbole  ◎ symbole double  ☆ Maître Alchimiste  × valeur à partir de là
first_empire-masters = Maîtres Alchimistes disponibles : { $cards }
first_empire-board-of = Plateau de { $seat }, score provisoire { $score } PV :
first_empire-board-region = { first_empire-region } : { $officials } ; Ouvriers { $workers } ; Agitation { $unrest } sur 3 ; cartes : { $cards }.
first_empire-supplies = { $score } PV maintenant ; jetons { $tokens } ; Bateau en { $ship } ; Soldats { $entrance } à l’entrée, { $locked } { $locked ->
        [one] bloqué
       *[other] bloqués
    } ; cartes Alchimiste { $alchemists } ; main { $hand } ; reste : { $left }, Gouverneurs { $governors }, Palais { $palaces }, Murailles { $walls }
first_empire-hand = { $count ->
    [0] Votre main est vide.
   *[other] Votre main :
}
first_empire-alchemists = Vos cartes Alchimiste :
first_empire-source-name = { $source ->
    [palaces] Palais
    [palace_tiles] tuiles Palais
    [cards] cartes
    [governor_tiles] tuiles Gouverneur
    [soldiers] Soldats
    [majorities] majorités
    [elixir] Élixir
    [lines] lignes et colonnes
    [walls] Murailles
   *[entrance] entrée
}

# Li Si

first_empire-li-si-level = Li Si, niveau { $level }
first_empire-li-si-region = Li Si à { first_empire-region } : tuiles Palais : { $tiles } ; cartes : { $cards }.
first_empire-li-si-supplies = { $score } PV maintenant ; jetons { $tokens } ; Bateau en { $ship } ; Soldats { $entrance } à l’entrée, { $locked } { $locked ->
        [one] bloqué
       *[other] bloqués
    } ; cartes Alchimiste { $alchemists } ; reste : Gouverneurs { $governors }, Palais { $palaces }, Murailles { $walls }
first_empire-li-si-pile = { $count ->
    [0] Sa pile est vide.
    [one] Sa pile compte 1 carte : { $aspect ->
        [writing] Écriture
        [currency] Monnaie
       *[laws] Lois
    }.
   *[other] Sa pile compte { $count } cartes, au-dessus { $aspect ->
        [writing] Écriture
        [currency] Monnaie
       *[laws] Lois
    }.
}
first_empire-li-si-cards = { $pile ->
    [deck] Cartes Action dans son paquet
    [discards] Cartes Action jouées dans cette manche
   *[removed] Cartes Action hors du jeu
} : { $cards }
first_empire-action-kind = { $kind ->
    [unification] Unification
    [elixir] Élixir
    [governor] Gouverneur
    [palace] Palais
   *[wall] Muraille
}
first_empire-action-card = { $kind ->
    [unification] Unification : la première carte de sa pile va dans la première région qui a de la place, de Chu à la région de la manche ; sinon à la Cour.
    [elixir] Élixir : son Bateau avance de { $steps } cases.
    [governor] Gouverneur, il vérifie { $order } : { $spaces ->
        [left] sur le premier espace de tuile libre depuis la gauche.
        [right] deux sur les espaces de tuile libres depuis la droite.
       *[area] dans la zone de Gouverneurs.
    }
    [palace] Palais, il vérifie { $order } ; { $takes ->
        [yes] avec une tuile Palais,
       *[no] sans tuile Palais,
    } grand jeton : { $tokens }.
   *[wall] Muraille, il vérifie { $order } : { $arrow ->
        [right] section droite, depuis la droite
       *[left] section gauche, depuis la gauche
    }{ $takes ->
        [yes] {" "}; retire la première tuile Empereur.
       *[no] .
    }
}
first_empire-once = Une seule fois.
first_empire-li-si-scoring = Son décompte : Murailles { $walls } PV selon les traits ; ses tuiles Palais une fois, à la fin ; { $ties ->
    [yes] il gagne les majorités à égalité et vous n’y recevez rien
   *[no] les majorités à égalité sont partagées
} ; cartes Alchimiste fois { $plus ->
    [0] la valeur de sa case
   *[other] la valeur de sa case plus { $plus }
}.
first_empire-li-si-last = Sa dernière carte Action, { $number } : { $card }

# La table Textual

first_empire-page-table = Table
first_empire-page-land = Régions & Murailles
first_empire-page-mausoleum = Mausolée
first_empire-page-rewards = Récompenses
first_empire-page-scores = Points
first_empire-title-walls = Murailles
first_empire-title-mausoleum = Mausolée
first_empire-title-track = Route vers l’Élixir
first_empire-title-round = Manche { $round }
first_empire-title-hand = Main
first_empire-title-score = Score provisoire
first_empire-left = Reste : { $governors } { $governors ->
        [one] Gouverneur
       *[other] Gouverneurs
    } · { $palaces } Palais · { $walls } { $walls ->
        [one] Muraille
       *[other] Murailles
    }
first_empire-left-short = reste { $count }
first_empire-strip-more = · bateau { $ship } ▲{ $soldiers }
first_empire-table-keys = ↑↓ : choisir · Entrée : jouer · clic : choisir, second clic : jouer. L’aperçu est à droite. X : montrer aussi ce qui est impossible · W : pourquoi impossible
    Tab ou ←→ : tourner la page (table, Régions et Murailles, Mausolée et route vers l’Élixir, récompenses, points, autres plateaux ou Li Si) · O : plateau suivant · Page haut/bas : faire défiler · U : annuler une étape · Y : rétablir · H : indice · L : journal · S : enregistrer et aller au menu · Q : enregistrer et quitter
    Sur les plateaux : Al Alchimiste, Ar Architecte, Gé Général ; cartes avec leur type (É M L A), leur déclencheur (▲ supérieur active, ▼ inférieur active, ☆ changé par une tuile Empereur) et leur bonus ; ▮ dans un bonus coûte 1 Agitation ici, calme* vaut dans une région au choix, ouv ↔ et off ↔ déplacent Ouvriers et Officiels ; [ ] tuiles Gouverneur et ⌂ tuiles Palais encore présentes, □ une vide, * pour toute carte ; ▮ Agitation, ! bloquée.
first_empire-help = The First Empire : cinq manches de six cartes. Glissez une carte dans une région : vous prenez des jetons de son aspect, l’Agitation monte et son déclencheur activera sa capacité. Ou jouez-la à la Cour pour une action : recruter un Officiel, chercher l’Élixir, installer un Gouverneur, engager des Ouvriers, construire un Palais ou une Muraille. Si votre numéro d’activation est inférieur au dernier (recruter, Élixir, Gouverneur) ou supérieur (engager, Palais, Muraille), vos cartes avec ce déclencheur s’activent ; vous pouvez aussi déplacer un Officiel à la place. Après chaque manche, le plus de jetons d’un aspect gagne sa récompense, et les jetons débloquent des Soldats. Les Soldats gardent les tuiles du Mausolée dont vous remplissez la condition. À la fin comptent les majorités de Gouverneurs, l’Élixir, les lignes et colonnes de Soldats, les Murailles et les Soldats à l’entrée. En mode ligne, why sans coup montre ce qui est impossible maintenant.
