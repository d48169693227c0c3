# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = One kitchen for all, two cakes, one winner

## House rules

house_rule-mode = With children
    .children = The first finished cake ends the game, and the baker of its tray wins.
house_rule-many_recipes = Many recipes
    .on = A baker may take any number of recipes.
house_rule-must_do_both = Do both things
    .on = Both things of a turn must be done.
house_rule-two_different_things = Two different things
    .on = The second thing of a turn must be of another kind than the first.
house_rule-borrow_only_without_own = Your own first
    .on = Who has a full recipe may not move the full recipe of another baker.
house_rule-tied_vote = No vote when tied
    .abstain = Who has as many points on one finished cake as on the other places no cup.
house_rule-spare_tool = Spare tool
    .on = One more tool hangs on the wall, which makes for fewer jams.
    .off = One tool more than there are bakers.
    .three = Three more tools hang on the wall: three bakers have as many as six.
suggestion-3 = Three bakers with the printed tools jam in most matches. With as many tools as six bakers have, most matches end in a contest.

## Names of things

tool-bench = bench
tool-fridge = fridge
tool-mixer = mixer
tool-stove = stove

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange

ingredient-almonds = almonds
ingredient-berries = berries
ingredient-butter = butter
ingredient-chocolate = chocolate
ingredient-cream = cream
ingredient-egg = egg
    .a = an egg
ingredient-flour = flour
ingredient-sugar = sugar
ingredient-vanilla = vanilla

recipe-cold_layer = Cold Layer
recipe-warm_layer = Warm Layer
recipe-cold_filling = Cold Filling
recipe-warm_filling = Warm Filling
recipe-cold_topping = Cold Topping
recipe-warm_topping = Warm Topping

score-ingredients = ingredients
score-assistants = assistants
score-owner = own cake
score-baked = parts of the cake
reached-finished = own cake finished
reached-chosen = the own cake counts

## What one may do, and what was done

token =
    { $ingredient_id ->
        [egg] { $colour_id ->
            [orange] an { lying-token }
           *[other] a { lying-token }
        }
       *[other] { lying-token }
    }
with-token = { token }
lying-token = { $colour } { $ingredient }

buy =
    { $who_is ->
        [you] buy
       *[other] buys
    } { $tokens }
    .may = Buy { $tokens }{ what-comes }

take =
    { $who_is ->
        [you] take
       *[other] takes
    } the { $recipe } with { $tokens }{ from-the-store } ({ LIST($tool, type: "unit") }{ how-full })
    .may = Take the { $recipe } with { $tokens } and the { $tool }{ what-comes }
add =
    { $who_is ->
        [you] add
       *[other] adds
    } { $tokens }{ from-the-store } to { $who_is ->
        [you] your
       *[other] the
    } { $recipe } ({ LIST($tool, type: "unit") }{ how-full })
    .may = Add { $tokens } to your { $recipe } with the { $tool }: the { $free_tool } comes free{ how-full }{ what-comes }
help =
    { $who_is ->
        [you] add
       *[other] adds
    } { $tokens }{ from-the-store } { to-whose-recipe } ({ LIST($tool, type: "unit") }{ how-full })
    .may = Add { $tokens } { to-whose-recipe } with the { $tool }: the { $free_tool } comes free{ how-full }{ what-comes }
whose-recipe =
    { $whose_is ->
        [you] your { $recipe }
       *[other] { $whose }’s { $recipe }
    }
to-whose-recipe = to { whose-recipe }
from-whose-recipe = from { whose-recipe }
from-the-store =
    { $bought ->
        [1] { " " }from the store
       *[0] { "" }
    }
how-full =
    { $filled ->
        [1] { "" }
        [3] , full
       *[other] , { $filled } of { $places }
    }

move =
    { $who_is ->
        [you] move
       *[other] moves
    } { $it ->
        [1] it
       *[0] { $own ->
            [1] { $who_is ->
                [you] your { $recipe }
               *[other] the { $recipe }
            }
           *[0] { whose-recipe }
        }
    } { to-whose-cake } with { whose-assistant }
    .may =
        Move { $own ->
            [1] your { $recipe }
           *[0] { whose-recipe }
        } { to-your-cake } with { $own_assistant ->
            [1] your assistant
           *[0] { whose-assistant }
        }{ standing }{ what-comes }
to-your-cake =
    { $own_cake ->
        [1] to your cake
       *[0] { to-whose-cake }
    }
to-whose-cake =
    { $cake_whose_is ->
        [you] to your cake
       *[other] { $own_cake ->
            [1] to their own cake
           *[0] to { $cake_whose }’s cake
        }
    }
whose-assistant =
    { $assistant_whose_is ->
        [you] your assistant
       *[other] { $own_assistant ->
            [1] their own assistant
           *[0] { $assistant_whose }’s assistant
        }
    }
standing =
    { $points_n ->
        [0] { "" }
       *[other] : { LIST($points, type: "unit") }
    }
points-of = { $whom } { $n }

eat =
    { $who_is ->
        [you] eat
       *[other] eats
    } { $tokens } from the table{ $eaten ->
        [0] { "" }
        [one] { " " }(1 kind eaten)
       *[other] { " " }({ $eaten } kinds eaten)
    }
    .may = Eat { $tokens } from the table: { kinds-left }{ what-comes }
eat-recipe =
    { $who_is ->
        [you] eat
       *[other] eats
    } { $tokens } { $own ->
        [1] { $who_is ->
            [you] from your { $recipe }
           *[other] from their own { $recipe }
        }
       *[0] { from-whose-recipe }
    } ({ $eaten ->
        [0] { "" }
        [one] 1 kind eaten,{ " " }
       *[other] { $eaten } kinds eaten,{ " " }
    }{ $home } { goes } home)
    .may =
        Eat { $tokens } { from-whose-recipe }: { $home } { goes } home, { $then_n ->
            [0] { "" }
           *[other] { $then },{ " " }
        }{ kinds-left }{ what-comes }
goes =
    { $assistants ->
        [one] goes
       *[other] go
    }
kinds-left =
    { $left ->
        [0] then there is nothing left to eat
        [one] 1 kind left to eat
       *[other] { $left } kinds left to eat
    }
assistants-of =
    { $n ->
        [one] { $whose_is ->
            [you] your assistant
           *[other] { $own ->
                [1] their own assistant
               *[0] { $whose }’s assistant
            }
        }
       *[other] { $n } { $whose_is ->
            [you] of your assistants
           *[other] { $own ->
                [1] of their own assistants
               *[0] of { $whose }’s assistants
            }
        }
    }

throw =
    { $who_is ->
        [you] throw your cake away
       *[other] throws their own cake away
    } ({ $ingredients } ingredients go back to the store, { $home } { goes } home)
    .may =
        Throw your cake away: { $ingredients } ingredients go back to the store, { $home } { goes } home{ what-comes }

end-turn =
    { $who_is ->
        [you] end your turn
       *[other] ends the turn
    }
    .may = End the turn{ what-comes }

vote =
    { $who_is ->
        [you] have
       *[other] has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } on both cakes and { $who_is ->
        [you] give your
       *[other] gives the
    } cup { to-whose-cake }
    .may =
        Give your cup { to-your-cake }, with { $points ->
            [one] 1 point
           *[other] { $points } points
        } of yours on it

what-comes =
    { $ends ->
        [jam] . Then the kitchen is jammed: the game ends, and who ate the least wins
        [children] . That cake is finished and wins
        [contest] . Then the contest decides
       *[no] { "" }
    }

## What the rules make of it

tool-drawn = drawn from the box: { $tool }
begins =
    { $who_is ->
        [you] begin
       *[other] begins
    }
round = Round { $nth }
recipe-back = the { $recipe } and the { $tool } go back to the kitchen
recipe-passes = the { $recipe } passes from { $whose } to { $whom }
cake-stands =
    { the-cake }{ $nth ->
        [0] { "" }
        [1] { " " }is the first one finished
       *[other] { " " }is the second one finished, and the contest begins
    }: { LIST($points, type: "unit") }
cake-grows = { the-cake } has { $parts } of { $all } parts
the-cake =
    { $whose_is ->
        [you] your cake
       *[other] { $whose }’s cake
    }
unfinished = that was a finished cake, so two are needed again
cups = cups for { the-cake }: { $whom }
stuck = can do nothing at all

## Who wins

jammed = the kitchen is jammed
eaten-least =
    { $whom } ate the least, { $eaten ->
        [0] nothing at all
        [one] 1 kind each
       *[other] { $eaten } kinds each
    }
eaten-alike =
    everybody ate { $eaten ->
        [0] nothing
        [one] 1 kind
       *[other] { $eaten } kinds
    }
wins-eaten-least =
    { $who_is ->
        [you] win
       *[other] wins
    } by eating the least: { $eaten ->
        [0] nothing
        [one] 1 kind
       *[other] { $eaten } kinds
    } against { $other }
wins-points-on-cakes =
    { $who_is ->
        [you] win
       *[other] wins
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    } on all cakes against { $other }
shared-by-points =
    the victory is shared by { $whom }, with { $points ->
        [0] no point on any cake
        [one] 1 point each on all cakes
       *[other] { $points } points each on all cakes
    }
counts =
    { the-cake } counts, with { $cups ->
        [one] 1 cup
       *[other] { $cups } cups
    } to { $other }
both-count =
    both cakes count, with { $cups ->
        [0] no cup
        [one] 1 cup
       *[other] { $cups } cups
    } each
wins-points =
    { $who_is ->
        [you] win
       *[other] wins
    } with { $points } points against { $other }
most-points = { $whom } have the most points, { $points } each
wins-eaten-most =
    { $who_is ->
        [you] win
       *[other] wins
    } by eating more: { $eaten ->
        [one] 1 kind
       *[other] { $eaten } kinds
    } against { $other }
shared-by-eaten =
    the victory is shared by { $whom }, who ate { $eaten ->
        [0] nothing
        [one] 1 kind each
       *[other] { $eaten } kinds each
    }
wins-first =
    { $who_is ->
        [you] win
       *[other] wins
    } with the first finished cake

## What would be left unused, before something is ended

leaves-thing = you may do a second thing

## Why not

on-recipe = the { $recipe }
place-the-cup = two cakes are finished, and your cup has to be placed
no-vote-yet = cups are placed when two cakes are finished
nobody-plays = nobody plays { $colour }
same-kind =
    the second thing must be of another kind than the first, which was { $first ->
        [buy] buying
        [add] adding
        [complete] moving a part
        [eat] eating
       *[throw] throwing away
    }
plate-taken = the plate is taken by { $token }
sold-out = the store has no { lying-token } left
has-ingredient = the { $recipe } has its { $ingredient } already
plate-empty = there is no { $ingredient } on the table
no-assistant = you have no assistant left in hand
tool-on-recipe = the { $tool } lies on the { $recipe }, so its other tool is needed
tool-in-use = the { $tool } is in use on { $recipes }
has-recipe = you already have a recipe, the { $recipe }
lacks = the { $recipe } lacks { $ingredient }
needs-part =
    { the-cake } { $part ->
        [layer] needs a layer next
        [filling] needs a filling next
        [topping] needs a topping next
       *[none] is finished
    }
has-full-recipe = you have a full recipe of your own, so you may not move that of somebody else
slot-empty = there is no { $ingredient } on the { $recipe }
ate-that-kind = you have already eaten { NAME($ingredient, form: "a") }
other-things-possible = a cake is only thrown away when nothing else is possible
nothing-to-throw = your tray is empty
threw-before = you have thrown a cake away before
first-thing = at least one thing has to be done in a turn
must-do-both = both things of a turn have to be done

## Glossary

glossary-baker = Who plays: ingredients and assistants in the baker’s colour score for that baker, wherever they end up.
glossary-turn = One or two things of one baker; then the next one bakes.
glossary-thing = What a baker does in a turn: buy, add an ingredient, move a part, eat, or throw the own cake away.
glossary-ingredient = It has the colour of a baker and scores for that baker on every cake.
glossary-kind = One of the nine ingredients, whatever its colour; each baker may eat each kind once in the whole game.
glossary-store = Where all ingredients begin. Buying costs nothing, and any colour may be bought.
glossary-table = Common to all: what lies on its plates is for everybody.
glossary-plate = There is one for each kind, and it holds one ingredient.
glossary-kitchen = Where tools and recipes are that nobody uses.
glossary-tool = Every ingredient goes onto a recipe with one of the recipe’s two tools; the two take turns.
glossary-bench = A tool: for the Cold Layer, the Cold Topping and the Warm Topping.
glossary-stove = A tool: for everything warm.
glossary-recipe = It needs three ingredients and two tools, and makes a layer, a filling or a topping. Who begins it has it; everybody may add to it and move it.
glossary-assistant = Goes onto a recipe with each ingredient that a baker adds. One of them goes on to the cake with the part, the others go home.
glossary-cake = A layer, a filling and a topping, in this order. It belongs to the baker of its tray, whoever moves the parts.
glossary-tray = Where a baker’s cake grows.
glossary-part = A layer, a filling or a topping. It is moved from a full recipe to a cake when the tool that is not on the recipe is free.
glossary-layer = The first part of a cake.
glossary-filling = The second part of a cake.
glossary-topping = The third part of a cake, which finishes it.
glossary-points = On a cake: { BOX("points.ingredient") } for each own ingredient, { BOX("points.assistant") } for each own assistant, and { BOX("points.owner") } for having the cake.
glossary-cup = Each baker has one. In the contest it goes to the cake where the baker has more points.
glossary-contest = When two cakes are finished, only the one with more cups counts, and who has the most points on it wins; with as many cups on both, both count.
glossary-jam = Somebody can do nothing at all. The game ends, and who ate the least wins.

## The plain board: what the fields of the view are called

area-phase = Step
area-thing = Thing
    .about = { glossary-thing }
area-first_kind = First thing
    .about = { glossary-thing }
area-start_player = Began
area-children = Children’s game
area-store = Store
    .about = { glossary-store }
area-plates = Table
    .about = { glossary-table }
area-tools = Kitchen
    .about = { glossary-tool }
area-free = Free
    .about = { glossary-tool }
area-in_play = In play
    .about = { glossary-tool }
area-recipes = Recipes
    .about = { glossary-recipe }
area-part = Part
    .about = { glossary-part }
area-owner = Belongs to
    .about = { glossary-recipe }
area-tool = Tool on it
    .about = { glossary-tool }
area-slots = Ingredients
    .about = { glossary-ingredient }
area-ingredient = Ingredient
    .about = { glossary-ingredient }
area-colour = Colour
    .about = { glossary-ingredient }
area-assistant = Assistant
    .about = { glossary-assistant }
area-on_table = On the table
    .about = { glossary-table }
area-missing = Missing
    .about = { glossary-recipe }
area-missing_on_table = Missing on the table
    .about = { glossary-table }
area-tool_free = Tool free
    .about = { glossary-tool }
area-movable = Can move
    .about = { glossary-part }
area-bakers = Bakers
    .about = { glossary-baker }
area-seat = Baker
area-hand = Assistants in hand
    .about = { glossary-assistant }
area-eaten = Eaten
    .about = { glossary-kind }
area-thrown = Cake thrown away
    .about = { btc-about-throw }
area-cup = Cup
    .about = { glossary-cup }
area-tray = Cake
    .about = { glossary-cake }
area-points_here = Points on this cake
    .about = { glossary-points }
area-score = Points
    .about = { glossary-points }
area-ingredients = Ingredients
    .about = { glossary-points }
area-assistants = Assistants
    .about = { glossary-points }
area-baked = Own cake
    .about = { glossary-points }
area-total = Total
    .about = { glossary-contest }
area-finished = Finished cakes
    .about = { glossary-contest }
area-forecast = If they were finished
    .about = { btc-rule_forecast }
area-ends_play = Ends the game
    .about = { glossary-contest }
area-recipe = Recipe
    .about = { glossary-recipe }
area-colours = Colours
    .about = { glossary-ingredient }
area-cakes = Cakes
    .about = { glossary-cake }
area-cups = Cups
    .about = { glossary-cup }
area-open_cups = Cups still open
    .about = { glossary-cup }
area-counted = Counts
    .about = { glossary-contest }
area-scores = Points
    .about = { glossary-points }
value-play = baking
value-vote = placing cups
value-over = over
value-any = any
value-buy = buying
value-add = adding
value-complete = moving a part
value-eat = eating
value-throw = throwing away
value-stuck = a jam
value-contest = the contest
kind-buy = Buy
kind-add = Add an ingredient
kind-complete = Move a part
kind-eat_table = Eat from the table
kind-eat_recipe = Eat from a recipe
kind-throw = Throw the cake away
kind-vote = Place the cup

## Puzzles: what they are about

theme-shopping = Shopping
theme-mixing = Filling recipes
theme-building = Building a cake
theme-eating = Eating
theme-tidying = Tidying up
theme-voting = Voting

## The lesson

lesson-goal-1 = Everybody bakes in one kitchen. When { $n } cakes are finished, each baker gives a cup to one of them.
lesson-goal-2 = On a cake you have { $owner } points if the tray is yours, { $assistant } for each assistant of yours and { $each } for each ingredient of your colour.
lesson-goal-3 = Only the cake with more cups counts, and who has the most points on it wins. So put something of others into your cake, and most of yours.
lesson-buying-title = Buying
lesson-buying = Buying costs nothing: an ingredient comes from the store to its empty plate. Its colour says whom it scores for{ $own ->
    [1] , so buy your own
   *[other] : { $colour } is for another baker, who gives a cup to a cake only for points of his or her own
}.
lesson-recipes-title = Recipes and tools
lesson-recipes = Carry an ingredient to { $recipe }. Your assistant goes along, and one of its tools, which take turns. Who has two of the three assistants there will have one on the cake.
lesson-turn-title = Two things a turn
lesson-turn = A turn is one or two things. Sometimes one is enough: leave nothing ready for the next baker.
lesson-cakes-title = Parts of a cake
lesson-cakes =
    { $recipe } is full, and its other tool is free: { $own ->
        [1] move it to your own tray, before somebody else takes it.
       *[0] move it to a tray; on another baker’s it scores for you by your ingredients and assistants.
    } First a layer, then a filling, then a topping.
lesson-eating-title = Eating
lesson-eating = { $from ->
    [table] What lies on the table serves whoever comes next; once eaten, it is gone.
    [own] What others put on your recipe counts for them; once eaten, it is gone and its assistant goes home.
   *[other] Eating spoils what others have begun: the ingredient is gone and its assistant goes home.
} You may eat each kind once, and in a jam every bite counts against you.
lesson-finished-title = A finished cake
lesson-finished = The first cake is finished. One more, and the contest begins: look where you have more points.
lesson-jury-title = The cups
lesson-jury = Each cup went to the cake where its baker has more points. The cake with more cups counts alone, and the most points on it win.
lesson-no-colour = What is { $colour } scores for another baker. Buy your own colour first: { $own }.
lesson-no-eating = That is yours: you would eat your own points. Eat what helps another baker.
lesson-no-tray = You may take it for your own tray: there it is worth most to you.
lesson-no-throw = Your own cake would be gone, and all points on it.

## The board in the browser

btc-left = { $n } left
btc-kitchen = Kitchen
btc-about-throw = Only when nothing else is possible, and once in the whole game: the parts go back, and the assistants come home.
btc-or = { " " }or{ " " }
btc-and = { " " }and{ " " }
btc-free = free
btc-nobody = nobody
btc-tool_free = { $tool } free
btc-tool_used = { $tool } in use
btc-full_moves = { $n } of { $n }, it can move
btc-full_waits = { $n } of { $n }, it waits
btc-unwanted-layer = { $n } of { $n }, no cake needs a layer now
btc-unwanted-filling = { $n } of { $n }, no cake needs a filling now
btc-unwanted-topping = { $n } of { $n }, no cake needs a topping now
btc-none_there = nothing on the table
btc-all_there = all three on the table
btc-some_there = { $names } on the table
btc-part-layer = layer
btc-part-filling = filling
btc-part-topping = topping
btc-needs-layer = needs a layer
btc-needs-filling = needs a filling
btc-needs-topping = needs a topping
btc-would_finish = would be finished
btc-finished = finished
btc-card = { $title }, a { $part }, belongs to { $owner }
btc-on_card = { $token } on the { $title }, with { $assistant }’s assistant
btc-place_on_card = { $title }: place for { $kind }
btc-on_plate = { $token } on the table
btc-plate_empty = Empty plate for { $kind }
btc-lies_there = { $token } lies on the table
btc-lies_here = lies here
btc-is_free = free in the kitchen
btc-is_used = in use on another recipe
btc-free_of = { $free } of { $n } free
btc-cake_of = { $name }’s cake
btc-points_here =
    { $n ->
        [one] { $name }: { $n } point on this cake
       *[other] { $name }: { $n } points on this cake
    }
btc-in_hand =
    { $n ->
        [one] { $n } assistant in hand
       *[other] { $n } assistants in hand
    }
btc-has_eaten = { $name } has eaten { $n } of { $kinds } kinds
btc-has_thrown = { $name } has thrown a cake away
btc-cup_of = { $name }’s cup
btc-eat = Eat
btc-eat_it = Eat the { $kind }
btc-move_it = Move it
btc-buy_it = Buy it
btc-add_it = Put it there
btc-throw = Throw your cake away
btc-onto = To { $name }’s cake
btc-vote_for = Cup for { $name }’s cake
btc-end_turn = End turn
btc-one_thing_first = after one thing
btc-first_thing = first of two things
btc-second_thing = second of two things
btc-no_thing = both things are done
btc-moment_vote = the cups decide
btc-ask_first = Buy, bake, move or eat: two things
btc-ask_second = One more thing, or end your turn
btc-ask_plate = Where should the { $kind } go?
btc-ask_tool = Which tool goes onto the { $title }?
btc-ask_add = Put it onto the { $title }?
btc-ask_part = Where does the { $title } go?
btc-ask_bite = Eat the { $kind }? Each kind only once a game
btc-ask_vote = As many points here as there: choose a cake for your cup
btc-must_eat = Nothing else is possible: you must eat
btc-warn-contest = It ends the game
btc-warn-stuck = It jams the kitchen for good
btc-warn-children = It finishes the first cake
btc-where_to = Where to?
btc-where_to_words = Only a cake that needs this part next can take it.
btc-which_tool = With which tool?
btc-onto_which = Touch the place on a recipe.
btc-fits_nowhere = It fits nowhere now, but it can be eaten.
btc-forecast = If these two were finished
btc-decided = The cups have decided
btc-cups = The cups
btc-eaten = Eaten: the fewest win a jam
btc-next_pair = Show the contest of two other cakes
btc-goal_title = Two finished cakes end it
btc-goal_title_children = The first finished cake ends it
btc-goal = Only the cake with more cups counts
btc-goal_children = Who finishes the first cake wins
btc-jam =
    { $n ->
        [one] { $free } of { $all } tools free · { $n } part can move
       *[other] { $free } of { $all } tools free · { $n } parts can move
    }
btc-jam_near =
    { $n ->
        [one] Jam ahead: { $name } has { $n } kind left to eat
       *[other] Jam ahead: { $name } has { $n } kinds left to eat
    }
btc-rule_store = Store: buying is free, any colour, if the plate of that kind is empty. A colour scores for its baker.
btc-rule_tools = Kitchen: every ingredient needs a tool. The two tools of a recipe take turns.
btc-rule_plates = Table: one plate for each kind. Everybody may use what lies there.
btc-rule_forecast = Each cup goes to the cake where its baker has more points. Only the cake with more cups counts; with equal cups, both.
btc-rule_jam = If somebody can do nothing at all, the game ends, and whoever ate the least wins.
btc-assistants =
    { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
btc-ate = ate { $n }
btc-cup_on = Cup on { $name }’s cake: { $here } points there, { $there } on the other
btc-cup_own = Cup on { $name }’s own cake: { $here } points there, { $there } on the other
btc-no_cup = No cup: as many points on both cakes
btc-ate_kinds = { $n ->
    [0] ate nothing
    [one] ate { $n } kind
   *[other] ate { $n } kinds
}
btc-filled_of = { $n } of { $all }
btc-effect-home = { $name }’s assistants come home
btc-effect-sent = { $name }’s assistant goes along
btc-effect-kinds_left = Kinds left to eat
btc-effect-passes_on = The recipe passes on to
btc-effect-filled = The recipe is filled
btc-effect-yours = The recipe is yours
btc-effect-stays = Assistant who stays on it
btc-effect-points = { $name } on this cake
btc-effect-vote = Then the cups are placed
btc-effect-ends = Game over
btc-panel-store = Store
btc-panel-table = Table
btc-panel-recipes = Recipes
btc-panel-cakes = Cakes
btc-part_ingredients = ingredients
btc-part_assistants = assistants
btc-part_owner = own cake
btc-colour-red = Red
btc-colour-blue = Blue
btc-colour-green = Green
btc-colour-yellow = Yellow
btc-colour-purple = Purple
btc-colour-orange = Orange
btc-part_baked = parts of the cake

## What is printed, in the workshop

printed-things = Things in a turn
printed-copies = Of each kind
printed-eaten_of_a_kind = Eaten of a kind
printed-throws = Cakes thrown away
printed-beyond_bakers = More than bakers
printed-spare = Spare
printed-shelf = Shelf
printed-points = Points
printed-contest = In a contest
printed-layer = layer
printed-filling = filling
printed-topping = topping
