# What the guides of first games say. Each message of a step is named by a lesson in src/tianxia/games/GAME/lessons; its
# title follows it. The first paragraph says what to do, the next one why.

lesson-name = Tutoriel
lesson-step = Étape { $number } sur { $total }
lesson-show = Montrez-moi
lesson-back = Revenir
lesson-leave = Quitter le tutoriel
lesson-play-on = Continuer à jouer
lesson-watch = Regardez. Rien n’est encore joué.
lesson-now = { $device ->
    [touch] Touchez l’anneau :
   *[other] Cliquez dans l’anneau :
} { $what }
lesson-since = Depuis votre dernier tour :
lesson-title = { $mode ->
    [confirm] Confirmez votre tour
    [watch] Les autres jouent
    [astray] Ce n’est pas la suggestion
   *[done] Vous savez jouer
}
lesson-words = { $mode ->
    [confirm] Voyez ce que fait votre tour, puis confirmez. Rien ne compte avant.
    [astray] { $off ->
        [yes] « Revenir » vous ramène au tutoriel. Ou quittez-le et continuez ; les indices restent disponibles.
       *[no] « Revenir » vous ramène au tutoriel. Ou confirmez et continuez sans lui.
    }
   *[watch] C’est bientôt à vous.
}
lesson-tour = Faites d’abord le tour
lesson-tour-head = Tutoriel, environ { $minutes } minutes
lesson-tour-text = Faites le tour de la table, ou commencez tout de suite. « Revenir » vous ramène ici.
lesson-tour-place = Étape { $number } sur { $total }
lesson-tour-next = Étape suivante
lesson-tour-start = Commencer

## Qin

qin-tour-board = Le plateau
qin-tour-board-text = Les provinces naissent des trois cases de couleur au milieu. Les cadres gris sont des villages.
qin-tour-players = La course
qin-tour-players-text = Combien de pagodes il reste à placer à chacun. Le premier à les placer toutes gagne.
qin-tour-hand = Vos tuiles
qin-tour-hand-text = Vous avez trois tuiles. Posez-en une par tour, bord à bord avec une case colorée, puis piochez-en une autre.
qin-tour-turn = Votre tour
qin-tour-turn-text = Quand une tuile est sur le plateau, vous lisez ici ce qu’elle fait. Rien ne compte avant la confirmation.
qin-lesson-take = prenez cette tuile
qin-lesson-rotate = { $way ->
    [upright] mettez la tuile à la verticale
    [flat] mettez la tuile à l’horizontale
    [above] tournez la tuile jusqu’à ce que sa moitié { $colour ->
            [r] rouge
            [y] jaune
           *[b] bleue
        } soit en haut
   *[left] tournez la tuile jusqu’à ce que sa moitié { $colour ->
            [r] rouge
            [y] jaune
           *[b] bleue
        } soit à gauche
}
qin-lesson-lay = posez-la sur { $first } et { $second }

qin-lesson-found-title = Fondez une province
qin-lesson-found =
    Posez la tuile jaune à côté de la case jaune.

    Deux cases reliées ou plus d’une couleur forment une province, et une nouvelle province reçoit votre pagode.
qin-lesson-turn-title = Tournez une tuile
qin-lesson-turn =
    { $device ->
        [touch] Pour tourner une tuile, touchez-la encore une fois dans votre main ou touchez le bouton de rotation.
        [terminal] R tourne une tuile.
        [line] Une tuile se pose dans n’importe quel sens : un coup nomme ses deux moitiés, celle du haut ou de gauche d’abord.
       *[desktop] Pour tourner une tuile, utilisez R, la molette ou le bouton de rotation.
    } Posez celle-ci à la verticale, le bleu en bas.

    Sa moitié bleue rencontre la case bleue et fonde une province bleue.
qin-lesson-grow-title = Plusieurs choses à la fois
qin-lesson-grow =
    Posez cette tuile à la verticale à côté de votre province jaune, le rouge en bas.

    Sa moitié jaune agrandit votre province. Sa moitié rouge rencontre une case rouge et fonde une autre province : une pagode de plus.
qin-lesson-village-title = Prenez un village
qin-lesson-village =
    Étendez votre province rouge vers le bas jusqu’au village, le cadre gris.

    Le joueur qui a le plus de pagodes dans les provinces autour d’un village y place une pagode. { $rival } a déjà trois villages.
qin-lesson-join-title = Absorbez une province
qin-lesson-join =
    Réunissez votre province rouge et celle de { $rival }. La vôtre a 4 cases, l’autre 2 : la plus grande absorbe la plus petite.

    À partir de cinq cases, la province est majeure. Elle reçoit une seconde pagode, et personne ne peut la prendre. { $rival } récupère une pagode, et vous prenez aussi un village.
qin-lesson-race-title = Surveillez la course
qin-lesson-race =
    Fondez ici une province bleue. Regardez les nombres à côté des noms : moins il en reste, mieux c’est.

    { $device ->
        [touch] Touchez
        [line] Essayez
       *[other] Cliquez sur
    } une case interdite pour savoir pourquoi. Des provinces de même taille, par exemple, ne peuvent jamais être réunies.
qin-lesson-corner-title = Province et village
qin-lesson-corner = Posez-la dans le coin éloigné. Elle fonde une province et prend le village voisin.
qin-lesson-besiege-title = Entourez un village
qin-lesson-besiege =
    Posez-la à côté du village de { $rival }, à l’ouest. Elle y fonde une province.

    { $rival } a une pagode à côté du village, vous aussi maintenant. À égalité, le village reste à son propriétaire.
qin-lesson-conquer-title = Conquérez-le
qin-lesson-conquer =
    Posez-la là aussi. Elle fonde une deuxième province à côté du village.

    Avec deux pagodes autour du village contre une de { $rival }, vous le conquérez, et { $rival } récupère une pagode.
qin-lesson-end =
    C’est tout ! { $rival } vient de prendre un autre village : les villages changent de mains tant que les terres autour ne sont pas partagées.

    Continuez ! Le premier à placer sa dernière pagode gagne aussitôt.

## ZhanGuo

zhanguo-tour-land = Murailles et régions
zhanguo-tour-land-text = Cinq régions, communes à tous. Les gouverneurs, palais et murailles y rapportent le plus de points. Le plus de points après cinq manches gagne.
zhanguo-tour-court = La cour
zhanguo-tour-court-text = Six actions, et le numéro de la dernière carte jouée ici.
zhanguo-tour-rewards = Récompenses
zhanguo-tour-rewards-text = À la fin de chaque manche, les joueurs qui ont le plus de jetons prennent les récompenses de sa colonne.
zhanguo-tour-tasks = Missions
zhanguo-tour-tasks-text = Des points pour des pièces aux endroits indiqués. Soyez rapide : le premier reçoit le plus.
zhanguo-tour-board = Votre plateau
zhanguo-tour-board-text = Les cinq mêmes régions : vos officiels, vos ouvriers, votre agitation et vos cartes glissées.
zhanguo-tour-hand = Votre main
zhanguo-tour-hand-text = Six cartes par manche. Glissez chacune sous votre plateau, ou jouez-la à la cour.
zhanguo-tour-turn = Votre tour
zhanguo-tour-turn-text = Ce qu’il faut faire, ce que cela coûte et donne. Rien ne compte avant la confirmation.
zhanguo-tour-players = Joueurs
zhanguo-tour-players-text = Les jetons et les points de tous.

zhanguo-lesson-begin-title = Choisissez une carte
zhanguo-lesson-begin =
    Choisissez la carte 39. Glissée sous votre plateau, elle donne 2 points de victoire (PV) chaque fois que vous recrutez un officiel.

    Il y a cinq manches de six cartes. Chaque carte est glissée pour unifier une région, ou jouée à la cour pour une action.
zhanguo-lesson-tuck-title = Unifiez une région
zhanguo-lesson-tuck =
    Glissez-la dans la région 2. La première carte d’une région donne 1 jeton de son aspect, ici l’écriture.

    Qui a le plus de jetons d’un aspect choisit d’abord les récompenses, et marque des points à la fin de la partie. Le numéro d’activation d’une carte glissée ne compte plus.
zhanguo-lesson-court-title = Maintenant, la cour
zhanguo-lesson-court =
    Choisissez la carte 44. Vous la jouerez à la cour pour une action.

    À la cour, seul son numéro compte, pas ce qui est imprimé dessous.
zhanguo-lesson-recruit-title = Recrutez un officiel
zhanguo-lesson-recruit =
    Choisissez « recruter » à la cour, puis un officiel rouge, puis la région 1. Un officiel de chaque couleur y fera un gouverneur.

    Quand vous recrutez, un numéro inférieur au dernier active vos cartes glissées qui montrent « recruter ». La toute première carte de cour d’une partie compte comme inférieure et comme supérieure.
zhanguo-lesson-wake-title = Votre carte s’active
zhanguo-lesson-wake =
    Utilisez la carte 39 : 2 PV.

    Elle s’active chaque fois que vous recrutez avec un numéro inférieur.
zhanguo-lesson-second-title = Une autre carte
zhanguo-lesson-second =
    Choisissez la carte 43, qui s’active quand vous engagez. Une deuxième carte dans la région 2 donne 2 jetons.
zhanguo-lesson-unrest-title = Le prix : l’agitation
zhanguo-lesson-unrest =
    Glissez-la dans la région 2. L’agitation y monte de 1, avec la troisième carte de 2.

    Les flammes comptent l’agitation. Quand la dernière place de la rangée est prise, les cartes de la région sont bloquées.
zhanguo-lesson-down-title = Un déplacement gratuit
zhanguo-lesson-down =
    Faites descendre un officiel rouge de la région 1 dans la zone des ouvriers.

    Les officiels de la partie haute, la zone des gouverneurs, deviennent gouverneurs. Ceux de la zone des ouvriers engagent des ouvriers. Descendre est gratuit, avant de jouer une carte.
zhanguo-lesson-hire-title = Engagez des ouvriers
zhanguo-lesson-hire =
    Choisissez la carte 89, puis « engager » : un ouvrier par officiel dans la zone des ouvriers, et 1 agitation.

    Quand vous engagez, un numéro supérieur active vos cartes, et 89 est supérieur à 44.
zhanguo-lesson-wake-again-title = Une autre carte s’active
zhanguo-lesson-wake-again = Utilisez la carte 43. Elle ajoute un officiel gris dans la région 2.
zhanguo-lesson-governor-title = Installez un gouverneur
zhanguo-lesson-governor =
    Choisissez la carte 7, puis « gouverneur ». Il coûte une série d’officiels : un de chaque couleur dans la zone des gouverneurs de la région 1.

    À la fin de la partie, le plus de gouverneurs dans une région rapporte 9 PV, et 3 PV de plus pour chacun d’eux.
zhanguo-lesson-square-title = Choisissez son bonus
zhanguo-lesson-square =
    Prenez les 4 PV. L’agitation de la région retombe aussi à 0.

    Un gouverneur doit prendre une case bonus tant qu’il en reste une.
zhanguo-lesson-wall-title = Construisez une muraille
zhanguo-lesson-wall =
    Choisissez votre dernière carte de la manche, puis « muraille ».

    Une muraille coûte un ouvrier pour chaque trait dessiné, tous de régions différentes. Vous avez un ouvrier.
zhanguo-lesson-section-title = Choisissez une section
zhanguo-lesson-section =
    Construisez ici. Chaque section compte autre chose à la fin de la partie.

    Celle-ci compte les régions qui ont au moins autant d’officiels que d’agitation : les cinq pour l’instant, donc 5 PV.
zhanguo-lesson-reward-title = Fin de la manche : récompenses
zhanguo-lesson-reward =
    Passez celle-ci, pour voir comment cela se passe : la récompense est offerte au joueur suivant.

    Pour chaque aspect, le joueur qui a le plus de jetons choisit d’abord. Accepter coûte tous vos jetons de l’aspect, et ils comptent aussi à la fin de la partie.
zhanguo-lesson-accept-title = Acceptez une récompense
zhanguo-lesson-accept = Acceptez celle-ci : deux officiels rouges dans la région 1 valent bien vos jetons de monnaie.
zhanguo-lesson-end =
    C’était une manche entière, il en reste quatre. Les palais coûtent trois ouvriers et rapportent des PV pour chaque carte glissée ; les missions récompensent des pièces à certains endroits.

    Choisissez ce qui est grisé pour savoir pourquoi ; le score provisoire montre où vous en êtes.

## The First Empire

first_empire-tour-land = Murailles et régions
first_empire-tour-land-text = Cinq régions, communes à tous. Les Gouverneurs, Palais et Murailles y rapportent le plus de points. Le plus de points après cinq manches gagne.
first_empire-tour-sea = L’Élixir
first_empire-tour-sea-text = Votre Bateau suit cette route. Plus il avance, plus vos cartes Alchimiste rapportent.
first_empire-tour-court = La Cour
first_empire-tour-court-text = Six actions, et le numéro de la dernière carte jouée ici.
first_empire-tour-rewards = Récompenses
first_empire-tour-rewards-text = À la fin de chaque manche, les joueurs qui ont le plus de jetons prennent les récompenses de sa colonne.
first_empire-tour-tomb = Le Mausolée
first_empire-tour-tomb-text = Remplissez la condition d’une tuile pour y placer un Soldat de Terre Cuite et marquer des points.
first_empire-tour-board = Votre plateau
first_empire-tour-board-text = Les cinq mêmes régions : vos Officiels, vos Ouvriers, votre Agitation et vos cartes glissées.
first_empire-tour-turn = Votre tour
first_empire-tour-turn-text = Ce qu’il faut faire, ce que cela coûte et donne. Rien ne compte avant la confirmation.
first_empire-tour-players = Joueurs
first_empire-tour-players-text = Les jetons et les points de tous.

first_empire-lesson-start-title = Votre tuile de Départ
first_empire-lesson-start =
    Prenez la tuile avec un Général et un Alchimiste à Chu.

    Avant la première manche, chacun reçoit deux tuiles de Départ et en garde une, choisie en secret. Trois Officiels différents dans une région feront plus tard un Gouverneur.
first_empire-lesson-begin-title = Choisissez une carte
first_empire-lesson-begin =
    Choisissez la carte 72. Glissée sous votre plateau, elle donne un Alchimiste chaque fois que vous recrutez.

    Il y a cinq manches de six cartes. Chaque carte est glissée pour unifier une région, ou jouée à la Cour pour une action.
first_empire-lesson-tuck-title = Unifiez une région
first_empire-lesson-tuck =
    Glissez-la à Wei. La première carte d’une région donne 1 jeton de son aspect, ici la Monnaie.

    Les jetons décident des récompenses.
first_empire-lesson-court-title = Maintenant, la Cour
first_empire-lesson-court =
    Choisissez la carte 10. Vous la jouerez à la Cour pour une action.

    { $rival } y a joué 20 : c’est le numéro à comparer. Pour recruter, Élixir et Gouverneur, une carte inférieure active les vôtres ; pour engager, Palais et Muraille, une supérieure.
first_empire-lesson-recruit-title = Recrutez un Officiel
first_empire-lesson-recruit = Choisissez « recruter » à la Cour, puis un Architecte, puis Chu. Les trois sortes d’Officiels y sont alors réunies.
first_empire-lesson-wake-title = Votre carte s’active
first_empire-lesson-wake =
    Utilisez vos capacités : la carte 72 donne un Alchimiste à Wei.

    Après chaque action, vous pouvez encore faire une chose : utiliser des capacités actives, ou déplacer un Officiel, ou rien.
first_empire-lesson-hire-title = Engagez des Ouvriers
first_empire-lesson-hire =
    Choisissez la carte 84, puis « engager » : 2 Ouvriers pour 1 Agitation. C’est possible à Chu, où vous avez un Général.

    Elle est supérieure à 37 : les cartes qui s’activent quand vous engagez seraient actives.
first_empire-lesson-pass-title = Rien d’autre à faire
first_empire-lesson-pass =
    Passez. Aucune de vos cartes ne s’active quand vous engagez.

    Vous pouvez aussi déplacer un Officiel, mais les trois de Chu doivent rester ensemble.
first_empire-lesson-wall-title = Construisez une Muraille
first_empire-lesson-wall =
    Choisissez la carte 119, puis « Muraille ». Elle coûte un Ouvrier par trait, tous de régions différentes.

    Aucune de vos cartes ne s’active encore avec les Murailles : tout numéro convient.
first_empire-lesson-section-title = Choisissez une section
first_empire-lesson-section =
    Construisez à l’ouest, à gauche.

    Chaque section compte autre chose à la fin de la partie. Et une tuile du Mausolée demande une Muraille à l’ouest.
first_empire-lesson-soldier-title = Placez un Soldat
first_empire-lesson-soldier =
    Placez votre Soldat sur la tuile du Mausolée qui correspond à votre Muraille de l’ouest : 5 PV aussitôt. Inutile de déplacer un Officiel avant.

    Une ligne ou une colonne pleine rapporte 10 à la fin. Premier à construire dans cette section, vous avez aussi reçu une tuile Empereur : elle remplace le déclencheur de la carte 72, ici encore par le recrutement.
first_empire-lesson-governor-title = Installez un Gouverneur
first_empire-lesson-governor =
    Choisissez la carte 3, inférieure à 71, puis « Gouverneur ». Il coûte un Alchimiste, un Architecte et un Général à Chu.

    Le plus de Gouverneurs dans une région rapporte des PV à la fin : 10, quand on joue à deux.
first_empire-lesson-space-title = Choisissez son bonus
first_empire-lesson-space = Placez-le sur la tuile pour un bonus immédiat : votre Bateau avance de 3 cases. L’Agitation de Chu retombe aussi à 0.
first_empire-lesson-symbol-title = L’Élixir
first_empire-lesson-symbol =
    Prenez la carte Alchimiste A5. Elle va dans une région avec un de vos Alchimistes et s’active avec les Gouverneurs, même maintenant.

    Votre Bateau a atteint un symbole : débloquez un Soldat, ou placez une carte Alchimiste. À la fin, chacune de ces cartes rapporte la valeur atteinte par votre Bateau.
first_empire-lesson-activate-title = Votre numéro est assez bas
first_empire-lesson-activate = Utilisez vos capacités. A5 donne 2 jetons de votre choix pour 1 Agitation à Wei.
first_empire-lesson-tokens-title = Choisissez des jetons
first_empire-lesson-tokens =
    Prenez un jeton Monnaie. Vous en choisissez deux.

    Le joueur qui a le plus de jetons d’un aspect choisit d’abord.
first_empire-lesson-token-again-title = Encore un jeton
first_empire-lesson-token-again = Prenez encore un jeton Monnaie.
first_empire-lesson-last-title = Votre dernière carte
first_empire-lesson-last =
    Glissez-la à Chu : la première carte n’y coûte pas d’Agitation.

    Une troisième carte à Wei donne 3 jetons, mais porte l’Agitation à 3, et à 3 les cartes d’une région sont bloquées.
first_empire-lesson-reward-title = Fin de la manche : récompenses
first_empire-lesson-reward =
    Acceptez : deux Généraux à Chu pour tous vos jetons Monnaie. Vous avez le plus de jetons, vous choisissez donc d’abord.

    Personne n’a de jeton Écriture, sa récompense est donc perdue.
first_empire-lesson-end =
    C’était une manche, il en reste quatre. Avant la suivante, les jetons peuvent aussi débloquer des Soldats, pour une valeur de 3 chacun ; vous en gardez cinq au plus. Les Palais demandent un Architecte et deux Ouvriers sur place, et un Ouvrier ailleurs.

    Choisissez ce qui est grisé pour savoir pourquoi.
