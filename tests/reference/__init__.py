"""Slow, independent programs of the games, kept for comparison with the compiled rules."""
