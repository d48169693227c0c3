# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Finish your desserts, spoil theirs

## House rules

house_rule-picky_eater = Thrifty Picky Eater
    .transfer = What the new recipe can use of the old one stays with it.
house_rule-freezer_burn = Deep Freezer Burn
    .game = It burns finished recipes of any round, not just of this one.
house_rule-hands_between_rounds = Fresh hands
    .fresh = All hands are discarded between rounds.
house_rule-tie_break = Shared victory
    .shared = A tie for the first place is shared, without rock, paper, scissors.
house_rule-counteraction = Mind your own kitchen
    .own = A ban may only be lifted from a recipe of one's own.

## Names of things

ingredient-flour = Flour
ingredient-sugar = Sugar
ingredient-eggs = Eggs
ingredient-butter = Butter
ingredient-milk = Milk
ingredient-chocolate = Chocolate
ingredient-fruit = Fruit
ingredient-nuts = Nuts
ingredient-rice = Rice

action-power_outage = Power Outage
action-fire_alarm = Fire Alarm
action-power_restored = Power Restored
action-fire_extinguisher = Fire Extinguisher
action-switch_recipe = The Old Switcheroo (Recipe)
    .short = Switcheroo (Recipe)
action-switch_hand = The Old Switcheroo (Hand)
    .short = Switcheroo (Hand)
action-picky_eater = Picky Eater
action-one_for_one = 1 for One
action-freezer_burn = Freezer Burn

recipe-alfajores = Alfajores
    .country = Argentina
recipe-apple_pie = Apple Pie
    .country = USA
recipe-arroz_con_leche = Arroz con Leche
    .country = Peru
recipe-baklava = Baklava
    .country = Türkiye
recipe-bingsu = Bingsu
    .country = South Korea
recipe-black_forest = Black Forest Cake
    .country = Germany
recipe-brigadeiro = Brigadeiro
    .country = Brazil
recipe-churros = Churros
    .country = Spain
recipe-creme_brulee = Crème Brûlée
    .country = France
recipe-gelato = Gelato
    .country = Italy
recipe-kulfi = Kulfi
    .country = India
recipe-macaron = Macaron
    .country = France
recipe-malva_pudding = Malva Pudding
    .country = South Africa
recipe-mango_sticky_rice = Mango Sticky Rice
    .country = Thailand
recipe-mochi = Mochi
    .country = Japan
recipe-mooncake = Mooncake
    .country = China
recipe-nanaimo_bar = Nanaimo Bar
    .country = Canada
recipe-pastel_de_nata = Pastel de Nata
    .country = Portugal
recipe-pavlova = Pavlova
    .country = New Zealand
recipe-risalamande = Risalamande
    .country = Denmark
recipe-sachertorte = Sachertorte
    .country = Austria
recipe-tiramisu = Tiramisu
    .country = Italy
recipe-tres_leches = Tres Leches
    .country = Mexico

score-round_1 = points in the first round
score-round_2 = points in the second round
score-round_3 = points in the third round
reached-recipe = { $recipe } finished

## Cards and recipes inside a sentence

ingredient = { $ingredient }
action = { NAME($action, form: "short") }
cards =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
count =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
no-cards = no cards
bans =
    { $n ->
        [one] { $n } ban
       *[other] { $n } bans
    }
bare = { $recipe }
laden = { $recipe } ({ LIST($cards, type: "unit") })
whose-recipe =
    { $whose_is ->
        [you] your
       *[other] { $whose }’s
    } { $recipe }
standing = { $whose } { $points }

## Rounds

round = Round { $round } of { $rounds }
round-standing = Round { $round } of { $rounds }: { LIST($standing, type: "unit") }
    .short = Round { $round } of { $rounds }
first =
    { $who_is ->
        [you] begin
       *[other] begins
    }
get =
    { $who_is ->
        [you] get
       *[other] gets
    } { $recipe }
win-round =
    { $who_is ->
        [you] win
       *[other] wins
    } round { $round }
closing-time = Closing time: nobody wins round { $round }
keep =
    { $who_is ->
        [you] keep
       *[other] keeps
    } { $recipe } overnight ({ count })
    .may = Keep { $recipe } overnight ({ count }): it has to be finished first
return =
    { $who_is ->
        [you] give
       *[other] gives
    } { $recipe } back ({ count })
    .may = Give { $recipe } back ({ count })
cleared =
    { $recipe_n ->
        [one] { $recipe } goes back
       *[other] { $recipe } go back
    }, and the decks are shuffled
nothing-cleared = The decks are shuffled
hands-away = All hands are discarded ({ count })
shuffled = The discard pile is shuffled into the draw deck

## A turn

draw =
    { $who_is ->
        [you] draw
        [many] draw
       *[other] draws
    } { $cards }{ $who_is ->
        [many] { " " }each
       *[other] { "" }
    }
pass =
    { $who_is ->
        [you] pass
       *[other] passes
    }
place =
    { $who_is ->
        [you] place
       *[other] places
    } { $cards }
    .may = Place { $cards }{ $then }
place-unseen =
    { $who_is ->
        [you] place
       *[other] places
    } { $n ->
        [one] one card
       *[other] { $n } cards
    } under { $cards }
at = { $recipe } ({ $placed } of { $needed })
at-banned = { $recipe } (full, but banned)
at-waiting = { $recipe } (full, but waits for { $first_recipe })
under = { $cards } under { at }
under-banned = { $cards } under { at-banned }
under-waiting = { $cards } under { at-waiting }
finish-with =
    { $who_is ->
        [you] finish
       *[other] finishes
    } { $recipe } with { $cards }: { SIGNED($gain) }
    .may = Finish { $recipe } with { $cards }: { SIGNED($gain) }{ $then }
finish =
    { $who_is ->
        [you] finish
       *[other] finishes
    } { $recipe }: { SIGNED($gain) }
play =
    { $who_is ->
        [you] play
       *[other] plays
    } { $cards }
    .may = { $cards }{ $then }
ban = { $action } on { whose-recipe }
ban-full = { $action } on { whose-recipe } (full)
ban-ahead = { $action } on { whose-recipe } ({ $placed } of { $needed } placed)
lift = { $action } on { whose-recipe }
lift-own =
    { $action } on { $whose_is ->
        [you] your { $recipe }
       *[other] { $recipe }
    }
burn = { $action } on { whose-recipe } (finished, { SIGNED($gain) })
burn-again = { $action } on { whose-recipe } ({ SIGNED($gain) }, to be made again)
burn-replaced = { $action } on { whose-recipe } ({ SIGNED($gain) }, { $new_recipe } for it)
picky-none = { $action } for nothing
picky-for = { $action } ({ $given_recipe } for { $recipe })
picky-losing = { $action } ({ $given_recipe } for { $recipe }, losing { $cards })
ask =
    { $who_is ->
        [you] ask
       *[other] asks
    } for { whose-recipe }
    .may = Ask for { whose-recipe } ({ $placed } of { $needed } placed), and give one of your recipes
switch =
    { $who_is ->
        [you] switch
       *[other] switches
    } { $given } for { $whose_is ->
        [you] your
       *[other] { $whose }’s
    } { $got }
    .may = Give { $given } for { $whose }’s { $got }{ $then }
picky =
    { $who_is ->
        [you] play
       *[other] plays
    } { $action }
    .may = { $action }: look at recipes from the recipe deck, and perhaps take one
peek =
    { $who_is ->
        [you] look
       *[other] looks
    } at { $recipe }
peek-unseen =
    { $who_is ->
        [you] look
       *[other] looks
    } at { $n ->
        [one] a recipe
       *[other] { $n } recipes
    }
take =
    { $who_is ->
        [you] take
       *[other] takes
    } { $recipe }
    .may = Take { $recipe }
decline =
    { $who_is ->
        [you] take
       *[other] takes
    } none
    .may = Take none of them
replace =
    { $who_is ->
        [you] get
       *[other] gets
    } { $recipe } for { $burned_recipe }
hands =
    { $who_is ->
        [you] switch
       *[other] switches
    } hands with { $whom } ({ $gives } for { $gets } cards)
    .may = Switch hands with { $whom }: you give { $gives ->
        [0] no cards
        [one] 1 card
       *[other] { $gives } cards
    } and get { $gets ->
        [0] none
       *[other] { $gets }
    }
hands-seen =
    { $whom_is ->
        [you] takes your hand (you give { $gets ->
            [0] no cards
            [one] 1 card
           *[other] { $gets } cards
        } and get { $gives ->
            [0] none
           *[other] { $gives }: { LIST($given, type: "unit") }
        })
       *[other] { $who_is ->
            [you] switch hands with { $whom } (you give { $gives ->
                [0] no cards
                [one] 1 card
               *[other] { $gives } cards
            } and get { $gets ->
                [0] none
               *[other] { $gets }: { LIST($got, type: "unit") }
            })
           *[other] switches hands with { $whom } ({ $given } for { $got })
        }
    }
one =
    { $who_is ->
        [you] play
       *[other] plays
    } { $action } on { $whom }
    .may = { $action } with { $whom }: take a card unseen{ $gives ->
        [0] { "" }
       *[other] , and give one back
    }
grab =
    { $who_is ->
        [you] take
       *[other] takes
    } { $cards } from { $whom }
give-back =
    { $who_is ->
        [you] give
       *[other] gives
    } { $cards } back
exchange =
    { $who_is ->
        [you] take
       *[other] takes
    } { $cards } from { $whom } for { $given }
exchange-unseen =
    { $who_is ->
        [you] exchange
       *[other] exchanges
    } a card with { $whom }
mulligan =
    { $who_is ->
        [you] take
       *[other] takes
    } a mulligan and { $who_is ->
        [you] discard
       *[other] discards
    } { $cards }
    .may = Mulligan: discard { $cards } and draw as many
mulligans =
    { $who_is ->
        [you] take
       *[other] takes
    } { $taken ->
        [one] a mulligan
       *[other] { $taken } mulligans
    } ({ count })
done =
    { $who_is ->
        [you] are done
       *[other] is done
    }
    .may = Done with playing cards
discard =
    { $who_is ->
        [you] discard
       *[other] discards
    } { $cards }
    .may = Discard { $cards }
end =
    { $who_is ->
        [you] end your turn
       *[other] ends the turn
    }
    .may = End the turn
then = ; { LIST($what, type: "unit") }
then-finishes =
    { $whose_is ->
        [you] you finish
       *[other] { $whose } finishes
    } { $recipe }: { SIGNED($gain) }
then-wins =
    { $whose_is ->
        [you] you win
       *[other] { $whose } wins
    } round { $round }
then-wins-game =
    { $whose_is ->
        [you] you win
       *[other] { $whose } wins
    } the game

## The end of the game

tied =
    { $whose } are tied with { $recipes ->
        [one] 1 finished recipe
       *[other] { $recipes } finished recipes
    }: rock, paper, scissors decides
wins-duel =
    { $who_is ->
        [you] win
       *[other] wins
    } at rock, paper, scissors
wins-tie =
    { $who_is ->
        [you] win
       *[other] wins
    } the game with { $recipes ->
        [one] 1 finished recipe
       *[other] { $recipes } finished recipes
    }, by rock, paper, scissors against { $whose }
wins-game =
    { $who_is ->
        [you] win
       *[other] wins
    } the game with { $recipes ->
        [one] 1 finished recipe
       *[other] { $recipes } finished recipes
    } ({ LIST($others, type: "unit") })
share-victory =
    A shared victory of { $whose } with { $recipes ->
        [one] 1 finished recipe
       *[other] { $recipes } finished recipes
    } each
closed = The kitchen closed before anybody had finished everything

## Why not

now-setup = the round is still being set up
now-play = now it is time to play cards
now-switch_give = now it is time to give a recipe for the one asked for
now-picky_take = now it is time to choose among the recipes you look at
now-picky_give = now it is time to give a recipe for the one taken
now-discard = now it is time to discard or to end the turn
now-keep = now it is time to keep an Overnight recipe or to give it back
now-over = the game is over
no-such-player = there are only { $seats } players
not-in-hand = there is no { $card } in your hand
not-own-recipe = { $recipe } is not one of your recipes
own-recipe = { $recipe } is one of your own recipes
in-pool = nobody has { $recipe }
recipe-is-finished = { $recipe } is finished
lies-there = { $card } lies under { $recipe } already
no-icon = { $recipe } does not have the icon for { $card }
banned-already = { $card } lies on { $recipe } already
not-banned = no such ban lies on { $recipe }
only-own-bans = only bans on your own recipes may be lifted, and { $recipe } is not yours
not-finished = { $recipe } is not finished
own-finished = { $recipe } is your own
other-round = { $recipe } was finished in an earlier round
target-empty = { $whose } has no cards
pool-empty = the recipe deck is empty
hand-empty = there are no cards in your hand
mulligans-used =
    { $mulligans ->
        [0] there are no mulligans in this game
        [one] the mulligan of this round is used
       *[other] all { $mulligans } mulligans of this round are used
    }
out-of-order = of two discards the one that comes first in the list of cards is made first
not-offered = { $recipe } is not among the recipes you look at

## Glossary

glossary-recipe = A dessert that lies open before you. It lists two to four ingredients, each of them once.
glossary-ingredient = A card that is placed face down under a recipe which lists it.
glossary-place = An ingredient goes face down under one of your unfinished recipes, and stays there.
glossary-finish = A recipe with all its ingredients and without a ban is finished at once. Its ingredients go to the discard pile.
glossary-full = All ingredients lie under a full recipe, but a ban or a recipe kept overnight holds it up.
glossary-ban = A Power Outage or a Fire Alarm that lies on a recipe. It cannot be finished until all its bans are lifted.
glossary-counteraction = Power Restored and Fire Extinguisher: each lifts a ban that lies on a recipe, never in advance.
glossary-power_outage = Bans an unfinished recipe of another player that has the power icon.
glossary-fire_alarm = Bans an unfinished recipe of another player that has the fire icon.
glossary-power_restored = Lifts one Power Outage.
glossary-fire_extinguisher = Lifts one Fire Alarm.
glossary-switch_recipe = You switch one of your unfinished recipes for one of another player, with everything under and on them.
glossary-switch_hand = You switch your whole hand with another player.
glossary-picky_eater = You look at { BOX("peeks") } recipes of the recipe deck, and may give one of yours back for one of them. What lies under and on it is discarded.
glossary-one_for_one = You take a card of another player unseen, who then takes one of yours.
glossary-freezer_burn = Destroys a recipe with the fridge icon that another player has finished in this round. Its owner gets a new one to make.
glossary-draw_deck = At the start of your turn you draw from it up to { BOX("hand") } cards. When it runs out, the discard pile is shuffled.
glossary-discard_pile = Used and discarded cards, face up: everybody may look through them.
glossary-recipe_deck = The recipes that nobody has.
glossary-mulligan = You discard your whole hand and draw as many cards; your turn goes on. Each player may do so a few times in a round.
glossary-overnight = An unfinished recipe with this icon may be kept for the next round, with everything under and on it. It has to be finished first.
glossary-power = An icon: a Power Outage can ban the recipe.
glossary-fire = An icon: a Fire Alarm can ban the recipe.
glossary-fridge = An icon: Freezer Burn can destroy the recipe once it is finished.
glossary-closing_time = After { BOX("closing_turns") } turns of everybody the kitchen closes, and the round ends without a winner.
glossary-point =
    Every finished recipe is worth { BOX("points") ->
        [one] a point
       *[other] { BOX("points") } points
    }. The most points after the last round win.

## The plain board: what the fields of the view are called

area-phase = Step
area-chance = Chance
area-round = Round
    .about = { ca-about-round }
area-rounds = Rounds
    .about = { ca-about-round }
area-first = Began
area-act = Turn
area-turns = Turns
area-closes_in = Turns to closing time
    .about = { glossary-closing_time }
area-left = Still to do
area-who = Who
area-winner = Winner
area-deck = Draw deck
    .about = { glossary-draw_deck }
area-discard = Discard pile
    .about = { glossary-discard_pile }
area-pool = Recipe deck
    .about = { glossary-recipe_deck }
area-pending = Recipe to come
area-asked = Asked for
area-queue = Waiting
area-kept = Kept overnight
    .about = { glossary-overnight }
area-peek_size = Looked at
    .about = { glossary-picky_eater }
area-peek = Looked at
    .about = { glossary-picky_eater }
area-grabbed = Taken unseen
    .about = { glossary-one_for_one }
area-last_discard = Last discarded
    .about = { glossary-discard_pile }
area-hand = Your hand
area-unseen = Still out there
    .about = { ca-about-chance }
area-players = Kitchens
area-seat = Player
area-hand_size = Cards
area-known = Cards you know
area-mulligans = Mulligans taken
    .about = { glossary-mulligan }
area-mulligans_left = Mulligans left
    .about = { glossary-mulligan }
area-points = Points
    .about = { glossary-point }
area-recipes = Recipes
    .about = { glossary-recipe }
area-ingredients = Ingredients
    .about = { glossary-ingredient }
area-icons = Icons
area-cards = Cards under it
    .about = { glossary-place }
area-seen = Known
area-seen_by = Seen by
area-outage = Power Outage
    .about = { glossary-power_outage }
area-alarm = Fire Alarm
    .about = { glossary-fire_alarm }
area-carried = Kept overnight
    .about = { glossary-overnight }
area-full = Full
    .about = { glossary-full }
area-waits = Waits
    .about = { glossary-full }
area-finished = Finished
    .about = { glossary-finish }
area-can_be_burned = Can burn
    .about = { glossary-freezer_burn }
value-play = playing cards
value-discard = tidying up
value-keep = keeping overnight
value-picky_give = giving a recipe back
value-picky_take = choosing a recipe
value-switch_give = giving a recipe
value-setup = setting up
value-none = none
value-fire = Fire
value-fridge = Fridge
value-overnight = Overnight
value-power = Power
kind-place = Place an ingredient
kind-outage = Power Outage
kind-alarm = Fire Alarm
kind-restore = Power Restored
kind-extinguish = Fire Extinguisher
kind-switch = Switch recipes
kind-give = Give a recipe
kind-take = Take a recipe
kind-burn = Freezer Burn
kind-hands = Switch hands
kind-one = Exchange a card
kind-discard = Discard

## Puzzles: what they are about

theme-placing = Placing ingredients
theme-sabotage = Sabotage
theme-defence = Defence
theme-tricks = Tricks
theme-hand = The hand
theme-night = The night

## The lesson

lesson-goal-1 = Your recipes lie open. Place all ingredients of one under it, and it is finished: { $points } { $points ->
    [one] point
   *[other] points
}.
lesson-goal-2 = Meanwhile you may trouble the others with action cards, and they trouble you.
lesson-goal-3 = Whoever has no recipe left ends the round. After { $rounds } rounds the most points win.
lesson-recipes-title = Recipes and ingredients
lesson-recipes = { $recipe } lists { $ingredient }, and you hold it. Place it face down: then { $missing ->
    [0] nothing is missing, and the recipe is finished
    [one] one card is still missing
   *[other] { $missing } cards are still missing
}.
lesson-point-title = A point
lesson-point = A recipe is finished as soon as all is there. It is worth a point, and its cards go to the discard pile.
lesson-sabotage-title = Sabotage
lesson-sabotage = A Power Outage or a Fire Alarm on a recipe of somebody else holds it up: it cannot be finished until the ban is lifted. The icons of a recipe say what can happen to it.
lesson-defence-title = Defence
lesson-defence = A ban lies on your recipe. Power Restored lifts a Power Outage, the Fire Extinguisher a Fire Alarm.
lesson-swaps-title = Cheeky cards
lesson-swaps =
    { $kind ->
        [PICKY] Picky Eater shows you recipes of the recipe deck. You may take one that is nearer to a point, and give one of yours back with all that lies under it.
        [TAKE] This recipe is nearer to a point than one of yours. Take it; then choose which one you give back.
        [DECLINE] What you have begun is nearer to a point than any of these. Keep your own.
       *[other] Other action cards take and give: a recipe, a card, a whole hand. Use them when what you get is nearer to a point than what you give.
    }
lesson-mulligan-title = Mulligan
lesson-mulligan = Nothing fits? Discard your hand and draw as many cards. You can do this { $n } more times in this round.
lesson-done-title = Done
lesson-done = That is enough for this turn. Say that you are done.
lesson-discards-title = Discarding
lesson-discards = Before the turn ends you may discard up to two cards. You draw up to five again, so let go of what no recipe needs.
lesson-night-title = The night
lesson-night = The round is over, and unfinished recipes go back. Only those with the Overnight icon may be kept, with all that lies under them; then they must be finished first.
lesson-no-done = You still hold { $ingredient }, and { $recipe } needs it. Place it first: what lies under a recipe is safe from thieves.
lesson-no-discard = { CAPITAL($ingredient) } is what one of your recipes still needs. Keep it.
lesson-no-lift = This ban holds up somebody else: leave it on { $recipe }, and keep the card for a ban on a recipe of yours.

## The board in the browser

ca-round = Round { $n } of { $all }
ca-about-round = There are { BOX("rounds") } rounds. A round ends when somebody has finished every recipe, or at closing time.
ca-about-hand = Cards in hand. At the start of a turn everybody draws up to the full hand.
ca-about-chance = Cards that lie nowhere you can see, and how likely they come with your next draw.
ca-about-recipe =
    Needs { $things }. Finished, it is worth { BOX("points") ->
        [one] a point
       *[other] { BOX("points") } points
    }.
ca-round_over = Round { $n } is over
ca-begins = { $name } begins the next one
ca-all_done = { $name } has finished everything
ca-closed = Closing time: nobody finished everything
ca-kept = { $name }, kept overnight
ca-to_counts = touch for the counts
ca-closes =
    { $n ->
        [one] Kitchen closes in { $n } turn
       *[other] Kitchen closes in { $n } turns
    }
ca-began = { $name } began this round
ca-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ca-bans =
    { $n ->
        [one] { $n } ban
       *[other] { $n } bans
    }
ca-no_cards = no cards
ca-threat =
    { $n ->
        [one] { $n } card from the end
       *[other] { $n } cards from the end
    }
ca-threat_bans = { $cards } and { $bans } from the end
ca-threat_only_bans = { $bans } from the end
ca-threat_words = What { $name } still needs to end the round.
ca-threat_near = One full hand may be enough for { $name } to end the round.
ca-hand_of =
    { $n ->
        [one] { $name } holds { $n } card.
       *[other] { $name } holds { $n } cards.
    }
ca-known = You know this one: { $card }
ca-mulligans = Mulligans
ca-mulligans_of =
    { $n ->
        [one] { $name } can take { $n } more mulligan this round.
       *[other] { $name } can take { $n } more mulligans this round.
    }
ca-points_of =
    { $n ->
        [one] { $name }: { $n } point
       *[other] { $name }: { $n } points
    }
ca-made = { $name }, finished in round { $n }
ca-progress = { $name }, { $n } of { $all } placed
ca-finish_first = finish first
ca-finish_first_words = Kept overnight: nothing else of this kitchen is finished before it.
ca-after = after { $name }
ca-waits = All is there, but a recipe kept overnight comes first.
ca-finished = finished
ca-can_burn = It stands in the fridge: Freezer Burn can destroy it.
ca-icon-power = Power
ca-icon-fire = Fire
ca-icon-fridge = Fridge
ca-icon-overnight = Overnight
ca-nowhere = fits nowhere
ca-no_target = no target
ca-empty_hand = Your hand is empty
ca-does-power_outage = bans a recipe with power
ca-does-fire_alarm = bans a recipe with fire
ca-does-power_restored = lifts one Power Outage
ca-does-fire_extinguisher = lifts one Fire Alarm
ca-does-switch_recipe = switch recipes, with all on them
ca-does-switch_hand = switch whole hands
ca-does-picky_eater = look at { BOX("peeks") } recipes, take one
ca-does-one_for_one = exchange a random card
ca-does-freezer_burn = destroys a finished recipe
ca-draw = Draw
ca-draw_label =
    { $n ->
        [one] Draw deck, { $n } card
       *[other] Draw deck, { $n } cards
    }
ca-reshuffles = is shuffled
ca-discard = Discard
ca-discard_label =
    { $n ->
        [one] Discard pile, { $n } card: look through it
       *[other] Discard pile, { $n } cards: look through it
    }
ca-recipes = Recipes
ca-pool_label =
    { $n ->
        [one] Recipe deck, { $n } recipe: see which
       *[other] Recipe deck, { $n } recipes: see which
    }
ca-out_there = Still out there
ca-discard_pile = Discard pile
ca-recipe_deck = Recipe deck
ca-discard_words =
    { $n ->
        [one] { $n } card, face up
       *[other] { $n } cards, face up
    }
ca-pool_words =
    { $n ->
        [one] { $n } recipe that nobody has
       *[other] { $n } recipes that nobody has
    }
ca-chance_if = unseen, and the chance if you draw { $n }
ca-no_draw = crossed: discarded, dashed: not yet
ca-pips_legend = dashed: on the table or in your hand
ca-count_words = { $card }: { $n } unseen, { $thrown } discarded, { $all } in all
ca-needed = needed
ca-of = of { $n }
ca-useful = Something you need: { $chance }
ca-mulligan = Mulligan
ca-mulligan_words = other cards, { $n } left
ca-done = Done cooking
ca-done_words = then discard up to { BOX("discards") }
ca-cook_on = Cook on
ca-cook_on_words = play more cards first
ca-end = End the turn
ca-end_words = and keep all cards
ca-end_discard =
    { $n ->
        [one] and discard { $n } card
       *[other] and discard { $n } cards
    }
ca-decline = Keep mine
ca-decline_words = take none of them
ca-put_back = Never mind
ca-put_back_words = take the card back
ca-keep = Keep it
ca-keep_words = to be finished first
ca-return = Give it back
ca-return_words = with all its cards
ca-mark = Discard { $card }
ca-unmark = Keep { $card }
ca-kitchen_of = The kitchen of { $name }
ca-from_deck = From the recipe deck; a plus: you hold that ingredient
ca-you_get = You get
ca-you_give = You give
ca-choose_above = choose one above
ca-cost_bans =
    { $n ->
        [one] { $n } ban
       *[other] { $n } bans
    }
ca-lost = cards lost
ca-duel_title = Rock, paper, scissors
ca-duel = { $name } wins the tie
ca-dealing = Recipes are dealt
ca-drawing = Cards are drawn
ca-they_play = { $name } is cooking
ca-they_give = { $name } chooses a recipe to give
ca-they_peek = { $name } looks at recipes
ca-they_discard = { $name } is tidying up
ca-they_keep = { $name } decides what to keep overnight
ca-ask_play = Choose a card from your hand
ca-ask_nothing = No card fits: mulligan, or done
ca-ask_done = No card fits: you are done
ca-ask_done_empty = Your hand is empty: you are done
ca-ask_place = Place the { $card } under a glowing recipe
ca-ask_give = Which recipe do you give for { $name }?
ca-ask_take = Take one of these recipes, or keep yours
ca-ask_discard = Discard up to { $n } cards, then end the turn
ca-ask_keep = Keep { $name } for the next round?
ca-ask-OUTAGE = Whose recipe loses its power?
ca-ask-ALARM = Above which recipe does the alarm ring?
ca-ask-RESTORE = Which recipe gets its power back?
ca-ask-EXTINGUISH = Which alarm goes silent?
ca-ask-SWITCH = Which recipe do you want?
ca-ask-HANDS = With whom do you switch hands?
ca-ask-PICKY = Look into the recipe deck?
ca-ask-ONE = Whose card do you take?
ca-ask-BURN = Which finished recipe burns?
ca-ask-MULLIGAN = Discard your whole hand and draw as many?
ca-ask-DONE = Really done with playing cards?
ca-do-PLACE = Place it
ca-do-OUTAGE = Cut the power
ca-do-ALARM = Ring the alarm
ca-do-RESTORE = Restore power
ca-do-EXTINGUISH = Put it out
ca-do-SWITCH = Ask for it
ca-do-GIVE = Give it
ca-do-TAKE = Take it
ca-do-BURN = Burn it
ca-do-HANDS = Switch hands
ca-do-PICKY = Look at recipes
ca-do-ONE = Exchange a card
ca-do-MULLIGAN = Take a mulligan
ca-do-RETURN = Give it back
ca-finishes = finishes { $name }, +{ $n }
ca-full_waits = full, but not finished yet
ca-placed = { $n } of { $all }
ca-blocks = bans it at { $n } of { $all }
ca-lifts = lifts the ban
ca-helps = finishes it for { $name }!
ca-scores = +{ $n } for you
ca-effect-points = Your points
ca-effect-their_points = Points of { $name }
ca-effect-their_cards = Cards of { $name }
ca-effect-round = The round
ca-effect-ends = ends
ca-part = Round { $n }
ca-panel_table = Table
ca-panel_piles = Piles
ca-panel_counts = Counts
ca-my_recipes = Your recipes

## What is printed, in the workshop

printed-discards = Discards
printed-peeks = Recipes seen
printed-closing_turns = Turns until a round closes
printed-dealt = Recipes dealt
printed-two = For two
printed-three = For three
printed-four = For four
printed-copies = Copies
printed-actions = Action cards
printed-power = power
printed-fire = fire
printed-fridge = fridge
printed-overnight = overnight
