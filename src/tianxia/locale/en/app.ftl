# What the page shows where the server cannot be reached.

app-offline = No connection
app-offline-text = The Tianxia server can’t be reached. Your games are saved there and will be back with it.
app-try-again = Try again
