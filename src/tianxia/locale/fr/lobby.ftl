# Démarrage rapide, filtres des tables ouvertes, et les personnes que l’on suit.

lobby-find-text = Vous rejoignez une table avec des personnes qui veulent le même jeu.
lobby-clock-live = { $game ->
    [qin] 10 min chacun, + 10 s par tour
   *[other] 30 min chacun, + 30 s par tour
}
lobby-clock-leisure = 3 jours chacun, + 12 h par tour
lobby-kind = Type de partie
lobby-rated-no = Amicale
lobby-rated-yes = Classée
lobby-range = Cote adverse
lobby-range-text = L’écart s’élargit à mesure que vous attendez.
lobby-range-any = Sans limite
lobby-range-within = ± { $points }
lobby-start = Chercher
lobby-waiting = Recherche de joueurs
lobby-range-none = Adversaires de toute cote.
lobby-range-now = Cote adverse : la vôtre ± { $points }.
lobby-others = { $count ->
    [0] Personne d’autre ne cherche ce jeu en ce moment.
    [one] Une autre personne cherche ce jeu.
   *[other] { $count } autres personnes cherchent ce jeu.
}
lobby-bots-soon = Au bout de { $seconds } secondes, vous pourrez jouer contre des bots. Gardez cette page ouverte.
lobby-bots = Toujours personne ?
lobby-bots-text = { $bot } est le bot le plus proche de votre cote. Vous pouvez aussi patienter.
lobby-play-bot = Jouer contre { $bot }
lobby-stop = Arrêter la recherche
lobby-open = Tables ouvertes de ce genre
lobby-open-none = Aucune table ouverte de ce genre.
lobby-counts = Classée
lobby-free = Places libres
lobby-free-count = { $count ->
    [one] au moins 1
   *[other] au moins { $count }
}
lobby-band-below = jusqu’à 1400
lobby-band-middle = 1400 à 1600
lobby-band-above = à partir de 1600
lobby-friends = Amis
lobby-here = { $count } en ligne
lobby-online = En ligne
lobby-last = Vu { $ago }
lobby-plays = Joue à { $game }
lobby-follow = Suivre
lobby-unfollow = Ne plus suivre
lobby-follow-text = Ses tables publiques apparaissent sur votre accueil. La personne n’en est pas avertie.
lobby-show = Montrer à mes abonnés quand je suis en ligne
lobby-show-text = Toutes les personnes qui vous suivent voient alors si vous êtes en ligne, et quand vous l’étiez pour la dernière fois, à la minute près. Sinon, personne.

server-follow-self = Vous ne pouvez pas vous suivre vous-même.
server-follow-limit = Vous suivez { $limit } personnes, c’est la limite. Cessez d’abord de suivre quelqu’un.
