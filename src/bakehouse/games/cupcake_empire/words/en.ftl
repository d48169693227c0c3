# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Roll, bake and open shops until the town is yours

## Names of things

column-bases = Bake bases
column-frostings = Prepare frostings
column-outlets = Open outlets
column-sales = Sell cupcakes
column-staff = Staff and expansion

house-block = apartment block
house-town_house = town house
house-villa = villa

street-station = Station Blocks
street-lemon = Lemon Lane
street-market = Market Street
street-orchard = Orchard Row
street-lake = Lake Walk
street-hilltop = Hilltop Drive

## The board in the browser

ce-moment = Round { $n }
ce-moment_target = Round { $n }, ends at { $target }
ce-last_round = Round { $n }, the last one
ce-seat_line = prod. { $production }, sales { $sales }
ce-rolled = dice { $dice }
ce-part-sales = Customers
ce-part-objectives = Objectives
ce-part-other = Turn by turn
ce-city = City
ce-board = Board
ce-kitchen = Kitchen
ce-goals = Goals
ce-your_board = Your board
ce-board_of = { $name }’s board
ce-show_mine = Show mine
ce-follow = Follow the turn
ce-column-bases = Bake bases
ce-column-frostings = Frostings
ce-column-outlets = Outlets
ce-column-sales = Sell
ce-column-staff = Staff
ce-column_label = Column { $n }, { $name }
ce-step-base = base
ce-step-mixed_base = mixed base
ce-step-simple_frosting = frosting
ce-step-mixed_frosting = mixed
ce-step-outlet_yellow = yellow street
ce-step-outlet_beige = beige street
ce-step-outlet_both = both streets
ce-step-sell = distance { $n }
ce-step-hire = a die
ce-step-improvement = token
ce-step-bakery_grey = grey bakery
ce-step-bakery_yellow = bakery
ce-step-bakery_beige = beige bakery
ce-or_any = { $words }, any
ce-level_short = L{ $n }
ce-level_label = Level { $n }: { $words }
ce-level_becomes = level { $before } → { $after }
ce-active_at = active at level { $n }
ce-in_vain = nothing to do here now
ce-highest = highest level
ce-specialist_lifts = a specialist: level { $level }
ce-more_dice = { $n } more: level { $level }
ce-must_rest = { $n } must rest
ce-rolled_wait = rolled
ce-die_label = { $colour } in column { $n }
ce-rest_die_label = Let the { $colour } rest
ce-die-purple = purple die
ce-die-yellow = yellow die
ce-die-green = green die
ce-die-orange = orange die
ce-die-pink = pink die
ce-die-grey = grey die
ce-hire-purple = Purple die, for bases
ce-hire-yellow = Yellow die, for frostings
ce-hire-green = Green die, for outlets
ce-hire-orange = Orange die, for selling
ce-hire-pink = Pink die, a specialist everywhere
ce-flavour-vanilla = vanilla
ce-flavour-lemon = lemon
ce-flavour-choc = chocolate
ce-flavour-mint = mint
ce-flavour-straw = strawberry
ce-and = { $a } and { $b }
ce-base-vanilla = Vanilla base
ce-base-choc = Chocolate base
ce-base-mixed = Mixed base
ce-frosting = { $flavour } frosting
ce-left = { $name }, { $n } left
ce-type-base = Base
ce-type-frosting = Frosting
ce-type-outlet = Outlet
ce-type-sell = Sell
ce-type-income = Income
ce-type-idea = Idea
ce-does-base = gives a simple base
ce-does-frosting = gives a simple frosting
ce-does-outlet = opens an outlet in yellow
ce-does-sell = sells up to distance { $n }
ce-does-income = gives { BOX("gains.income_improvement") } income
ce-does-idea = { BOX("gains.idea_improvement") } steps to an idea
ce-dealt = Improvement: { $type }
ce-dealt_where = Choose the column for it.
ce-take_which = Choose one
ce-improve_which = Choose an improvement and its column
ce-goal-A1 = { $a } simple frostings
ce-goal-A2 = { $a } simple bases
ce-goal-A3 = { $a } simple + { $b } mixed tops
ce-goal-A4 = { $a } simple + { $b } mixed bases
ce-goal-A5 = { $a } + { $b } mixed parts
ce-goal-B1 = { $a } customers
ce-goal-B2 = { $a } light, { $b } dark trousers
ce-goal-B3 = All { $a } shirts
ce-goal-B4 = { $a } blocks, { $b } town houses
ce-goal-B5 = { $a } blocks, { $b } villas
ce-goal-C1 = { $a } outlets
ce-goal-C2 = { $a } streets
ce-goal-C3 = { $a } yellow, { $b } beige outlets
ce-goal-C4 = { $a } yellow, { $b } bakeries
ce-goal-C5 = { $a } beige, { $b } bakeries
ce-goal-D1 = { $a } tokens in a column
ce-goal-D2 = { $a } improvements
ce-goal-D3 = { $a } kinds of tokens
ce-goal-D4 = { $a } columns with { $b } tokens
ce-goal-D5 = { $a } pairs of tokens
ce-goal_rule-A1 = { $a } simple frostings in your recipes: +{ $n } income, once
ce-goal_rule-A2 = { $a } simple bases in your recipes: +{ $n } income, once
ce-goal_rule-A3 = { $a } simple and { $b } mixed frostings in your recipes: +{ $n } income, once
ce-goal_rule-A4 = { $a } simple and { $b } mixed bases in your recipes: +{ $n } income, once
ce-goal_rule-A5 = { $a } mixed frostings and { $b } mixed bases in your recipes: +{ $n } income, once
ce-goal_rule-B1 = { $a } served customers: +{ $n } income, once
ce-goal_rule-B2 = { $a } served customers in light and { $b } in dark trousers: +{ $n } income, once
ce-goal_rule-B3 = Served customers with all { $a } shirt colours: +{ $n } income, once
ce-goal_rule-B4 = { $a } customers of apartment blocks and { $b } of town houses: +{ $n } income, once
ce-goal_rule-B5 = { $a } customers of apartment blocks and { $b } of villas: +{ $n } income, once
ce-goal_rule-C1 = { $a } outlets in the city: +{ $n } income, once
ce-goal_rule-C2 = Outlets in { $a } different streets: +{ $n } income, once
ce-goal_rule-C3 = { $a } outlets in yellow and { $b } in beige streets: +{ $n } income, once
ce-goal_rule-C4 = { $a } outlets in yellow streets and { $b } bakeries anywhere: +{ $n } income, once
ce-goal_rule-C5 = { $a } outlets in beige streets and { $b } bakeries anywhere: +{ $n } income, once
ce-goal_rule-D1 = { $a } improvements in one column: +{ $n } income, once
ce-goal_rule-D2 = { $a } improvements on your board: +{ $n } income, once
ce-goal_rule-D3 = { $a } different kinds of improvement: +{ $n } income, once
ce-goal_rule-D4 = { $a } columns with at least { $b } improvements: +{ $n } income, once
ce-goal_rule-D5 = { $a } pairs of equal improvements: +{ $n } income, once
ce-goal_progress = { $name } { $state }
ce-goal_done = done
ce-reserve = Reserve
ce-production = Production
ce-sales = Sales
ce-income = Income
ce-ideas = Bright ideas
ce-recipes = Recipes
ce-income_short = Income
ce-production_of = Production of { $name }: { $n }
ce-sales_of = Sales of { $name }: { $n }
ce-income_of = Income of { $name }: { $n }
ce-income_loop = Income of everybody
ce-ideas_of = Bright ideas: { $n } of { $most }
ce-income_this_turn = Income this turn
ce-income_a_turn = Income a turn
ce-lower_of_two = the lower of the two
ce-both_hold = Both are level
ce-production_holds = Production holds you back
ce-sales_holds = Sales hold you back
ce-collect_only = roll later
ce-special-SP_IMP = Improvement
ce-special-SP_MOVE = Move a die
ce-special-SP_BUY = Buy an idea
ce-special-SP_PAYMOVE = Move dice
ce-rest_area = Rest area
ce-nobody_rests = Sixes come here to rest.
ce-resting_die = Resting { $colour }
ce-wake_die = Wake the { $colour }
ce-wake-REST_IDEA = Wake any dice for one idea
ce-wake-REST_PAY = Wake dice for income
ce-wake_short-REST_IDEA = Wake all
ce-wake_short-REST_PAY = Each die
ce-outlet_of = Outlet of { $name } in { $street }
ce-bakery_of = Bakery of { $name } in { $street }
ce-outlet_space = Free space for an outlet in { $street }
ce-bakery_space = Free space for a bakery in { $street }
ce-house = House { $n }, { $street }: { $customer }
ce-house_empty = House { $n }, { $street }: nobody
ce-wants = wants { $base } with { $frosting }
ce-ghost_sales = { $n } sales
ce-ghost_income = { $n } income
ce-in_reach =
    { $n ->
        [one] In reach: { $n } street
       *[other] In reach: { $n } streets
    }
ce-all_streets = All streets
ce-your_recipes = Your recipes
ce-recipes_of = Recipes of { $name }
ce-who_wants = who wants them now
ce-wanted_by =
    { $n ->
        [one] { $n } customer wants it
       *[other] { $n } customers want it
    }
ce-want_it = { $n } × { $customer }
ce-want_short =
    { $n ->
        [one] { $n } wants
       *[other] { $n } want
    }
ce-first_improvement = The first improvement
ce-customers_bring = what its customers bring
ce-rule-first_recipe = The numbers are the houses of those who want it.
ce-first_recipe = Your first recipe
ce-loose = Loose parts
ce-no_loose = none; bake some
ce-needs_frosting = needs a frosting
ce-needs_base = needs a base
ce-served = Served
ce-served_of = Served customers: { $n }
ce-in_hand = In hand: { $outlets } outlets, { $bakeries } bakeries
ce-rolls =
    { $n ->
        [one] rolls { $n } die
       *[other] rolls { $n } dice
    }
ce-effect-marker = Steps to an idea
ce-effect-level = Level of { $column }
ce-effect-resting = Resting dice
ce-effect-rival_sales = Sales of { $name }
ce-button-finish = Collect and roll
ce-button-end_turn = End turn
ce-button-roll = Roll
ce-button-rest_done = No more dice
ce-button-move_done = No more moves
ce-button-decline = Leave them
ce-button-let_rest = Let them rest
ce-button-wake = Wake them
ce-warn-loose = a cupcake could be assembled
ce-warn-improvement = { $type } is still unused
ce-warn-objective = an objective pays +{ $n }
ce-ask-setup_improvement = Choose a column for your first improvement
ce-ask-setup_recipe = Choose the recipe you begin with
ce-ask-turn = Activate a column
ce-ask-level = { $column }: choose a level up to { $n }
ce-ask-finish = Collect your income and roll
ce-ask-preroll = Roll the dice
ce-ask-post = End your turn, or use what is left
ce-ask-cast = The dice roll
ce-ask-rest = Choose the dice to wake
ce-ask-pick = Pick the die to move
ce-ask-to = Choose the column for the die
ce-ask-surplus =
    { $n ->
        [one] { $n } die does not fit: choose who rests
       *[other] { $n } dice do not fit: choose who rests
    }
ce-ask-wake =
    { $n ->
        [one] { $n } die wakes up for { $column }
       *[other] { $n } dice wake up for { $column }
    }
ce-ask-wake_where = Choose the column they wake up for
ce-ask-assemble = Now its partner
ce-ask-base = Take a simple base from the reserve
ce-ask-simple_frosting = Take a simple frosting from the reserve
ce-ask-mixed_frosting = Take a mixed frosting from the reserve
ce-ask-mixed_base = Take a mixed base
ce-ask-outlet_yellow = Open an outlet in a yellow street
ce-ask-outlet_beige = Open an outlet in a beige street
ce-ask-outlet_both = Open an outlet in a yellow or beige street
ce-ask-sell_1 = Sell: choose a customer next door
ce-ask-sell = Sell: choose a customer up to distance { $n }
ce-ask-hire = Hire a die from the reserve
ce-ask-improvement = Choose an improvement, then its column
ce-ask-improvement_where = Choose the column for it
ce-ask-improvement_which = Choose the improvement for it
ce-ask-bakery_grey = Open a bakery in a grey street
ce-ask-bakery_yellow = Open a bakery in a yellow street
ce-ask-bakery_beige = Open a bakery in a beige street
ce-ask-from = Choose the outlet that moves there
ce-rule-loop = Income of everybody. Who ends a turn at { $n } or more makes this round the last.
ce-rule-street_grey = Everybody has a bakery here, and no outlet can be opened.
ce-rule-street_yellow = A yellow street: outlets at level { $outlets }, bakeries at level { $bakeries }.
ce-rule-street_beige = A beige street: outlets at level { $outlets }, bakeries at level { $bakeries }.
ce-rule-blocked = Blocked: fewer players, fewer spaces.
ce-rule-house = A customer here brings +{ $sales } sales and +{ $income } income, to whoever has a shop in the street and the right recipe.
ce-rule-outlets = Outlets give +{ BOX("gains.outlet") } sales each; in a full street a rival’s outlet goes home.
ce-rule-sales = Sell to a customer within reach; the farther, the better the house.
ce-rule-staff = Hire dice, place improvements, open bakeries; level { $n } may do any action instead.
ce-rule-type_base = Base improvement: once per activation of its column, a simple base.
ce-rule-type_frosting = Frosting improvement: once per activation of its column, a simple frosting.
ce-rule-type_outlet = Outlet improvement: once per activation of its column, an outlet in a yellow street.
ce-rule-type_sell = Sell improvement: once per activation of its column, a sale up to distance { $n }.
ce-rule-type_income = Income improvement: once per activation of its column, { BOX("gains.income_improvement") } income.
ce-rule-type_idea = Idea improvement: once per activation of its column, { BOX("gains.idea_improvement") } steps on the loop of ideas.
ce-rule-reserve = What is taken from the reserve never comes back.
ce-rule-production = Production grows with recipes (+{ BOX("gains.simple_part") } per simple part, +{ BOX("gains.mixed_part") } per mixed part) and bakeries.
ce-rule-income = At the end of your action you get the lower of Production and Sales.
ce-rule-ideas = A step onto the green box brings an idea; nobody holds more than { $n }.
ce-rule-rest = Dice that rolled a six rest here. Once a turn, wake any for an idea, or each for income.
ce-rule-assemble = Touch a base and a frosting to make a recipe; it is never used up.
ce-rule-served = Customers you have served, by the value of their houses.
ce-rule-SP_IMP = Once a turn, one special action: place an improvement for an idea.
ce-rule-SP_MOVE = Once a turn, one special action: move a die to another column for an idea.
ce-rule-SP_BUY = Once a turn, one special action: buy an idea for income.
ce-rule-SP_PAYMOVE = Once a turn, one special action: move dice to other columns, each for income.
ce-lesson1 = A chocolate base and a mint frosting lie loose on your shelf. Touch one of them: together they are a recipe, and Production grows by { $n }.
ce-lesson2 = Your dice work in the column of their number. Sell has three dice, one of them an orange specialist: level { $level }. Activate it.
ce-lesson3 = Level { $level } sells up to distance { $n }. Touch the second bar of the column.
ce-lesson4 = In Hilltop Drive you have an outlet, and in the villa at distance { $n } somebody wants chocolate with mint. Sell your new cupcake there.
ce-lesson5 = The round improvement of this column may be used once: +{ BOX("gains.income_improvement") } income. Touch it.
ce-lesson6 = Income is the lower of Production and Sales, and your outlets fulfil an objective: +{ BOX("gains.objective") }. Then all dice of the column are rolled. Collect and roll.
ce-lesson7 = The dice went to the columns of their numbers; a six would rest at the beach. End your turn.
