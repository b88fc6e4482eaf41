# Ce que disent les commandes de `tianxia` ; ce que reçoit chaque message est écrit dans le fichier anglais.

help-tianxia = Jouer, rejouer et simuler des jeux de plateau sur l’unification de Qin. Sans commande, ouvre la table.
help-tianxia-lang = La langue : en, de ou fr. Sinon, l’environnement décide.
help-tianxia-version = Afficher la version et quitter.
help-play = Jouer dans le terminal.
help-games = Énumérer les jeux, leurs places et leurs options.
help-games-as_json = Écrire du JSON.
help-simulate = Faire jouer aux bots de nombreuses parties.
help-simulate-count = Combien de parties jouer ; avec --series, combien de séries.
help-simulate-seats = Un bot par place, avec des virgules. Ils avancent d’une place après chaque partie ou série.
help-simulate-seed = Un texte quelconque ; la même graine donne les mêmes parties.
help-simulate-jobs = Combien de processus jouent. Le résultat n’en dépend pas.
help-simulate-options = Une option du jeu ; voir « tianxia games ».
help-simulate-each = Une option du jeu avec plusieurs valeurs, comme li_si=1,2,3,4 : les mêmes tirages sont joués avec chacune.
help-simulate-series = Jouer des séries de parties avec ces valeurs de l’option des séries, et les additionner.
help-simulate-folder = Un dossier avec vos propres fichiers de données.
help-simulate-file = Écrire l’enregistrement de toutes les parties dans ce fichier ; - est la sortie standard.
help-simulate-sheet = Écrire les chiffres en CSV dans ce fichier ; - est la sortie standard.
help-simulate-as_json = Écrire du JSON.
help-arena = Mesurer des bots les uns contre les autres sur des donnes communes, et afficher un classement.
help-arena-bots = Les bots, avec des virgules. Chaque choix d’autant de bots qu’il y a de places joue ; s’ils sont moins, le premier joue parmi les autres.
help-arena-count = Parties par affiche, arrondies à des donnes entières : chacune est jouée une fois dans chaque disposition.
help-arena-seats = Combien sont à la table.
help-arena-seed = Un texte quelconque ; la même graine donne les mêmes parties.
help-arena-jobs = Combien de processus jouent. Le résultat n’en dépend pas.
help-arena-options = Une option du jeu ; voir « tianxia games ».
help-arena-claim = La part de victoires, en pour cent, à laquelle le premier bot d’une affiche est comparé : on s’arrête dès qu’il est nettement au-dessus ou au-dessous. Sinon celle de joueurs égaux.
help-arena-play_all = Jouer toutes les parties, même quand la question est tranchée.
help-arena-file = Garder chaque résultat dans ce fichier ; la même commande reprend où elle s’est arrêtée.
help-arena-plot = Dessiner le classement dans ce fichier SVG ; - est la sortie standard.
help-arena-sheet = { help-simulate-sheet }
help-arena-as_json = Écrire du JSON.
help-train = Apprendre la valeur des positions en jouant contre soi-même, pour les bots de ZhanGuo et de The First Empire.
help-train-count = De combien de parties apprendre.
help-train-seed = Un texte quelconque ; la même graine donne les mêmes poids.
help-train-jobs = Combien de processus jouent. Le résultat n’en dépend pas.
help-train-file = Écrire les poids ici plutôt que dans le programme.
help-replay = Montrer les parties d’un enregistrement tour par tour. FILE peut être -, pour l’entrée standard.
help-replay-draws = Montrer aussi chaque tirage.
help-replay-notation = Écrire plutôt l’enregistrement en texte, dans une forme qui peut être relue.
help-replay-states = Écrire plutôt chaque position, un objet JSON par ligne.
help-replay-verify = Vérifier chaque tirage d’après la graine (seed) et l’engagement. À côté d’une autre sortie, le verdict va sur la sortie d’erreur.
help-replay-folder = Un dossier avec vos propres fichiers de données.
help-review = Mesurer chaque coup de parties terminées au meilleur coup, et distinguer la chance du talent. FILE peut être -, pour l’entrée standard.
help-review-seat = Seulement les coups de cette place, comptée à partir de 0 comme dans les enregistrements.
help-review-level = Le niveau qui juge.
help-review-worst = Combien de coups parmi les plus coûteux afficher.
help-review-jobs = Combien de processus travaillent. Le résultat n’en dépend pas.
help-review-folder = Un dossier avec vos propres fichiers de données.
help-review-as_json = Afficher du JSON, avec chaque coup et chaque tirage.
help-components = Montrer chaque donnée du matériel d’un jeu avec sa provenance.
help-components-folder = Un dossier avec vos propres fichiers de données.
help-components-as_json = Écrire du JSON.
help-bench = Mesurer la vitesse d’un jeu, interprété et compilé.
help-bench-peers = Mesurer aussi catanatron et OpenSpiel.
help-bench-search = Mesurer plutôt la recherche des niveaux supérieurs du jeu.
help-bench-seats = { help-arena-seats }
help-bench-seconds = Combien de temps mesurer chaque valeur.
help-bench-as_json = Écrire du JSON.
help-compile = Compiler les noyaux du moteur et des jeux, pour qu’ils tournent bien plus vite.
help-compile-background = Travailler en basse priorité, derrière une partie en cours.

# games

games-seats = places : { $seats }
games-option = --option { $option }=… : { $values } ({ $default } par défaut)
games-default = { $default } à { $seats } autour de la table
games-series = --series … : plusieurs parties, chacune avec sa valeur de { $option }
games-bots = bots : { $bots }

# simulate

simulate-progress = Parties
simulate-title = { $game } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}{ $options ->
    [none] {""}
   *[other] {", "}{ $options }
}, graine { $seed }
simulate-head-who = qui
simulate-head-chairs = chaises
simulate-head-wins = victoires
simulate-head-interval = part (95 %)
simulate-head-shared = partagées
simulate-head-scores = score
simulate-head-sums = somme
simulate-seat = place { $seat }
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sd, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $min }–{ $max })
simulate-other = { $who } : { $spread } ; avance { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 % entre { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } et { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
simulate-lengths = Longueur : { $spread } réponses des places, sans les réponses forcées.
simulate-reasons = Fin par : { $reasons }.
simulate-reason = { $reason } { $count } ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-series = { $series ->
    [one] 1 série
   *[other] { $series } séries
} avec { $option } { $values } :
simulate-note = Une victoire est remportée seul, son intervalle est celui de Wilson ; les victoires partagées sont comptées à part. Une chaise est une place dans une partie. Scores : moyenne ± écart type (étendue).
simulate-worker-lost = Un processus qui jouait des parties a été arrêté de l’extérieur ; rien n’a été écrit.

# arena

arena-uncompiled = Les noyaux ne sont pas compilés : c’est long. À une table, la limite par tour rendrait les niveaux qui cherchent plus faibles qu’ici.
arena-head-bot = bot
arena-head-elo = Elo (95 %)
arena-head-pairing = affiche
arena-head-games = parties
arena-head-share = part de victoires (95 %)
arena-head-rank = rang moyen (95 %)
arena-axis-elo = points Elo, avec intervalles à 95 % ; 0 est la moyenne de ces bots
arena-axis-share = part de victoires en %, avec intervalles à 95 %
arena-elo = { NUMBER($elo, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) })
arena-rank = { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
arena-verdict = { $pairing } : { $verdict ->
    [above] { $bot } gagne plus de { NUMBER($claim, maximumFractionDigits: 1) } %, tranché après { arena-games }.
    [below] { $bot } gagne moins de { NUMBER($claim, maximumFractionDigits: 1) } %, tranché après { arena-games }.
   *[open] après { arena-games }, on ne sait pas si { $bot } gagne plus de { NUMBER($claim, maximumFractionDigits: 1) } %.
}
arena-note = Une victoire partagée compte en parts. Les intervalles vont par donnes, chacune jouée dans toutes les dispositions, pour un nombre de parties fixé d’avance ; si l’on s’est arrêté plus tôt, c’est le verdict qui vaut. C’est un test par paris, qui se trompe dans 5 % des cas au plus, quel que soit le moment où il s’arrête.
arena-interrupted = Arrêté après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}. { $kept ->
    [yes] Les résultats sont gardés ; la même commande reprend d’ici.
   *[no] Rien n’est gardé ; avec --out, ce le serait.
}
arena-worker-lost = Un processus qui jouait des parties a été arrêté de l’extérieur ; les parties précédentes sont gardées si --out était donné.

# replay

replay-draw = Tirage : { $question } { $answer }
verify-kept = Partie { $number } : l’engagement est tenu ; la graine donne { $draws ->
    [one] le seul tirage
   *[other] les { $draws } tirages
}.
verify-no-commitment = Partie { $number } : il n’y a pas eu d’engagement, comme pour une petite graine, mais la graine donne { $draws ->
    [one] le seul tirage
   *[other] les { $draws } tirages
}.

# review

review-progress = Coups et tirages
review-title = { $game }, jugé par { $level }. Les valeurs sont { $unit ->
    [chance] des chances de victoire.
   *[points] des points, tels que la place pouvait les attendre.
}
review-note = Les coups sont jugés avec ce que leur place savait ; une différence inférieure à l’erreur ne compte pas. La chance est ce que les tirages ont apporté de plus que d’autres à leur place, chacun joué rapidement pendant un tour de tous ou jusqu’à la fin de la manche ; ± est son erreur. Ce sont des estimations pour comparer les joueurs.
review-worker-lost = Un processus qui jugeait des coups a été arrêté de l’extérieur ; il n’y a pas d’analyse.

# components

components-digest = { $game }, matériel { $digest }
components-from = { $provenance } : { $source }
provenance-rulebook = règle du jeu
provenance-found = trouvé
provenance-inferred = déduit
provenance-reconstructed = reconstitué
provenance-given = donné

# bench

bench-progress = Tours
bench-no-search = { $game } n’a pas encore de recherche.
bench-no-compiled = Les noyaux ne sont pas compilés ; seuls les interprétés ont été mesurés ; « tianxia compile » les compile.
bench-no-peer = { $peer } n’est pas installé ; « pip install -r requirements-peers.lock » l’installe.
bench-title = { $game }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
}, jeu au hasard sur un cœur ; médianes de tours courts et alternés. Les décisions sont les questions à plus d’une possibilité.
bench-interpreted = interprété
bench-compiled = compilé
bench-kernel-decisions-per-s = noyau : décisions/s
bench-match-decisions-per-s = partie : décisions/s
bench-playouts-per-s = parties au hasard/s
bench-forks-per-s = bifurcations/s
bench-copy-us = copie d’une position, µs
bench-guesses-per-s = conjectures/s
bench-search-iterations-per-s = recherche depuis l’ouverture : itérations/s
bench-figure = { NUMBER($figure, maximumFractionDigits: 2) }
bench-peers = D’autres, menés par une boucle Python ; un tick est toute question, même à une seule possibilité :
bench-decisions-per-s = décisions/s
bench-ticks-per-s = ticks/s
bench-ratios = Rapports :
bench-ratio = { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-ratio-kernel-compiled-to-interpreted = noyau, compilé sur interprété
bench-ratio-match-compiled-to-interpreted = partie, compilé sur interprété
bench-ratio-search-compiled-to-interpreted = recherche, compilée par rapport à interprétée
bench-ratio-match-to-kernel-interpreted = partie sur noyau, interprété
bench-ratio-match-to-kernel-compiled = partie sur noyau, compilé
bench-ratio-kernel-interpreted-to-catanatron = noyau, interprété, sur les décisions de catanatron
bench-ratio-kernel-interpreted-to-catanatron-ticks = noyau, interprété, sur les ticks de catanatron
bench-ratio-kernel-compiled-to-catanatron = noyau, compilé, sur les décisions de catanatron
bench-ratio-kernel-compiled-to-catanatron-ticks = noyau, compilé, sur les ticks de catanatron
bench-ratio-match-compiled-to-catanatron = partie, compilé, sur les décisions de catanatron
bench-ratio-match-compiled-to-catanatron-ticks = partie, compilé, sur les ticks de catanatron

# train

train-progress = Parties
train-done = { $games ->
    [one] Appris d’une partie.
   *[other] Appris de { $games } parties.
} Les poids sont dans { $file }.
