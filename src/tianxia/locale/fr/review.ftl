# L’analyse d’une partie finie, sur la page et dans le terminal ; ce qu’un message reçoit est dit dans le fichier anglais.

review-heading = Analyse
review-ready = L’analyse est prête.
review-looking = Analyse de la partie…
review-judging = Coups et tirages analysés : { $done } sur { $total }
review-waiting = { $ahead ->
    [one] 1 autre partie passe avant la vôtre.
   *[other] { $ahead } autres parties passent avant la vôtre.
}
review-meanwhile = L’analyse continue en arrière-plan. Vous pouvez partir et revenir.
review-lost = L’analyse a échoué.
review-again = Réessayer
review-moment = Ce coup
review-strip = Coups : { $best } parmi les meilleurs, { $slight } un peu moins { $slight ->
    [one] bon
   *[other] bons
}, { $dear } coûteux
review-mark-best = parmi les meilleurs
review-mark-slight = un peu moins bon
review-mark-dear = coûteux
review-played = Joué
review-better = Mieux
review-is-best = Aucun coup nettement meilleur.
review-not-judged = Seul coup possible.
review-show-better = Montrer le meilleur coup
review-show-played = Montrer le coup joué
review-seats = Jeu et chance
review-best-moves = Meilleurs coups
review-best-of = { $best } sur { $moves }
review-given = { $unit ->
    [chance] Perdu
   *[points] Points perdus
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
review-all-best = Aucune erreur nette.
review-refining = Première impression de { $bot }. Une analyse plus poussée est en cours ({ $done } / { $total }).
review-weaker = { $bot } a jugé, et un bot plus fort a joué : là où ils divergent, le jugement peut se tromper.
review-meaning = Que veulent dire ces chiffres ?
review-meaning-moves = { $bot } a comparé chaque coup au meilleur qu’il a trouvé, avec ce que savait ce joueur. Les valeurs sont des chances de gagner ou des points attendus. Les différences dans la marge d’erreur ne comptent pas.
review-meaning-luck = La chance compare vos tirages à d’autres que vous auriez pu avoir. Le chiffre après ± est sa marge d’erreur.
review-meaning-limits = Ce sont des estimations pour comparer les joueurs. Leur somme ne fait pas le résultat : les autres aussi font des erreurs.

# Only in the terminal

review-player = { $seat }, { $name }
review-curve = Chances de victoire après chaque coup, du premier au dernier :
review-curve-of = { $player } : { $curve }
review-seat = { $player } : { $best } { $best ->
    [one] coup
   *[other] coups
} sur { $moves } parmi les meilleurs ; perdu : { $given } ; chance : { $luck } ± { $error }
review-move = { $number }. { $player }, coup { $move } : { review-costs }
review-move-played = { review-played }, { review-value } : { $text }
review-move-better = { review-better }, { review-value } : { $text }
review-close = ↑↓ Entrée : plateau à ce coup · Échap : fermer
review-offer = Tapez « review » pour analyser la partie, ou Entrée pour continuer.
review-stopped = L’analyse a été arrêtée.

server-review-busy = { NUMBER($waiting) } analyses attendent déjà. Réessayez dans quelques minutes.
server-no-review = Les parties de ce jeu ne peuvent pas encore être analysées.
server-no-verdict = Ce coup n’a pas été analysé.
server-review-too-soon = Seule une partie finie peut être analysée.
