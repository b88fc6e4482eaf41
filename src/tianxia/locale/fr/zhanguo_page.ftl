# La page de ZhanGuo ; ce qu’un message reçoit est dit dans le fichier anglais.

page-zhanguo-action = { $action ->
    [wall] mu­raille
    [palace] palais
    [hire] engager
    [recruit] re­cruter
    [governor] gou­ver­neur
   *[reassign] ré­affecter
}
page-zhanguo-card = { $number }, { zhanguo-aspect }. Après « { page-zhanguo-action } », si { $way ->
    [higher] plus haut
   *[lower] plus bas
} : { zhanguo-bonus }

# Ce qui s’est passé, sans dire à qui : une suite de ces bouts fait une ligne du journal

page-zhanguo-fact-removed-board = absent de cette partie : { zhanguo-board }
page-zhanguo-fact-board = prend { zhanguo-board }
page-zhanguo-fact-bid = { $bid ->
    [0] passe
   *[other] mise { $bid } PV
}
page-zhanguo-fact-paid = −{ $vp } PV pour cela
page-zhanguo-fact-round = La manche { $round } commence ; premier joueur : { $you ->
    [yes] vous
   *[no] { $seat }
}
page-zhanguo-fact-discarded = la carte { $card } va sous sa pioche
page-zhanguo-fact-tucked = carte { $card } glissée dans la région { $region }
page-zhanguo-fact-markers = +{ $count } { $count ->
    [one] marqueur
   *[other] marqueurs
} { zhanguo-aspect }
page-zhanguo-fact-big-marker = le marqueur de valeur 3 { zhanguo-aspect }
page-zhanguo-fact-scored = +{ $vp } PV ({ zhanguo-source })
page-zhanguo-fact-unrest = troubles de la région { $region } à { $level }
page-zhanguo-fact-down = fonctionnaire { zhanguo-colour-name } descendu dans la région { $region }, gratuit
page-zhanguo-fact-moved = fonctionnaire { zhanguo-colour-name } { $move ->
    [side] de l’office { $region } à l’office { $to }
    [along] du travail { $region } au travail { $to }
   *[up] du travail { $region } à l’office { $to }
}
page-zhanguo-fact-court = carte { $card } à la cour : { page-zhanguo-action }
page-zhanguo-fact-recruited = fonctionnaire { zhanguo-colour-name } dans la région { $region }
page-zhanguo-fact-installed = { $square ->
    [0] gouverneur dans la région { $region }, zone libre
   *[other] gouverneur dans la région { $region }, case { $square }
}
page-zhanguo-fact-hired = { $count } { $count ->
    [one] ouvrier engagé
   *[other] ouvriers engagés
} dans la région { $region }
page-zhanguo-fact-palace = palais dans la région { $region }
page-zhanguo-fact-wall = muraille { zhanguo-site-name } { $section }, { $rods } { $rods ->
    [one] ouvrier
   *[other] ouvriers
}
page-zhanguo-fact-ability = { $ability ->
    [board] capacité du plateau
   *[other] la carte { $ability } s’éveille
}
page-zhanguo-fact-worker = +{ $count } { $count ->
    [one] ouvrier
   *[other] ouvriers
} dans la région { $region }
page-zhanguo-fact-worker-moved = ouvrier de la région { $region } à { $to }
page-zhanguo-fact-governor-moved = { $square ->
    [0] gouverneur de la région { $region } (zone libre) à { $to }
   *[other] gouverneur de la région { $region } (case { $square }) à { $to }
}
page-zhanguo-fact-reward = { $accepted ->
    [yes] prend la récompense { zhanguo-aspect }
   *[no] renonce à la récompense { zhanguo-aspect }
}
page-zhanguo-fact-task = { zhanguo-task } : disque sur { $vp }
page-zhanguo-fact-ended = La partie est terminée.

# Les plateaux

page-zhanguo-map = Carte des cinq régions
page-zhanguo-governors = gouverneurs
page-zhanguo-palaces = palais
page-zhanguo-office = office
page-zhanguo-work = travail
page-zhanguo-cards = cartes
page-zhanguo-court = Cour
page-zhanguo-court-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-zhanguo-court-by = { $seat }, pour « { page-zhanguo-action } »
page-zhanguo-rewards = Récompenses
page-zhanguo-supply = Réserve
page-zhanguo-supply-left = Reste en réserve
page-zhanguo-aspect = Aspect
page-zhanguo-deck = cartes dans la pioche
page-zhanguo-small-markers = marqueurs de valeur 1 en réserve
page-zhanguo-big-markers = marqueurs de valeur 3 en réserve
page-zhanguo-under = et { $count } { $count ->
        [one] rendue
       *[other] rendues
    } dessous
page-zhanguo-marker-left = { zhanguo-aspect } : { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
} en réserve
page-zhanguo-big-left = { zhanguo-aspect } : { $count ->
    [0] le marqueur de valeur 3 est parti
   *[other] le marqueur de valeur 3 est là
}
page-zhanguo-officials = { $count } { zhanguo-colour-name } dans la zone { $area ->
    [above] des gouverneurs
   *[below] des ouvriers
} de la région { $region }
page-zhanguo-area = { $area ->
    [above] Zone des gouverneurs de la région { $region } : { $count } { $count ->
        [one] fonctionnaire
       *[other] fonctionnaires
    }
    [below] Zone des ouvriers de la région { $region } : { $count } { $count ->
        [one] fonctionnaire
       *[other] fonctionnaires
    } sur 2
    [workers] Région { $region } : { $count } { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
   *[unrest] Région { $region } : troubles { $level } sur { $track }, pas de palais dès { $block }
}
page-zhanguo-free-place = Place libre pour une carte
page-zhanguo-next-card = Glisser une carte ici : { $markers } { $markers ->
    [one] marqueur
   *[other] marqueurs
} de son aspect, { $unrest ->
    [0] aucun trouble
    [one] { $unrest } trouble de plus
   *[other] { $unrest } troubles de plus
}
page-zhanguo-action-label = { zhanguo-action }{ $wakes ->
    [0] {""}
    [one] . { $chosen ->
        [yes] 1 de vos cartes s’éveillerait
       *[no] 1 de vos cartes l’attend
    }
   *[other] . { $chosen ->
        [yes] { $wakes } de vos cartes s’éveilleraient
       *[no] { $wakes } de vos cartes l’attendent
    }
}{ $sleeps ->
    [0] {""}
    [one] . 1 carte dort
   *[other] . { $sleeps } cartes dorment
}
page-zhanguo-site = { $site ->
    [turquoise] Muraille turquoise
    [gold] Muraille dorée
   *[vermilion] Muraille vermillon
}
page-zhanguo-criterion-unit = { $unit ->
    [set] série
    [unrest] troubles
   *[region] région
}
page-zhanguo-slot = { zhanguo-site-name } { $section }, { $rods } { $rods ->
    [one] ouvrier
   *[other] ouvriers
}, { $vp } PV : { $free ->
    [yes] libre{ $brings ->
        [-1] {""}
       *[other] , vous vaudrait { $brings } PV maintenant
    }
   *[no] { $owneryou ->
        [yes] votre muraille
       *[no] muraille de { $owner }
    }, vaut { $brings } PV maintenant
}
page-zhanguo-reward-cell = Manche { $round }, { zhanguo-aspect } : { $reward }{ $taken ->
    [yes] , { $owneryou ->
        [yes] prise par vous
       *[no] prise par { $owner }
    }
   *[no] {""}
}
page-zhanguo-markers = { zhanguo-aspect } : { $small } { $small ->
    [one] marqueur
   *[other] marqueurs
}{ $big ->
    [0] {""}
   *[other] {" "}et celui de valeur 3
}
page-zhanguo-mini = Région { $region } : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } sur 3, troubles { $unrest } sur { $track }, fonctionnaires { $officials }, ouvriers { $workers }
page-zhanguo-open-area = Zone libre de la région { $region } : { $count } { $count ->
    [one] gouverneur
   *[other] gouverneurs
}
page-zhanguo-lead = { $seat } : { $vp } PV ici à la fin
page-zhanguo-square = Région { $region }, case { $square }, libre : { zhanguo-square }
page-zhanguo-square-of = Région { $region }, case { $square } : { $you ->
    [yes] votre gouverneur
   *[no] gouverneur de { $seat }
}
page-zhanguo-palace-of = Région { $region } : { $you ->
    [yes] votre palais
   *[no] palais de { $seat }
}
page-zhanguo-palace-free = Région { $region } : { $count } { $count ->
    [one] emplacement de palais libre
   *[other] emplacements de palais libres
}
page-zhanguo-task-met = vous avez { $places }
page-zhanguo-task-open = pas encore remplie ; rapportera { $vp } PV
page-zhanguo-task-then = puis +{ $vp } PV
page-zhanguo-tasks-short = somme × disques
page-zhanguo-tasks-how = Par rangée : la somme des nombres sous vos disques, fois leur nombre
page-zhanguo-supply-of = Reste { $you ->
    [yes] dans votre réserve
   *[no] en réserve de { $seat }
}
page-zhanguo-left = { $kind ->
    [governors] Gouverneurs restants : { $count }
    [palaces] Palais restants : { $count }
    [walls] Murailles restantes : { $count }
    [red] Fonctionnaires rouges restants : { $count }
    [gray] Fonctionnaires gris restants : { $count }
   *[white] Fonctionnaires blancs restants : { $count }
}
page-zhanguo-higher = plus haut : engager, palais, muraille
page-zhanguo-lower = plus bas : recruter, gouverneur

# Le tour

page-zhanguo-how-card = Choisissez une carte ; posez-la sur une région de votre plateau ou sur une action de cour. Ce qui luit se choisit, tout le reste dit pourquoi non.
page-zhanguo-how-draft = Choisissez une carte de chaque pioche à rendre. Personne ne voit lesquelles.
page-zhanguo-how-bid = { $bid ->
    [0] Personne n’a encore misé.
   *[other] La mise à dépasser est de { $bid } PV.
}
page-zhanguo-boards = Plateaux de ces enchères
page-zhanguo-how-wall-workers = Choisissez sur votre plateau des ouvriers de régions différentes.
page-zhanguo-how-point = { $points ->
    [one] Reste 1 point.
   *[other] Restent { $points } points.
} Choisissez un fonctionnaire, puis où il va.
page-zhanguo-would-wake = { $count ->
    [one] Ensuite s’éveille cette carte :
   *[other] Ensuite s’éveillent { $count } de vos cartes :
}
page-zhanguo-would-sleep = { $count ->
    [one] 1 carte dort : trop de troubles dans sa région.
   *[other] { $count } cartes dorment : trop de troubles dans leurs régions.
}
page-zhanguo-wakes-caption = Ce que chaque carte éveillerait
page-zhanguo-wakes-cell = { $number } pour « { page-zhanguo-action } » éveille : { $bonuses }
page-zhanguo-round = Manche { $round } sur 5
page-zhanguo-given-up = rendue
page-zhanguo-waits = { $question ->
    [card] Choisissez une carte
    [use] Cour ou plateau ?
    [draft] Choisissez trois cartes
    [bid] Misez ou passez
    [board] Choisissez un plateau
    [reward] Accepter ou passer
   *[other] Choisissez d’abord
}
page-zhanguo-tab-board = Plateau
page-zhanguo-tab-walls = Mur
page-zhanguo-tab-rewards = Récompenses
page-zhanguo-tab-tasks = Tâches
page-zhanguo-tab-seats = Places
page-zhanguo-on-the-way = gagnés en route
page-zhanguo-at-the-end = à la fin
page-zhanguo-end = { $reason ->
    [five_rounds] Les cinq manches sont jouées.
   *[other] {""}
}

# Les règles dans nos propres mots

page-zhanguo-rules-lead = Unifiez cinq régions en cinq manches. Chaque carte se glisse sous votre plateau, où son bonus attend, ou se joue à la cour pour une action. Le plus de PV gagne.
page-zhanguo-rule-1 = Mise en place
page-zhanguo-rule-1-1 = De deux à quatre joueurs. Chacun a 8 gouverneurs, 6 palais, 5 murailles, 5 fonctionnaires de chaque couleur (rouge, gris, blanc), 5 cubes de troubles et 6 disques de tâche. Ce qui manque en réserve ne peut être posé. Tout est ouvert, sauf les mains et les pioches.
page-zhanguo-rule-1-2 = De chaque aspect il y a 6, 9 ou 12 marqueurs de valeur 1 à 2, 3 ou 4 joueurs, et un de valeur 3. Les ouvriers sont sans limite.
page-zhanguo-rule-1-3 = Trois pioches de 40 cartes : Écriture 1 à 40, Monnaie 41 à 80, Lois 81 à 120.
page-zhanguo-rule-1-4 = Le hasard désigne le premier joueur. Son disque est en haut de la piste des récompenses, les autres dessous au hasard.
page-zhanguo-rule-1-5 = Les six tuiles de muraille sont placées au hasard sur les six sections, chacune sur une face au hasard.
page-zhanguo-rule-1-6 = De chaque sorte de tâche (muraille, palais, gouverneur) deux tuiles sur quatre sont en jeu, une dans la rangée du haut et une dans celle du bas.
page-zhanguo-rule-1-7 = Les plateaux avant les cartes : faces A pour tous ; ou faces B, choisies du dernier joueur au premier ; ou faces B aux enchères.
page-zhanguo-rule-1-8 = Vous commencez avec un fonctionnaire rouge, un gris et un blanc dans la zone des gouverneurs de la région 1, sans troubles et avec 0 PV (15 aux enchères).
page-zhanguo-rule-2 = Une manche
page-zhanguo-rule-2-1 = Il y a cinq manches : piocher, jouer, récompenses.
page-zhanguo-rule-2-2 = Piochez deux cartes de chaque pioche. Les mains sont cachées, mais tous voient l’aspect de chaque carte. Les cartes jouées et glissées restent ouvertes.
page-zhanguo-rule-2-3 = Depuis le premier joueur, dans le sens horaire, chacun joue une carte par tour, jusqu’à ce que les six soient jouées : sous son plateau ou à la cour.
page-zhanguo-rule-3 = Glisser une carte
page-zhanguo-rule-3-1 = Glissez la carte dans une région de votre plateau, trois au plus dans chacune. Elle y reste et n’éveille rien maintenant.
page-zhanguo-rule-3-2 = Prenez 1, 2 ou 3 marqueurs de son aspect pour la première, deuxième ou troisième carte. Chaque marqueur qui manque vaut 1 PV.
page-zhanguo-rule-3-3 = Les troubles y montent de 0, 1 ou 2. Ils doivent tenir sur la piste.
page-zhanguo-rule-3-4 = Ce qui pousserait les troubles au-delà de la piste est interdit en entier. Rien ne descend sous la piste vide.
page-zhanguo-rule-4 = La cour
page-zhanguo-rule-4-1 = La carte va sur la pile de la cour, qui n’est jamais vidée. Toute carte sert pour toute action ; l’action doit être possible et faite.
page-zhanguo-rule-4-2 = Après une muraille, un palais ou un engagement, vos cartes s’éveillent si le nombre joué est plus haut que celui dessous ; après un recrutement ou un gouverneur, s’il est plus bas. Réaffecter n’éveille rien. La toute première carte de la cour compte pour les deux.
page-zhanguo-rule-4-3 = S’éveillent vos cartes glissées qui attendent cette action : dans l’ordre voulu, chacune une fois, si vous voulez. Une région dont le cube est sur la dernière case ne peut utiliser ses cartes à ce moment. Un bonus n’est pas une action et n’éveille rien.
page-zhanguo-rule-4-4 = La capacité d’une face B sert après son action, quels que soient le nombre et les troubles : une fois, si vous voulez, dans n’importe quel ordre parmi les cartes.
page-zhanguo-rule-4-5 = Cercle : engager apporte un ouvrier de plus, puis jusqu’à 1 point de réaffectation. Gouverneur : déplacez un ouvrier vers une région adjacente.
page-zhanguo-rule-4-6 = Carré : une muraille ou un recrutement apporte un marqueur au choix.
page-zhanguo-rule-4-7 = Triangle : réaffecter ou bâtir une muraille baisse de 1 les troubles d’une région qui en a et y met un ouvrier, les deux ou rien.
page-zhanguo-rule-4-8 = Étoile : recruter apporte jusqu’à 2 points de réaffectation. Gouverneur : déplacez un de vos gouverneurs vers la zone libre d’une région adjacente ; une case quittée redevient libre.
page-zhanguo-rule-5 = Les six actions de cour
page-zhanguo-rule-5-1 = Recruter : un fonctionnaire de toute couleur de votre réserve dans n’importe quelle zone des gouverneurs.
page-zhanguo-rule-5-2 = Réaffecter : 1 à 3 points. Un point déplace un fonctionnaire d’une zone des gouverneurs à une adjacente, d’une zone des ouvriers à une place libre d’une adjacente, ou vers le haut dans la même région. Chaque zone des ouvriers a deux places ; on traverse une zone pleine pour un point de plus. Les régions se suivent de 1 à 5.
page-zhanguo-rule-5-3 = Déplacement gratuit : un fonctionnaire descend d’une zone des gouverneurs à une place libre de la zone des ouvriers de la même région, autant de fois que voulu à votre tour, mais pas pendant les récompenses.
page-zhanguo-rule-5-4 = Gouverneur : un fonctionnaire rouge, un gris et un blanc d’une zone des gouverneurs reviennent en réserve. Un gouverneur va sur une case bonus libre de la région, en zone libre seulement si aucune case n’est libre. Puis les troubles y retombent à 0.
page-zhanguo-rule-5-5 = Cases bonus : jusqu’à 4 points de réaffectation ; ou un fonctionnaire au choix dans une zone des gouverneurs ; ou 4 PV.
page-zhanguo-rule-5-6 = Engager : dans une région, chaque fonctionnaire de la zone des ouvriers apporte un ouvrier ; puis les troubles y montent de 1. Donc jamais avec le cube sur la dernière case.
page-zhanguo-rule-5-7 = Palais : payez deux ouvriers de la région et un d’une autre. Il faut un emplacement libre (autant que de joueurs) et des troubles sous le symbole du palais et la dernière case. Prenez un marqueur de valeur 3 au choix s’il en reste, et 1 PV par carte glissée sous votre plateau.
page-zhanguo-rule-5-8 = Muraille : un emplacement libre dans une section sans muraille à vous. Payez autant d’ouvriers qu’il en montre, tous de régions différentes.
page-zhanguo-rule-6 = Les bonus des cartes
page-zhanguo-rule-6-1 = Un marqueur de valeur 1 au choix ; 1 PV s’il n’en reste d’aucun aspect.
page-zhanguo-rule-6-2 = Jusqu’à 2 points de réaffectation.
page-zhanguo-rule-6-3 = 2 ou 3 PV.
page-zhanguo-rule-6-4 = Un ouvrier dans la région de la carte, sans trouble.
page-zhanguo-rule-6-5 = 1 PV par carte glissée de l’aspect montré.
page-zhanguo-rule-6-6 = 1 trouble de moins dans une région au choix.
page-zhanguo-rule-6-7 = 1 trouble de moins dans la région de la carte.
page-zhanguo-rule-6-8 = Déplacez un ouvrier d’une région à une adjacente.
page-zhanguo-rule-6-9 = Un fonctionnaire de la couleur montrée, s’il y en a en réserve, dans la zone des gouverneurs de la région de la carte.
page-zhanguo-rule-7 = Récompenses
page-zhanguo-rule-7-1 = Écriture, puis Monnaie, puis Lois : qui a la plus grande valeur de marqueurs de l’aspect (1 au moins) accepte ou passe ; puis le suivant, jusqu’à ce que quelqu’un accepte. À égalité, la piste des récompenses décide du haut vers le bas, puis la colonne de la manche.
page-zhanguo-rule-7-2 = Une récompense doit être possible en entier. Qui accepte rend tous les marqueurs de l’aspect, et son disque va sur la case de la récompense. Passer ne change rien.
page-zhanguo-rule-7-3 = Un gouverneur, une muraille ou un palais en récompense ne coûte rien ; les autres règles tiennent, mais un palais n’apporte pas de marqueur de valeur 3. Une récompense n’est pas une action de cour : elle n’éveille ni carte ni plateau.
page-zhanguo-rule-7-4 = Après les Lois tous les disques reviennent sur la piste : ceux qui y sont encore d’abord, puis ceux de la colonne. Celui du haut est le prochain premier joueur.
page-zhanguo-rule-8 = Tâches
page-zhanguo-rule-8-1 = À la fin de votre tour et après une récompense, vous prenez chaque tâche remplie : une de vos pièces à chaque lieu montré (un site montré deux fois demande ses deux sections). Votre disque va sur la première case libre et y reste.
page-zhanguo-rule-8-2 = Les tâches se prennent d’elles-mêmes au premier moment.
page-zhanguo-rule-9 = Variantes
page-zhanguo-rule-9-1 = Draft : aux manches 1 à 4, piochez trois cartes de chaque pioche et gardez-en deux. Les cartes rendues vont sous leur pioche, cachées.
page-zhanguo-rule-9-2 = Les tours suivent la piste des récompenses au lieu du sens horaire.
page-zhanguo-rule-9-3 = Engager élève les troubles de 1 par ouvrier engagé ; tout doit tenir.
page-zhanguo-rule-9-4 = Enchères : chacun a 15 PV, et il y a autant de plateaux que de joueurs. Le premier joueur ouvre à 1 au moins ; puis chacun mise plus ou sort de cette enchère. Le dernier paie et choisit. Le dernier plateau coûte 1 PV.
page-zhanguo-rule-10 = La fin
page-zhanguo-rule-10-1 = Dans chaque région, le plus de gouverneurs vaut 9 PV et 3 pour chacun d’eux. À égalité, on partage la somme, arrondie vers le bas.
page-zhanguo-rule-10-2 = La plus grande valeur de marqueurs vaut 5 PV pour l’Écriture, 6 pour la Monnaie, 7 pour les Lois. À égalité, le disque le plus haut sur la piste.
page-zhanguo-rule-10-3 = Tâches : dans chaque rangée, la somme des nombres sous vos disques est multipliée par leur nombre.
page-zhanguo-rule-10-4 = Murailles : chacune vaut les PV de son emplacement autant de fois que votre plateau remplit la condition de sa tuile.
page-zhanguo-rule-10-5 = Le plus de PV gagne. À égalité, le disque le plus haut.

# Answers in words, until the page takes those of the game

