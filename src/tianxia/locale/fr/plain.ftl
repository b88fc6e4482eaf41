# Ce que la page et le terminal disent d’un jeu qui n’y a pas de table à lui : sa vue et ses choix en listes.

plain-yes = oui
plain-no = non
plain-points = Points
plain-no-rules = Ce jeu n’a pas de règles à lire ici.
plain-nothing-happens = Rien ne se passe encore.
plain-table-keys = ↑ et ↓ choisissent, Entrée joue ; un clic choisit, un second joue. L’effet est décrit à droite auparavant. X montre aussi ce qui est impossible maintenant ; choisissez-le pour lire pourquoi, ou tapez W. Page haut et bas font défiler.
    U reprend une réponse à la fois, Y la rétablit. L montre tout ce qui s’est passé. S enregistre et retourne au début, Q enregistre et quitte.
