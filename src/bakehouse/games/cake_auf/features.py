"""What `observe` tells, feature by feature, and where each of them stands in the vector.

Seats are told relative to the observer: place 0 is the seat itself, place 1 the next clockwise, and so on. Nothing is
told that the seat cannot know.
"""

from bakehouse.games.cake_auf.state import CHANCES, KINDS, PHASES, RECIPES, SLOTS
from bakehouse.kernel.layout import SEATS, Feature, Group, Layout

PLAYER = Layout(
    Feature("hand_size", 1, 0, 1, "cards in hand, divided by 5"),
    Feature("mulligans", 1, 0, 1, "mulligans used in this round, divided by 9"),
    Feature("to_make", 1, 0, 1, "unfinished recipes, divided by 23"),
    Feature("finished", 1, 0, 1, "finished recipes, divided by 23"),
    Feature(
        "known",
        len(KINDS),
        0,
        1,
        "cards of each kind that this seat knows to be in that hand, divided by 7",
        private=True,
    ),
)

RECIPE = Layout(
    Feature("owner", SEATS, 0, 1, "1 for the owner; all 0 in the pool"),
    Feature("finished", 1, 0, 1, "1 when it is finished"),
    Feature("finished_now", 1, 0, 1, "1 when it was finished in this round"),
    Feature("outage", 1, 0, 1, "1 with a Power Outage on it"),
    Feature("alarm", 1, 0, 1, "1 with a Fire Alarm on it"),
    Feature("carried", 1, 0, 1, "1 when it was kept overnight and has to be finished first"),
    Feature("full", 1, 0, 1, "1 when all its ingredients lie there"),
    Feature("cards", 1, 0, 1, "cards under it, divided by 4"),
    Feature("seen", SLOTS, 0, 1, "1 for each ingredient of its list that this seat has seen there", private=True),
    Feature("seen_by", SEATS, 0, 1, "how many of the cards each seat has seen, divided by 4"),
)

LAYOUT = Layout(
    Feature(
        "phase",
        len(PHASES),
        0,
        1,
        "1 for the phase: setup, play, switch_give, picky_take, picky_give, discard, keep, over",
    ),
    Feature(
        "chance", len(CHANCES), 0, 1, "1 for the step: none, first, deal, draw, peek, grab, grab_back, burn_deal, tie"
    ),
    Feature("round", 1, 0, 1, "the round, divided by 3"),
    Feature("turns", 1, 0, 1, "turns ended in this round, of those after which it closes"),
    Feature("left", 1, 0, 1, "recipes, cards or peeks still to come at a chance step, divided by 8"),
    Feature("deck_size", 1, 0, 1, "cards in the deck, divided by 126"),
    Feature("discard_size", 1, 0, 1, "cards in the discard pile, divided by 126"),
    Feature("pool_size", 1, 0, 1, "recipes that nobody owns, divided by 23"),
    Feature("peek_size", 1, 0, 1, "recipes being looked at with Picky Eater, divided by 3"),
    Feature("acting", SEATS, 0, 1, "1 for whose turn or decision it is"),
    Feature("who", SEATS, 0, 1, "1 for who draws, or is the target of 1 for One"),
    Feature("first", SEATS, 0, 1, "1 for the first player of the round"),
    Feature("winner", SEATS, 0, 1, "1 for the winner of rock, paper, scissors"),
    Feature("own_hand", len(KINDS), 0, 1, "cards of each kind in the own hand, divided by 7", private=True),
    Feature("discard_pile", len(KINDS), 0, 1, "cards of each kind in the discard pile, divided by 7"),
    Feature("unseen", len(KINDS), 0, 1, "cards of each kind that this seat cannot see, divided by 7", private=True),
    Feature("grabbed", len(KINDS), 0, 1, "1 for the kind laid aside in 1 for One, for its two players", private=True),
    Feature("last_discard", len(KINDS), 0, 1, "1 for the kind discarded first in this turn"),
    Feature("peeked", len(RECIPES), 0, 1, "1 for each recipe that this seat sees with Picky Eater", private=True),
    Feature("pending", len(RECIPES), 0, 1, "1 for the recipe asked for, taken or burned"),
    Feature("queue", len(RECIPES), 0, 1, "1 for each Overnight recipe still to be asked for"),
    Feature("kept", len(RECIPES), 0, 1, "1 for each Overnight recipe that is kept"),
    Group("players", SEATS, PLAYER),
    Group("recipes", RECIPES, RECIPE),
)
"""The table, the players (the seat itself, then the others clockwise), the 23 recipes."""

features = LAYOUT.features
