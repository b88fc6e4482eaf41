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
    [higher] supérieur
   *[lower] inférieur
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
    [one] jeton
   *[other] jetons
} { zhanguo-aspect }
page-zhanguo-fact-big-marker = grand jeton { zhanguo-aspect }
page-zhanguo-fact-scored = +{ $vp } PV ({ zhanguo-source })
page-zhanguo-fact-unrest = agitation de la région { $region } à { $level }
page-zhanguo-fact-down = officiel { zhanguo-colour-name } descendu dans la région { $region }, gratuit
page-zhanguo-fact-moved = officiel { zhanguo-colour-name } { $move ->
    [side] de la zone des gouverneurs { $region } à la { $to }
    [along] de la zone des ouvriers { $region } à la { $to }
   *[up] de la zone des ouvriers { $region } à la zone des gouverneurs { $to }
}
page-zhanguo-fact-court = carte { $card } à la cour : { page-zhanguo-action }
page-zhanguo-fact-recruited = officiel { zhanguo-colour-name } dans la région { $region }
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
    [one] trait
   *[other] traits
}
page-zhanguo-fact-ability = { $ability ->
    [board] capacité du plateau
   *[other] la carte { $ability } s’active
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
    [yes] accepte la récompense { zhanguo-aspect }
   *[no] passe pour la récompense { zhanguo-aspect }
}
page-zhanguo-fact-task = { zhanguo-task } : disque sur { $vp }
page-zhanguo-fact-ended = La partie est terminée.

# Les plateaux

page-zhanguo-map = Carte des cinq régions
page-zhanguo-open-walls = Ouvrir les murailles
page-zhanguo-open-region = Ouvrir la région { $region }
page-zhanguo-wakes-again = Installez un gouverneur dans la région { $region } ou réduisez-y l’agitation.
page-zhanguo-activates-none = n’active aucune carte
page-zhanguo-icon = { $icon ->
    [red] officiel rouge
    [gray] officiel gris
    [white] officiel blanc
    [marker] jeton, valeur 1
    [big] jeton, valeur 3
    [worker] ouvrier
    [rods] traits : ouvriers que coûte une muraille
    [unrest] agitation
    [last] dernière case : cartes bloquées
    [nopalace] plus de palais à partir d’ici
    [vp] points de victoire
    [activate] cartes qui s’activent
   *[full] région avec trois cartes
}
page-zhanguo-governors = gouverneurs
page-zhanguo-palaces = palais
page-zhanguo-office = gouverneurs
page-zhanguo-work = ouvriers
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
page-zhanguo-small-markers = petits jetons en réserve
page-zhanguo-big-markers = grands jetons en réserve
page-zhanguo-under = plus { $count } { $count ->
        [one] rendue
       *[other] rendues
    }
page-zhanguo-marker-left = { zhanguo-aspect } : { $count } { $count ->
    [one] jeton
   *[other] jetons
} en réserve
page-zhanguo-big-left = { zhanguo-aspect } : { $count ->
    [0] le grand jeton est pris
   *[other] le grand jeton est là
}
page-zhanguo-officials = { $count } { zhanguo-colour-name } dans la zone { $area ->
    [above] des gouverneurs
   *[below] des ouvriers
} de la région { $region }
page-zhanguo-area = { $area ->
    [above] Zone des gouverneurs de la région { $region } : { $count } { $count ->
        [one] officiel
       *[other] officiels
    }
    [below] Zone des ouvriers de la région { $region } : { $count } { $count ->
        [one] officiel
       *[other] officiels
    } sur 2
    [workers] Région { $region } : { $count } { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
   *[unrest] Région { $region } : agitation { $level } sur { $track }, pas de palais dès { $block }
}
page-zhanguo-free-place = Emplacement de carte libre
page-zhanguo-next-card = Glisser une carte ici : { $markers } { $markers ->
    [one] jeton
   *[other] jetons
} de son aspect, { $unrest ->
    [0] sans agitation
   *[other] +{ $unrest } agitation
}
page-zhanguo-action-label = { zhanguo-action }{ $wakes ->
    [0] {""}
    [one] . { $chosen ->
        [yes] Active 1 de vos cartes
       *[no] Déclencheur de 1 de vos cartes
    }
   *[other] . { $chosen ->
        [yes] Active { $wakes } de vos cartes
       *[no] Déclencheur de { $wakes } de vos cartes
    }
}{ $sleeps ->
    [0] {""}
    [one] . 1 carte est bloquée
   *[other] . { $sleeps } cartes sont bloquées
}
page-zhanguo-site = { $site ->
    [turquoise] Muraille turquoise
    [gold] Muraille dorée
   *[vermilion] Muraille vermillon
}
page-zhanguo-criterion-unit = { $unit ->
    [set] série
    [unrest] agitation
   *[region] région
}
page-zhanguo-slot = { zhanguo-site-name } { $section }, { $rods } { $rods ->
    [one] trait
   *[other] traits
}, { $vp } PV : { $free ->
    [yes] libre{ $brings ->
        [-1] {""}
       *[other] , vous rapporte { $brings } PV maintenant
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
    [one] jeton
   *[other] jetons
}{ $big ->
    [0] {""}
   *[other] {" "}et le grand
}
page-zhanguo-mini = Région { $region } : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } sur 3, agitation { $unrest } sur { $track }, officiels { $officials }, ouvriers { $workers }
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
page-zhanguo-tasks-how = Par rangée : somme sous vos disques × nombre de disques
page-zhanguo-supply-of = Reste { $you ->
    [yes] dans votre réserve
   *[no] en réserve de { $seat }
}
page-zhanguo-left = { $kind ->
    [governors] Gouverneurs restants : { $count }
    [palaces] Palais restants : { $count }
    [walls] Murailles restantes : { $count }
    [red] Officiels rouges restants : { $count }
    [gray] Officiels gris restants : { $count }
   *[white] Officiels blancs restants : { $count }
}
page-zhanguo-higher = supérieur : engager, palais, muraille
page-zhanguo-lower = inférieur : recruter, gouverneur

# Le tour

page-zhanguo-how-card = Choisissez une carte, puis une région ou une action de cour. Choisissez ce qui est grisé pour savoir pourquoi.
page-zhanguo-how-draft = Choisissez une carte de chaque pioche à rendre. Personne ne voit lesquelles.
page-zhanguo-how-bid = { $bid ->
    [0] Aucune mise encore.
   *[other] La mise à dépasser est de { $bid } PV.
}
page-zhanguo-boards = Plateaux de ces enchères
page-zhanguo-how-wall-workers = Choisissez sur votre plateau des ouvriers de régions différentes.
page-zhanguo-how-point = { $points ->
    [one] Reste 1 point.
   *[other] Restent { $points } points.
} Choisissez un officiel, puis où il va.
page-zhanguo-would-wake = { $count ->
    [one] Cette carte s’active :
   *[other] { $count } de vos cartes s’activent :
}
page-zhanguo-would-sleep = { $count ->
    [one] 1 carte est bloquée : trop d’agitation dans sa région.
   *[other] { $count } cartes sont bloquées : trop d’agitation dans leurs régions.
}
page-zhanguo-wakes-caption = Ce que chaque carte active
page-zhanguo-wakes-cell = { $number } pour « { page-zhanguo-action } » active : { $bonuses }
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
page-zhanguo-tab-walls = Muraille
page-zhanguo-tab-rewards = Récompenses
page-zhanguo-tab-tasks = Missions
page-zhanguo-tab-seats = Joueurs
page-zhanguo-on-the-way = gagnés en cours de partie
page-zhanguo-at-the-end = à la fin
page-zhanguo-end = { $reason ->
    [five_rounds] Les cinq manches sont jouées.
   *[other] {""}
}

# Les règles dans nos propres mots

page-zhanguo-rules-lead = Unifiez cinq régions en cinq manches. Glissez chaque carte sous votre plateau pour son bonus, ou jouez-la à la cour pour une action. Le plus de PV gagne.
page-zhanguo-rule-1 = Mise en place
page-zhanguo-rule-1-1 = De 2 à 4 joueurs. Chacun a 8 gouverneurs, 6 palais, 5 murailles, 5 officiels de chaque couleur (rouge, gris, blanc), 5 cubes d’agitation et 6 disques de mission. Vous ne pouvez pas placer ce qui manque en réserve. Tout est visible, sauf les mains et les pioches.
page-zhanguo-rule-1-2 = Chaque aspect a 6, 9 ou 12 petits jetons à 2, 3 ou 4 joueurs, et un grand jeton de valeur 3. Les ouvriers sont illimités.
page-zhanguo-rule-1-3 = Trois pioches de 40 cartes : Écriture 1 à 40, Monnaie 41 à 80, Lois 81 à 120.
page-zhanguo-rule-1-4 = Le premier joueur est tiré au hasard. Son disque est en haut de la piste des récompenses, les autres dessous au hasard.
page-zhanguo-rule-1-5 = Les six tuiles de muraille sont placées au hasard sur les six sections, chacune sur une face au hasard.
page-zhanguo-rule-1-6 = De chaque sorte de mission (muraille, palais, gouverneur) deux tuiles sur quatre sont en jeu, une dans la rangée du haut et une dans celle du bas.
page-zhanguo-rule-1-7 = Choisissez les plateaux avant de piocher : faces A pour tous ; ou faces B, choisies du dernier joueur au premier ; ou faces B aux enchères.
page-zhanguo-rule-1-8 = Vous commencez avec un officiel rouge, un gris et un blanc dans la zone des gouverneurs de la région 1, sans agitation et avec 0 PV (15 aux enchères).
page-zhanguo-rule-2 = Une manche
page-zhanguo-rule-2-1 = Il y a cinq manches : piocher, jouer, récompenses.
page-zhanguo-rule-2-2 = Piochez deux cartes de chaque pioche. Les mains sont cachées, mais tous voient l’aspect de chaque carte. Les cartes jouées et glissées restent visibles.
page-zhanguo-rule-2-3 = Depuis le premier joueur, dans le sens horaire, chacun joue une carte par tour, jusqu’à ce que les six soient jouées : sous son plateau ou à la cour.
page-zhanguo-rule-3 = Glisser une carte
page-zhanguo-rule-3-1 = Glissez la carte dans une région de votre plateau, trois au plus dans chacune. Elle y reste et ne s’active pas maintenant.
page-zhanguo-rule-3-2 = Prenez 1, 2 ou 3 jetons de son aspect pour la première, deuxième ou troisième carte. Pour chaque jeton qui manque, vous gagnez 1 PV.
page-zhanguo-rule-3-3 = L’agitation y monte de 0, 1 ou 2. Elle doit tenir sur la piste.
page-zhanguo-rule-3-4 = Rien ne peut pousser l’agitation au-delà de la piste. Elle ne descend jamais sous 0.
page-zhanguo-rule-4 = La cour
page-zhanguo-rule-4-1 = Posez la carte sur la pile de la cour, qui n’est jamais vidée. Toute carte sert pour toute action, mais vous devez pouvoir faire l’action en entier.
page-zhanguo-rule-4-2 = Muraille, palais et engagement activent vos cartes si votre numéro d’activation est supérieur à celui du dessous ; recrutement et gouverneur, s’il est inférieur. Réaffecter n’active rien. La toute première carte de la cour compte pour les deux.
page-zhanguo-rule-4-3 = Vos cartes glissées dont cette action est le déclencheur s’activent : dans l’ordre voulu, chacune une fois, si vous voulez. Si le cube d’une région est sur la dernière case, ses cartes sont bloquées à ce moment. Un bonus n’est pas une action et n’active rien.
page-zhanguo-rule-4-4 = La capacité d’une face B sert après son action, quels que soient le numéro et l’agitation : une fois, si vous voulez, dans n’importe quel ordre parmi les cartes.
page-zhanguo-rule-4-5 = Cercle : engager donne un ouvrier de plus, puis jusqu’à 1 point de réaffectation. Gouverneur : déplacez un ouvrier vers une région adjacente.
page-zhanguo-rule-4-6 = Carré : une muraille ou un recrutement donne un jeton au choix.
page-zhanguo-rule-4-7 = Triangle : réaffecter ou construire une muraille baisse de 1 l’agitation d’une région qui en a et y met un ouvrier, les deux ou rien.
page-zhanguo-rule-4-8 = Étoile : recruter donne jusqu’à 2 points de réaffectation. Gouverneur : déplacez un de vos gouverneurs vers la zone libre d’une région adjacente ; la case quittée redevient libre.
page-zhanguo-rule-5 = Les six actions de cour
page-zhanguo-rule-5-1 = Recruter : un officiel de toute couleur de votre réserve dans n’importe quelle zone des gouverneurs.
page-zhanguo-rule-5-2 = Réaffecter : 1 à 3 points. Un point déplace un officiel d’une zone des gouverneurs à une adjacente, d’une zone des ouvriers à un emplacement libre d’une adjacente, ou vers le haut dans la même région. Chaque zone des ouvriers a deux emplacements ; on traverse une zone pleine pour un point de plus. Les régions se suivent de 1 à 5.
page-zhanguo-rule-5-3 = Descente gratuite : à votre tour, autant de fois que voulu, descendez un officiel d’une zone des gouverneurs à un emplacement libre de la zone des ouvriers de la même région. Pas pendant les récompenses.
page-zhanguo-rule-5-4 = Gouverneur : remettez en réserve un officiel rouge, un gris et un blanc d’une zone des gouverneurs. Placez un gouverneur sur une case bonus libre de la région, ou en zone libre seulement si aucune case n’est libre. Puis l’agitation y retombe à 0.
page-zhanguo-rule-5-5 = Cases bonus : jusqu’à 4 points de réaffectation ; ou un officiel au choix dans une zone des gouverneurs ; ou 4 PV.
page-zhanguo-rule-5-6 = Engager : dans une région, chaque officiel de la zone des ouvriers donne un ouvrier ; puis l’agitation y monte de 1. Impossible si le cube est sur la dernière case.
page-zhanguo-rule-5-7 = Palais : payez deux ouvriers de la région et un d’une autre. Il faut un emplacement libre (un par joueur) et une agitation sous le symbole du palais et la dernière case. Prenez un grand jeton au choix s’il en reste, et 1 PV par carte glissée sous votre plateau.
page-zhanguo-rule-5-8 = Muraille : un emplacement libre dans une section sans votre muraille. Payez un ouvrier par trait, tous de régions différentes.
page-zhanguo-rule-6 = Les bonus des cartes
page-zhanguo-rule-6-1 = Un petit jeton au choix ; 1 PV s’il n’en reste aucun.
page-zhanguo-rule-6-2 = Jusqu’à 2 points de réaffectation.
page-zhanguo-rule-6-3 = 2 ou 3 PV.
page-zhanguo-rule-6-4 = Un ouvrier dans la région de la carte, sans agitation.
page-zhanguo-rule-6-5 = 1 PV par carte glissée de l’aspect montré.
page-zhanguo-rule-6-6 = 1 agitation de moins dans une région au choix.
page-zhanguo-rule-6-7 = 1 agitation de moins dans la région de la carte.
page-zhanguo-rule-6-8 = Déplacez un ouvrier d’une région à une adjacente.
page-zhanguo-rule-6-9 = Un officiel de la couleur montrée, de votre réserve à la zone des gouverneurs de la région de la carte.
page-zhanguo-rule-7 = Récompenses
page-zhanguo-rule-7-1 = Écriture, puis Monnaie, puis Lois : le joueur qui a la plus grande valeur de jetons de l’aspect (1 au moins) accepte ou passe ; puis le suivant, jusqu’à ce que quelqu’un accepte. À égalité, la piste des récompenses décide du haut vers le bas, puis la colonne de la manche.
page-zhanguo-rule-7-2 = Vous devez pouvoir prendre la récompense en entier. Si vous acceptez, rendez tous vos jetons de l’aspect et placez votre disque sur la case de la récompense. Passer ne change rien.
page-zhanguo-rule-7-3 = Un gouverneur, une muraille ou un palais en récompense ne coûte rien ; les autres règles s’appliquent, mais un palais ne donne pas de grand jeton. Une récompense n’est pas une action de cour et n’active rien.
page-zhanguo-rule-7-4 = Après les Lois, tous les disques reviennent sur la piste : ceux qui y sont encore d’abord, puis ceux de la colonne. Celui du haut désigne le prochain premier joueur.
page-zhanguo-rule-8 = Missions
page-zhanguo-rule-8-1 = À la fin de votre tour et après une récompense, vous prenez chaque mission remplie : une de vos pièces à chaque lieu montré (un site montré deux fois demande ses deux sections). Votre disque va sur la première case libre et y reste.
page-zhanguo-rule-8-2 = Les missions remplies se prennent automatiquement.
page-zhanguo-rule-9 = Variantes
page-zhanguo-rule-9-1 = Draft : aux manches 1 à 4, piochez trois cartes de chaque pioche et gardez-en deux. La troisième va sous sa pioche, cachée.
page-zhanguo-rule-9-2 = Les tours suivent la piste des récompenses au lieu du sens horaire.
page-zhanguo-rule-9-3 = Engager augmente l’agitation de 1 par ouvrier engagé ; tout doit tenir sur la piste.
page-zhanguo-rule-9-4 = Enchères : chacun a 15 PV, et il y a un plateau par joueur. Le premier joueur ouvre à 1 au moins ; puis chacun mise plus ou sort de cette enchère. Le dernier paie et choisit. Le dernier plateau coûte 1 PV.
page-zhanguo-rule-10 = La fin
page-zhanguo-rule-10-1 = Dans chaque région, le plus de gouverneurs vaut 9 PV et 3 pour chacun d’eux. À égalité, on partage la somme, arrondie vers le bas.
page-zhanguo-rule-10-2 = La plus grande valeur de jetons rapporte 5 PV pour l’Écriture, 6 pour la Monnaie, 7 pour les Lois. À égalité, le disque le plus haut sur la piste.
page-zhanguo-rule-10-3 = Missions : dans chaque rangée, additionnez les nombres sous vos disques et multipliez par le nombre de disques.
page-zhanguo-rule-10-4 = Murailles : chacune vaut les PV de son emplacement autant de fois que votre plateau remplit la condition de sa tuile.
page-zhanguo-rule-10-5 = Le plus de PV gagne. À égalité, le disque le plus haut.

# Answers in words, until the page takes those of the game
page-zhanguo-held = { $what ->
    [writing] jetons Écriture
    [currency] jetons Monnaie
    [laws] jetons Lois
    [red] Officiels rouges, zone des gouverneurs
    [gray] Officiels gris, zone des gouverneurs
    [white] Officiels blancs, zone des gouverneurs
    [red_below] Officiels rouges, zone des ouvriers
    [gray_below] Officiels gris, zone des ouvriers
    [white_below] Officiels blancs, zone des ouvriers
    [workers] ouvriers
    [unrest] Agitation
    [cards] cartes glissées
    [governors] gouverneurs
    [palaces] palais
   *[walls] murailles
}
