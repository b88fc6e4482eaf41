"""The library behind the commands: many games at once, bots against one another, training and speed.

Nothing here prints or knows a command line, so that programs can use it too.
"""
