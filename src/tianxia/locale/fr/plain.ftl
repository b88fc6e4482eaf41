# Ce que la page et le terminal disent d’un jeu qui n’y a pas de table à lui : sa vue et ses choix en listes.

plain-yes = oui
plain-no = non
plain-points = Points
plain-no-rules = Pas de règles à lire pour ce jeu.
plain-nothing-happens = Rien ne se passe encore.
plain-table-keys = ↑↓ : choisir · Entrée : jouer · clic : choisir, second clic : jouer. L’aperçu est à droite. X : montrer aussi ce qui est impossible · W : pourquoi impossible · Page haut/bas : faire défiler
    U : annuler une étape · Y : rétablir · L : journal · S : enregistrer et aller au menu · Q : enregistrer et quitter
