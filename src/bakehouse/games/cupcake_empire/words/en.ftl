# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.


## On its box

promise = Roll, bake and open outlets until the town is yours

## House rules

house_rule-start_recipe_counts = First recipe counts
    .on = The starting recipe moves Production by its parts, so Production starts higher.
house_rule-optional_action = Action by choice
    .on = The turn may go on to the income although the action could still be done.
house_rule-paid_moves = One way for all
    .one_pair = All dice of a paid move go from the same column to the same column.
house_rule-live_level = Level counted anew
    .on = The level is counted from the dice that lie in the activated column now.

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
street = { $name }
street-lemon = Lemon Lane
street-market = Market Street
street-orchard = Orchard Row
street-lake = Lake Walk
street-hilltop = Hilltop Drive
base-vanilla = vanilla base
base-choc = chocolate base
base-mixed = mixed base
frosting-lemon = lemon frosting
frosting-choc = chocolate frosting
frosting-mint = mint frosting
frosting-straw = strawberry frosting
frosting-lemon_choc = lemon-chocolate frosting
frosting-lemon_mint = lemon-mint frosting
frosting-lemon_straw = lemon-strawberry frosting
frosting-choc_mint = chocolate-mint frosting
frosting-choc_straw = chocolate-strawberry frosting
frosting-mint_straw = mint-strawberry frosting
flavour-vanilla = vanilla
flavour-lemon = lemon
flavour-choc = chocolate
flavour-mint = mint
flavour-straw = strawberry
die-purple = purple die
    .article = a purple die
    .plural = purple dice
die-yellow = yellow die
    .article = a yellow die
    .plural = yellow dice
die-green = green die
    .article = a green die
    .plural = green dice
die-orange = orange die
    .article = an orange die
    .plural = orange dice
die-pink = pink die
    .article = a pink die
    .plural = pink dice
die-grey = grey die
    .article = a grey die
    .plural = grey dice
improvement-base = Base
improvement-frosting = Frosting
improvement-outlet = Outlet
improvement-sell = Sell
improvement-income = Income
improvement-idea = Idea

score-sales = customers
score-objectives = objectives
score-other = other income
reached-objective = objective met: { $objective }

## Parts of sentences

a-base = a { $base }
a-frosting = { $frosting }
recipe = a { $base } with { $frosting }
a-sale = { $base_flavour } with { $frosting_flavour } at { $street } { $number }
some-dice =
    { $n ->
        [one] { NAME($die, form: "article") }
       *[other] { $n } { NAME($die, form: "plural") }
    }
a-move =
    { $n ->
        [one] { NAME($die, form: "article") }
       *[other] { $n } { NAME($die, form: "plural") }
    } from column { $from } to column { $to }
in-street =
    { $n ->
        [one] in { $street }
       *[other] in { $street } ×{ $n }
    }
an-improvement = ‘{ $improvement }’
standing = { $whose } { $income }
gain-production = { SIGNED($n) } Production
gain-sales = { SIGNED($n) } Sales
gain-income = { SIGNED($n) } income
gain-ideas =
    { SIGNED($n) } { $n ->
        [one] Bright Idea
       *[other] Bright Ideas
    }
gain-steps =
    { $n ->
        [one] { $n } step to a Bright Idea
       *[other] { $n } steps to a Bright Idea
    }
gain-resting =
    { $n ->
        [one] 1 rests
       *[other] { $n } rest
    }
cost-income = { $n } income
cost-ideas =
    { $n ->
        [one] a Bright Idea
       *[other] { $n } Bright Ideas
    }
objective-A1 = { $a } simple frostings in recipes
objective-A2 = { $a } simple bases in recipes
objective-A3 = { $a } simple and { $b } mixed frostings in recipes
objective-A4 = { $a } simple and { $b } mixed bases in recipes
objective-A5 = { $a } mixed frostings and { $b } mixed bases in recipes
objective-B1 = { $a } customers
objective-B2 = { $a } customers in light and { $b } in dark trousers
objective-B3 = customers in shirts of { $a } colours
objective-B4 = { $a } customers of apartment blocks and { $b } of town houses
objective-B5 = { $a } customers of apartment blocks and { $b } of villas
objective-C1 = { $a } outlets
objective-C2 = outlets in { $a } streets
objective-C3 = { $a } yellow and { $b } beige outlets
objective-C4 = { $a } yellow outlets and { $b } bakeries
objective-C5 = { $a } beige outlets and { $b } bakeries
objective-D1 = { $a } improvements in one column
objective-D2 = { $a } improvements
objective-D3 = { $a } different improvements
objective-D4 = { $a } columns with { $b } improvements each
objective-D5 = { $a } pairs of equal improvements
step-base = take a simple base
step-mixed_base = take a mixed base
step-simple_frosting = take a simple frosting
step-mixed_frosting = take a mixed frosting
step-outlet_yellow = open an outlet in a yellow street
step-outlet_beige = open an outlet in a beige street
step-outlet_both = open an outlet in a yellow and one in a beige street
step-sell = sell up to distance { $n }
step-hire = hire a die
step-improvement = place an improvement
step-bakery_grey = open a bakery in the grey street
step-bakery_yellow = open a bakery in a yellow street
step-bakery_beige = open a bakery in a beige street
step-from = choose the outlet that moves

## What one may do, and what was done

activate =
    { $who_is ->
        [you] activate
       *[other] activates
    } { $column }
    .may = Activate column { $number }, { $column }, at level { $level }
activate-idly =
    { $who_is ->
        [you] activate
       *[other] activates
    } { $column } without an action
    .may = Activate column { $number }, { $column }, without an action
level =
    { $who_is ->
        [you] choose
       *[other] chooses
    } level { $level }
    .may = Level { $level }: { $steps }
level-elsewhere =
    { $who_is ->
        [you] choose
       *[other] chooses
    } { $column } at level { $level }
    .may = { $column } at level { $level }: { $steps }
improve =
    { $who_is ->
        [you] use
       *[other] uses
    } { $improvements }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may = Use { $improvements }: { $steps }{ LIST($gains, type: "unit") }
finish =
    { $who_is ->
        [you] collect
       *[other] collects
    } { $income } income
    .may =
        Collect { $income } income{ $objectives_n ->
            [0] { "" }
            [one] , fulfil { $objectives } (+{ $reward } income)
           *[other] , fulfil { $objectives } (+{ $reward } income)
        } and roll { $dice ->
            [0] no dice
            [one] { $dice } die
           *[other] { $dice } dice
        }
collect =
    { $who_is ->
        [you] collect
       *[other] collects
    } { $income } income
    .may =
        Collect { $income } income{ $objectives_n ->
            [0] { "" }
            [one] , fulfil { $objectives } (+{ $reward } income)
           *[other] , fulfil { $objectives } (+{ $reward } income)
        }, roll later
roll-now =
    { $who_is ->
        [you] roll
       *[other] rolls
    } { $dice ->
        [0] no dice
        [one] { $dice } die
       *[other] { $dice } dice
    }
    .may =
        Roll { $dice ->
            [0] no dice
            [one] { $dice } die
           *[other] { $dice } dice
        }
end-turn =
    { $who_is ->
        [you] end
       *[other] ends
    } the turn
    .may = End the turn
end-turn-last =
    { $who_is ->
        [you] end
       *[other] ends
    } the turn with { $income } income: this round is the last
    .may = End the turn with { $income } income: this round is the last
end-game =
    { $who_is ->
        [you] end
       *[other] ends
    } the turn and the game
    .may = End the turn and the game
take =
    { $who_is ->
        [you] take
       *[other] takes
    } { $parts }
    .may = Take { $parts }
outlet =
    { $who_is ->
        [you] open
       *[other] opens
    } { $streets_n ->
        [one] an outlet
       *[other] outlets
    } { $streets }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Open an outlet { $streets }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
outlet-expelling =
    { $who_is ->
        [you] expel
       *[other] expels
    } { $whom } from { $street } ({ SIGNED($loss) } Sales) to open an outlet{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Expel { $whom } from { $street } ({ SIGNED($loss) } Sales) to open an outlet{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
outlet-to =
    { $who_is ->
        [you] choose
       *[other] chooses
    } a space { $streets }
    .may = Move an outlet: { $streets }
outlet-to-expelling =
    { $who_is ->
        [you] choose
       *[other] chooses
    } { $street } for an outlet in place of { $whom_is ->
        [you] yours
       *[other] { $whom }’s
    }
    .may = Move an outlet to { $street }, expelling { $whom }
move-outlet =
    { $who_is ->
        [you] move
       *[other] moves
    } an outlet from { $from_street } to { $to_street }
    .may = Move an outlet from { $from_street } to { $to_street }
move-outlet-expelling =
    { $who_is ->
        [you] expel
       *[other] expels
    } { $whom } from { $to_street } ({ SIGNED($loss) } Sales) to move an outlet there from { $from_street }
    .may = Move an outlet from { $from_street } to { $to_street }, expelling { $whom } ({ SIGNED($loss) } Sales)
decline =
    { $who_is ->
        [you] leave
       *[other] leaves
    } the outlets where they are
    .may = Leave the outlets where they are
sell =
    { $who_is ->
        [you] sell
       *[other] sells
    } { $sales }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Sell { $sales }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
hire =
    { $who_is ->
        [you] hire
       *[other] hires
    } { NAME($die, form: "article") }
    .may = Hire { NAME($die, form: "article") }
hire-to-rest =
    { $who_is ->
        [you] hire
       *[other] hires
    } { NAME($die, form: "article") } for the Rest Area
    .may = Hire { NAME($die, form: "article") } for the Rest Area: its column is full
bakery =
    { $who_is ->
        [you] open
       *[other] opens
    } a bakery in { $street }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Open a bakery in { $street }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
place =
    { $who_is ->
        [you] place
       *[other] places
    } { $improvements } in column { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }for { $costs }
    }
    .may = Place { $improvements } in column { $number }
place-first =
    { $who_is ->
        [you] place
       *[other] places
    } the { $improvement } improvement in column { $number }
    .may = Place the { $improvement } improvement in column { $number }
assemble =
    { $who_is ->
        [you] assemble
       *[other] assembles
    } { $recipes }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Assemble { $recipes }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
start =
    { $who_is ->
        [you] begin
       *[other] begins
    } with { $recipe }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Begin with { $recipe }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
rest-idea =
    { $who_is ->
        [you] wake
       *[other] wakes
    } dice into column { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }for { $costs }
    }
    .may = Wake any resting dice into column { $number } for { $costs }
rest-pay =
    { $who_is ->
        [you] wake
       *[other] wakes
    } dice into column { $number }
    .may = Wake resting dice into column { $number }, each for { $cost } income
wake =
    { $who_is ->
        [you] wake
       *[other] wakes
    } { $dice } into column { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }for { $costs }
    }
    .may =
        Wake { $dice } into column { $number }{ $costs_n ->
            [0] { "" }
           *[other] { " " }for { $costs }
        }
rest-done =
    { $who_is ->
        [you] wake
       *[other] wakes
    } no more dice
    .may = Wake no more dice
special-improvement =
    { $who_is ->
        [you] choose
       *[other] chooses
    } an improvement{ $costs_n ->
        [0] { "" }
       *[other] { " " }for { $costs }
    }
    .may = Special action: place an improvement for { $costs }
special-move =
    { $who_is ->
        [you] choose
       *[other] chooses
    } to move a die{ $costs_n ->
        [0] { "" }
       *[other] { " " }for { $costs }
    }
    .may = Special action: move a die for { $costs }
special-idea =
    { $who_is ->
        [you] buy
       *[other] buys
    } a Bright Idea{ $costs_n ->
        [0] { "" }
       *[other] { " " }for { $costs }
    }
    .may = Special action: buy a Bright Idea for { $costs }
special-paid-moves =
    { $who_is ->
        [you] choose
       *[other] chooses
    } to move dice
    .may = Special action: move dice, each for { $cost } income
pick =
    { $who_is ->
        [you] pick
       *[other] picks
    } { NAME($die, form: "article") } in column { $number }
    .may = Pick { NAME($die, form: "article") } in column { $number }
move =
    { $who_is ->
        [you] move
       *[other] moves
    } { $moves }{ $costs_n ->
        [0] { "" }
       *[other] { " " }for { $costs }
    }
    .may =
        Move { $moves }{ $costs_n ->
            [0] { "" }
           *[other] { " " }for { $costs }
        }
move-done =
    { $who_is ->
        [you] move
       *[other] moves
    } no more dice
    .may = Move no more dice
rest =
    { $who_is ->
        [you] let
       *[other] lets
    } { NAME($die, form: "article") } rest
    .may = Let { NAME($die, form: "article") } rest

## What came of it

total = { $deed }: { LIST($gains, type: "unit") }
set-up = The city wakes up
moves-in = { $street } { $number } wants { $base_flavour } with { $frosting_flavour }
customers =
    { $n ->
        [one] { $n } customer moves in
       *[other] { $n } customers move in
    }
objective =
    { $objectives_n ->
        [one] Objective
       *[other] Objectives
    }, { $gain } income each: { LIST($objectives, type: "unit") }
dealt =
    { $who_is ->
        [you] get
       *[other] gets
    } the { $improvement } improvement
grey =
    { $who_is ->
        [you] roll
       *[other] rolls
    } { $columns_n ->
        [one] a grey die into column { $columns }
       *[other] grey dice into columns { $columns }
    }
first-round = Round 1
round = Round { $n }: { LIST($standings, type: "unit") }
    .short = Round { $n }
cast = The { $die } shows { $face }
roll =
    Roll: { LIST($faces, type: "unit") }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
idea-too =
    { $whose }: { SIGNED($n) } { $n ->
        [one] Bright Idea
       *[other] Bright Ideas
    }
fulfil =
    { $who_is ->
        [you] fulfil
       *[other] fulfils
    } { $objectives }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
quoted = ‘{ $objective }’
target =
    { $whose_is ->
        [you] You end your
       *[other] { $whose } ends the
    } turn with { $income } income: this round is the last
the-end = The game is over: { LIST($standings, type: "unit") }
wins =
    { $who_is ->
        [you] win
       *[other] wins
    } with { $income } income
wins-by-customers =
    { $who_is ->
        [you] win
       *[other] wins
    } with { $income } income, as much as { $rivals_who }, but { $customers } customers to { $most }
wins-by-outlets =
    { $who_is ->
        [you] win
       *[other] wins
    } with { $income } income and { $customers } customers, as many as { $rivals_who }, but { $outlets } outlets to { $most }
shared = The victory is shared by { $winners_who }, each with { $income } income, { $customers } customers and { $outlets } outlets
round-limit = The game ends after round { $n }, the last one that is allowed

## What would be left unused, before something is ended

leaves-action = the action of the column is not done
leaves-recipe = a recipe could be assembled
leaves-improvement = ‘{ $improvement }’ is still unused

## Why not

not-now = it is not the time for that
reaches-no-level =
    { $more ->
        [0] the column reaches no level, and another one does
        [one] it needs { $more } more die to reach a level
       *[other] it needs { $more } more dice to reach a level
    }
level-too-low =
    { $more ->
        [0] the column reaches only level { $level }
        [one] the column reaches only level { $level }: it needs { $more } more die
       *[other] the column reaches only level { $level }: it needs { $more } more dice
    }
not-active = the activated column is { $column }
action-done = the action of this turn is done
nothing-possible = nothing of it can be done now
no-such-improvement = column { $number } has no such improvement
space-too-high = the space of the improvement needs level { $level }, and the column reaches { $reached }
improvement-used = the improvement is used already in this turn
must-act = the action of the column can be done, so it must be done first
nothing-between = there is nothing to do between income and roll
reserve-empty = the reserve has none left
wrong-step = something else comes first: { $step }
wrong-colour = the street has another colour; you may { $step }
space-free = the street has a free space, so nobody is expelled
street-full = the street has no free space
no-outlet-there =
    { $whose_is ->
        [you] you have
       *[other] { $whose } has
    } no outlet there
own-outlet = you cannot expel yourself
no-outlet-elsewhere = you have no outlet in hand, and none in another street
not-yours-there = you have no outlet there
has-outlets = you have an outlet in hand, so one must be opened
house-empty = nobody lives in that house any more
too-far = the house is at distance { $distance }; you may { $step }
no-presence = you have no outlet and no bakery in { $street }
no-recipe = you have no recipe for { $base_flavour } with { $frosting_flavour }
no-bakery-left = you have no bakery in hand
column-has-type = the column has that improvement already
column-improved = the column has no space for another improvement
not-dealt = you were dealt the { $improvement } improvement
recipe-taken = somebody else begins with that recipe
part-missing = it still needs { $parts }
rest-was-used = the Rest Area is used already in this turn
rest-empty = no die is resting
column-full = the column is full
no-idea = it needs a Bright Idea, and you have none
no-income = it needs { $more } income more: it costs { $cost }, you have { $have }
special-was-used = the special action of this turn is used already
no-die-there = there is no such die
not-in-order = dice are named in the order of their colours
nothing-moved = at least one die has to move
full-of-ideas = nobody holds more than { $n } Bright Ideas
stays = it would stay where it is
other-pair = all dice of this move go from column { $from } to column { $to }
too-few-left = too few dice would be left for those that must rest
no-such-player = nobody sits there
nothing-moves = no column has room for the die

## What the words of the game mean

glossary-base = The lower half of a cupcake: simple (vanilla or chocolate) or mixed (both).
glossary-frosting = The upper half of a cupcake: simple (one flavour) or mixed (two flavours).
glossary-recipe = A base and a frosting, assembled. It is never used up and serves every customer who wants its flavours.
glossary-die = It works in the column of the number that it shows.
glossary-specialist = A die in the column of its colour, or a pink die in any column: it lifts the level by one.
glossary-column = One of five places for dice and improvements on your board, each with an action of its own.
glossary-level = What a column can do: more dice reach a higher one, and each specialist adds one.
glossary-improvement = It lies in a column and may be used once whenever that column is activated.
glossary-reserve = What is left of bases, frostings, dice and improvements. What is taken never comes back.
glossary-street = Houses at growing distance, with spaces for outlets and bakeries; grey, yellow or beige.
glossary-house = One customer lives here. An apartment block, a town house and a villa bring more and more Sales and income.
glossary-customer = Trousers tell the base, the shirt tells the frosting. Who is served leaves the house for good.
glossary-outlet = It gives access to the customers of a street, and Sales. In a full street a rival’s outlet is expelled.
glossary-bakery = It gives access like an outlet, and Production and Sales; nobody can expel it.
glossary-production = How much you can bake: it grows with recipes and bakeries.
glossary-sales = How much you can sell: it grows with outlets, bakeries and customers, and falls when an outlet is expelled.
glossary-income = Each turn brings the lower of Production and Sales. Most income wins.
glossary-idea = Sixes and steps onto the green box bring it. It wakes dice, moves a die or buys an improvement.
glossary-rest_area = Where dice go that rolled a six or found no room. Once a turn you may wake some of them for one column.
glossary-special_action = One of four, once in your turn: place an improvement or move a die for a Bright Idea, buy a Bright Idea, or move dice for income.
glossary-objective = Whoever fulfils one at the income step gets +{ BOX("gains.objective") } income for it, once.
glossary-expel = To open an outlet in a full street, a rival’s outlet goes back to its owner, who loses Sales.

## The plain board: what the fields of the view are called

area-phase = Step
area-round = Round
area-turn = Turn
area-last_round = Last round
area-target = Ends at
    .about = { glossary-income }
area-city = City
    .about = { glossary-street }
area-colour = Colour
area-houses = Houses
    .about = { glossary-house }
area-class = House
    .about = { glossary-house }
area-sales = Sales
    .about = { glossary-sales }
area-income = Income
    .about = { glossary-income }
area-customer = Customer
    .about = { glossary-customer }
area-outlets = Outlets
    .about = { glossary-outlet }
area-outlet_spaces = Spaces for outlets
    .about = { glossary-outlet }
area-free_outlet_spaces = Free for outlets
    .about = { glossary-outlet }
area-blocked = Blocked
area-bakeries = Bakeries
    .about = { glossary-bakery }
area-bakery_spaces = Spaces for bakeries
    .about = { glossary-bakery }
area-objectives = Objectives
    .about = { glossary-objective }
area-deck = Deck
area-need = Needed
    .about = { glossary-objective }
area-progress = Progress
    .about = { glossary-objective }
area-met = Fulfilled
    .about = { glossary-objective }
area-done = Paid
    .about = { glossary-objective }
area-reserve = Reserve
    .about = { glossary-reserve }
area-bases = Bases
    .about = { glossary-base }
area-frostings = Frostings
    .about = { glossary-frosting }
area-dice = Dice
    .about = { glossary-die }
area-improvements = Improvements
    .about = { glossary-improvement }
area-ideas = Bright Ideas
    .about = { glossary-idea }
area-activation = Active column
    .about = { glossary-column }
area-column = Column
    .about = { glossary-column }
area-level = Level
    .about = { glossary-level }
area-action_done = Action done
area-used = Used
    .about = { glossary-improvement }
area-rest_used = Dice woken
    .about = { glossary-rest_area }
area-special_used = Special action used
    .about = { glossary-special_action }
area-useful = Something to do
area-steps = Steps to come
area-moving = Being moved
area-outlet_to = Outlet goes to
area-rest_column = Dice wake for
    .about = { glossary-rest_area }
area-picked = Picked
area-roll = Roll
    .about = { glossary-die }
area-to_roll = To roll
    .about = { glossary-die }
area-sixes = Sixes
    .about = { glossary-rest_area }
area-unplaced = Without a space
    .about = { glossary-rest_area }
area-must_rest = Must rest
    .about = { glossary-rest_area }
area-players = Companies
area-seat = Player
area-name = Colour
area-production = Production
    .about = { glossary-production }
area-earns = Income a turn
    .about = { ce-rule-income }
area-marker = Steps to a Bright Idea
    .about = { glossary-idea }
area-columns = Columns
    .about = { glossary-column }
area-top = Highest level
    .about = { glossary-level }
area-next = Dice to the next level
    .about = { glossary-level }
area-specialists = Specialists
    .about = { glossary-specialist }
area-low = First improvements
    .about = { glossary-improvement }
area-third = Third improvement
    .about = { glossary-improvement }
area-rest = Rest Area
    .about = { glossary-rest_area }
area-recipes = Recipes
    .about = { glossary-recipe }
area-served = Served
    .about = { glossary-customer }
area-served_class = Served by house
    .about = { glossary-house }
area-outlets_in_hand = Outlets in hand
    .about = { glossary-outlet }
area-bakeries_in_hand = Bakeries in hand
    .about = { glossary-bakery }
area-dealt = First improvement
    .about = { glossary-improvement }
area-score = Income
    .about = { glossary-income }
area-other = Turn by turn
    .about = { glossary-income }
area-total = Total
    .about = { glossary-income }
area-copies = Copies
    .about = { glossary-recipe }
area-serves = Serves
    .about = { glossary-customer }
area-base = Base
    .about = { glossary-base }
area-frosting = Frosting
    .about = { glossary-frosting }
value-turn = choosing a column
value-act = acting
value-step = taking a step
value-preroll = before the roll
value-post = after the roll
value-rest = waking dice
value-pick = picking a die
value-to = moving a die
value-setup_improvement = first improvement
value-setup_recipe = first recipe
value-surplus = dice without a space
value-wake = waking dice
value-from = moving an outlet
value-block = apartment block
value-town_house = town house
value-villa = villa
value-beige = beige
value-grey = grey
value-yellow = yellow
value-green = green
value-orange = orange
value-pink = pink
value-purple = purple
kind-activate = Activate a column
kind-level = Choose a level
kind-improve = Use an improvement
kind-take_base = Take a base
kind-take_frosting = Take a frosting
kind-outlet = Open an outlet
kind-move_outlet_from = Move an outlet
kind-sell = Sell
kind-hire = Hire a die
kind-bakery = Open a bakery
kind-place_imp = Place an improvement
kind-assemble = Assemble a recipe
kind-rest_idea = Wake dice for an idea
kind-rest_pay = Wake dice for income
kind-rest_die = Wake a die
kind-pick_die = Pick a die
kind-die_to = Move the die
kind-surplus = Let a die rest
kind-start_recipe = First recipe

## Puzzles: what they are about

theme-columns = Columns
theme-ingredients = Ingredients and recipes
theme-selling = Selling
theme-town = Outlets in the town
theme-improving = Improvements
theme-dice = Dice and rest

## The lesson

lesson-goal-1 = You run a cupcake company. When somebody ends a turn with { $target } income, the round is played out and the highest income wins.
lesson-goal-2 = Each turn you gain the lower of Production and Sales. Recipes raise Production; outlets and customers raise Sales.
lesson-goal-3 = Every objective that you fulfil brings { $n } income once.
lesson-start-title = A first recipe
lesson-start = Before the first turn you choose where your improvement lies and what your first recipe is: a base and a frosting. Look what the customers wear: trousers want a base, shirts a frosting.
lesson-columns-title = Columns and levels
lesson-columns =
    { $kind ->
        [LEVEL] This column works now. Choose how it works: a higher level does more, and what glows is what its dice have reached.
       *[ACTIVATE] Your dice work in the column of their number. Choose the column that works this turn: more dice reach a higher level, and each specialist with a star lifts it by one.
    }
lesson-assemble-title = Recipes
lesson-assemble = A loose base and a loose frosting make a recipe: Production grows by { $n } for a simple part and by { $mixed } for a mixed one. It is never used up.
lesson-bases-title = Bases
lesson-bases = Take a base. With a frosting it becomes a recipe, which raises Production.
lesson-frostings-title = Frostings
lesson-frostings = Take a frosting. With a base it becomes a recipe, which raises Production and serves new customers.
lesson-outlets-title = Outlets
lesson-outlets = An outlet raises Sales by { $n }, and from it you can sell in that street. Choose a street whose customers you can serve.
lesson-selling-title = Selling
lesson-selling = Sell to a customer who wants your recipe, in a street where you have an outlet or a bakery. The larger the house, the more Sales and income.
lesson-staff-title = Staff
lesson-staff =
    { $kind ->
        [BAKERY] A bakery raises Production and Sales, and from it you can sell in that street. It is what a high level of this column brings; its lower levels hire another die.
       *[HIRE] Hire another die: more dice make higher levels. Higher levels of this column build improvements and bakeries.
    }
lesson-improvements-title = Improvements
lesson-improvements = A round improvement in the column that works may be used once this turn: it is free. Touch it.
lesson-income-title = Income and rolling
lesson-income = Now collect: Production is { $production }, Sales { $sales }, so you gain { $gain }. Then the dice of the column are rolled and go to the columns of their numbers.
lesson-rest-title = The Rest Area
lesson-rest = A six goes to the Rest Area and works no more until you wake it: for { $money } income, or all of them for a Bright Idea.
lesson-ideas-title = Bright Ideas
lesson-ideas = A Bright Idea pays for one special action in a turn: place an improvement, or move a die to the column where it helps.
lesson-turn-title = The end of the turn
lesson-turn = Your dice lie where they will work next time. End your turn.
lesson-objectives-title = Objectives
lesson-objectives = Whoever fulfils an objective is paid for it once, with the income of that turn. Look at them now and then: two of them are often near.
lesson-no-assemble = A base and a frosting lie loose on your shelf. Make a recipe of them first: Production counts when you collect.
lesson-no-paying = That costs income, and income is what wins: { $target } of it. There is something better to do.

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
ce-goals = Objectives
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
ce-step-hire = die
ce-step-improvement = improvement
ce-step-bakery_grey = grey bakery
ce-step-bakery_yellow = bakery
ce-step-bakery_beige = beige bakery
ce-or_any = { $words } or any level
ce-or_any_short = { $words } or any
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
ce-hire-purple = Purple die, for bases
ce-hire-yellow = Yellow die, for frostings
ce-hire-green = Green die, for outlets
ce-hire-orange = Orange die, for selling
ce-hire-pink = Pink die, a specialist everywhere
ce-cupcake = { $base } with { $frosting }
ce-left = { $name }, { $n } left
ce-does-base = gives a simple base
ce-does-frosting = gives a simple frosting
ce-does-outlet = opens an outlet in yellow
ce-does-sell = sells up to distance { $n }
ce-does-income = gives { BOX("gains.income_improvement") } income
ce-does-idea = { BOX("gains.idea_improvement") } steps to a Bright Idea
ce-dealt = Improvement: { $type }
ce-dealt_where = Choose the column for it.
ce-take_which = Choose one
ce-improve_which = Choose an improvement and its column
ce-goal-A1 = { $a } simple frostings
ce-goal-A2 = { $a } simple bases
ce-goal-A3 = { $a } simple, { $b } mixed frostings
ce-goal-A4 = { $a } simple, { $b } mixed bases
ce-goal-A5 = { $a } mixed frostings, { $b } bases
ce-goal-B1 = { $a } customers
ce-goal-B2 = { $a } light, { $b } dark trousers
ce-goal-B3 = All { $a } shirts
ce-goal-B4 = { $a } blocks, { $b } town houses
ce-goal-B5 = { $a } blocks, { $b } villas
ce-goal-C1 = { $a } outlets
ce-goal-C2 = { $a } streets
ce-goal-C3 = { $a } yellow, { $b } beige outlets
ce-goal-C4 = { $a } yellow outlets, { $b } bakeries
ce-goal-C5 = { $a } beige outlets, { $b } bakeries
ce-goal-D1 = { $a } improvements in a column
ce-goal-D2 = { $a } improvements
ce-goal-D3 = { $a } different improvements
ce-goal-D4 = { $a } columns of { $b } improvements
ce-goal-D5 = { $a } pairs of improvements
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
ce-goal_rule-D3 = { $a } different improvements: +{ $n } income, once
ce-goal_rule-D4 = { $a } columns with at least { $b } improvements: +{ $n } income, once
ce-goal_rule-D5 = { $a } pairs of equal improvements: +{ $n } income, once
ce-goal_progress = { $name } { $state }
ce-goal_done = done
ce-reserve = Reserve
ce-production = Production
ce-sales = Sales
ce-income = Income
ce-ideas = Bright Ideas
ce-recipes = Recipes
ce-income_short = Income
ce-production_of = Production of { $name }: { $n }
ce-sales_of = Sales of { $name }: { $n }
ce-income_of = Income of { $name }: { $n }
ce-income_loop = Income of everybody
ce-ideas_of = Bright Ideas: { $n } of { $most }
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
ce-rest_area = Rest Area
ce-nobody_rests = Sixes come here to rest.
ce-resting_die = Resting { $colour }
ce-wake_die = Wake the { $colour }
ce-wake-REST_IDEA = Wake any dice for one Bright Idea
ce-wake-REST_PAY = Wake dice for income
ce-wake_short-REST_IDEA = Wake all
ce-wake_short-REST_PAY = Each die
ce-outlet_of = Outlet of { $name } in { $street }
ce-bakery_of = Bakery of { $name } in { $street }
ce-outlet_space = Free space for an outlet in { $street }
ce-bakery_space = Free space for a bakery in { $street }
ce-house = House { $n }, { $street }: { $customer }
ce-house_empty = House { $n }, { $street }: nobody
ce-wants = wants { $cupcake }
ce-ghost_sales = { $n } Sales
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
ce-in_hand = In hand: outlets { $outlets }, bakeries { $bakeries }
ce-rolls =
    { $n ->
        [one] rolls { $n } die
       *[other] rolls { $n } dice
    }
ce-effect-marker = Steps to a Bright Idea
ce-effect-level = Level of { $column }
ce-effect-resting = Resting dice
ce-cost_sales = { $n } Sales
ce-effect-rival_sales = Sales of { $name }
ce-button-finish = Collect and roll
ce-button-end_turn = End turn
ce-button-roll = Roll
ce-button-rest_done = No more dice
ce-button-move_done = No more moves
ce-button-decline = Leave them
ce-button-let_rest =
    { $n ->
        [1] Let it rest
       *[other] Let them rest
    }
ce-button-wake =
    { $n ->
        [1] Wake it
       *[other] Wake them
    }
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
        [0] Which dice wake up for { $column }?
        [one] { $n } die wakes up for { $column }
       *[other] { $n } dice wake up for { $column }
    }
ce-ask-wake_where = Choose the column they wake up for
ce-ask-assemble = Now the part that goes with it
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
ce-rule-house = A customer here brings +{ $sales } Sales and +{ $income } income, to whoever has an outlet or a bakery in the street and the right recipe.
ce-rule-outlets = Outlets give +{ BOX("gains.outlet") } Sales each; in a full street a rival’s outlet is expelled.
ce-rule-bakery = A bakery gives Production and Sales, +{ BOX("gains.yellow_bakery") } in a yellow and +{ BOX("gains.beige_bakery") } in a beige street; nobody can expel it.
ce-rule-sales = Sell to a customer within reach; the farther, the better the house.
ce-rule-staff = Hire dice, place improvements, open bakeries; level { $n } may do any action instead.
ce-rule-type_base = Base improvement: once per activation of its column, a simple base.
ce-rule-type_frosting = Frosting improvement: once per activation of its column, a simple frosting.
ce-rule-type_outlet = Outlet improvement: once per activation of its column, an outlet in a yellow street.
ce-rule-type_sell = Sell improvement: once per activation of its column, a sale up to distance { $n }.
ce-rule-type_income = Income improvement: once per activation of its column, { BOX("gains.income_improvement") } income.
ce-rule-type_idea = Idea improvement: once per activation of its column, { BOX("gains.idea_improvement") } steps to a Bright Idea.
ce-rule-production = Production grows with recipes (+{ BOX("gains.simple_part") } per simple part, +{ BOX("gains.mixed_part") } per mixed part) and bakeries.
ce-rule-income = At the end of your action you get the lower of Production and Sales.
ce-rule-ideas = A step onto the green box brings a Bright Idea; nobody holds more than { $n }.
ce-rule-rest = Dice that rolled a six rest here. Once a turn, wake any for a Bright Idea, or each for { BOX("costs.rest_die") } income.
ce-rule-assemble = Touch a base and a frosting to make a recipe; it is never used up.
ce-rule-served = Customers you have served, by the value of their houses.
ce-rule-SP_IMP = Once a turn, one special action: place an improvement for a Bright Idea.
ce-rule-SP_MOVE = Once a turn, one special action: move a die to another column for a Bright Idea.
ce-rule-SP_BUY = Once a turn, one special action: buy a Bright Idea for { BOX("costs.idea") } income.
ce-rule-SP_PAYMOVE = Once a turn, one special action: move dice to other columns, each for { BOX("costs.die_move") } income.

## What is printed, in the workshop

printed-round_limit = Rounds at most
printed-start = At the start
printed-grey_dice = Grey dice
printed-tracks = Tracks
printed-end = End
printed-idea_boxes = Boxes of the loop
printed-most_ideas = Bright Ideas at most
printed-costs = Costs
printed-rest_die = A die leaves the Rest Area
printed-idea = A Bright Idea
printed-die_move = A die moves
printed-gains = Gains
printed-simple_part = Simple part
printed-mixed_part = Mixed part
printed-outlet = Outlet
printed-expelled = Expelled
printed-yellow_bakery = Bakery, yellow street
printed-beige_bakery = Bakery, beige street
printed-objective = Objective
printed-income_improvement = Income improvement
printed-idea_improvement = Idea improvement
printed-spaces = Spaces
printed-improvement_levels = Improvements need level
printed-levels = Levels
printed-streets = Streets
printed-simple_bases = Simple bases
printed-mixed_bases = Mixed bases
printed-simple_frostings = Simple frostings
printed-mixed_frostings = Mixed frostings
printed-pink_dice = Pink dice
printed-customers = Customers
printed-mixed_base = mixed base
printed-simple_frosting = simple frosting
printed-mixed_frosting = mixed frosting
printed-outlet_yellow = outlet, yellow
printed-outlet_beige = outlet, beige
printed-outlet_both = outlet, both
printed-sell_2 = sell, near
printed-sell_3 = sell, further
printed-sell_4 = sell, anywhere
printed-hire = hire
printed-improvement = improvement
printed-bakery_yellow = bakery, yellow
printed-bakery_beige = bakery, beige
printed-none = none
