# Lanternes ; ce que reçoit un message est dit dans le fichier anglais.

lanterns-name = Lanternes
lanterns-about = Veiller sur le quai ou rentrer : celui qui a le plus d’huile l’éclaire.
lanterns-help = Chaque nuit, chacun pioche en secret une jarre d’huile et choisit de rester ou de partir. Partir rapporte un point. Celui qui reste avec le plus d’huile marque un point par joueur resté et accroche une lanterne. À la fin, chaque lieu rapporte deux points à celui qui seul y a le plus de lanternes.
lanterns-option-nights = Nuits
lanterns-option-nights-text = La durée de la partie.
lanterns-option-nights-5 = Cinq
lanterns-option-nights-5-text = Une partie entière.
lanterns-option-nights-3 = Trois
lanterns-option-nights-3-text = Une courte.

lanterns-question = { $question ->
    [watch] Restez-vous ou partez-vous ?
   *[hang] Où accrochez-vous votre lanterne ?
}
lanterns-asked = { $you ->
    [yes] { lanterns-question }
   *[no] { $seat } : { lanterns-question }
}
lanterns-leave = Partir
lanterns-leave-brings = 1 point
lanterns-stay = Rester avec l’huile { $oil }
lanterns-place = { $place ->
    [bridge] Pont
    [gate] Porte
   *[tower] Tour
}
lanterns-room = { $count ->
    [one] encore 1 place
   *[other] encore { $count } places
}

lanterns-event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} l’huile { $oil }.
lanterns-event-stayed = { $you ->
    [yes] Vous restez
   *[no] { $seat } reste
} avec l’huile { $oil }.
lanterns-event-left = { $you ->
    [yes] Vous partez
   *[no] { $seat } part
}.
lanterns-event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} la nuit : { $count ->
    [one] 1 point
   *[other] { $count } points
}.
lanterns-event-hung = { $you ->
    [yes] Vous accrochez
   *[no] { $seat } accroche
} une lanterne : { lanterns-place }.

lanterns-refusal-full = Il n’y a plus de place : { lanterns-place }.
    { $count } lanternes y sont déjà accrochées. Règle { $rule }.
lanterns-refusal-not-yours = Vous n’avez pas l’huile { $oil }.
    Seule votre propre huile brûle. Règle { $rule }.

lanterns-result-last-night = La dernière nuit est passée. { $count ->
    [one] { $you ->
        [yes] Vous gagnez.
       *[no] { $winners } gagne.
    }
   *[other] { $winners } gagnent.
}
lanterns-score = { $seat } : { $score } (nuits { $nights }, quai { $quay })

lanterns-view-night = Nuit
lanterns-view-nights = Nuits
lanterns-view-over = Terminé
lanterns-view-winner = Accroche une lanterne
lanterns-view-quay = Quai
lanterns-view-room = Places
lanterns-view-seats = Joueurs
lanterns-view-points = Points
lanterns-view-lanterns = Lanternes
lanterns-view-oil = Votre huile
lanterns-view-bridge = Pont
lanterns-view-gate = Porte
lanterns-view-tower = Tour
lanterns-view-position = Tout
lanterns-view-phase = Phase
lanterns-view-deck = Jarres restantes par huile
lanterns-view-hands = Jarres des joueurs
lanterns-view-hung = Lanternes de tous
lanterns-view-size = Joueurs
