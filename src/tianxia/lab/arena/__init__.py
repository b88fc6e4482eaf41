"""Contests between bots: who meets whom on which deals, a test that may stop early, and the ladder."""
