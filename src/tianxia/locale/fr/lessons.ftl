# What the guides of first games say. Each message is named by a lesson in src/tianxia/games/GAME/lessons.

## Qin

qin-lesson-found = Qin est une course : le premier à avoir toutes ses pagodes sur le plateau gagne. Posez la tuile jaune à côté de la case jaune. Deux cases reliées ou plus d’une couleur forment une province, et une nouvelle province reçoit votre pagode.
qin-lesson-grow = Une tuile peut faire deux choses. Sa moitié jaune agrandit votre province ; sa moitié rouge rencontre une case rouge et fonde une autre province : votre deuxième pagode.
qin-lesson-village = Les petites maisons sont des villages. Qui a le plus de pagodes dans les provinces autour d’un village y pose une pagode ; Violet en a déjà deux. Étendez votre province rouge jusqu’au village suivant : il est à vous.
qin-lesson-join = La province rouge de Violet a 2 cases, la vôtre 4. Reliez-les : qui apporte le plus de cases prend tout. À partir de cinq cases, la province est majeure, reçoit une seconde pagode et personne ne peut la prendre. Violet reprend une pagode, et un village vous revient.
qin-lesson-race = Les petits toits à côté des noms sont ce qu’il reste à bâtir : moins il y en a, mieux c’est. Chaque nouvelle province en retire un. Fondez-en une bleue ici. Ce qui est impossible dit pourquoi quand on clique : deux provinces à égalité, par exemple, ne peuvent jamais être reliées.
qin-lesson-corner = Cherchez des tuiles qui font deux choses à la fois : celle-ci fonde une province dans le coin éloigné et prend le village voisin.
qin-lesson-besiege = Le village de l’ouest est à Violet, qui a une province à côté. Fondez-en une là aussi. Un contre un ne change encore rien …
qin-lesson-conquer = … mais une deuxième, oui. Deux de vos pagodes entourent maintenant le village contre une de Violet : vous le conquérez, et Violet reprend une pagode.
qin-lesson-end = Voilà tout Qin. Violet vient de répondre : les villages changent de mains tant que les terres autour ne sont pas partagées. Continuez ! Qui pose sa dernière pagode gagne aussitôt.
