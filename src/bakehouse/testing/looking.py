"""Ways into the functions of the contract that nothing else calls one at a time."""

from bakehouse.kernel.compiling import entry
from bakehouse.kernel.contract import ends_with, evaluate, outlook, uses


@entry
def count_uses(box, states, i, action, out):  # type: ignore[no-untyped-def]
    uses(box[0], states[i], action, out)


@entry
def count_end(box, states, i, seat, out):  # type: ignore[no-untyped-def]
    ends_with(box[0], states[i], seat, out)


@entry
def worth_to(box, states, i, seat):  # type: ignore[no-untyped-def]
    return evaluate(box[0], states[i], seat)


@entry
def expected(box, states, i, out):  # type: ignore[no-untyped-def]
    outlook(box[0], states[i], out)
