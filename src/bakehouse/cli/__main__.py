"""`python -m bakehouse.cli` is `bakehouse`."""

from bakehouse.cli import main

main()
