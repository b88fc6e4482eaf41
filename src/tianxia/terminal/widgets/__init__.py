"""Parts of screens: the panel a game draws, its pages, the answers, and the panes beside it."""
