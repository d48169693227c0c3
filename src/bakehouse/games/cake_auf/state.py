"""The position of Cake Auf!: hands, deck and discard pile, recipes with what lies under and on them, and who saw what.

Cards are packed: a pile of cards is one whole number with three bits for each of the 18 kinds, so that piles are
added, swapped and compared at once. Recipes are sets: one bit for each of the 23.
"""

import numpy as np

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

STATE = state_record(
    [
        ("peeked", np.int32),  # recipes seen with Picky Eater, until one is given or the offer declined
        ("hand", np.int64, (MOST_PLAYERS,)),  # packed cards
        ("known", np.int64, (MOST_PLAYERS, MOST_PLAYERS)),  # [p, q]: cards that p knows to be in the hand of q
        ("deck", np.int64),
        ("discards", np.int64),  # the discard pile
        ("mine", np.int32, (MOST_PLAYERS,)),  # the unfinished recipes of each player
        ("done", np.int32, (MOST_PLAYERS,)),  # the finished ones
        ("done_in", np.int32, (3,)),  # the recipes finished in each round
        ("outage", np.int32),  # recipes with a Power Outage on them
        ("alarm", np.int32),  # with a Fire Alarm
        ("carried", np.int32),  # Overnight recipes kept from an earlier round
        ("full", np.int32),  # unfinished recipes with all their ingredients
        ("queue", np.int32),  # phase keep: recipes to be asked for, this one included
        ("kept", np.int32),  # phase keep: recipes that are kept
        ("turns", np.int16),  # ended in this round, of all players together
        ("under", np.int8, (23,)),  # the ingredients under each recipe: one bit for each place in its list
        ("seen", np.int8, (MOST_PLAYERS, 23)),  # which of these each player has seen
        ("mulligans", np.int8, (MOST_PLAYERS,)),  # used in this round
        ("round_number", np.int8),  # 1, 2, 3
        ("first", np.int8),  # the first player of round 1
        ("act", np.int8),  # whose decision or turn it is, also while chance has the word
        ("phase", np.int8),
        ("chance", np.int8),  # the chance step that comes now
        ("left", np.int8),  # recipes, cards or peeks still to come, this one included
        ("who", np.int8),  # who draws; the target of 1 for One
        ("grabbed", np.int8),  # the kind laid aside in 1 for One
        ("winner", np.int8),  # of rock, paper, scissors
        ("pending", np.int8),  # the recipe asked for, taken or burned
        ("last_discard", np.int8),  # phase discard: the kind discarded first; NONE before
    ]
)
"""NONE (-1) stands for nobody or nothing; a field that means nothing at the moment is NONE or 0."""
