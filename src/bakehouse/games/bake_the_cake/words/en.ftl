# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = One kitchen for all, two cakes, one winner

## Names of things

tool-bench = bench
tool-fridge = fridge
tool-mixer = mixer
tool-stove = stove

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
colour-orange = Orange

ingredient-almonds = almonds
ingredient-berries = berries
ingredient-butter = butter
ingredient-chocolate = chocolate
ingredient-cream = cream
ingredient-egg = egg
ingredient-flour = flour
ingredient-sugar = sugar
ingredient-vanilla = vanilla

recipe-cold_layer = Cold Layer
recipe-warm_layer = Warm Layer
recipe-cold_filling = Cold Filling
recipe-warm_filling = Warm Filling
recipe-cold_topping = Cold Topping
recipe-warm_topping = Warm Topping

## The board in the browser

btc-token = { $colour } { $kind }
btc-left = { $n } left
btc-or = { " " }or{ " " }
btc-free = free
btc-nobody = nobody
btc-tool_free = { $tool } free
btc-tool_used = { $tool } in use
btc-full_moves = { $n } of { $n }, it can move
btc-full_waits = { $n } of { $n }, it waits
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
btc-on_card = { $token } on the { $title }, with { $helper }’s helper
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
        [one] { $n } helper in hand
       *[other] { $n } helpers in hand
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
btc-onto = Onto { $name }’s cake
btc-vote_for = Cup for { $name }’s cake
btc-end_turn = End turn
btc-one_thing_first = after one thing
btc-first_thing = first of two things
btc-second_thing = second of two things
btc-moment_vote = the cups decide
btc-ask_first = Buy, bake, move or eat: two things
btc-ask_second = One more thing, or end your turn
btc-ask_plate = Where does the { $kind } go?
btc-ask_tool = Which tool goes onto the { $title }?
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
btc-forecast = If these two were done
btc-decided = The cups have decided
btc-cups = The cups
btc-eaten = Eaten: the fewest win a jam
btc-next_pair = Show the contest of two other cakes
btc-goal_title = Two finished cakes end it
btc-goal_title_children = The first finished cake ends it
btc-goal = Only the cake with more cups counts
btc-goal_children = Whoever bakes the first cake wins
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
btc-helpers =
    { $n ->
        [one] { $n } helper
       *[other] { $n } helpers
    }
btc-ate = ate { $n }
btc-filled_of = { $n } of { $all }
btc-effect-home = { $name }’s helpers come home
btc-effect-sent = { $name }’s helper goes along
btc-effect-kinds_left = Kinds left to eat
btc-effect-passes_on = The recipe passes on to
btc-effect-filled = The recipe is filled
btc-effect-yours = The recipe is yours
btc-effect-stays = Helper who stays on it
btc-effect-points = { $name } on this cake
btc-effect-vote = Then the cups are placed
btc-effect-ends = Game over
btc-panel-pantry = Pantry
btc-panel-table = Table
btc-panel-recipes = Recipes
btc-panel-cakes = Cakes
btc-part_ingredients = ingredients
btc-part_assistants = helpers
btc-part_owner = own cake
btc-colour-red = Red
btc-colour-blue = Blue
btc-colour-green = Green
btc-colour-yellow = Yellow
btc-colour-purple = Purple
btc-colour-orange = Orange
btc-lesson1 = The Cold Layer is full, and its second tool, the mixer, is free. Touch the edge of the card, then your cake.
btc-lesson2 = Your cake is begun: { BOX("points.owner") } points for the owner, { BOX("points.assistant") } for your helper, { BOX("points.ingredient") } for each red ingredient. Now buy something red: touch a red jar.
btc-lesson3 = Whatever lies on the table is for everybody. Touch an ingredient, then its place on a recipe. Your helper goes along, and a tool.
btc-lesson4 = A second thing is free to do, but you may also end your turn. Press End turn.
btc-lesson5 = Eating destroys work, each kind once a game. Touch an ingredient on a recipe or a plate, then Eat.
btc-lesson6 = Fill the table again: buy anything. When two cakes are finished, every cup goes where its baker has more points, and only the cake with more cups counts.
btc-part_baked = parts of the cake
