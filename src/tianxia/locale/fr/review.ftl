# L’analyse d’une partie finie, sur la page et dans le terminal ; ce qu’un message reçoit est dit dans le fichier anglais.

review-heading = Analyse
review-ready = L’analyse est prête.
review-looking = Lecture de la partie …
review-judging = Coups et tirages jugés : { $done } sur { $total }
review-waiting = { $ahead ->
    [one] Une autre partie passe d’abord.
   *[other] { $ahead } autres parties passent d’abord.
}
review-meanwhile = Elle continue en arrière-plan et sera gardée ; vous pouvez partir et revenir.
review-lost = L’analyse s’est perdue en chemin.
review-again = Redemander
review-moment = Ce coup
review-strip = Les coups au fil de la partie : { $best } parmi les meilleurs, { $slight } un peu moins { $slight ->
    [one] bon
   *[other] bons
}, { $dear } coûteux
review-mark-best = parmi les meilleurs
review-mark-slight = un peu moins bon
review-mark-dear = coûteux
review-played = Joué
review-better = Mieux
review-is-best = Rien de sûrement meilleur n’a été trouvé.
review-not-judged = Il n’y avait rien à choisir ici.
review-show-better = Montrer le meilleur coup
review-show-played = Revenir au coup joué
review-seats = Talent et chance
review-best-moves = Meilleurs coups
review-best-of = { $best } sur { $moves }
review-given = { $unit ->
    [chance] Cédé
   *[points] Points cédés
}
review-luck = { $unit ->
    [chance] Chance
   *[points] Chance en points
}
review-costliest = Les coups les plus coûteux
review-amount = { $unit ->
    [chance] { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-value = { $unit ->
    [chance] { NUMBER($percent, maximumFractionDigits: 0) } % de chances de gagner
   *[points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
}
review-costs = { $unit ->
    [chance] coûte { review-amount }
   *[points] coûte { review-amount } points
}
review-each = { $amount } par coup
review-all-best = Aucun coup ne pouvait être sûrement amélioré.
review-meaning = Que veulent dire ces chiffres ?
review-meaning-moves = { $bot } a jugé chaque coup avec ce que son joueur savait, face au meilleur coup trouvé. Les valeurs sont des chances de victoire ou des points attendus. Une différence inférieure à l’erreur ne compte pas.
review-meaning-luck = La chance est ce que les tirages ont apporté de plus que d’autres qui auraient pu venir à leur place, chacun joué rapidement plus loin. Le chiffre après ± est son erreur.
review-meaning-limits = Ce sont des estimations pour comparer les joueurs. Elles ne font pas ensemble le résultat : ce que l’un cède, d’autres le rendent peut-être.

# Only in the terminal

review-player = { $seat }, { $name }
review-seat = { $player } : { $best } { $best ->
    [one] coup
   *[other] coups
} sur { $moves } parmi les meilleurs ; cédé : { $given } ; chance : { $luck } ± { $error }
review-move = { $number }. { $player }, coup { $move } : { review-costs }
review-move-played = { review-played }, { review-value } : { $text }
review-move-better = { review-better }, { review-value } : { $text }
review-close = ↑↓ Entrée : plateau à ce coup · Échap : fermer
review-offer = Tapez « review » pour faire analyser la partie, ou Entrée pour continuer.
review-stopped = L’analyse a été arrêtée.
