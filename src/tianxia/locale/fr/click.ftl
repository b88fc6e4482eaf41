# Ce que click dit d’une ligne de commande : son aide, et ce qui n’y va pas.

click-usage = Utilisation :
click-options = Options{" "}
click-commands = Commandes{" "}
click-metavar-options = [OPTIONS]
click-metavar-command = COMMANDE [ARGUMENTS]...
click-help = Afficher cette aide.
click-default = par défaut : { $default }
click-required = obligatoire
click-error = Erreur : { $message }
click-try-help = Pour l’aide : « { $command } { $option } ».
click-did-you-mean = Vouliez-vous dire { $count ->
    [one] { $possibility }
   *[other] l’un de { $possibilities }
} ?
click-no-option = Option inconnue « { $name } ».
click-no-command = Commande inconnue « { $name } ».
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-missing-command = Il manque une commande.
click-extra-arguments = { $count ->
    [one] Cet argument est de trop : { $args }
   *[other] Ces arguments sont de trop : { $args }
}
click-value-missing = L’option « { $name } » demande une valeur.
click-value-not-taken = L’option « { $name } » ne prend pas de valeur.
click-invalid = Valeur incorrecte : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-choose = Valeurs possibles : { $choices }
click-not-a-choice = « { $value } » n’est { $count ->
    [one] pas { $choice }.
   *[other] aucun de { $choices }.
}
click-not-a-number = « { $value } » n’est pas { $number_type ->
    [whole] un nombre entier.
   *[any] un nombre.
}
click-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
click-file-unreadable = { $file } ne peut pas être lu.
tianxia-version = tianxia, version { $version }
