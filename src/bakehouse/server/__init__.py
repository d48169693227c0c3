"""The server: tables that never lose a move.

A match in the database is its header and an append-only log; everything else here is made from those two. A move is
committed before anybody hears of it, and what a browser hears is the view of its own seats and nothing else.
"""
