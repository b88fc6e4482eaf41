# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin est une course : le premier à avoir toutes ses pagodes sur le plateau gagne. Posez la tuile jaune à côté de la case jaune. Deux cases reliées ou plus d’une couleur forment une province, et une nouvelle province reçoit votre pagode.
qin-lesson-turn = Une tuile se pose dans n’importe quel sens : { $device ->
    [touch] touchez-la encore une fois dans votre main, ou touchez le bouton de rotation, pour la tourner.
    [terminal] R la tourne.
    [line] un coup nomme ses deux moitiés, celle du haut ou de gauche d’abord.
   *[desktop] R ou la molette la tourne.
} Mettez la tuile jaune et bleue debout, le bleu en bas : elle fonde une province bleue au nord.
qin-lesson-grow = Une tuile peut servir plusieurs fois. Sa moitié jaune agrandit votre province ; sa moitié rouge rencontre une case rouge et fonde une autre province : une pagode de plus.
qin-lesson-village = Les petites maisons sont des villages. Qui a le plus de pagodes dans les provinces autour d’un village y pose une pagode ; Violet en a déjà trois. Étendez votre province rouge jusqu’au village suivant : il est à vous.
qin-lesson-join = La province rouge de Violet a 2 cases, la vôtre 4. Reliez-les : qui apporte le plus de cases prend tout. À partir de cinq cases, la province est majeure, reçoit une seconde pagode et personne ne peut la prendre. Violet reprend une pagode, et un village vous revient.
qin-lesson-race = Les petits toits à côté des noms sont ce qu’il reste à bâtir : moins il y en a, mieux c’est. Chaque nouvelle province en retire un. Fondez-en une bleue ici. Ce qui est impossible dit pourquoi quand { $device ->
    [touch] vous le touchez
    [line] vous l’essayez
   *[other] vous cliquez dessus
} : des provinces de même taille, par exemple, ne peuvent jamais être reliées.
qin-lesson-corner = Cherchez des tuiles qui font plusieurs choses à la fois : celle-ci fonde une province dans le coin éloigné et prend le village voisin.
qin-lesson-besiege = Le village de l’ouest est à Violet, qui a une province à côté. Fondez-en une là aussi. Un contre un ne change encore rien …
qin-lesson-conquer = … mais une deuxième, oui. Deux de vos pagodes entourent maintenant le village contre une de Violet : vous le conquérez, et Violet reprend une pagode.
qin-lesson-end = Voilà tout Qin. Violet vient de prendre un autre village : les villages changent de mains tant que les terres autour ne sont pas partagées. Continuez ! Qui pose sa dernière pagode gagne aussitôt.

## ZhanGuo

zhanguo-lesson-begin = ZhanGuo dure cinq manches de six cartes. Chaque carte se glisse sous votre plateau pour unifier une région, ou paie une action à la cour. La carte 39 attend un recrutement et rapporte alors 2 PV ; sa place est sous votre plateau : glissez-la.
zhanguo-lesson-tuck = Glissez-la dans la région 2. La première carte d’une région donne 1 marqueur de son aspect, ici l’écriture. Les marqueurs décident à qui les récompenses sont proposées. Le nombre d’une carte glissée ne compte plus.
zhanguo-lesson-court = Maintenant, la cour. La carte 44 paie une action ; ce qui y est imprimé n’y compte pas, seulement son nombre.
zhanguo-lesson-recruit = Recrutez un fonctionnaire rouge pour la région 1. Après un recrutement, un nombre plus petit que le dernier éveille vos cartes ; la toute première carte de cour d’une partie compte comme plus petite et comme plus grande.
zhanguo-lesson-wake = La carte 39 est éveillée : utilisez-la pour 2 PV. Elle s’éveillera chaque fois que vous recrutez avec un nombre plus petit.
zhanguo-lesson-second = Une deuxième carte dans une région donne d’un coup 2 marqueurs. La carte 43 attend que vous engagiez : glissez-la aussi dans la région 2.
zhanguo-lesson-unrest = Le prix : les troubles de la région 2 montent de 1, avec la troisième carte de 2. Au bout de la piste, les cartes de la région dorment.
zhanguo-lesson-down = Les fonctionnaires de la zone du haut d’une région, l’office, deviennent gouverneurs ; ceux du bas, au travail, engagent des ouvriers. Descendre est gratuit et ne coûte pas de tour : faites descendre le fonctionnaire rouge de la région 1 avant de jouer une carte.
zhanguo-lesson-hire = Engagez avec la carte 89 : un ouvrier par fonctionnaire au travail dans la région, et 1 trouble. Après avoir engagé, ce sont les nombres plus grands qui éveillent, et 89 est plus grand que 44.
zhanguo-lesson-wake-again = La carte 43 s’éveille donc : elle envoie un fonctionnaire gris dans la région 2. Utilisez-la.
zhanguo-lesson-governor = L’office de la région 1 a encore un fonctionnaire de chaque couleur : une série. Rendez-la pour un gouverneur. Le plus de gouverneurs dans une région rapporte à la fin 9 PV, et 3 pour chacun. La carte 7 est votre plus petite : les gouverneurs éveillent par des nombres plus petits.
zhanguo-lesson-square = Un gouverneur doit prendre une case bonus tant qu’il en reste une. Prenez les 4 PV. Les troubles de la région retombent aussi à 0.
zhanguo-lesson-wall = Votre dernière carte de la manche. Votre ouvrier peut bâtir une muraille, qui coûte autant d’ouvriers que l’emplacement montre de tiges, tous de régions différentes.
zhanguo-lesson-section = Chaque section compte autre chose à la fin. Celle-ci compte les régions qui ont au moins autant de fonctionnaires que de troubles : les cinq pour l’instant, donc 5 PV.
zhanguo-lesson-reward = Les récompenses. Pour chaque aspect, celui qui a le plus de marqueurs est interrogé d’abord. Rouge a passé pour l’écriture : sa récompense, un fonctionnaire, pourrait être à vous. Mais accepter coûte tous les marqueurs de l’aspect, et ils comptent aussi à la fin : passez cette fois.
zhanguo-lesson-accept = La monnaie : Rouge passe encore, et deux fonctionnaires rouges dans la région 1 valent bien vos marqueurs. Acceptez.
zhanguo-lesson-end = Vous connaissez maintenant une manche. Continuez : il en reste quatre. Les palais coûtent trois ouvriers et rapportent des PV pour chaque carte glissée ; les tâches récompensent des pièces à certains lieux. Ce qui est grisé dit pourquoi, et le score montre ce que vous auriez si la partie s’arrêtait maintenant.

## The First Empire

first_empire-lesson-start = Avant la première manche, chacun reçoit deux tuiles de départ et en garde une, choisie en secret. Prenez celle avec un Général et un Alchimiste à Chu : trois Officiels différents dans une région feront plus tard un Gouverneur.
first_empire-lesson-begin = Cinq manches de six cartes. Chaque carte se glisse dans une région pour l’unifier, ou va à la Cour pour une action. La carte 72 attend un recrutement et donne alors un Alchimiste ; sa place est sur votre plateau : choisissez l’unification.
first_empire-lesson-tuck = Glissez-la à Wei. La première carte d’une région donne 1 jeton de son aspect, ici la Monnaie. Les jetons décident à qui les récompenses sont proposées.
first_empire-lesson-court = Jaune a joué 20 à la Cour : c’est le nombre à battre. Après recruter, Élixir et Gouverneur, une carte plus petite éveille les vôtres ; après engager, Palais et Muraille, une plus grande. La carte 10 est plus petite.
first_empire-lesson-recruit = Recrutez un Architecte à Chu. Les trois sortes d’Officiels s’y trouvent alors.
first_empire-lesson-wake = Après chaque action, vous pouvez encore faire une chose : activer des capacités éveillées, ou déplacer un Officiel, ou rien. Activez : la carte 72 donne un Alchimiste à Wei.
first_empire-lesson-hire = Chu a un Général, vous pouvez donc y engager : 2 Ouvriers pour 1 Agitation. La carte 84 est plus grande que 37, comme il convient pour engager.
first_empire-lesson-pass = Aucune de vos cartes n’attend que vous engagiez. Vous pourriez déplacer un Officiel, mais les trois de Chu doivent rester ensemble : passez.
first_empire-lesson-wall = Un Ouvrier peut bâtir une Muraille. Elle coûte un Ouvrier par tige, tous de régions différentes. Rien n’attend encore les Murailles, tout nombre convient donc : jouez 119.
first_empire-lesson-section = Chaque section compte autre chose à la fin de la partie. Bâtissez à l’ouest : une tuile du Mausolée y demande une Muraille.
first_empire-lesson-after-wall = Vous êtes le premier dans cette section : une tuile Empereur se trouve sur votre carte 72. Elle remplace ce que la carte attend ; ici, c’est encore le recrutement. Rien d’autre à faire : passez.
first_empire-lesson-soldier = Le Mausolée : votre Muraille remplit la condition de la tuile de la Muraille ouest. Placez votre Soldat : 5 PV aussitôt pour l’emplacement du haut. Une ligne ou une colonne pleine rapporte 10 à la fin.
first_empire-lesson-governor = Alchimiste, Architecte et Général à Chu : rendez-les pour un Gouverneur. Le plus de Gouverneurs dans une région rapporte des PV à la fin : 10, quand on joue à deux. La carte 3 est plus petite que 71.
first_empire-lesson-space = Placez-le sur la tuile, dont le bonus vient aussitôt : votre Bateau avance de 3 cases. L’Agitation de Chu retombe aussi à 0.
first_empire-lesson-symbol = Le Bateau a atteint un symbole : débloquez un Soldat, ou placez une carte Alchimiste là où se trouve un de vos Alchimistes. Placez une carte : à la fin, chacune vaut autant de PV que votre Bateau aura atteint.
first_empire-lesson-alchemist = A5 attend les Gouverneurs. Elle est arrivée pendant cette action même et peut donc s’éveiller aussitôt.
first_empire-lesson-activate = Le nombre est assez petit. Activez A5 : 1 Agitation à Wei pour 2 jetons de votre choix.
first_empire-lesson-tokens = Prenez deux fois la Monnaie : qui a le plus de jetons d’un aspect est interrogé le premier.
first_empire-lesson-last = Votre dernière carte de la manche. Glissez-la à Chu : la première carte n’y coûte pas d’Agitation. Une troisième carte à Wei donnerait 3 jetons, mais l’Agitation 3, et à 3 les cartes d’une région dorment.
first_empire-lesson-reward = Les récompenses. Personne n’a de jeton Écriture, sa récompense est donc perdue. Vous avez le plus de Monnaie : deux Généraux à Chu pour tous vos jetons Monnaie. Acceptez.
first_empire-lesson-end = C’était une manche. Avant la suivante, les jetons peuvent aussi débloquer des Soldats, pour une valeur de 3 chacun ; on en garde cinq au plus. Continuez : quatre manches suivent. Les Palais demandent un Architecte, deux Ouvriers sur place et un ailleurs. Ce qui est grisé vous dit pourquoi.
