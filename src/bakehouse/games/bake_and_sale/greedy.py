"""What a sensible baker thinks a position is worth."""

from bakehouse.games.bake_and_sale.rules import money
from bakehouse.kernel.compiling import rule


@rule
def evaluate(box, s, seat):
    return float(money(box, s, seat))
