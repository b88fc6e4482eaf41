# What is said about compiling the bots where they run in plain Python.

help-tianxia-compiles = { help-serve-compiles }
help-serve-compiles = Compile the bots in the background; without a C compiler, fetch one for it (99 MB, deleted afterwards).
help-compile-fetches = If there is no C compiler, fetch one (99 MB, deleted afterwards).
compile-fetch = There is no C compiler here. Fetch one for this build ({ $megabytes } MB, deleted afterwards)?
compile-fetching = Fetching a C compiler ({ $megabytes } MB) …
serve-plain-compiling = Bots run in plain Python, much slower than usual. They are being compiled in the background.
serve-plain-no-compiler = Bots run in plain Python, much slower than usual, because there is no C compiler here. Start with --compile to fetch one ({ $megabytes } MB, deleted afterwards).
serve-plain = Bots run in plain Python, much slower than usual. “tianxia compile” says why.
serve-compiled = The bots are compiled. Restart to play against them at full speed.
serve-not-compiled = The bots could not be compiled. “tianxia compile” says why.
start-bots-uncompiled = The three strongest bots play weaker than usual, because they are not compiled. “tianxia compile” changes that.
