# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = One week, eight hours a day: bake, star, sell

## Names of things

supply-high_gluten_flour = High-gluten flour
supply-all_purpose_flour = All-purpose flour
supply-yeast = Yeast
supply-olive_oil = Olive oil
supply-eggs = Eggs
supply-butter = Butter

bread-baguette = Baguette
bread-ciabatta = Ciabatta
bread-focaccia = Focaccia
bread-brioche = Brioche
bread-sourdough_bread = Sourdough Bread
bread-bakerys_special = Bakery's Special

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

level-easy = easy
level-normal = normal
level-hard = hard
level-challenging = challenging
level-impossible = impossible

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
bs-to_spend =
    { $n ->
        [one] { $n } hourglass to spend
       *[other] { $n } hourglasses to spend
    }
bs-day_ended = done for today
bs-market = Supplies market
bs-tab_market = Market
bs-market_words = { $day }’s dice · up to { $n } a visit
bs-market_go = Visit the market
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
bs-award-technique = Most breads
bs-award-quality = Most stars
bs-award-production = Most loaves
bs-award-manufacturer = Best business
bs-award-known = Most fame
bs-alone-technique = Breads
bs-alone-quality = Stars
bs-alone-production = Loaves
bs-alone-manufacturer = Business
bs-alone-known = Fame
bs-goal = of { $n }
bs-orders = Orders
bs-shops = Shops
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
bs-fame_asked = Circle a fame icon: on the track or in the agency
bs-no_dice = The dice are about to roll.
bs-part-wholesale = wholesale
bs-part-retail = orders
bs-part-fame = fame
bs-part-buildings = buildings
bs-part-frequency = regulars
bs-part-hiring = hired help
bs-part-awards = awards
bs-effect-hours = Hourglasses
bs-effect-star = Star: { $bread }
bs-effect-pin = Rolling pin: { $bread }
bs-effect-loaves = { $bread }
bs-effect-due_stars = Star to circle
bs-effect-due_pins = Rolling pin to circle
bs-effect-fame = Fame
bs-effect-agency_fame = Fame in the agency
bs-effect-business = Business
bs-effect-agency = A row of fame opens
bs-effect-friendly = White jokers from now on
bs-effect-stock_room = Dice may swap colours
bs-effect-money = Money now { $before }
bs-shop-network = { $n } fame
bs-shop-local_supplier =
    { $n ->
        [one] { $n } supply
       *[other] { $n } supplies
    }
bs-shop-retail_store = sell an order
bs-shop-academy =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
bs-shop-rolling_lab =
    { $n ->
        [one] { $n } pin
       *[other] { $n } pins
    }
bs-shop-consulting = +{ $n } business
bs-shop-friendly_bakery = { $faces }: jokers
bs-shop-stock_room = swap colours
bs-shop-marketing_agency = { $n } more fame
bs-shop-supermarket = { $n } money
bs-level_next = { $n } to { $level }
bs-level_top = every level reached
bs-of_day = { $day } · dice { $dice }
bs-tray = The dice of the day
bs-lesson1 = It is Friday. Everybody has the same dice: black { $eggs } sells eggs, black { $butter } butter. Mark eggs and butter in the market, then pay and leave.
bs-lesson2 = Now bake. Touch the brioche, look at what two loaves would bring, and bake them.
bs-lesson3 = A star makes every loaf of one bread dearer. Visit the Bakery Academy.
bs-lesson4 = Circle the star where it pays most: on the brioche.
bs-lesson5 = No hourglass is left, but help can be hired: { BOX("buildings.hiring_agency.money") } money for one more. Visit the Hiring Agency.
bs-lesson6 = Spend it on fame: full rows are worth money. Visit the Baking Network.
bs-lesson7 = End the day. Tomorrow the dice roll again, for everybody at once.
