# What is said about compiling the bots where they run in plain Python.

help-tianxia-compiles = { help-serve-compiles }
help-serve-compiles = Die Bots im Hintergrund kompilieren; ohne C-Compiler dafür einen laden (99 MB, danach gelöscht).
help-compile-fetches = Wenn ein C-Compiler fehlt, einen laden (99 MB, danach gelöscht).
compile-fetch = Hier gibt es keinen C-Compiler. Einen zum Kompilieren laden ({ $megabytes } MB, danach gelöscht)?
compile-fetching = Lade einen C-Compiler ({ $megabytes } MB) …
serve-plain-compiling = Die Bots laufen in reinem Python und damit viel langsamer als sonst. Sie werden im Hintergrund kompiliert.
serve-plain-no-compiler = Die Bots laufen in reinem Python und damit viel langsamer als sonst, weil hier ein C-Compiler fehlt. Mit --compile wird einer geladen ({ $megabytes } MB, danach gelöscht).
serve-plain = Die Bots laufen in reinem Python und damit viel langsamer als sonst. „tianxia compile“ sagt, warum.
serve-compiled = Die Bots sind kompiliert. Nach einem Neustart spielen sie mit voller Geschwindigkeit.
serve-not-compiled = Die Bots konnten nicht kompiliert werden. „tianxia compile“ sagt, warum.
start-bots-uncompiled = Die drei stärksten Bots spielen schwächer als sonst, weil sie nicht kompiliert sind. „tianxia compile“ ändert das.
