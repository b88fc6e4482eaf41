# What is said about compiling the bots where they run in plain Python.

help-tianxia-compiles = { help-serve-compiles }
help-serve-compiles = Compiler les bots en arrière-plan ; sans compilateur C, en télécharger un (99 Mo, supprimé ensuite).
help-compile-fetches = S’il n’y a pas de compilateur C, en télécharger un (99 Mo, supprimé ensuite).
compile-fetch = Il n’y a pas de compilateur C ici. En télécharger un pour cette compilation ({ $megabytes } Mo, supprimé ensuite) ?
compile-fetching = Téléchargement d’un compilateur C ({ $megabytes } Mo) …
serve-plain-compiling = Les bots tournent en Python pur, bien plus lentement que d’habitude. Ils sont en cours de compilation en arrière-plan.
serve-plain-no-compiler = Les bots tournent en Python pur, bien plus lentement que d’habitude, faute de compilateur C. Avec --compile, un compilateur est téléchargé ({ $megabytes } Mo, supprimé ensuite).
serve-plain = Les bots tournent en Python pur, bien plus lentement que d’habitude. « tianxia compile » dit pourquoi.
serve-compiled = Les bots sont compilés. Redémarrez pour jouer contre eux à pleine vitesse.
serve-not-compiled = Les bots n’ont pas pu être compilés. « tianxia compile » dit pourquoi.
start-bots-uncompiled = Les trois bots les plus forts jouent moins bien que d’habitude, faute d’être compilés. « tianxia compile » y remédie.
