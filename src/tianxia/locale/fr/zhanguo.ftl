# ZhanGuo ; les valeurs de chaque message sont décrites dans le fichier anglais.

zhanguo-name = ZhanGuo
zhanguo-about = Unifiez les Royaumes combattants en cinq manches : glissez des cartes sous votre plateau, ou jouez-les à la cour pour installer des gouverneurs et construire palais et murailles.

zhanguo-seat-0 = Bleu
zhanguo-seat-1 = Rouge
zhanguo-seat-2 = Violet
zhanguo-seat-3 = Jaune

# Noms

zhanguo-aspect = { $aspect ->
    [writing] Écriture
    [currency] Monnaie
   *[laws] Lois
}
zhanguo-colour = { $colour ->
    [red] rouge
    [gray] gris
   *[white] blanc
}
zhanguo-action = { $action ->
    [wall] Construire 1 muraille
    [palace] Construire 1 palais
    [hire] Engager des ouvriers
    [recruit] Recruter 1 officiel
    [governor] Installer 1 gouverneur
   *[reassign] Réaffecter des officiels
}
zhanguo-trigger = { $trigger ->
    [wall] Construire 1 muraille
    [palace] Construire 1 palais
    [hire] Engager des ouvriers
    [recruit] Recruter 1 officiel
   *[governor] Installer 1 gouverneur
}
zhanguo-bonus = { $bonus ->
    [marker] un jeton au choix
    [points] jusqu’à { $amount } points de réaffectation
    [vp] { $amount } PV
    [worker] un ouvrier dans la région de la carte
    [vp_per_aspect] { $amount ->
        [writing] 1 PV par carte Écriture de votre plateau
        [currency] 1 PV par carte Monnaie de votre plateau
       *[laws] 1 PV par carte Lois de votre plateau
    }
    [calm_any] 1 agitation de moins dans une région au choix
    [calm_same] 1 agitation de moins dans la région de la carte
    [move_worker] déplacer un ouvrier vers une région adjacente
   *[official] { $amount ->
        [red] un officiel rouge
        [gray] un officiel gris
       *[white] un officiel blanc
    } dans la région de la carte
}
zhanguo-board = { $board ->
    [a] face A
    [circle] le cercle
    [square] le carré
    [triangle] le triangle
   *[star] l’étoile
}
zhanguo-ability = { $board ->
    [a] aucune capacité
    [circle] Engager : un ouvrier de plus, puis jusqu’à 1 point de réaffectation. Gouverneur : déplacer un ouvrier vers une région adjacente.
    [square] Muraille ou recrutement : un jeton au choix.
    [triangle] Réaffectation ou muraille : 1 agitation de moins dans une région, et un ouvrier y arrive.
   *[star] Recrutement : jusqu’à 2 points de réaffectation. Gouverneur : déplacer un de vos gouverneurs vers la zone libre d’une région adjacente.
}
zhanguo-square = { $bonus ->
    [points] jusqu’à 4 points de réaffectation
    [official] un officiel au choix dans une région au choix
   *[vp] 4 PV
}
zhanguo-site = { $site ->
    [turquoise] turquoise
    [gold] doré
   *[vermilion] vermillon
}
zhanguo-task = { $task ->
    [upper_wall] la mission muraille du haut
    [upper_palace] la mission palais du haut
    [upper_governor] la mission gouverneur du haut
    [lower_wall] la mission muraille du bas
    [lower_palace] la mission palais du bas
   *[lower_governor] la mission gouverneur du bas
}
zhanguo-criterion = { $criterion ->
    [empty_tracks] par région sans agitation
    [enough_officials] par région ayant au moins autant d’officiels que d’agitation
    [gray_regions] par région avec un officiel gris
    [red_regions] par région avec un officiel rouge
    [white_regions] par région avec un officiel blanc
    [flat] moins l’agitation de toutes vos régions
    [aspect_sets] par série de trois cartes d’aspects différents
    [full_regions] par région avec trois cartes
    [pair_regions] par région avec deux cartes du même aspect
    [currency_regions] par région avec une carte Monnaie
    [laws_regions] par région avec une carte Lois
   *[writing_regions] par région avec une carte Écriture
}
zhanguo-reward = { $reward ->
    [official] un officiel au choix
    [two_red] deux officiels rouges
    [two_gray] deux officiels gris
    [two_workers] deux ouvriers
    [governor] un gouverneur
    [wall] une muraille
   *[palace] un palais
}
zhanguo-source = { $source ->
    [auction] enchères
    [shortage] jetons manquants
    [palaces] palais
    [squares] cases bonus
    [cards] cartes
   *[boards] plateau
}
zhanguo-question = { $question ->
    [board] Quel plateau prenez-vous ?
    [bid] Combien de PV misez-vous ?
    [draft] Quelle carte de chaque pioche rendez-vous ?
    [card] Quelle carte jouez-vous ?
    [use] La glisser, ou la jouer à la cour ?
    [action] Quelle action de cour ?
    [tuck] Dans quelle région la glissez-vous ?
    [official] Quel officiel ?
    [official_region] Dans quelle zone des gouverneurs ?
    [point] Quel déplacement pour le prochain point ?
    [governor] Dans quelle région installez-vous le gouverneur ?
    [square] Sur quelle case bonus ?
    [square_official] Quel officiel de la case, s’il y a lieu ?
    [hire] Dans quelle région engagez-vous ?
    [palace] Dans quelle région construisez-vous le palais ?
    [palace_worker] De quelle région vient le troisième ouvrier ?
    [big_marker] Quel grand jeton ?
    [section] Dans quelle section construisez-vous la muraille ?
    [rods] Sur quel emplacement ?
    [wall_workers] Des ouvriers de quelles régions ?
    [ability] Quelle capacité ensuite ?
    [marker] Quel jeton ?
    [calm] Dans quelle région baissez-vous l’agitation ?
    [move_worker] Quel ouvrier déplacez-vous, et où ?
    [move_governor] Quel gouverneur déplacez-vous, et où ?
    [reward] Acceptez-vous la récompense ?
   *[reward_governor] Dans quelle région installez-vous le gouverneur ?
}

# Options

zhanguo-option-boards = Plateaux joueurs
zhanguo-option-boards-text = Mêmes plateaux pour tous, ou capacités différentes.
zhanguo-option-boards-a = Faces A
zhanguo-option-boards-a-text = Tous les plateaux sont identiques : idéal pour les premières parties.
zhanguo-option-boards-b = Faces B
zhanguo-option-boards-b-text = Chaque plateau a ses capacités ; le dernier joueur choisit en premier.
zhanguo-option-boards-auction = Faces B aux enchères
zhanguo-option-boards-auction-text = Chacun a 15 PV pour miser sur les plateaux.
zhanguo-option-draft = Draft
zhanguo-option-draft-text = Seulement piocher les cartes, ou aussi les choisir.
zhanguo-option-draft-off = Sans draft
zhanguo-option-draft-off-text = Piochez deux cartes de chaque pioche.
zhanguo-option-draft-on = Avec draft
zhanguo-option-draft-on-text = Des manches 1 à 4, piochez trois cartes de chaque pioche et gardez-en deux.
zhanguo-option-turn-order = Ordre du tour
zhanguo-option-turn-order-text = L’ordre des tours d’une manche.
zhanguo-option-turn-order-clockwise = Sens horaire
zhanguo-option-turn-order-clockwise-text = On joue dans le sens horaire à partir du premier joueur.
zhanguo-option-turn-order-track = Piste des récompenses
zhanguo-option-turn-order-track-text = On joue de haut en bas de la piste des récompenses.
zhanguo-option-hire-unrest = Agitation à l’engagement
zhanguo-option-hire-unrest-text = Ce que l’engagement coûte en agitation.
zhanguo-option-hire-unrest-one = 1 agitation
zhanguo-option-hire-unrest-one-text = Engager augmente l’agitation de 1, quel que soit le nombre d’ouvriers.
zhanguo-option-hire-unrest-per-worker = 1 agitation par ouvrier
zhanguo-option-hire-unrest-per-worker-text = Engager augmente l’agitation de 1 par ouvrier engagé.

# Événements

zhanguo-event-order = Piste des récompenses, de haut en bas : { $seats }.
zhanguo-event-wall-tile = La tuile muraille { $tile } va à la section { $section } du site { zhanguo-site }.
zhanguo-event-task-tile = La tuile { $tile } va à { zhanguo-task }.
zhanguo-event-removed-board = Absent de cette partie : { zhanguo-board }.
zhanguo-event-board = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { zhanguo-board }.
zhanguo-event-bid = { $bid ->
    [0] { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
    }.
   *[other] { $you ->
        [yes] Vous misez
       *[no] { $seat } mise
    } { $bid } PV.
}
zhanguo-event-paid = { $you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $vp } PV.
zhanguo-event-round = La manche { $round } commence ; { $you ->
    [yes] vous êtes
   *[no] { $seat } est
} premier joueur.
zhanguo-event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $count } cartes { zhanguo-aspect }.
zhanguo-event-drew-card = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} la carte { $card }.
zhanguo-event-discarded = { $you ->
    [yes] Vous glissez
   *[no] { $seat } glisse
} la carte { $card } sous sa pioche.
zhanguo-event-tucked = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
} la carte { $card } dans la région { $region }.
zhanguo-event-markers = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $count } { $count ->
    [one] jeton
   *[other] jetons
} { zhanguo-aspect }.
zhanguo-event-big-marker = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le grand jeton { zhanguo-aspect }.
zhanguo-event-scored = { $you ->
    [yes] Vous marquez
   *[no] { $seat } marque
} { $vp } PV : { zhanguo-source }.
zhanguo-event-unrest = { $you ->
    [yes] Votre agitation
   *[no] { $seat } : l’agitation
} de la région { $region } est à { $level }.
zhanguo-event-down = { $you ->
    [yes] Vous descendez
   *[no] { $seat } descend
} un officiel { zhanguo-colour } dans la région { $region }.
zhanguo-event-moved = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} un officiel { zhanguo-colour } { $move ->
    [side] de la zone des gouverneurs { $region } à la zone des gouverneurs { $to }
    [along] de la zone des ouvriers { $region } à la zone des ouvriers { $to }
   *[up] de la zone des ouvriers { $region } à la zone des gouverneurs { $to }
}.
zhanguo-event-court = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} la carte { $card } à la cour : { zhanguo-action }.
zhanguo-event-recruited = { $you ->
    [yes] Vous envoyez
   *[no] { $seat } envoie
} un officiel { zhanguo-colour } dans la zone des gouverneurs { $region }.
zhanguo-event-installed = { $square ->
    [0] { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } un gouverneur dans la zone libre de la région { $region }.
   *[other] { $you ->
        [yes] Vous installez
       *[no] { $seat } installe
    } un gouverneur dans la région { $region }, sur la case { $square }.
}
zhanguo-event-hired = { $you ->
    [yes] Vous engagez
   *[no] { $seat } engage
} { $count } { $count ->
    [one] ouvrier
   *[other] ouvriers
} dans la région { $region }.
zhanguo-event-palace = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
} un palais dans la région { $region }.
zhanguo-event-wall = { $you ->
    [yes] Vous construisez
   *[no] { $seat } construit
} une muraille à { $rods } { $rods ->
    [one] trait
   *[other] traits
} dans la section { $section } du site { zhanguo-site }.
zhanguo-event-ability = { $ability ->
    [board] { $you ->
        [yes] Vous utilisez
       *[no] { $seat } utilise
    } la capacité du plateau.
   *[other] { $you ->
        [yes] Vous utilisez
       *[no] { $seat } utilise
    } la carte { $ability }.
}
zhanguo-event-worker = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} { $count } { $count ->
    [one] ouvrier
   *[other] ouvriers
} dans la région { $region }.
zhanguo-event-worker-moved = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} un ouvrier de la région { $region } à la région { $to }.
zhanguo-event-governor-moved = { $square ->
    [0] { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } un gouverneur de la zone libre de la région { $region } à la région { $to }.
   *[other] { $you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } un gouverneur de la case { $square } de la région { $region } à la région { $to }.
}
zhanguo-event-reward = { $accepted ->
    [yes] { $you ->
        [yes] Vous acceptez
       *[no] { $seat } accepte
    } la récompense { zhanguo-aspect }.
   *[no] { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
    } pour la récompense { zhanguo-aspect }.
}
zhanguo-event-task = { $you ->
    [yes] Vous accomplissez
   *[no] { $seat } accomplit
} { zhanguo-task } pour { $vp } PV.
zhanguo-event-ended = La partie est terminée.

# Refus

zhanguo-refusal-not-in-hand = La carte { $card } n’est pas dans votre main.
    Jouez une de vos cartes. Règle { $rule }.
zhanguo-refusal-no-room-to-tuck = Aucune région ne peut recevoir une carte de plus.
    Une région en contient trois au plus, et l’agitation doit tenir sur la piste. Jouez la carte à la cour. Règle { $rule }.
zhanguo-refusal-region-full = La région { $region } a déjà trois cartes.
    C’est le maximum. Règle { $rule }.
zhanguo-refusal-unrest-too-high = Trop d’agitation dans la région { $region }.
    Elle est à { $level } et monte de { $rise }, mais la piste s’arrête à { $track }. Règle { $rule }.
zhanguo-refusal-no-official-above = Aucun officiel { zhanguo-colour } dans la zone des gouverneurs de la région { $region }.
    Choisissez-en un qui s’y trouve. Règle { $rule }.
zhanguo-refusal-workers-area-full = La zone des ouvriers de la région { $region } est pleine.
    Elle a deux emplacements. Pour un point de plus par pas, on peut la traverser. Règle { $rule }.
zhanguo-refusal-no-official-below = Aucun officiel { zhanguo-colour } dans la zone des ouvriers de la région { $region }.
    Choisissez-en un qui s’y trouve. Règle { $rule }.
zhanguo-refusal-not-adjacent = Les régions { $region } et { $to } ne sont pas adjacentes.
    Les régions se suivent de 1 à 5. Choisissez une voisine. Règle { $rule }.
zhanguo-refusal-step-by-step = Allez pas à pas de la région { $region } à la région { $to }.
    On ne traverse que des zones pleines. Arrêtez-vous au premier emplacement libre ; le coût est le même. Règle { $rule }.
zhanguo-refusal-too-few-points = Cela coûte { $cost } { $cost ->
        [one] point
       *[other] points
    }, et vous en avez { $points }.
    Chaque pas coûte un point, et on ne s’arrête pas dans une zone pleine. Règle { $rule }.
zhanguo-refusal-one-point-at-least = Dépensez au moins un point.
    Réaffecter déplace au moins un officiel. Règle { $rule }.
zhanguo-refusal-no-officials = Aucun officiel sur votre plateau.
    Il n’y a personne à déplacer. Règle { $rule }.
zhanguo-refusal-supply-empty = Votre réserve n’a plus d’officiel.
    Les quinze sont sur votre plateau. Règle { $rule }.
zhanguo-refusal-no-such-official = Votre réserve n’a plus d’officiel { zhanguo-colour }.
    Vous en avez cinq de chaque couleur. Règle { $rule }.
zhanguo-refusal-no-governor-left = Votre réserve n’a plus de gouverneur.
    Les huit sont sur la carte. Règle { $rule }.
zhanguo-refusal-no-set-anywhere = Aucune zone des gouverneurs n’a un officiel de chaque couleur.
    À la meilleure il manque { $missing } { $missing ->
        [one] couleur
       *[other] couleurs
    } ; ceux des zones des ouvriers ne comptent pas. Règle { $rule }.
zhanguo-refusal-no-set-here = Il manque à la région { $region } { $count ->
        [one] une couleur
       *[other] { $count } couleurs
    }.
    Dans sa zone des gouverneurs il manque :{ $red ->
        [1] {" "}rouge
       *[0] {""}
    }{ $gray ->
        [1] {" "}gris
       *[0] {""}
    }{ $white ->
        [1] {" "}blanc
       *[0] {""}
    }. Règle { $rule }.
zhanguo-refusal-square-taken = La case { $square } est prise.
    Choisissez-en une libre. Règle { $rule }.
zhanguo-refusal-no-square-there = Cette région n’a pas de case { $square }.
    Choisissez une case imprimée. Règle { $rule }.
zhanguo-refusal-nowhere-to-hire = Vous ne pouvez engager nulle part.
    Il faut un officiel dans une zone des ouvriers, et de la place pour l’agitation sur sa piste. Règle { $rule }.
zhanguo-refusal-free-move-first = Descendez d’abord un officiel dans la région { $region } (c’est gratuit).
    Annulez jusqu’à votre carte, descendez-le, puis engagez là. Règle { $rule }.
zhanguo-refusal-nobody-hires = Aucun officiel dans la zone des ouvriers de la région { $region }.
    Chacun d’eux engage un ouvrier. Règle { $rule }.
zhanguo-refusal-no-palace-left = Votre réserve n’a plus de palais.
    Les six sont construits. Règle { $rule }.
zhanguo-refusal-nowhere-for-palace = Vous ne pouvez construire de palais nulle part.
    Il coûte deux ouvriers de sa région et un d’une autre, et demande un emplacement libre et peu d’agitation. Règle { $rule }.
zhanguo-refusal-palace-slots-full = La région { $region } n’a plus d’emplacement de palais.
    Elle en a { $slots }, un par joueur. Règle { $rule }.
zhanguo-refusal-palace-blocked = Trop d’agitation dans la région { $region } pour un palais.
    Elle est à { $level } ; à partir de { $block } les palais sont bloqués. Règle { $rule }.
zhanguo-refusal-two-workers-here = Il manque { $missing } { $missing ->
        [one] ouvrier
       *[other] ouvriers
    } dans la région { $region }.
    Un palais coûte deux ouvriers de sa région et un d’une autre. Règle { $rule }.
zhanguo-refusal-one-worker-elsewhere = Il manque 1 ouvrier hors de la région { $region }.
    Un palais coûte deux ouvriers de sa région et un d’une autre. Règle { $rule }.
zhanguo-refusal-same-region = Le troisième ouvrier ne peut pas venir de la région { $region }.
    Un palais coûte deux ouvriers de sa région et un d’une autre. Règle { $rule }.
zhanguo-refusal-no-worker-there = La région { $region } n’a pas d’ouvrier.
    Choisissez une région qui en a un. Règle { $rule }.
zhanguo-refusal-marker-gone = Il ne reste aucun jeton { zhanguo-aspect } de cette valeur.
    Choisissez un autre aspect. Règle { $rule }.
zhanguo-refusal-no-wall-left = Votre réserve n’a plus de muraille.
    Les cinq sont construites. Règle { $rule }.
zhanguo-refusal-nowhere-for-wall = Vous ne pouvez construire de muraille nulle part.
    Il faut un emplacement libre dans une section sans votre muraille, et un ouvrier par trait, tous de régions différentes. Règle { $rule }.
zhanguo-refusal-own-wall-there = Vous avez déjà une muraille dans cette section.
    Une par section au plus. Règle { $rule }.
zhanguo-refusal-section-full = Cette section n’a plus d’emplacement.
    Les trois sont pris. Règle { $rule }.
zhanguo-refusal-slot-taken = L’emplacement à { $rods } { $rods ->
        [one] trait
       *[other] traits
    } est pris.
    Choisissez-en un libre. Règle { $rule }.
zhanguo-refusal-too-few-regions = { $rods ->
        [one] { $rods } ouvrier doit venir d’une région
       *[other] { $rods } ouvriers doivent venir de régions différentes
    }, et { $staffed ->
        [0] aucune des vôtres n’en a
        [one] une seule des vôtres en a
       *[other] { $staffed } des vôtres en ont
    }.
    Chaque trait coûte un ouvrier d’une autre région. Règle { $rule }.
zhanguo-refusal-wrong-trigger = La carte { $card } a un autre déclencheur.
    Elle s’active après : { zhanguo-trigger }. Règle { $rule }.
zhanguo-refusal-wrong-number = La carte { $card } ne s’active pas : { $played } sur { $beneath }.
    Muraille, palais et engagement demandent un numéro supérieur, recrutement et gouverneur un inférieur. Règle { $rule }.
zhanguo-refusal-used-already = { $ability ->
        [board] Vous avez déjà utilisé la capacité de votre plateau.
       *[other] Vous avez déjà utilisé la carte { $ability }.
    }
    Chaque capacité sert une fois par action. Règle { $rule }.
zhanguo-refusal-locked = La carte { $card } est bloquée par l’agitation : la piste est pleine.
    Baissez-la d’abord. Règle { $rule }.
zhanguo-refusal-no-board-ability = Votre plateau n’a pas de capacité pour cette action.
    Seules les faces B en ont, chacune pour certaines actions. Règle { $rule }.
zhanguo-refusal-no-unrest = Il n’y a pas d’agitation à baisser.
    La piste est déjà vide. Règle { $rule }.
zhanguo-refusal-no-unrest-anywhere = Aucune de vos régions n’a d’agitation.
    Il n’y a rien à baisser. Règle { $rule }.
zhanguo-refusal-no-worker-anywhere = Aucune de vos régions n’a d’ouvrier.
    Il n’y a personne à déplacer. Règle { $rule }.
zhanguo-refusal-no-governor-there = Vous n’avez pas là, dans la région { $region }, de gouverneur pour aller en { $to }.
    Choisissez un de vos gouverneurs, sur sa case ou dans la zone libre. Règle { $rule }.
zhanguo-refusal-board-taken = Déjà pris : { zhanguo-board }.
    Choisissez un autre plateau. Règle { $rule }.
zhanguo-refusal-board-removed = Absent de cette partie : { zhanguo-board }.
    Il y a un plateau par joueur. Règle { $rule }.
zhanguo-refusal-must-open = Vous devez ouvrir les enchères.
    Misez au moins 1 PV. Règle { $rule }.
zhanguo-refusal-bid-too-low = { $bid } PV ne { $bid ->
        [one] dépasse
       *[other] dépassent
    } pas { $highest }.
    Misez plus, jusqu’à vos { $vp } PV, ou passez. Règle { $rule }.
zhanguo-refusal-bid-too-high = Vous n’avez que { $vp } PV, pas { $bid }.
    La mise à dépasser est { $highest }. Règle { $rule }.
zhanguo-refusal-reward-officials = Votre réserve n’a pas les officiels de cette récompense.
    Vous devez pouvoir la prendre en entier. Règle { $rule }.
zhanguo-refusal-reward-governor = Votre réserve n’a plus de gouverneur.
    Vous devez pouvoir prendre la récompense en entier. Règle { $rule }.
zhanguo-refusal-reward-palace = Vous ne pouvez construire aucun palais.
    Il en faut un en réserve, et une région avec un emplacement libre et peu d’agitation. Règle { $rule }.
zhanguo-refusal-reward-wall = Vous ne pouvez construire aucune muraille.
    Il en faut une en réserve, et un emplacement libre dans une section sans votre muraille. Règle { $rule }.
zhanguo-refusal-not-this-region = La récompense n’est pas pour la région { $region }.
    Choisissez une des régions montrées. Règle { $rule }.
zhanguo-refusal-not-in-rewards = Pas de descente gratuite pendant les récompenses.
    Ce sera possible à votre prochain tour. Règle { $rule }.

# La fin

zhanguo-reason-five-rounds = cinq manches
zhanguo-result-five-rounds = Les cinq manches sont terminées. { $count ->
    [one] { $you ->
        [yes] Vous avez le plus de PV et gagnez.
       *[no] { $winners } a le plus de PV et gagne.
    }
   *[other] { $you ->
        [yes] { $winners } avez le plus de PV et gagnez.
       *[no] { $winners } ont le plus de PV et gagnent.
    }
}
zhanguo-score = { $seat } : { $score } PV (cartes { $cards }, palais { $palaces }, cases { $squares }, jetons manquants { $shortage }, plateau { $boards }, enchères { $auction } ; à la fin gouverneurs { $governors }, jetons { $markers }, missions { $tasks }, murailles { $walls })

# Le terminal : formes courtes pour colonnes étroites, réponses en mots, la table en texte

zhanguo-short-trigger = { $trigger ->
    [wall] mur
    [palace] palais
    [hire] engag.
    [recruit] recr.
   *[governor] gouv.
}
zhanguo-short-bonus = { $bonus ->
    [marker] marq.
    [points] { $amount } pts
    [vp] { $amount } PV
    [worker] ouvrier
    [vp_per_aspect] { $amount ->
        [writing] PV/É
        [currency] PV/M
       *[laws] PV/L
    }
    [calm_any] calme*
    [calm_same] calme
    [move_worker] ouv.↔
    [official] { $amount ->
        [red] rouge
        [gray] gris
       *[white] blanc
    }
   *[other] ✦
}
zhanguo-short-square = { $bonus ->
    [points] 4p
    [official] of
   *[vp] 4V
}
zhanguo-seat-letter = { $seat ->
    [0] B
    [1] R
    [2] V
   *[3] J
}
zhanguo-site-name = { $site ->
    [turquoise] turquoise
    [gold] or
   *[vermilion] vermillon
}
zhanguo-colour-name = { $colour ->
    [red] rouge
    [gray] gris
   *[white] blanc
}
zhanguo-card = { zhanguo-aspect } { $arrow } { zhanguo-trigger } → { zhanguo-bonus }
zhanguo-wall-tile = { $worth } PV { zhanguo-criterion }
zhanguo-brings = vous rapporte { $vp } PV maintenant
zhanguo-needs = { $kind ->
    [wall] murailles : { $places }
    [palace] palais dans les régions { $places }
   *[governor] gouverneurs dans les régions { $places }
}
zhanguo-reward-text = { $count ->
    [0] { zhanguo-reward }
    [one] { zhanguo-reward } dans la région { $regions }
   *[other] { zhanguo-reward } dans les régions { $regions }
}
zhanguo-asked = { $you ->
    [yes] { zhanguo-question }
   *[no] { $seat } : { zhanguo-question }
}
zhanguo-next = Ensuite : { zhanguo-question }
zhanguo-nothing-happens = Rien ne se passe encore.
zhanguo-balance = { $seat } { $before } → { $after } PV
zhanguo-woken = { $count ->
    [0] N’active aucune carte
    [one] Active 1 carte
   *[other] Active { $count } cartes
}
zhanguo-answer-form = Tapez la clé devant une possibilité, par exemple { $examples }. Tapez « options » pour les lister.
zhanguo-options-free = Descentes gratuites :
zhanguo-choice-card = Carte { $card }
zhanguo-choice-down = Descendre un officiel { zhanguo-colour } dans la région { $region }
zhanguo-choice-done = Rien de plus
zhanguo-choice-board-ability = La capacité de votre plateau
zhanguo-choice-ability = Carte { $card } dans la région { $region }
zhanguo-choice-tuck = Glisser dans la région { $region }
zhanguo-choice-region = Région { $region }
zhanguo-choice-region-note = { $workers } { $workers ->
    [one] ouvrier
   *[other] ouvriers
}, agitation { $level } sur { $track }, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
zhanguo-choice-official = { $colour ->
    [red] Un officiel rouge
    [gray] Un officiel gris
    [white] Un officiel blanc
   *[none] Aucun officiel
}
zhanguo-choice-move = Déplacer un officiel { zhanguo-colour } { $move ->
    [side] de la zone des gouverneurs { $region } à la zone des gouverneurs { $to }
    [along] de la zone des ouvriers { $region } à la zone des ouvriers { $to }
   *[up] de la zone des ouvriers { $region } vers la zone des gouverneurs { $to }
}
zhanguo-choice-square = Case { $square } de la région { $region }
zhanguo-choice-use = { $use ->
    [tuck] La glisser sous votre plateau
   *[court] La jouer à la cour
}
zhanguo-choice-section = Section { $section } du site { zhanguo-site-name }
zhanguo-choice-rods = L’emplacement à { $rods } { $rods ->
    [one] trait
   *[other] traits
}
zhanguo-choice-workers = { $count ->
    [one] Un ouvrier de la région { $regions }
   *[other] Un ouvrier de chacune des régions { $regions }
}
zhanguo-choice-worker = Un ouvrier de la région { $region } à la région { $to }
zhanguo-choice-governor = { $square ->
    [0] Un gouverneur de la zone libre de la région { $region } à la région { $to }
   *[other] Un gouverneur de la case { $square } de la région { $region } à la région { $to }
}
zhanguo-choice-reward = { $answer ->
    [accept] Accepter la récompense ({ zhanguo-aspect })
   *[pass] Passer et garder vos jetons
}
zhanguo-choice-bid = { $bid ->
    [0] Passer
   *[other] Miser { $bid } PV
}
zhanguo-choice-draft = Rendre { $cards }
zhanguo-round = Manche { $round } sur 5 · { $stage ->
    [boards] plateaux
    [draft] draft
    [rewards] récompenses
    [over] la fin
   *[play] tours
}
zhanguo-court = { $top ->
    [0] Cour : pas encore de carte ; la première compte comme supérieure et inférieure.
   *[other] Cour : { $top } à battre ({ $cards } { $cards ->
        [one] carte
       *[other] cartes
    }).
}
zhanguo-wakes-higher = ▲ une carte supérieure active : { $waiting }
zhanguo-wakes-lower = ▼ une carte inférieure active : { $waiting }
zhanguo-locked = { $count ->
    [one] 1 bloquée
   *[other] { $count } bloquées
}
zhanguo-court-short = { $top ->
    [0] Cour : 1re carte
   *[other] Cour : { $top }
}
zhanguo-reward-line = { zhanguo-aspect } : { $reward }. Jetons : { $race } ; il en reste { $left }.
zhanguo-later-rewards = Récompenses de la manche { $round } : { $rewards }.
zhanguo-open = libre
zhanguo-map-square = { $number } ({ zhanguo-short-square })
zhanguo-map-region = Carte, région { $region } : cases libres : { $squares } ; gouverneurs : { $governors } ; palais : { $palaces } sur { $slots }.
zhanguo-wall-line = Muraille, { zhanguo-site-name } { $section } : { $tile } ; emplacements à 1, 2, 3 traits : { $slots }.
zhanguo-task-line = Mission ({ zhanguo-task }) : { $needs } ; { $slots }.
zhanguo-board-of = Plateau de { $seat }, score provisoire { $score } PV :
zhanguo-board-region = Région { $region } : en haut { $above } ; en bas { $below } ; ouvriers { $workers } ; agitation { $level } sur { $track }, pas de palais dès { $block } ; cartes : { $cards }.
zhanguo-supplies = { $score } PV maintenant ; jetons { $markers } ; main { $hand } ; réserve : rouge { $red }, gris { $gray }, blanc { $white }, gouverneurs { $governors }, palais { $palaces }, murailles { $walls }
zhanguo-hand = { $count ->
    [0] Votre main est vide.
   *[other] Votre main :
}
zhanguo-short-workers = ouvriers { $count }
zhanguo-short-governors = gouv.
zhanguo-short-palaces = palais
zhanguo-title-region = Région { $region }
zhanguo-title-hand = Main
zhanguo-title-walls = Murailles
zhanguo-title-tasks = Missions
zhanguo-title-left = Réserve : { $red } { $red ->
        [one] rouge
       *[other] rouges
    }, { $gray } gris, { $white } { $white ->
        [one] blanc
       *[other] blancs
    } · { $governors } { $governors ->
        [one] gouverneur
       *[other] gouverneurs
    } · { $palaces } palais · { $walls } { $walls ->
        [one] muraille
       *[other] murailles
    }
zhanguo-title-score = Score provisoire
zhanguo-source-name = { $source ->
    [governors] gouverneurs
    [markers] jetons
    [tasks] missions
    [walls] murailles
   *[other] { zhanguo-source }
}
zhanguo-page-table = Table
zhanguo-page-middle = Murailles & missions
zhanguo-page-scores = Points
zhanguo-left-short = reste { $count }
zhanguo-strip-score = { $score } PV
zhanguo-strip-more = · ouvriers { $workers } ▮{ $unrest }
zhanguo-table-keys = ↑↓ : choisir · Entrée : jouer · clic : choisir, second clic : jouer. L’aperçu est à droite. X : montrer aussi ce qui est impossible · W : pourquoi impossible
    Tab ou ←→ : tourner la page (table, murailles et missions, points, autres plateaux) · O : plateau de l’adversaire suivant · Page haut/bas : faire défiler · U : annuler une étape · Y : rétablir · H : indice · L : journal · S : enregistrer et aller au menu · Q : enregistrer et quitter
    Sur les plateaux : ↑ officiels dans la zone des gouverneurs, ↓ dans celle des ouvriers (r rouge, g gris, w blanc) ; cartes avec aspect (É M L), déclencheur (▲ supérieur active, ▼ inférieur active) et bonus ; calme* vaut dans une région au choix, ouv.↔ déplace un ouvrier ; ▮ agitation, ┃ pas de palais à partir de là, ! plein.
zhanguo-help = ZhanGuo : cinq manches de six cartes. Glissez une carte sous une région de votre plateau : vous prenez des jetons de son aspect, l’agitation monte, et son déclencheur activera son bonus. Ou jouez-la à la cour pour une action : recruter ou réaffecter des officiels, engager des ouvriers, installer un gouverneur, construire un palais ou une muraille. Si votre numéro d’activation bat le précédent (▲ supérieur pour muraille, palais et engagement, ▼ inférieur pour recrutement et gouverneur), vos cartes de ce déclencheur s’activent. Après chaque manche, le plus de jetons d’un aspect gagne sa récompense. À votre tour, vous pouvez à tout moment descendre gratuitement un officiel dans la zone des ouvriers de sa région. À la fin comptent gouverneurs, jetons, missions et murailles. En mode ligne, why sans coup montre ce qui est impossible maintenant.
