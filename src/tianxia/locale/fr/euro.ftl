# Ce que les pages des deux grands jeux ont en commun ; ce qu’un message reçoit est dit dans le fichier anglais.

euro-nobody = personne
euro-first-card = première carte
euro-any = Toute carte
euro-higher-than = Supérieur à { $number }
euro-lower-than = Inférieur à { $number }
euro-wakes = active
euro-higher-wakes = supérieur active
euro-lower-wakes = inférieur active
euro-no-wake = jamais
euro-to-beat = À battre
euro-beat = à battre
euro-ties = égalités :
euro-ties-how = Égalités : le plus haut sur la piste des récompenses passe devant.
euro-race = Ordre du choix : { $race }
euro-no-markers = personne n’en a
euro-card-wakes = S’active maintenant.
euro-card-sleeps = Bloquée : trop d’agitation dans sa région.
euro-card-used = Déjà utilisée.
euro-vp = PV
euro-sum = Total
euro-board-of = { $you ->
    [yes] Votre plateau
   *[no] Plateau de { $seat }
}
euro-open-board = Ouvrir { $you ->
    [yes] votre plateau
   *[no] le plateau de { $seat }
}
euro-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
euro-so-far = Déjà choisi
euro-steps-more = { $count } de plus
euro-look-over = Vérifiez votre tour et confirmez.
euro-and-now = Lequel de ceux-ci ?
euro-sealed-wait = On attend les autres.
euro-confirm = Confirmer le tour
euro-not-your-turn = Ce n’est pas votre tour. Regardez à votre aise.
euro-not-asked = Pas maintenant. { $asked }
euro-whole-board = Tout le plateau
euro-row = Cartes actives, dans cet ordre
euro-row-order = glisser ou ↑ ↓ pour l’ordre
euro-row-target = Pour quoi : { $choice }
euro-sooner = Utiliser plus tôt : { $choice }
euro-take-row = { $count ->
    [one] L’utiliser
   *[other] Utiliser ces { $count }
}
euro-help = D’abord : { $move }
euro-not-now = Impossible maintenant. Cliquez pour savoir pourquoi.
euro-why-not = Qu’est-ce qui est impossible, et pourquoi ?
euro-hinted-ways = { $count ->
    [one] Meilleur coup. Cliquez pour l’aperçu :
   *[other] Meilleurs coups. Cliquez pour l’aperçu :
}
euro-undo-step = Annuler l’étape
euro-sealed = { $count ->
    [0] Tous ont choisi.
    [one] Encore 1 joueur doit choisir.
   *[other] Encore { $count } joueurs doivent choisir.
}
euro-has-chosen = { $you ->
    [yes] avez choisi
   *[no] a choisi
}
euro-chooses = { $you ->
    [yes] choisissez…
   *[no] choisit…
}
euro-pair = { $name } : { $text }
euro-take-back = Choisir de nouveau
euro-chart = Points de victoire à la fin de chaque manche : { $summary }
euro-chart-start = début
euro-chart-end = fin
euro-chart-title = PV par manche
# A letter or two on a picture for those who do not tell its colour; $what is an aspect, an official or a wall site
euro-letter = { $what ->
    [writing] É
    [currency] M
    [laws] L
    [alchemists] A
    [military] R
    [civilian] G
    [inspector] B
    [alchemist] Al
    [architect] Ar
    [general] Gé
    [turquoise] T
    [gold] O
   *[vermilion] V
}
euro-stage-title = Fin de la manche { $round }
euro-stage-how = Le joueur qui en a le plus choisit d’abord. Une récompense les coûte tous.
euro-stage-skip = Passer
euro-stage-continue = Continuer
euro-stage-boards = Voir le plateau
euro-stage-pays = paie { $count }
euro-stage-passes = passe
euro-stage-chooses = { $you ->
    [yes] à vous de choisir
   *[no] choisit
}
euro-stage-tie = { $you ->
    [yes] égalité, après vous
   *[no] égalité, après { $seat }
}
euro-stage-leads = en tête
euro-stage-takes = { $you ->
    [yes] Vous la prenez
   *[no] { $seat } la prend
}
euro-stage-nobody = personne ne la prend
euro-stage-points = Points de la manche
euro-stage-next = Ensuite : manche { $round }
euro-stage-last = C’était la dernière manche
