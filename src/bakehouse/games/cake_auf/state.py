"""The position of Cake Auf!: hands, deck and discard pile, recipes with what lies under and on them, and who saw what.

Cards are packed: a pile of cards is one whole number with three bits for each of the 18 kinds, so that piles are
added, swapped and compared at once. Recipes are sets: one bit for each of the 23.
"""

import numpy as np

from bakehouse.fields import Axis, Cards, Count, Derived, Field, OneOf, SetOf, columns, numbered_seats
from bakehouse.kernel.records import first_places, state_record

INGREDIENTS = ("flour", "sugar", "eggs", "butter", "milk", "chocolate", "fruit", "nuts", "rice")
ACTION_CARDS = (
    "power_outage", "fire_alarm", "power_restored", "fire_extinguisher", "switch_recipe", "switch_hand", "picky_eater",
    "one_for_one", "freezer_burn",
)  # fmt: skip
KINDS = INGREDIENTS + ACTION_CARDS
(
    OUTAGE_CARD, ALARM_CARD, RESTORED_CARD, EXTINGUISHER_CARD, SWITCH_CARD, HAND_CARD, PICKY_CARD, ONE_CARD, BURN_CARD,
) = range(9, 18)  # fmt: skip
CODES = (
    "Fl", "Su", "Eg", "Bu", "Mi", "Ch", "Fr", "Nu", "Ri", "PO", "FA", "PR", "FE", "SR", "SH", "PE", "OO", "FB",
)  # fmt: skip
RECIPES = (
    "alfajores", "apple_pie", "arroz_con_leche", "baklava", "bingsu", "black_forest", "brigadeiro", "churros",
    "creme_brulee", "gelato", "kulfi", "macaron", "malva_pudding", "mango_sticky_rice", "mochi", "mooncake",
    "nanaimo_bar", "pastel_de_nata", "pavlova", "risalamande", "sachertorte", "tiramisu", "tres_leches",
)  # fmt: skip
LENGTHS = (3, 3, 2, 4, 2, 4, 2, 3, 3, 3, 4, 3, 4, 3, 2, 3, 3, 3, 3, 4, 4, 4, 4)
"""How many ingredients each recipe has: an edition may change which, but the ids of PLACE count them."""
PLACES = sum(LENGTHS)
ICONS = ("power", "fire", "fridge", "overnight")
PARTS = ("round_1", "round_2", "round_3")
ENDINGS = ("finished", "closing_time")

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
SLOTS = 4
"""Most ingredients of a recipe."""
NONE = -1

PHASES = ("setup", "play", "switch_give", "picky_take", "picky_give", "discard", "keep", "over")
SETUP, PLAY, SWITCH_GIVE, PICKY_TAKE, PICKY_GIVE, DISCARDING, KEEPING, ENDED = range(len(PHASES))

CHANCES = ("none", "first", "deal", "draw", "peek", "grab", "grab_back", "burn_deal", "tie")
NO_CHANCE, FIRST, DEAL, DRAW, PEEK, GRAB, GRAB_BACK, BURN_DEAL, TIE = range(len(CHANCES))

USED = {
    "card": KINDS,  # ingredients placed, actions played
    "discarded": KINDS,  # at the end of a turn
    "thing": ("mulligan", "keep", "return"),
    "recipe": RECIPES,  # finished, at the end
}
"""What is counted of each seat."""
USED_CARD, USED_DISCARDED, USED_THING, USED_RECIPE = first_places(USED)

# --- The fields of the record: NONE (-1) stands for nobody or nothing; what means nothing at the moment is NONE or 0

SEATS = numbered_seats(MOST_PLAYERS)
_WHO = OneOf(SEATS, none=NONE)
_KINDS, _RECIPES = Axis(KINDS, listed=True), Axis(RECIPES)
PILE, _SET, _PLACES = Cards(_KINDS), SetOf(_RECIPES, np.int32), SetOf(Axis(("1", "2", "3", "4"), numbered=True))
_ROUNDS = Axis(PARTS, numbered=True)

FIELDS = (
    Field("peeked", _SET, "recipes seen with Picky Eater, until one is given or the offer declined"),
    Field("hand", PILE, "the cards of each player", (SEATS,)),
    Field("known", PILE, "by two seats: cards that the first knows to be in the hand of the second", (SEATS, SEATS)),
    Field("deck", PILE, "the cards in the deck"),
    Field("discards", PILE, "the discard pile", told="discard"),
    Field("mine", _SET, "the unfinished recipes of each player", (SEATS,)),
    Field("done", _SET, "the finished ones", (SEATS,)),
    Field("done_in", _SET, "the recipes finished in each round", (_ROUNDS,)),
    Field("outage", _SET, "recipes with a Power Outage on them"),
    Field("alarm", _SET, "recipes with a Fire Alarm on them"),
    Field("carried", _SET, "Overnight recipes kept from an earlier round"),
    Field("full", Derived(np.int32), "unfinished recipes with all their ingredients"),
    Field("queue", _SET, "phase keep: recipes to be asked for, this one included"),
    Field("kept", _SET, "phase keep: recipes that are kept"),
    Field("turns", Count(32_767, np.int16), "turns ended in this round, of all players together"),
    Field("under", _PLACES, "what lies under each recipe, as places in its list of ingredients", (_RECIPES,)),
    Field("seen", _PLACES, "which of these each player has seen", (SEATS, _RECIPES)),
    Field("mulligans", Count(), "mulligans used in this round", (SEATS,)),
    Field("round_number", Count(), "the round, from 1", told="round"),
    Field("first", _WHO, "the first player of round 1"),
    Field("act", OneOf(SEATS), "whose decision or turn it is, also while chance has the word"),
    Field("phase", OneOf(Axis(PHASES)), "what is going on"),
    Field("chance", OneOf(Axis(CHANCES)), "the chance step that comes now", told="step"),
    Field("left", Count(), "recipes, cards or peeks still to come, this one included"),
    Field("who", _WHO, "who draws; the target of 1 for One"),
    Field("grabbed", OneOf(_KINDS, none=NONE), "the kind laid aside in 1 for One"),
    Field("winner", _WHO, "the winner of rock, paper, scissors"),
    Field("pending", OneOf(_RECIPES, none=NONE), "the recipe asked for, taken or burned"),
    Field("last_discard", OneOf(_KINDS, none=NONE), "phase discard: the kind discarded first"),
)
STATE = state_record(columns(FIELDS))
