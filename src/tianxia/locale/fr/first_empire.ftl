# Zhanguo: The First Empire. Ce que reçoit un message est dit dans le fichier anglais.

first_empire-name = Zhanguo: The First Empire
first_empire-about = Unifiez l’empire en cinq manches : glissez des cartes, agissez à la Cour, construisez palais et murailles, cherchez l’Élixir et gardez le Mausolée. Seul, vous affrontez Li Si.

first_empire-seat-0 = Bleu
first_empire-seat-1 = Jaune
first_empire-seat-2 = Rouge
first_empire-seat-3 = Violet
first_empire-li-si = Li Si

# Noms

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
    [west] site ouest
    [centre] site central
   *[east] site est
}
first_empire-site = { $site ->
    [west] ouest
    [centre] central
   *[east] est
}
first_empire-section = { $section ->
    [west-left] section gauche du site ouest
    [west-right] section droite du site ouest
    [centre-left] section gauche du site central
    [centre-right] section droite du site central
    [east-left] section gauche du site est
   *[east-right] section droite du site est
}
first_empire-aspect = { $aspect ->
    [writing] Écriture
    [currency] Monnaie
   *[laws] Lois
}
first_empire-token = { $token ->
    [writing] un jeton Écriture
    [currency] un jeton Monnaie
    [laws] un jeton Lois
    [large-writing] le grand jeton Écriture
    [large-currency] le grand jeton Monnaie
   *[large-laws] le grand jeton Lois
}
first_empire-official = { $official ->
    [alchemist] Alchimiste
    [architect] Architecte
    [general] Général
   *[any] Officiel
}
first_empire-action = { $action ->
    [recruit] Recruter 1 Officiel
    [elixir] Chercher l’Élixir
    [governor] Installer 1 Gouverneur
    [hire] Engager 2 Ouvriers
    [palace] Construire 1 Palais
   *[wall] Construire 1 Muraille
}
first_empire-trigger = { $trigger ->
    [recruit] Recruter 1 Officiel
    [elixir] Chercher l’Élixir
    [governor] Installer 1 Gouverneur
    [hire] Engager 2 Ouvriers
    [palace] Construire 1 Palais
   *[wall] Construire 1 Muraille
}
first_empire-tile = { $tile ->
    [chu] la tuile de Chu
    [wei] la tuile de Wei
    [zhao] la tuile de Zhao
    [qi] la tuile de Qi
    [yan] la tuile de Yan
    [wall-west] la tuile des Murailles de l’ouest
    [wall-centre] la tuile des Murailles du centre
    [wall-east] la tuile des Murailles de l’est
   *[elixir] la tuile Élixir
}
first_empire-palace-tile = { $palace_tile ->
    [writing] 3 PV par carte Écriture dans la région
    [currency] 3 PV par carte Monnaie dans la région
    [laws] 3 PV par carte Lois dans la région
    [alchemist] 3 PV par carte Alchimiste dans la région
   *[any] 1 Agitation et 2 PV par carte dans la région
}
first_empire-starting-tile = { $starting_tile ->
    [S1] un Général et un Alchimiste à Chu
    [S2] un Général et un Architecte à Chu
    [S3] deux Généraux à Chu
    [S4] un Général à Chu ; 1 Agitation à Wei pour un jeton Écriture et un jeton Monnaie
    [S5] un Général à Chu ; 1 Agitation à Zhao pour un jeton Monnaie et un jeton Lois
    [S6] un Général à Chu ; 1 Agitation à Qi pour un jeton Écriture et un jeton Lois
    [S7] un Général à Chu ; le Bateau avance de 2 cases
    [S8] un Général à Chu ; 1 Agitation à Chu pour débloquer un Soldat et avancer le Bateau d’une case
    [S9] un Général à Chu ; 1 Agitation à Chu et à Yan pour un Ouvrier à Chu
   *[S10] un Général à Chu ; 1 Agitation à Wei, Zhao et Qi pour placer une carte Alchimiste à Chu
}
first_empire-source = { $source ->
    [palaces] Palais
    [palace_tiles] tuiles Palais
    [cards] cartes
    [governor_tiles] tuiles Gouverneur
   *[soldiers] Soldats
}
first_empire-what = { $what ->
    [writing] chaque carte Écriture
    [currency] chaque carte Monnaie
    [laws] chaque carte Lois
    [alchemist] chaque carte Alchimiste
    [governor] chacun de vos Gouverneurs
    [palace] chacun de vos Palais
    [wall] chacune de vos Murailles
    [writing-currency] un jeton Écriture et un jeton Monnaie
    [currency-laws] un jeton Monnaie et un jeton Lois
   *[writing-laws] un jeton Écriture et un jeton Lois
}
first_empire-what-official = { $what ->
    [alchemist] Alchimiste
    [architect] Architecte
   *[general] Général
}
first_empire-ability = { $ability ->
    [ship] Avancez votre Bateau { $count ->
        [one] d’une case
       *[other] de { $count } cases
    }.
    [recruit_here] Recrutez dans la région de la carte : { first_empire-what-official }.
    [move_workers] Déplacez { $count ->
        [one] un Ouvrier
       *[other] des Ouvriers, jusqu’à { $count } fois,
    } vers une région adjacente.
    [move_officials] Jusqu’à { $count } déplacements d’Officiels.
    [reduce_unrest] Réduisez de 1 l’Agitation d’une région au choix.
    [gain_tokens] Prenez un jeton de votre choix.
    [vp_per_card] { $count } PV pour { first_empire-what } de votre plateau.
    [vp_per_piece] { $count } PV pour { first_empire-what } en jeu.
    [unrest_for_tokens] 1 Agitation ici pour { first_empire-what }.
    [unrest_for_workers] 1 Agitation ici pour { $count ->
        [one] un Ouvrier
       *[other] { $count } Ouvriers
    } ici.
    [unrest_for_vp_per_card] 1 Agitation ici : { $count } PV pour { first_empire-what } de votre plateau.
    [workers_here] Un Ouvrier ici, sans Agitation.
    [recruit_any_here] Recrutez ici un Officiel de votre choix.
    [calm_here_and_anywhere] Réduisez de 1 l’Agitation ici, puis de 1 dans une région au choix.
    [unrest_for_any_tokens] 1 Agitation ici pour { $count } jetons de votre choix.
    [vp_per_alchemist_here] { $count } PV par carte Alchimiste dans la région.
    [unlock] Débloquez un Soldat.
    [vp_per_soldier] { $count } PV pour chacun de vos Soldats au Mausolée.
    [vp_round] Autant de PV que le numéro de la manche.
    [place_alchemist] Placez une carte Alchimiste dans une région au choix.
    [workers_anywhere] Un Ouvrier dans une région au choix, sans Agitation.
    [recruit_in_one_region] Recrutez-en { $count } dans la même région : { first_empire-what-official }.
   *[calm_regions] Réduisez de 1 l’Agitation dans { $count } régions différentes.
}
first_empire-criterion = { $criterion ->
    [architect] chaque région avec un Architecte
    [alchemist] chaque région avec un Alchimiste
    [general] chaque région avec un Général
    [worker] chaque région avec un Ouvrier
    [two_of_a_type] chaque région avec deux cartes du même type
    [officials_match_unrest] chaque région avec autant d’Officiels que d’Agitation, au moins un
    [sets] chaque série Écriture, Monnaie, Lois et Alchimiste
    [palace] chaque région avec un Palais à vous
    [governor] chaque région avec un Gouverneur à vous
    [writing_card] chaque région avec une carte Écriture
    [currency_card] chaque région avec une carte Monnaie
    [laws_card] chaque région avec une carte Lois
    [alchemist_card] chaque région avec une carte Alchimiste
   *[no_unrest] chaque région sans Agitation
}
first_empire-reward = { $reward ->
    [recruit_any] Recrutez { $count ->
        [one] un Officiel
       *[other] { $count } Officiels
    } de votre choix dans une région
    [recruit] Recrutez les Officiels indiqués
    [place_alchemists] { $count ->
        [one] Placez une carte Alchimiste
       *[other] Placez jusqu’à { $count } cartes Alchimiste
    }
    [governor] Installez gratuitement un Gouverneur
    [palace] Construisez gratuitement un Palais
    [wall] Construisez gratuitement une Muraille
    [unlock] Débloquez { $count } Soldats
    [ship] Avancez votre Bateau de { $count } cases
    [workers] Engagez { $count ->
        [one] un Ouvrier
       *[other] { $count } Ouvriers
    } sans Agitation
    [unlock_and_put] Débloquez un Soldat, puis placez-en un sur n’importe quelle tuile Mausolée
    [put] Placez un Soldat débloqué sur n’importe quelle tuile Mausolée
   *[reset_unrest] Ramenez l’Agitation à 0 dans { $count } régions au maximum
}

# Questions

first_empire-question = { $question ->
    [starting_tile] Quelle tuile de Départ gardez-vous ?
    [card] Quelle carte jouez-vous ?
    [use] La glisser, ou la jouer à la Cour ?
    [region] Dans quelle région ?
    [action] Quelle action Cour ?
    [official] Quel Officiel ?
    [symbol] À quoi sert le symbole ?
    [alchemist] Quelle carte Alchimiste ?
    [master] Quel Maître Alchimiste prenez-vous ?
    [space] Sur quel espace ?
    [half] Quelle moitié de la tuile Gouverneur ?
    [worker] De quelle région prenez-vous un Ouvrier ?
    [palace_tile] Quelle tuile Palais ?
    [large_token] Quel grand jeton ?
    [section] Dans quelle section de Muraille ?
    [slot] Sur quel emplacement ?
    [emperor] Quelle carte reçoit la tuile Empereur ?
    [after] Et maintenant ?
    [ability] Quelle capacité activez-vous ?
    [mover] Quel Officiel déplacez-vous ?
    [to] Vers quelle région ?
    [calm] Dans quelle région baissez-vous l’Agitation ?
    [reset] Dans quelle région ramenez-vous l’Agitation à 0 ?
    [token] Quel jeton prenez-vous ?
    [soldier] Où placez-vous un Soldat ?
    [put] Sur quelle tuile placez-vous le Soldat ?
    [reward] Acceptez-vous la récompense ?
    [another_card] Placez-vous encore une carte ?
    [unlock] Combien de Soldats débloquez-vous ?
    [pay] Quel jeton dépensez-vous ?
    [return] Quel jeton rendez-vous ?
    [li_si_soldier] Quelle tuile Li Si prend-il ?
   *[li_si_aspect] Quels jetons Li Si dépense-t-il d’abord ?
}
first_empire-answer = { $answer ->
    [unification] Unification
    [court] Cour
    [nothing] La défausser
    [unlock] Débloquer un Soldat
    [place] Placer une carte Alchimiste
    [area] Zone de Gouverneurs
    [tile-1] Premier espace de tuile
    [tile-2] Second espace de tuile
    [left] Moitié gauche
    [right] Moitié droite
    [activate] Activer des capacités
    [move-official] Déplacer un Officiel
    [pass] Passer
    [accept] Accepter
    [yes] Oui
    [no] Non
   *[stop] Arrêter
}
first_empire-card-type = { $type ->
    [writing] Écriture
    [currency] Monnaie
    [laws] Lois
   *[alchemist] Alchimiste
}
first_empire-no-officials = aucun Officiel
first_empire-spot = { $spot ->
    [chu] Chu
    [wei] Wei
    [zhao] Zhao
    [qi] Qi
    [yan] Yan
    [wall-west] Murailles ouest
    [wall-centre] Murailles centre
    [wall-east] Murailles est
   *[elixir] Élixir
}
first_empire-need = { $need ->
    [governors] { $count ->
        [one] 1 Gouverneur
       *[other] { $count } Gouverneurs
    }
    [palaces] { $count ->
        [one] 1 Palais
       *[other] { $count } Palais
    }
    [walls] { $count ->
        [one] 1 Muraille
       *[other] { $count } Murailles
    }
   *[space] Bateau en { $count } ou au-delà
}
first_empire-tile-blank = pas de bonus
first_empire-tile-halves = { $left }, ou { $right }
first_empire-wall-tile = { $worth } PV selon les traits pour { first_empire-criterion }
first_empire-brings = vous rapporte { $points } PV maintenant
first_empire-points = { $points } PV
first_empire-met = { $count ->
    [0] vous ne la remplissez pas encore
    [one] vous la remplissez une fois
    [2] vous la remplissez deux fois
   *[other] vous la remplissez { $count } fois
}
first_empire-card-face = { first_empire-card-type } { $arrow } { first_empire-trigger } → { $does }
first_empire-officials-here = { first_empire-official } ×{ $count }
first_empire-left-in-stock = reste { $count }
first_empire-only-in = à { $regions }
first_empire-would-wake = nouveau déclencheur : { first_empire-action }
first_empire-choice-card = Carte { $card }
first_empire-choice-own-card = Carte { $card } à { first_empire-region }
first_empire-choice-worker = Un Ouvrier à { first_empire-region }
first_empire-choice-region = { $purpose ->
    [tuck] Glisser à { first_empire-region }
    [recruit] Recruter à { first_empire-region }
    [place] Placer à { first_empire-region }
    [govern] Gouverneur à { first_empire-region }
    [hire] Engager à { first_empire-region }
    [build] Palais à { first_empire-region }
    [to] Vers { first_empire-region }
    [calm] Réduire l’Agitation à { first_empire-region }
   *[reset] Ramener l’Agitation à 0 à { first_empire-region }
}
first_empire-choice-space = { first_empire-region } : { first_empire-answer }
first_empire-choice-stop = { $question ->
    [ability] Plus de capacités
    [soldier] Pas de Soldat
    [put] Pas de Soldat
   *[other] Arrêter
}
first_empire-choice-region-note = { $officials } ; Ouvriers { $workers } ; Agitation { $unrest } sur 3 ; cartes { $cards } sur 3
first_empire-choice-wakes = { $count ->
    [0] n’active rien
   *[other] active { $cards }
}
first_empire-choice-slot = { $rods ->
    [one] Emplacement { $slot } : 1 trait
   *[other] Emplacement { $slot } : { $rods } traits
}
first_empire-choice-mover = { first_empire-official } à { first_empire-region }
first_empire-choice-reward = { $answer ->
    [accept] Accepter la récompense ({ first_empire-aspect })
   *[pass] Passer et garder vos jetons
}
first_empire-choice-unlock = { $count ->
    [0] N’en débloquer aucun
    [one] Débloquer 1 Soldat, pour des jetons d’une valeur de 3
   *[other] Débloquer { $count } Soldats, pour des jetons d’une valeur de 3 chacun
}

# Options

first_empire-option-tableau = Tableau des récompenses
first_empire-option-tableau-text = Les récompenses de chaque manche et l’ordre des trois aspects.
first_empire-option-tableau-board = Plateau
first_empire-option-tableau-board-text = Les récompenses imprimées : Écriture, Monnaie, Lois. Idéal pour une première partie.
first_empire-option-tableau-tile-a = Tuile, face A
first_empire-option-tableau-tile-a-text = D’autres récompenses, Lois d’abord ; à la dernière manche un Bateau avance de sept cases.
first_empire-option-tableau-tile-b = Tuile, face B
first_empire-option-tableau-tile-b-text = D’autres récompenses, Monnaie d’abord.
first_empire-option-advanced = Mode avancé
first_empire-option-advanced-text = Mélanger les symboles du Mausolée.
first_empire-option-advanced-off = Non
first_empire-option-advanced-off-text = Chaque symbole est là où il est imprimé.
first_empire-option-advanced-on = Oui
first_empire-option-advanced-on-text = Les neuf symboles du Mausolée sont placés au hasard : d’autres tuiles forment lignes et colonnes.
first_empire-option-li-si = Li Si
first_empire-option-li-si-text = Force du premier ministre dans la partie solo.
first_empire-option-li-si-1 = Li Si 1
first_empire-option-li-si-1-text = Pour une première partie.
first_empire-option-li-si-2 = Li Si 2
first_empire-option-li-si-2-text = Un vrai duel dès que vous connaissez le jeu.
first_empire-option-li-si-3 = Li Si 3
first_empire-option-li-si-3-text = Il commence et gagne toutes les égalités de Gouverneurs.
first_empire-option-li-si-4 = Li Si 4
first_empire-option-li-si-4-text = Pour les meilleurs stratèges de l’empire.
first_empire-option-li-si-none = Sans lui
first_empire-option-li-si-none-text = De 2 à 4 joueurs, sans Li Si.

# Événements

first_empire-event-li-si = Vous affrontez Li Si, niveau { $level }.
first_empire-event-starting-dealt = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} deux tuiles de Départ : { $starting_tile } et { $other_tile }.
first_empire-event-starting-tile = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} : { first_empire-starting-tile }.
first_empire-event-order = Ordre du tour : { $order }.
first_empire-event-round = La manche { $round } commence.
first_empire-event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} six cartes.
first_empire-event-drew-cards = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $cards }.
first_empire-event-laid-down = { $you ->
    [yes] Vous ne pouvez rien faire et défaussez
   *[no] { $seat } ne peut rien faire et défausse
} la carte { $card }.
first_empire-event-tucked = { $you ->
    [yes] Vous glissez
   *[no] { $seat } glisse
} la carte { $card } à { first_empire-region }.
first_empire-event-court = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} la carte { $card } à la Cour : { first_empire-action }.
first_empire-event-points = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $points } PV ({ first_empire-source }).
first_empire-event-tokens = { $count ->
    [0] { $you ->
        [yes] Vous ne prenez
       *[no] { $seat } ne prend
    } aucun jeton { first_empire-aspect } : il n’en reste plus
   *[other] { $you ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } { first_empire-aspect }
}.
first_empire-event-unrest = { $you ->
    [yes] Votre Agitation
   *[no] { $seat } : l’Agitation
} à { first_empire-region } est maintenant à { $level }.
first_empire-event-hired = { $you ->
    [yes] Vous engagez
   *[no] { $seat } engage
} { $count ->
    [one] un Ouvrier
   *[other] { $count } Ouvriers
} à { first_empire-region }.
first_empire-event-paid-workers = { $you ->
    [yes] Vous dépensez
   *[no] { $seat } dépense
} { $count ->
    [one] un Ouvrier
   *[other] { $count } Ouvriers
} de { first_empire-region }.
first_empire-event-recruited = { $you ->
    [yes] Vous recrutez
   *[no] { $seat } recrute
} à { first_empire-region } : { first_empire-official }.
first_empire-event-unlocked = { $count ->
    [0] { $you ->
        [yes] Vous ne débloquez
       *[no] { $seat } ne débloque
    } aucun Soldat
   *[other] { $you ->
        [yes] Vous débloquez
       *[no] { $seat } débloque
    } { $count ->
        [one] un Soldat
       *[other] { $count } Soldats
    }
}.
first_empire-event-moved-official = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} un Officiel ({ first_empire-official }) de { first_empire-start } à { first_empire-to }.
first_empire-event-moved-worker = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} un Ouvrier de { first_empire-start } à { first_empire-to }.
first_empire-event-sailed = { $you ->
    [yes] Votre
   *[no] { $seat } : le
} Bateau avance de la case { $from_space } à la case { $to_space }.
first_empire-event-symbol-lost = { $you ->
    [yes] Vous ne pouvez
   *[no] { $seat } ne peut
} rien tirer du symbole.
first_empire-event-alchemist = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} { $card } à { first_empire-region }.
first_empire-event-master = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le Maître Alchimiste { $card }.
first_empire-event-governor = { $you ->
    [yes] Vous installez
   *[no] { $seat } installe
} un Gouverneur à { first_empire-region }{ $space ->
    [area] { "" }
   *[other] , sur une tuile Gouverneur
}.
first_empire-event-governor-bonus = { $you ->
    [yes] Vous utilisez
   *[no] { $seat } utilise
} la moitié { $half ->
    [left] gauche
   *[right] droite
} de la tuile Gouverneur { $governor_tile }.
first_empire-event-palace = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
} un Palais à { first_empire-region }.
first_empire-event-palace-tile = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} la tuile Palais de { first_empire-region } : { first_empire-palace-tile }.
first_empire-event-large-token = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le grand jeton { first_empire-aspect }.
first_empire-event-wall = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
} une Muraille : { first_empire-section }, emplacement { $slot }.
first_empire-event-emperor-tile = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} une tuile Empereur sur la carte { $card } : elle se déclenche avec { first_empire-action }.
first_empire-event-ability = { $you ->
    [yes] Vous activez
   *[no] { $seat } active
} la carte { $card }.
first_empire-event-soldier = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} un Soldat sur { first_empire-tile }, emplacement { $slot }.
first_empire-event-reward = { $you ->
    [yes] Vous obtenez
   *[no] { $seat } obtient
} la récompense { first_empire-aspect } de la manche { $round }.
first_empire-event-reward-declined = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
} pour la récompense { first_empire-aspect }.
first_empire-event-reward-lost = Personne ne prend la récompense { first_empire-aspect }.
first_empire-event-paid-token = { $you ->
    [yes] Vous dépensez
   *[no] { $seat } dépense
} { first_empire-token }.
first_empire-event-large-returned = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} le grand jeton { first_empire-aspect }.
first_empire-event-token-returned = { $you ->
    [yes] Vous rendez
   *[no] { $seat } rend
} un jeton { first_empire-aspect }.
first_empire-event-round-ended = La manche { $round } est terminée.
first_empire-event-ended = La partie est terminée.
first_empire-event-li-si-card = Li Si pioche la carte Action { $action_card }.
first_empire-event-li-si-court = Li Si n’a plus de place et joue la carte { $card } à la Cour.
first_empire-event-li-si-paid = Li Si rend { $count ->
    [one] un jeton
   *[other] { $count } jetons
} { first_empire-aspect }.
first_empire-event-emperor-stays = { $lack ->
    [bare_card] { $you ->
        [yes] Chacune de vos cartes porte déjà une tuile Empereur ; celle-ci reste.
       *[no] Chaque carte de { $seat } porte déjà une tuile Empereur ; celle-ci reste.
    }
   *[other] { $you ->
        [yes] Vous n’avez encore glissé aucune carte Unification ; la tuile Empereur reste.
       *[no] { $seat } n’a encore glissé aucune carte Unification ; la tuile Empereur reste.
    }
}
first_empire-event-emperor-removed = Li Si retire la tuile Empereur du dessus du site { first_empire-site } : { first_empire-action }.
first_empire-event-li-si-check = { $check ->
    [has-room] Reste-t-il de la place pour une carte ({ first_empire-where }) ?
    [can-sail] Son Bateau peut-il encore avancer ?
    [entrance-empty] Son entrée est-elle vide ?
    [card-left] Lui reste-t-il une carte Alchimiste ?
    [piece-left] Lui reste-t-il une pièce ?
    [no-soldier-in-region] Son Soldat manque-t-il sur la tuile Mausolée ({ first_empire-where }) ?
    [majority-open] Lui manque-t-il encore la majorité ({ first_empire-where }) ?
    [first-of-order] Tout est rempli : il prend la première région de son ordre, { first_empire-where }.
    [no-soldier-at-site] Son Soldat manque-t-il sur la tuile Mausolée du site ({ first_empire-where }) ?
   *[section-open] Une section est-elle sans sa Muraille ({ first_empire-where }) ?
} { $outcome ->
    [yes] Oui.
   *[no] Non.
}

# Refus

first_empire-refusal-no-room-anywhere = Aucune région ne peut recevoir une carte de plus.
    Trois cartes au plus par région, et l’Agitation ne dépasse pas 3. Règle { $rule }.
first_empire-refusal-no-action = Aucune des six actions Cour n’est possible. Règle { $rule }.
first_empire-refusal-can-play = Vous pouvez jouer cette carte, donc vous le devez.
    Vous ne pouvez la défausser que si vous ne pouvez ni la glisser ni agir à la Cour. Règle { $rule }.
first_empire-refusal-region-full = { first_empire-region } a déjà trois cartes. Règle { $rule }.
first_empire-refusal-too-much-unrest = L’Agitation à { first_empire-region } est à { $unrest } et ne peut pas dépasser { $most }. Règle { $rule }.
first_empire-refusal-none-in-stock = Plus en réserve : { first_empire-official }. Règle { $rule }.
first_empire-refusal-ship-at-end = Votre Bateau est au bout de la route. Règle { $rule }.
first_empire-refusal-no-governor = Vos sept Gouverneurs sont sur le plateau. Règle { $rule }.
first_empire-refusal-officials-missing = Il manque à { first_empire-region } { $count ->
        [one] un Officiel
       *[other] { $count } Officiels
    } : { $officials }.
    Un Gouverneur coûte un Alchimiste, un Architecte et un Général de la région. Règle { $rule }.
first_empire-refusal-no-region-to-govern = Aucune région n’a un Alchimiste, un Architecte et un Général. Règle { $rule }.
first_empire-refusal-no-general = Vous n’avez pas de Général à { first_empire-region }. Règle { $rule }.
first_empire-refusal-no-region-to-hire = Vous n’avez pas de Général dans une région dont l’Agitation est sous 3. Règle { $rule }.
first_empire-refusal-no-palace = Vos six Palais sont sur le plateau. Règle { $rule }.
first_empire-refusal-no-architect = Vous n’avez pas d’Architecte à { first_empire-region }. Règle { $rule }.
first_empire-refusal-workers-missing = Il manque à { first_empire-region } { $missing ->
        [one] 1 Ouvrier
       *[other] { $missing } Ouvriers
    }. Règle { $rule }.
first_empire-refusal-other-worker-missing = Il manque 1 Ouvrier hors de { first_empire-region }. Règle { $rule }.
first_empire-refusal-no-region-to-build = Aucune région n’a un Architecte et deux Ouvriers. Règle { $rule }.
first_empire-refusal-no-wall = Vos six Murailles sont sur le plateau. Règle { $rule }.
first_empire-refusal-own-wall-there = Vous y avez déjà une Muraille : { first_empire-section }. Règle { $rule }.
first_empire-refusal-slot-taken = L’emplacement { $slot } est pris. Règle { $rule }.
first_empire-refusal-too-few-regions = Vous n’avez des Ouvriers que dans { $regions } { $regions ->
        [one] région
       *[other] régions
    }.
    Un emplacement coûte un Ouvrier par trait, tous de régions différentes. Règle { $rule }.
first_empire-refusal-no-section-to-build = Vous ne pouvez payer aucun emplacement libre : vous avez des Ouvriers dans { $regions } { $regions ->
        [one] région
       *[other] régions
    }. Règle { $rule }.
first_empire-refusal-no-worker-there = Vous n’avez pas d’Ouvrier à { first_empire-region }. Règle { $rule }.
first_empire-refusal-region-has-paid = { first_empire-region } a déjà payé. Prenez l’Ouvrier suivant dans une autre région. Règle { $rule }.
first_empire-refusal-space-taken = Un Gouverneur occupe déjà cette tuile. Règle { $rule }.
first_empire-refusal-half-without-effect = Cette moitié n’a aucun effet maintenant. Règle { $rule }.
first_empire-refusal-tile-raises-unrest = Cette tuile augmente l’Agitation, qui est déjà à 3. Règle { $rule }.
first_empire-refusal-large-token-taken = Le grand jeton { first_empire-aspect } n’est pas sur le plateau. Règle { $rule }.
first_empire-refusal-has-emperor-tile = La carte { $card } a déjà une tuile Empereur. Règle { $rule }.
first_empire-refusal-not-lower = { $card } n’est pas inférieur à { $beneath }.
    Après cette action, seule une carte inférieure à la carte recouverte active des capacités. Règle { $rule }.
first_empire-refusal-not-higher = { $card } n’est pas supérieur à { $beneath }.
    Après cette action, seule une carte supérieure à la carte recouverte active des capacités. Règle { $rule }.
first_empire-refusal-nothing-wakes = Aucune de vos cartes ne se déclenche avec cette action. Règle { $rule }.
first_empire-refusal-no-official-to-move = Vous n’avez aucun Officiel à déplacer. Règle { $rule }.
first_empire-refusal-other-trigger = La carte { $card } se déclenche avec une autre action : { first_empire-trigger }. Règle { $rule }.
first_empire-refusal-used-already = Vous avez déjà activé la carte { $card } ce tour-ci. Règle { $rule }.
first_empire-refusal-region-in-revolt = { first_empire-region } est à 3 d’Agitation : la carte { $card } ne peut pas être activée. Règle { $rule }.
first_empire-refusal-without-effect = La carte { $card } n’aurait aucun effet maintenant. Règle { $rule }.
first_empire-refusal-no-official-there = Il n’y a pas de tel Officiel à { first_empire-region }. Règle { $rule }.
first_empire-refusal-not-adjacent = { first_empire-region } n’est pas adjacente. Règle { $rule }.
first_empire-refusal-no-unrest-there = { first_empire-region } est calme. Règle { $rule }.
first_empire-refusal-calmed-already = { first_empire-region } est déjà calmée ; choisissez une autre région. Règle { $rule }.
first_empire-refusal-supply-empty = Il n’y a plus de jeton { first_empire-aspect } en réserve. Règle { $rule }.
first_empire-refusal-none-locked = Vous n’avez plus de Soldat à débloquer. Règle { $rule }.
first_empire-refusal-no-card-to-place = Vous n’avez aucune carte Alchimiste à placer maintenant. Règle { $rule }.
first_empire-refusal-no-alchemist-there = Vous n’avez pas d’Alchimiste à { first_empire-region }. Règle { $rule }.
first_empire-refusal-card-not-held = { $card } n’est pas parmi vos cartes Alchimiste. Règle { $rule }.
first_empire-refusal-master-gone = { $card } est déjà pris. Règle { $rule }.
first_empire-refusal-condition-not-met = Vous ne remplissez pas la condition : { first_empire-tile }. Règle { $rule }.
first_empire-refusal-own-soldier-there = Vous avez déjà un Soldat sur { first_empire-tile }. Règle { $rule }.
first_empire-refusal-officials-short = Il vous manque des Officiels pour la récompense entière.
    En réserve : { $alchemist } { $alchemist ->
        [one] Alchimiste
       *[other] Alchimistes
    }, { $architect } { $architect ->
        [one] Architecte
       *[other] Architectes
    }, { $general } { $general ->
        [one] Général
       *[other] Généraux
    } ; la récompense en compte { $count }. Règle { $rule }.
first_empire-refusal-locked-short = Vous n’avez que { $locked ->
        [one] 1 Soldat à débloquer
       *[other] { $locked } Soldats à débloquer
    } pour { $count }. Règle { $rule }.
first_empire-refusal-entrance-empty = Vous n’avez pas de Soldat à l’entrée. Règle { $rule }.
first_empire-refusal-no-room-for-card = Toutes vos régions ont trois cartes. Règle { $rule }.
first_empire-refusal-no-unrest = Aucune de vos régions n’est agitée. Règle { $rule }.
first_empire-refusal-too-few-tokens = Cela coûte { $price }, mais vos jetons valent { $value }. Règle { $rule }.
first_empire-refusal-no-such-token = Vous n’avez pas de tel jeton { first_empire-aspect }. Règle { $rule }.
first_empire-refusal-pays-too-much = C’est trop payer. Prenez un jeton plus petit. Règle { $rule }.
first_empire-refusal-not-this-region = La récompense nomme d’autres régions que { first_empire-region } : { $allowed }. Règle { $rule }.


# Fin

first_empire-reason-most-points = le plus de PV
first_empire-reason-beat-li-si = Li Si battu
first_empire-reason-tied-with-li-si = égalité avec Li Si
first_empire-reason-lost-to-li-si = perdu contre Li Si
first_empire-result-most-points = { $count ->
    [one] { $you ->
        [yes] Vous avez le plus de PV et gagnez.
       *[no] { $winners } a le plus de PV et gagne.
    }
   *[other] { $you ->
        [yes] { $winners } avez autant de PV et vous partagez la victoire.
       *[no] { $winners } ont autant de PV et se partagent la victoire.
    }
}
first_empire-result-beat-li-si = { $you ->
    [yes] Vous battez Li Si et gagnez.
   *[no] { $winners } bat Li Si et gagne.
}
first_empire-result-tied-with-li-si = { $you ->
    [yes] Vous avez autant de PV que Li Si : vous partagez la victoire.
   *[no] { $winners } a autant de PV que Li Si : ils se partagent la victoire.
}
first_empire-result-lost-to-li-si = Li Si a plus de PV et gagne.
first_empire-score = { $won ->
    [yes] ★
   *[no] –
} { $seat } : { $score } PV (Palais { $palaces }, tuiles Palais { $palace-tiles }, cartes { $cards }, tuiles Gouverneur { $governor-tiles }, Soldats { $soldiers }, majorités { $majorities }, Élixir { $elixir }, lignes et colonnes { $lines }, Murailles { $walls }, entrée { $entrance })
