# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin est une course : le premier à placer toutes ses pagodes gagne. Posez la tuile jaune à côté de la case jaune. Deux cases reliées ou plus d’une couleur forment une province, et une nouvelle province reçoit votre pagode.
qin-lesson-turn = Une tuile se pose dans n’importe quel sens : { $device ->
    [touch] touchez-la encore une fois dans votre main, ou touchez le bouton de rotation, pour la tourner.
    [terminal] R la tourne.
    [line] un coup nomme ses deux moitiés, celle du haut ou de gauche d’abord.
   *[desktop] R ou la molette la tourne.
} Posez la tuile jaune et bleue à la verticale, le bleu en bas : elle fonde une province bleue au nord.
qin-lesson-grow = Une tuile peut faire plusieurs choses. Sa moitié jaune agrandit votre province ; sa moitié rouge rencontre une case rouge et fonde une autre province. Une pagode de plus !
qin-lesson-village = Les petites maisons sont des villages. Le joueur qui a le plus de pagodes dans les provinces autour d’un village y place une pagode. Violet en a déjà trois. Étendez votre province rouge jusqu’au village suivant pour le prendre.
qin-lesson-join = La province rouge de Violet a 2 cases, la vôtre 4. Réunissez-les : le plus grand côté prend tout. À partir de cinq cases, la province est majeure, reçoit une seconde pagode et personne ne peut la prendre. Violet récupère une pagode, et vous prenez un village.
qin-lesson-race = Les petits toits montrent combien de pagodes chacun doit encore placer : moins il y en a, mieux c’est. Chaque nouvelle province en retire une. Fondez-en une bleue ici. { $device ->
    [touch] Touchez
    [line] Essayez
   *[other] Cliquez sur
} une case interdite pour savoir pourquoi : des provinces de même taille, par exemple, ne peuvent jamais être réunies.
qin-lesson-corner = Cherchez des tuiles qui font plusieurs choses à la fois : celle-ci fonde une province dans le coin éloigné et prend le village voisin.
qin-lesson-besiege = Le village de l’ouest est à Violet, avec une province à côté. Fondez-en une là aussi. Un contre un ne change encore rien…
qin-lesson-conquer = … mais une deuxième, oui. Avec deux pagodes autour du village contre une de Violet, vous le conquérez, et Violet récupère une pagode.
qin-lesson-end = C’est tout ! Violet vient de prendre un autre village : les villages changent de mains tant que les terres autour ne sont pas partagées. Continuez ! Le premier à placer sa dernière pagode gagne aussitôt.

## ZhanGuo

zhanguo-lesson-begin = ZhanGuo dure cinq manches de six cartes. Glissez chaque carte sous votre plateau pour unifier une région, ou jouez-la à la cour pour une action. La carte 39 donne 2 PV chaque fois que vous recrutez : glissez-la sous votre plateau.
zhanguo-lesson-tuck = Glissez-la dans la région 2. La première carte d’une région donne 1 jeton de son aspect, ici l’écriture. Les jetons décident des récompenses. Le numéro d’activation d’une carte glissée ne compte plus.
zhanguo-lesson-court = Maintenant, la cour. Jouez la carte 44 pour une action. À la cour, seul son numéro compte, pas ce qui y est imprimé.
zhanguo-lesson-recruit = Recrutez un officiel rouge pour la région 1. Pour un recrutement, un numéro inférieur au dernier active vos cartes. La toute première carte de cour d’une partie compte comme inférieure et comme supérieure.
zhanguo-lesson-wake = La carte 39 est active : utilisez-la pour 2 PV. Elle s’active chaque fois que vous recrutez avec un numéro inférieur.
zhanguo-lesson-second = Une deuxième carte dans une région donne d’un coup 2 jetons. La carte 43 s’active quand vous engagez : glissez-la aussi dans la région 2.
zhanguo-lesson-unrest = Le prix : l’agitation de la région 2 monte de 1, avec la troisième carte de 2. Au bout de la piste, les cartes de la région sont bloquées.
zhanguo-lesson-down = Les officiels de la partie haute d’une région, la zone des gouverneurs, deviennent gouverneurs ; ceux du bas, la zone des ouvriers, engagent des ouvriers. Descendre est gratuit et ne coûte pas de tour : faites descendre l’officiel rouge de la région 1 avant de jouer une carte.
zhanguo-lesson-hire = Engagez avec la carte 89 : un ouvrier par officiel dans la zone des ouvriers, et 1 agitation. Pour engager, ce sont les numéros supérieurs qui activent, et 89 est supérieur à 44.
zhanguo-lesson-wake-again = La carte 43 s’active donc : elle ajoute un officiel gris dans la région 2. Utilisez-la.
zhanguo-lesson-governor = La zone des gouverneurs de la région 1 a encore un officiel de chaque couleur : une série. Rendez-la pour installer un gouverneur. Le plus de gouverneurs dans une région rapporte à la fin 9 PV, et 3 pour chacun. Un gouverneur demande un numéro inférieur, et la carte 7 est votre plus basse.
zhanguo-lesson-square = Un gouverneur doit prendre une case bonus tant qu’il en reste une. Prenez les 4 PV. L’agitation de la région retombe aussi à 0.
zhanguo-lesson-wall = Votre dernière carte de la manche. Vous avez un ouvrier : construisez une muraille. Elle coûte un ouvrier par trait, tous de régions différentes.
zhanguo-lesson-section = Chaque section compte autre chose à la fin. Celle-ci compte les régions qui ont au moins autant d’officiels que d’agitation : les cinq pour l’instant, donc 5 PV.
zhanguo-lesson-reward = Les récompenses. Pour chaque aspect, le joueur qui a le plus de jetons choisit d’abord. Rouge a passé pour l’écriture : vous pouvez prendre sa récompense, un officiel. Mais accepter coûte tous vos jetons de l’aspect, et ils comptent aussi à la fin : passez cette fois.
zhanguo-lesson-accept = La monnaie : Rouge passe encore, et deux officiels rouges dans la région 1 valent bien vos jetons. Acceptez.
zhanguo-lesson-end = C’était une manche entière, il en reste quatre. Continuez ! Les palais coûtent trois ouvriers et rapportent des PV pour chaque carte glissée ; les missions récompensent des pièces à certains endroits. Choisissez ce qui est grisé pour savoir pourquoi ; le score provisoire montre où vous en êtes.

## The First Empire

first_empire-lesson-start = Avant la première manche, chacun reçoit deux tuiles de Départ et en garde une, choisie en secret. Prenez celle avec un Général et un Alchimiste à Chu : trois Officiels différents dans une région feront plus tard un Gouverneur.
first_empire-lesson-begin = Cinq manches de six cartes. Glissez chaque carte dans une région pour l’unifier, ou jouez-la à la Cour pour une action. La carte 72 donne un Alchimiste chaque fois que vous recrutez ; sa place est sur votre plateau : choisissez l’unification.
first_empire-lesson-tuck = Glissez-la à Wei. La première carte d’une région donne 1 jeton de son aspect, ici la Monnaie. Les jetons décident des récompenses.
first_empire-lesson-court = Jaune a joué 20 à la Cour : c’est le numéro d’activation à battre. Pour recruter, Élixir et Gouverneur, une carte inférieure active les vôtres ; pour engager, Palais et Muraille, une supérieure. La carte 10 est inférieure.
first_empire-lesson-recruit = Recrutez un Architecte à Chu. Vous y avez alors les trois sortes d’Officiels.
first_empire-lesson-wake = Après chaque action, vous pouvez encore faire une chose : utiliser des capacités actives, ou déplacer un Officiel, ou rien. Utilisez-les : la carte 72 donne un Alchimiste à Wei.
first_empire-lesson-hire = Vous avez un Général à Chu, vous pouvez donc y engager : 2 Ouvriers pour 1 Agitation. La carte 84 est supérieure à 37, et engager demande une carte supérieure.
first_empire-lesson-pass = Aucune de vos cartes ne s’active quand vous engagez. Vous pourriez déplacer un Officiel, mais les trois de Chu doivent rester ensemble : passez.
first_empire-lesson-wall = Un Ouvrier peut construire une Muraille. Elle coûte un Ouvrier par trait, tous de régions différentes. Aucune de vos cartes ne s’active encore avec les Murailles, tout numéro convient donc : jouez 119.
first_empire-lesson-section = Chaque section compte autre chose à la fin de la partie. Construisez à l’ouest : une tuile du Mausolée y demande une Muraille.
first_empire-lesson-after-wall = Vous êtes le premier à construire dans cette section : une tuile Empereur va sur votre carte 72. Elle remplace son déclencheur ; ici, c’est encore le recrutement. Rien d’autre à faire : passez.
first_empire-lesson-soldier = Le Mausolée : votre Muraille remplit la condition de la tuile de la Muraille ouest. Placez votre Soldat : 5 PV aussitôt pour l’emplacement du haut. Une ligne ou une colonne pleine rapporte 10 à la fin.
first_empire-lesson-governor = Alchimiste, Architecte et Général à Chu : rendez-les pour installer un Gouverneur. Le plus de Gouverneurs dans une région rapporte des PV à la fin : 10, quand on joue à deux. La carte 3 est inférieure à 71.
first_empire-lesson-space = Placez-le sur la tuile pour un bonus immédiat : votre Bateau avance de 3 cases. L’Agitation de Chu retombe aussi à 0.
first_empire-lesson-symbol = Le Bateau a atteint un symbole : débloquez un Soldat, ou placez une carte Alchimiste dans une région avec un de vos Alchimistes. Placez une carte : à la fin, chacune rapporte la valeur atteinte par votre Bateau.
first_empire-lesson-alchemist = A5 s’active avec les Gouverneurs. Vous l’avez placée pendant cette action même, elle peut donc s’activer aussitôt.
first_empire-lesson-activate = Votre numéro est assez bas. Utilisez A5 : 1 Agitation à Wei pour 2 jetons de votre choix.
first_empire-lesson-tokens = Prenez deux fois la Monnaie : le joueur qui a le plus de jetons d’un aspect choisit d’abord.
first_empire-lesson-last = Votre dernière carte de la manche. Glissez-la à Chu : la première carte n’y coûte pas d’Agitation. Une troisième carte à Wei donne 3 jetons, mais porte l’Agitation à 3, et à 3 les cartes d’une région sont bloquées.
first_empire-lesson-reward = Les récompenses. Personne n’a de jeton Écriture, sa récompense est donc perdue. Vous avez le plus de Monnaie : deux Généraux à Chu pour tous vos jetons Monnaie. Acceptez.
first_empire-lesson-end = C’était une manche, il en reste quatre. Avant la suivante, les jetons peuvent aussi débloquer des Soldats, pour une valeur de 3 chacun ; vous en gardez cinq au plus. Continuez ! Les Palais demandent un Architecte et deux Ouvriers sur place, et un Ouvrier ailleurs. Choisissez ce qui est grisé pour savoir pourquoi.
