"""The contract of a game and the generic loops over it. Nothing in this folder knows a rule of any game."""
