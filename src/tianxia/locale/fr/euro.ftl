# Ce que les pages des deux grands jeux ont en commun ; ce qu’un message reçoit est dit dans le fichier anglais.

euro-nobody = personne
euro-first-card = première carte
euro-any = Toute carte
euro-higher-than = Plus haut que { $number }
euro-lower-than = Plus bas que { $number }
euro-wakes = éveille
euro-higher-wakes = plus haut éveille
euro-lower-wakes = plus bas éveille
euro-no-wake = n’éveille rien
euro-to-beat = À battre
euro-beat = battre
euro-ties = égalités :
euro-ties-how = Piste des récompenses : à égalité, le premier ici passe devant
euro-race = Interrogés dans cet ordre : { $race }
euro-no-markers = personne n’en a
euro-card-wakes = S’éveille maintenant.
euro-card-sleeps = Dort : trop de troubles dans sa région.
euro-card-used = Déjà utilisée.
euro-vp = PV
euro-vp-now = PV si la partie s’arrêtait là
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
euro-look-over = Vérifiez votre tour, puis confirmez-le.
euro-and-now = Et lequel de ceux-ci ?
euro-sealed-wait = Vous avez choisi. Les autres choisissent encore.
euro-confirm = Confirmer le tour
euro-not-your-turn = Ce n’est pas votre tour. Regardez tout à loisir.
euro-not-asked = Pas maintenant. { $asked }
euro-row = Activées, dans cet ordre
euro-sooner = { $choice } : une place plus tôt
euro-take-row = { $count ->
    [one] L’utiliser
   *[other] Utiliser ces { $count }
}
euro-help = D’abord : { $move }
euro-not-now = Impossible maintenant. Choisissez pour lire pourquoi.
euro-why-not = Impossible : pourquoi ?
euro-guided = Votre guide suggère : { $answer }.
euro-hinted-ways = { $count ->
    [one] Voici ce qu’un bot ferait à votre place. Choisissez-le pour le préparer :
   *[other] Les meilleurs coups qu’un bot trouve à votre place. Choisissez-en un pour le préparer :
}
euro-do-it = Le faire
euro-undo-step = Un pas en arrière
euro-sealed = { $count ->
    [0] Tous ont choisi.
    [one] Choix secret : 1 personne choisit encore.
   *[other] Choix secret : { $count } personnes choisissent encore.
}
euro-has-chosen = { $you ->
    [yes] avez choisi
   *[no] a choisi
}
euro-chooses = { $you ->
    [yes] choisissez …
   *[no] choisit …
}
euro-pair = { $name } : { $text }
euro-take-back = Choisir de nouveau
euro-chart = Points de victoire à la fin de chaque manche : { $summary }
euro-chart-start = début
euro-chart-end = fin
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
