# Les joueurs : cotes, résultats, classements, recherche de parties ; et aperçus de liens.

players-title = Joueurs
players-leaders = Classement
players-mine = Ma page
players-yours = Vos cotes
players-find = Chercher un joueur
players-find-none = Aucun joueur de ce nom.
players-no-leaders = Personne n’est encore classé ici. Jouez des parties classées pour être le premier.
players-settle-note = Vous êtes classé après dix parties classées, quand votre cote est connue à 220 points près. Les bots ne sont pas classés.
players-place = Rang
players-player = Joueur
players-rating = Cote
players-range = Intervalle à 95 %
players-games = Parties
players-won-share = Gagné
players-recent = Dernières parties
players-last = 14 jours
players-week = Semaine
players-comparison = pour comparer
players-your-place = Vous êtes n° { $place } sur { $total }
players-spread = Cotes de tous les joueurs
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-bin = { $low } à { $high } : { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-since = Joue depuis { $month }
players-provisional = provisoire
players-unrated-yet = pas encore de partie classée
players-rated-count = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
players-best = meilleure { $mean }
players-curve = Cote à { $game }
players-curve-text = De { $first } le { $from } à { $last } le { $to } ; au plus bas { $low }, au plus haut { $high }.
players-curve-none = La courbe commence à la première partie classée.
players-results = Résultats
players-key-won = gagné
players-key-drawn = nul
players-key-lost = perdu
players-all = Total { $game }
players-by-seats = Par nombre de joueurs
players-seats = { $count ->
    [one] Solo
   *[other] { $count } joueurs
}
players-by-opponent = Par adversaire
players-people = Humains
players-share = { $share } % sur { $count }
players-tally = { $who } : { $won } gagnées, { $drawn } nulles, { $lost } perdues
players-finished = Termine ses parties
players-streak = Donnes du jour d’affilée
players-rivals = Face-à-face
players-no-rivals = Pas encore de partie contre des humains.
players-rival-games = Parties de { $one } et { $other }
players-no-results = Aucune partie terminée.
players-filter = Filtrer
players-filter-all = Toutes
players-filter-rated = Classées
players-filter-people = Entre humains
players-filter-won = Gagnées
players-filter-lost = Perdues
players-all-games = Toutes les parties
players-search = Parties
players-search-text = Parties terminées aux tables publiques, et les vôtres.
players-search-of = Parties de { $name }
players-any-game = Tous les jeux
players-any-pace = Tous les rythmes
players-any-seats = Tout nombre
players-any-rated = Classées ou non
players-rated-yes = Classées
players-rated-no = Non classées
players-any-outcome = Tout résultat
players-seat-count = Nombre de joueurs
players-game = Jeu
players-pace = Rythme
players-outcome = Résultat
players-beat = Victoire contre { $others }
players-drew = Nul contre { $others }
players-lost-to = Défaite contre { $others }
players-with = Avec { $others }
players-someone = quelqu’un
players-unrated = non classée
players-private = privée
players-reason-resigned = abandon
players-reason-time = au temps
players-reason-closed = terminée par l’exploitant
players-share-page = Copier le lien
players-shared = Copié
players-preview-rating = { $game } { $mean }
players-preview-player = Parties, cotes et statistiques
players-preview-leaders = { $game } : classement ({ $pace })
players-preview-game = Une partie de { $game }
players-preview-daily = Donne du jour : { $game }
players-preview-daily-text = Chaque jour une nouvelle donne, la même pour tous. Vous avez un essai.
players-daily = Donne du jour
