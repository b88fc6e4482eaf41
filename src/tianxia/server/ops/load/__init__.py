"""Load from scripted clients over real sockets: `tianxia load --tables 200 --rate 1 --seconds 30`.

Each table has two seats and a spectator, and gives random legal answers at a rate. Measured are answers per second, the
time from an answer to its last delivered view, memory per table, processor time per answer, and whether every
acknowledged answer is stored exactly once.
"""
