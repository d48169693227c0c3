"""The contract of a game and the generic loops over it. Nothing in this folder knows a rule of any game."""

from bakehouse.kernel import cache as cache  # first: it names the cache folder before anything is decorated
