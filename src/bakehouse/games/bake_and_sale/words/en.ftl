# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = One week, eight hourglasses a day: bake, star, sell

## House rules

house_rule-market_cost = Dear market
    .sheet = A visit is priced by the furthest section that is circled anywhere on the sheet.
house_rule-ladder = Highest step only
    .highest = The ladder under a bread pays its highest circled step, not every one.
house_rule-swap = Colours for the day
    .day = With the Stock Room the first visit of a day fixes the colours of the dice for that day.

## Names of things

supply-high_gluten_flour = high-gluten flour
supply-all_purpose_flour = all-purpose flour
supply-yeast = yeast
supply-olive_oil = olive oil
supply-eggs =
    { $n ->
        [one] egg
       *[other] eggs
    }
supply-butter = butter

bread-baguette =
    { $n ->
        [other] Baguettes
       *[one] Baguette
    }
bread-ciabatta =
    { $n ->
        [other] Ciabattas
       *[one] Ciabatta
    }
bread-focaccia =
    { $n ->
        [other] Focaccias
       *[one] Focaccia
    }
bread-brioche =
    { $n ->
        [other] Brioches
       *[one] Brioche
    }
bread-sourdough_bread =
    { $n ->
        [other] Sourdough Breads
       *[one] Sourdough Bread
    }
    .short = Sourdough
bread-bakerys_special =
    { $n ->
        [other] Bakery's Specials
       *[one] Bakery's Special
    }
    .short = Special

building-network = Baking Network
building-local_supplier = Local Supplier
building-retail_store = Retail Store
building-academy = Bakery Academy
building-rolling_lab = Rolling Lab
building-consulting = Bakery Consulting
building-hiring_agency = Hiring Agency
building-voluntary_agency = Voluntary Agency
building-friendly_bakery = Friendly Bakery
building-stock_room = Stock Room
building-marketing_agency = Marketing Agency
building-supermarket = Supermarket

award-technique = Best Technique
award-quality = Best Quality
award-production = Best Production
award-manufacturer = Best Manufacturer
award-known = Best Known

level-easy = Easy
level-normal = Normal
level-hard = Hard
level-challenging = Challenging
level-impossible = Impossible

weekday =
    { $day ->
        [1] { bs-day1 }
        [2] { bs-day2 }
        [3] { bs-day3 }
        [4] { bs-day4 }
        [5] { bs-day5 }
        [6] { bs-day6 }
        [7] { bs-day7 }
       *[other] Day { $day }
    }

score-wholesale = wholesale
score-retail = orders
score-fame = fame
score-buildings = buildings
score-frequency = ladders
score-hiring = hiring
score-awards = awards
reached-award = { $award }

## Parts of sentences

some = { $n } { NAME($supply, $n) }
loaf = { $n } { NAME($bread, $n) }
on-bread =
    { $n ->
        [1] { $bread }
       *[other] { $bread } ×{ $n }
    }
die =
    { $black ->
        [0] white
       *[1] black
    } { $face }{ $joker ->
        [0] {""}
       *[1] {" "}as joker
    }
score = { $whose } { $n }
# What a deed is worth, after it.
gains =
    { $gain ->
        [0] {""}
       *[other] : { SIGNED($gain) } money
    }
# What the first space of a section brings, after the price.
brings =
    { $bonus ->
        [0] {""}
        [1] {" "}and brings a star
        [2] {" "}and brings a rolling pin
       *[3] {" "}and brings fame
    }
# The price of a bonus that was not a gift.
priced =
    { $hours ->
        [0] {""}
       *[other] {" "}for { $hours } h
    }

## The market and supplies

market =
    { $who_is ->
        [you] go
       *[other] goes
    } to the Supplies Market{ $swapped ->
        [0] {""}
       *[1] {" "}with swapped colours
    }
    .may =
        Visit the Supplies Market with up to { $n } dice{ $swapped ->
            [0] {""}
           *[1] , colours swapped
        }
take =
    { $who_is ->
        [you] take
       *[other] takes
    } { $supplies } ({ $dice }){ gains }
    .may = Take { $supplies } ({ $dice }): the visit costs { $hours } h{ brings }
pay =
    { $who_is ->
        [you] pay
       *[other] pays
    } { $hours } h at the Supplies Market{ gains }
    .may = Leave the Supplies Market and pay { $hours } h
buy =
    { $who_is ->
        [you] buy
       *[other] buys
    } { $supplies }{ $swapped ->
        [0] {""}
        [1] {" "}with swapped colours
       *[2] {" "}partly with swapped colours
    } for { $hours } h{ gains }
local =
    { $who_is ->
        [you] visit
       *[other] visits
    } the { $building } for { $hours } h{ gains }
    .may =
        { $building }: { $n ->
            [one] { $n } supply
           *[other] { $n } supplies
        } of the black rows for { $hours } h
get =
    { $who_is ->
        [you] take
       *[other] takes
    } { $supplies }
    .may = Take { $supplies }{ $bonus ->
        [0] {""}
        [1] : brings a star
        [2] : brings a rolling pin
       *[3] : brings fame
    }
local-get =
    { $who_is ->
        [you] get
       *[other] gets
    } { $supplies } from the { $building } for { $hours } h{ gains }

## Buildings

network =
    { $who_is ->
        [you] visit
       *[other] visits
    } the { $building } for { $hours } h{ gains }
    .may =
        { $building }: { $n } fame for { $hours } h{ $money ->
            [0] {""}
           *[other] : { SIGNED($money) } money
        }
academy =
    { $who_is ->
        [you] visit
       *[other] visits
    } the { $building } for { $hours } h{ gains }
    .may =
        { $building }: { $n ->
            [one] { $n } star
           *[other] { $n } stars
        } for { $hours } h
lab =
    { $who_is ->
        [you] visit
       *[other] visits
    } the { $building } for { $hours } h{ gains }
    .may =
        { $building }: { $n ->
            [one] { $n } rolling pin
           *[other] { $n } rolling pins
        } for { $hours } h
consulting =
    { $who_is ->
        [you] grow
       *[other] grows
    } to business size { $n } for { $hours } h{ gains }
    .may = { $building }: business size { $n } for { $hours } h
hire =
    { $who_is ->
        [you] hire
       *[other] hires
    } { $hours } extra h for { $money } money{ gains }
    .may = { $building }: { $hours } extra h for { $money } money
volunteer =
    { $who_is ->
        [you] visit
       *[other] visits
    } the { $building }{ gains }
    .may =
        { $building }: { $hours } extra h for { $n ->
            [one] { $n } supply
           *[other] { $n } supplies
        }
give =
    { $who_is ->
        [you] give
       *[other] gives
    } away { $supplies }
    .may = Give away { $supplies } ({ $n } to give)
extra =
    { $who_is ->
        [you] get
       *[other] gets
    } { $hours } extra h
trade =
    { $who_is ->
        [you] trade
       *[other] trades
    } { $supplies } for { $hours } extra h{ gains }
friendly =
    { $who_is ->
        [you] make
       *[other] makes
    } white { $faces } jokers in the { $building } for { $hours } h{ gains }
    .may = { $building }: white { $faces } are jokers from now on, for { $hours } h
stock =
    { $who_is ->
        [you] open
       *[other] opens
    } the { $building } to swap the colours of the dice for { $hours } h{ gains }
    .may = { $building }: the dice may swap colours from now on, for { $hours } h
marketing =
    { $who_is ->
        [you] open
       *[other] opens
    } { $n } more fame icons in the { $building } for { $hours } h{ gains }
    .may = { $building }: { $n } more fame icons, { $money } money when full, for { $hours } h
supermarket =
    { $who_is ->
        [you] visit
       *[other] visits
    } the { $building } for { $hours } h{ gains }
    .may = { $building } for { $hours } h{ gains }

## Bonuses

star =
    { $who_is ->
        [you] circle
       *[other] circles
    } { $n ->
        [one] a star
       *[other] { $n } stars
    } on { $breads }{ priced }{ gains }
    .may = Circle a star on { $breads }{ gains }
pin =
    { $who_is ->
        [you] { $missing ->
            [0] unlock { $bread } with
           *[other] circle
        }
       *[other] { $missing ->
            [0] unlocks { $bread } with
           *[other] circles
        }
    } { $n ->
        [one] a rolling pin
       *[other] { $n } rolling pins
    }{ $missing ->
        [0] {""}
       *[other] {" "}on { $bread }
    }{ priced }{ gains }
    .may =
        Circle a rolling pin on { $bread }: { $missing ->
            [0] unlocks it
           *[other] { $missing } to go
        }
fame =
    { $who_is ->
        [you] gain
       *[other] gains
    } { $n } fame{ $agency ->
        [0] {""}
       *[other] { $track ->
            [0] {" "}in the { $building }
           *[other] {" "}({ $agency } in the { $building })
        }
    }{ priced }{ gains }
    .may =
        { $agency ->
            [0] Circle a fame icon on the Fame track ({ $place } of { $of })
           *[1] Circle a fame icon in the { $building } ({ $place } of { $of })
        }{ gains }
lost =
    { $who_is ->
        [you] lose
       *[other] loses
    } { $bonus ->
        [1] { $n ->
            [one] a star
           *[other] { $n } stars
        }
        [2] { $n ->
            [one] a rolling pin
           *[other] { $n } rolling pins
        }
       *[3] { $n } fame
    } for want of a free icon{ gains }

## The oven and the orders

bake =
    { $who_is ->
        [you] bake
       *[other] bakes
    } { $loaves } for { $hours } h{ gains }
    .may = Bake { $loaves } for { $hours } h{ gains }
order =
    { $who_is ->
        [you] fulfil
       *[other] fulfils
    } order { $order } with { $things } for { $hours } h{ instead }{ gains }
    .may = Fulfil order { $order } with { $things } for { $hours } h{ instead }{ gains }
# What an order pays, where its loaves will be missing in wholesale.
instead =
    { $less ->
        [0] {""}
       *[other] {" "}({ $money } money, { $less } less in wholesale)
    }

## The days and the end

day = { weekday }: white { LIST($white, type: "unit") }; black { LIST($black, type: "unit") }
    .short = { weekday }
end-day =
    { $who_is ->
        [you] let
       *[other] lets
    } { $hours } h go by
    .may =
        End { weekday }{ $hours ->
            [0] {""}
           *[other] {" "}({ $hours } h unspent)
        }
unspent =
    { $hours } h { $hours ->
        [one] is
       *[other] are
    } left unspent
week-over = The week is over: { $scores } money
count-technique =
    { $n ->
        [one] { $n } bread
       *[other] { $n } breads
    }
count-quality =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
count-production =
    { $n ->
        [one] { $n } loaf
       *[other] { $n } loaves
    }
count-manufacturer = business size { $n }
count-known = { $n } fame
award-named = { $award }
award-for = { $award } ({ $count })
award-asked = { $award } ({ $count } of { $asked })
awards =
    { $who_is ->
        [you] win { the-awards }: +{ $money } money
        [many] share { the-awards }: +{ $money } money each
       *[other] wins { the-awards }: +{ $money } money
    }
the-awards =
    { $awards_n ->
        [one] the award { $awards }
       *[other] the awards { $awards }
    }
missed = Missed: { the-awards }
nobody-wins = Nobody wins { the-awards }

## Who won

wins-with-money =
    { $who_is ->
        [you] win
       *[other] wins
    } with { $n } money
wins-by-awards =
    { $who_is ->
        [you] win
       *[other] wins
    } by awards, { $awards } to { $fewer }: { $n } money, as much as { $whom }
wins-shared = share the victory: { $n } money and { $awards ->
        [one] { $awards } award
       *[other] { $awards } awards
    } each
level-reached =
    { $over ->
        [0] Level { $level } so far
       *[1] Level { $level } is reached
    }
no-level =
    { $over ->
        [0] No level yet
       *[1] No level is reached
    }

## What would be left unused, before something is ended

leaves-hours =
    { $n ->
        [one] { $n } hourglass is left
       *[other] { $n } hourglasses are left
    }

## Why not

too-few-hours =
    it needs { $more ->
        [one] { $more } hourglass
       *[other] { $more } hourglasses
    } more: it costs { $hours }, you have { $have }
no-supply-to-take = no die gives a supply that still has a space and that you could pay for
no-stock-room = only after a visit to the { $building } may the dice swap colours
colours-fixed = the colours of the dice are fixed for today
nothing-taken-yet = at least one supply has to be taken
rows-ascend = supplies are named from the top row down, and enough must be left below
row-full = the row of { $supply } has no space left
business-full =
    your business size allows { $n ->
        [one] { $n } supply
       *[other] { $n } supplies
    } a visit
no-such-die = no unused die gives { $supply }
fame-full = no fame icon is free
too-few-spaces =
    it needs { $needed ->
        [one] { $needed } free space
       *[other] { $needed } free spaces
    } in the black rows, there are { $n }
order-done = that order is fulfilled already
too-few-supplies = it needs { $things } more
too-few-any =
    it needs { $n ->
        [one] { $n } supply
       *[other] { $n } supplies
    } more, of any kind
none-in-stock = there is no { $supply } in your stock
too-few-loaves = it needs { $things } more, not handed over yet
no-free-star = no star is free there
no-free-pin = no rolling pin is free there
business-at-most = { $n } is the largest business size
consulted-today = once a day is enough
enough-hours = extra hourglasses are for days with fewer than { $hours } left, and you have { $have }
no-visits-left =
    { $n ->
        [one] it can be visited once, and you were there
       *[other] all { $n } visits are used
    }
not-black = the { $building } has no flour
locked =
    it is locked: { $n ->
        [one] { $n } rolling pin is
       *[other] { $n } rolling pins are
    } missing
baked-today = it was baked today already
too-many-loaves =
    there is room for { $n ->
        [0] no more loaf
        [one] { $n } more loaf
       *[other] { $n } more loaves
    } of that bread
first-main = it only comes up in the middle of a visit, or with a bonus
first-market = first the market visit has to be finished
first-local = first the supplies of the { $building } have to be taken
first-volunteer = first the supplies for the { $building } have to be given away
first-star = first a star has to be circled
first-pin = first a rolling pin has to be circled
first-fame = first a fame icon has to be circled
first-done = this day is over

## The glossary

glossary-hourglass = The time of a day. Almost everything costs some of it; one hourglass is written 1 h. What is unspent in the evening is lost.
glossary-extra-hourglass = One more hourglass for today, from the Hiring Agency for money or from the Voluntary Agency for supplies.
glossary-die = { BOX("dice.white") } white and { BOX("dice.black") } black dice are rolled each morning, for everybody: white ones give flour, black ones the other supplies. Using a die does not use it up.
glossary-joker = A white die that may stand for its flour or for any supply of the black rows, once the Friendly Bakery was visited.
glossary-supply = What bread is made of. A supply that you take is circled in its row of the market; a supply that you use is crossed out.
glossary-stock = The supplies that you have taken and not yet used.
glossary-market = Where the dice become supplies. A visit is paid once, by the furthest section in which it circled a space.
glossary-section = The market has three of them, from left to right ever dearer. The first space of a row in the second and in the third one brings a bonus.
glossary-bonus = A star, a rolling pin or fame, for entering a section of the market.
glossary-business-size = How many dice you may use in one visit to the market. Bakery Consulting makes it grow.
glossary-star = Each star circled on a bread makes every loaf of it that is sold wholesale 1 money dearer.
glossary-rolling-pin = A bread is locked until all its rolling pins are circled.
glossary-fame = Icons on the Fame track and in the Marketing Agency: full rows are worth money, and the most icons win an award.
glossary-bread = One of six kinds. Each can be baked once a day, as many loaves at once as the stock allows.
glossary-loaf = One piece of a bread. Loaves that are left at the end are sold wholesale.
glossary-ladder = The money under each bread: one rung more for each day on which it is baked.
glossary-order = Asks for supplies and loaves, and pays its money at the end. Each can be fulfilled once.
glossary-wholesale = At the end all loaves of a bread are sold at one price, which rises with their number and their stars.
glossary-building = Twelve places to visit; some only once, or a few times.
glossary-award = Money for the baker with the most of something. Those who tie share it.
glossary-money = Money counts in the end: whoever has the most wins; if that is equal, more awards decide.
glossary-level = Alone, the money in the end tells the level: Easy from { BOX("levels.easy") }, Impossible from { BOX("levels.impossible") }.

## The plain board: what the fields of the view are called

area-day = Day
area-days = Days
area-dice = Dice
    .about = { glossary-die }
area-white = White
    .about = { glossary-die }
area-black = Black
    .about = { glossary-die }
area-sheets = Bakeries
area-seat = Baker
area-phase = Step
area-hours = Hourglasses
    .about = { glossary-hourglass }
area-business = Business size
    .about = { glossary-business-size }
area-fame = Fame
    .about = { glossary-fame }
area-agency_fame = Fame in the Marketing Agency
    .about = { glossary-fame }
area-hired = Hourglasses hired
    .about = { glossary-extra-hourglass }
area-volunteered = Hourglasses for supplies
    .about = { glossary-extra-hourglass }
area-supermarket = Supermarket visits
    .about = { bs-about-supermarket }
area-left = Still to do
area-section = Section
    .about = { glossary-section }
area-due_stars = Stars to circle
    .about = { glossary-star }
area-due_pins = Rolling pins to circle
    .about = { glossary-rolling-pin }
area-due_fame = Fame to circle
    .about = { glossary-fame }
area-agency = Marketing Agency
    .about = { bs-about-marketing_agency }
area-friendly = White jokers
    .about = { glossary-joker }
area-stock_room = Stock Room
    .about = { bs-about-stock_room }
area-consulted_today = Grown today
    .about = { bs-about-consulting }
area-swapped = Colours swapped
    .about = { bs-about-stock_room }
area-circled = Circled
    .about = { glossary-supply }
area-have = In stock
    .about = { glossary-stock }
area-taken = Taken now
    .about = { glossary-market }
area-offered = On offer
    .about = { glossary-market }
area-offered_swapped = On offer, colours swapped
    .about = { bs-about-stock_room }
area-supplies = Supplies
    .about = { glossary-supply }
area-breads = Breads
    .about = { glossary-bread }
area-pins = Rolling pins
    .about = { glossary-rolling-pin }
area-stars = Stars
    .about = { glossary-star }
area-loaves = Loaves
    .about = { glossary-loaf }
area-used = Handed over
    .about = { glossary-order }
area-productions = Days baked
    .about = { glossary-ladder }
area-baked_today = Baked today
    .about = { glossary-bread }
area-orders = Orders
    .about = { glossary-order }
area-order = Order
    .about = { glossary-order }
area-day_colours = Colours today
area-money = Money
    .about = { glossary-money }
area-wholesale = Wholesale
    .about = { glossary-wholesale }
area-retail = Orders
    .about = { glossary-order }
area-buildings = Buildings
    .about = { bs-about-buildings }
area-frequency = Ladders
    .about = { glossary-ladder }
area-hiring = Hiring
    .about = { bs-about-hiring }
area-awards = Awards
    .about = { glossary-award }
area-total = Total
    .about = { glossary-money }
area-technique = Breads baked
    .about = { bs-about-award }
area-quality = Stars
    .about = { bs-about-award }
area-production = Loaves
    .about = { bs-about-award }
area-manufacturer = Business
    .about = { bs-about-award }
area-known = Fame
    .about = { bs-about-award }
area-level = Level
    .about = { glossary-level }
value-done = done
value-main = free choice
value-market = at the market
value-local = at the Local Supplier
value-volunteer = giving supplies
value-star = circling a star
value-pin = circling a rolling pin
value-fame = circling fame
value-open = open
value-plain = plain
value-swapped = swapped
kind-market = Supplies Market
kind-market_swapped = Market, colours swapped
kind-take = Take
kind-retail = Fulfil an order
kind-star = Circle a star
kind-pin = Circle a rolling pin
kind-discard = Give away
kind-produce = Bake

## Puzzles: what they are about

theme-market = Buying supplies
theme-baking = Baking bread
theme-selling = Selling
theme-learning = Learning the trade
theme-fame = Fame
theme-hands = Hands for the bakery
theme-rest = Ending the day

## The lesson

lesson-goal-1 = You run a bakery for { $days } days, with { $hours } hourglasses a day. Every building, market visit and bake costs some of them.
lesson-goal-2 = Buy supplies, bake bread with them, and hand over orders: that brings money.
lesson-goal-3 = Each award is worth { $money } more, for who did most of something. At the end the most money wins.
lesson-market-title = The market
lesson-market = The dice are for everybody: each offers one supply. You may use { $n } dice in a visit, and the whole visit costs { $hours } hourglasses. Take what an order or a bread asks for.
lesson-order-title = Orders
lesson-order = You have all that this order asks for. Hand it over for { $hours } hourglasses: { $money } money, more than most loaves would bring.
lesson-bake-title = Baking
lesson-bake = You have the supplies for { NAME($bread, 2) }. All loaves of a bake cost { $hours } { $hours ->
    [one] hourglass
   *[other] hourglasses
} together, so bake as many as you can. A loaf sells for { $low }, and for { $high } when there are { $n } or more.
lesson-star-title = Stars and prices
lesson-star = A star makes every loaf of one bread 1 money dearer. { $loaves ->
        [0] And whoever has the most stars wins an award of { $money } money.
       *[other] Put it where your loaves are.
    }
lesson-shops-title = Buildings
lesson-shops = Buildings turn hourglasses into something lasting: Bakery Consulting lets you use one more die in each visit, the Baking Network brings fame, the Supermarket money. Look at what each says.
lesson-hours-title = Extra hourglasses
lesson-hours = An hourglass is missing? You can hire one for { $money } money. Do it when it brings more than that.
lesson-day-title = The end of the day
lesson-day = There is nothing left that pays today. End the day: supplies and loaves stay, hourglasses do not. Tomorrow the dice are new.
lesson-money-title = The money
lesson-money = The last day is over. Loaves that were left are sold, ladders, fame and awards are paid: so the money came together.
lesson-no-hours = You still have { $n } hourglasses, and they are lost when the day ends. Spend them first.
lesson-no-week = That pays only when you visit the market often, and this game lasts { $days } days. For the same { $hours } hourglasses the Supermarket brings { $money } money.
lesson-no-visit = After that there is no time left for a visit to the market, and this is the last day. Another building brings more.
lesson-no-loaves = A bake costs the same for one loaf or for { $n }. Your supplies are enough for { $n } { NAME($bread, $n) }: bake them all.

## The board in the browser

bs-bakery_of = { $name }’s bakery
bs-moment = { $day }, day { $n } of { $days }
bs-day1 = Monday
bs-day2 = Tuesday
bs-day3 = Wednesday
bs-day4 = Thursday
bs-day5 = Friday
bs-day6 = Saturday
bs-day7 = Sunday
bs-short1 = Mo
bs-short2 = Tu
bs-short3 = We
bs-short4 = Th
bs-short5 = Fr
bs-short6 = Sa
bs-short7 = Su
bs-hours_left =
    { $n ->
        [one] { $n } hourglass left
       *[other] { $n } hourglasses left
    }
bs-hours_short = { $n } h left
bs-to_spend =
    { $n ->
        [one] { $n } hourglass to spend
       *[other] { $n } hourglasses to spend
    }
bs-spent = No hourglass left: end { $day }
bs-no_order = No order can be handed over now. Each says itself what it lacks.
bs-day_ended = done for today
bs-market = Supplies Market
bs-tab_market = Market
bs-market_words = { $day }’s dice · up to { $n } a visit
bs-market_go = Visit the Supplies Market
bs-at_market = { $n } of { $most } supplies marked
bs-pay_and_leave = Pay and leave
bs-at_local = Local Supplier: { $n } of { $most } chosen
bs-at_volunteer = Give away { $n } of { $most }
bs-take_them = Take them
bs-give_them = Give them away
bs-swap = Swap colours
bs-swapped = Colours swapped
bs-week = The week
bs-fame = Fame
bs-business = Business
bs-awards = Awards
bs-awards_words = { $n } money each
bs-award_each = { $n } each
bs-award-technique = Most breads
bs-award-quality = Most stars
bs-award-production = Most loaves
bs-award-manufacturer = Largest business
bs-award-known = Most fame
bs-alone-technique = Breads
bs-alone-quality = Stars
bs-alone-production = Loaves
bs-alone-manufacturer = Business
bs-alone-known = Fame
bs-goal = of { $n }
bs-orders = Orders
bs-shops = Buildings
bs-bakery = Bakery
bs-order = Order { $n }, { $money } money
bs-sold = SOLD
bs-end_day = End { $day }
bs-unspent = { $n } h unspent
bs-bake_n = Bake { $n }
bs-fewer = One loaf fewer
bs-more = One loaf more
bs-star_asked = Circle a star: the loaves of that bread become dearer
bs-pin_asked = Circle a rolling pin: the last one unlocks its bread
bs-fame_asked = Circle a fame icon: on the Fame track or in the Marketing Agency
bs-no_dice = The dice are about to roll.
bs-part-wholesale = wholesale
bs-part-retail = orders
bs-part-fame = fame
bs-part-buildings = buildings
bs-part-frequency = ladders
bs-part-hiring = hiring
bs-part-awards = awards
bs-effect-hours = Hourglasses
bs-effect-star = Star: { $bread }
bs-effect-pin = Rolling pin: { $bread }
bs-effect-loaves = { $bread }
bs-effect-due_stars = Star to circle
bs-effect-due_pins = Rolling pin to circle
bs-effect-fame = Fame
bs-effect-agency_fame = Fame in the Marketing Agency
bs-effect-business = Business
bs-effect-agency = More fame icons
bs-effect-friendly = White jokers from now on
bs-effect-stock_room = Dice may swap colours
bs-effect-money = Money now { $before }
bs-shop-network = { $n } fame
bs-shop-local_supplier =
    { $n ->
        [one] { $n } supply
       *[other] { $n } supplies
    }
bs-shop-retail_store = an order
bs-shop-academy =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
bs-shop-rolling_lab =
    { $n ->
        [one] { $n } rolling pin
       *[other] { $n } rolling pins
    }
bs-shop-consulting = business +{ $n }
bs-shop-friendly_bakery = { $faces }: jokers
bs-shop-stock_room = swap colours
bs-shop-marketing_agency = { $n } more fame
bs-shop-supermarket = { $n } money
bs-stock = In stock
bs-price_of = { $bread }: { $range }
bs-loaves = Loaves
bs-ladder = Ladder
bs-joker = Joker
bs-section = Section of the market
bs-money = Money
bs-bonus-star = Star
bs-bonus-pin = Rolling pin
bs-bonus-fame = Fame
bs-about-gives = Gives { $supply } to everybody who visits the market. Using a die does not use it up.
bs-about-buildings = What the Supermarket and a full row in the Marketing Agency bring.
bs-about-hiring = Each hourglass of the Hiring Agency costs { BOX("buildings.hiring_agency.money") } money in the end.
bs-about-section = A visit costs { $hours } h if this is the furthest section in which it circles a space.
bs-about-bonus = Whoever circles the first space behind it gets it, once.
bs-about-fame_row = Worth { $money } money in the end, once all { $size } icons are circled.
bs-about-agency_row = Opened in the Marketing Agency. Worth { $money } money in the end, once all { $size } icons are circled.
bs-about-business = In one visit to the market you may use { $n } dice. Bakery Consulting makes it grow.
bs-about-award = { BOX("awards.money") } money in the end for whoever has the most. Those who tie share it.
bs-about-award_alone = { BOX("awards.money") } money in the end, if you reach { $n }.
bs-about-order = Asks for { $things } and pays { $money } money in the end. It costs { BOX("buildings.retail_store.hourglasses") } h in the Retail Store.
bs-about-bake = Baking it costs { $hours } h, however many loaves come out of the oven. Once a day.
bs-about-recipe = One loaf needs { $things }.
bs-about-price = With so many loaves left at the end, each is sold for { $price } money.
bs-about-loaves = Baked loaves are circled, handed-over ones crossed out. There is room for { BOX("bakery.loaves") } of each bread.
bs-about-ladder = Each day on which it is baked climbs one rung: { $money } money.
bs-about-network = { BOX("buildings.network.fame") } fame for { BOX("buildings.network.hourglasses") } h.
bs-about-local_supplier = { BOX("buildings.local_supplier.supplies") } supplies of the black rows, whatever the dice show, for { BOX("buildings.local_supplier.hourglasses") } h.
bs-about-retail_store = Fulfils one order of the cork board for { BOX("buildings.retail_store.hourglasses") } h.
bs-about-academy = A star on a bread of your choice for { BOX("buildings.academy.hourglasses") } h: its loaves become dearer.
bs-about-rolling_lab = A rolling pin on a bread of your choice for { BOX("buildings.rolling_lab.hourglasses") } h: the last one unlocks it.
bs-about-consulting = One die more in each visit to the market, for { BOX("buildings.consulting.hourglasses") } h. Once a day, up to { BOX("business.most") }.
bs-about-hiring_agency = { BOX("buildings.hiring_agency.gives_hourglasses") } h more today for { BOX("buildings.hiring_agency.money") } money in the end, when few are left; { BOX("buildings.hiring_agency.visits") } times in the week.
bs-about-voluntary_agency = { BOX("buildings.voluntary_agency.gives_hourglasses") } h more today for { BOX("buildings.voluntary_agency.supplies") } supplies, when few are left; { BOX("buildings.voluntary_agency.visits") } times in the week.
bs-about-friendly_bakery = From now on white { $faces } may stand for any supply of the black rows, for { BOX("buildings.friendly_bakery.hourglasses") } h. Once.
bs-about-stock_room = From now on the dice may swap their colours before a visit to the market, for { BOX("buildings.stock_room.hourglasses") } h. Once.
bs-about-marketing_agency = Opens { BOX("buildings.marketing_agency.icons") } more fame icons, worth { BOX("buildings.marketing_agency.money") } money when all are circled, for { BOX("buildings.marketing_agency.hourglasses") } h. Once.
bs-about-supermarket = { BOX("buildings.supermarket.money") } money in the end for { BOX("buildings.supermarket.hourglasses") } h; { BOX("buildings.supermarket.visits") } times in the week.
bs-about-moment = The week has { $days } days. Each begins with new dice and { BOX("hourglasses") } hourglasses; then the money is counted.
bs-about-hours = Hourglasses that are left today. Almost everything costs some; what is unspent in the evening is lost.
bs-level_next = { $n } to { $level }
bs-level_top = every level reached
bs-of_day = { $day } · dice { $dice }
bs-tray = The dice of the day

## What is printed, in the workshop

printed-hourglasses = Hourglasses
printed-white_gives = White dice give
printed-black_gives = Black dice give
printed-market = Market
printed-spaces = Spaces
printed-bakery = Bakery
printed-ladder = Ladder
printed-price_from = Prices from
printed-recipe = Recipe
printed-prices = Prices
printed-gives_hourglasses = Gives hourglasses
printed-visits = Visits
printed-jokers = Jokers
printed-icons = Icons
printed-icons_in_a_row = Icons in a row
printed-rows = Full rows
printed-start = At the start
printed-most = At most
printed-alone = Alone
printed-levels = Levels
printed-returns_alone = For programs, alone
printed-even = Even at
printed-span = Span
printed-order_1 = First order
printed-order_2 = Second order
printed-order_3 = Third order
printed-order_4 = Fourth order
printed-order_5 = Fifth order
printed-order_6 = Sixth order
printed-order_7 = Seventh order
printed-order_8 = Eighth order
printed-star = star
printed-pin = rolling pin
printed-fame = fame
