### What Hot Oven says in English. A form with a `who` is told without its subject; `.may` is how it is offered.

promise = Push your luck, sell before it burns

## Orders

order-crumbs = Crumbs
order-twins = Twins
order-trio = Trio
order-squares = Squares
order-high_fives = High fives
order-triplets = Triplets
order-low_row = Low row
order-high_row = High row
order-odd_ones = Odd ones
order-even_ones = Even ones
order-middle = Middle
order-two_pairs = Two pairs
order-double_tray = Double tray
order-full_house = Full house
order-ladder = Ladder
order = the order { $order }

## What one may do, and does

put = { $who_is ->
    [you] put
   *[other] puts
} { $n ->
    [one] a die
   *[other] { $n } dice
} on rack { $rack }{ $aside ->
    [0] { "" }
   *[other] , { $aside } aside
}
    .may = Put { $n ->
        [one] 1 die
       *[other] { $n } dice
    } on rack { $rack }{ $aside ->
        [0] { "" }
       *[other] , { $aside } aside
    }: heat { $heat }
put-burns = { $who_is ->
    [you] put
   *[other] puts
} { $n ->
    [one] a die
   *[other] { $n } dice
} on rack { $rack }, and everything burns
    .may = Put { $n ->
        [one] 1 die
       *[other] { $n } dice
    } on rack { $rack }: everything burns
glove = { $who_is ->
    [you] use
   *[other] uses
} a glove on a { $face }
    .may = Use a glove: roll a { $face } again
roll = { $who_is ->
    [you] roll
   *[other] rolls
} again
    .may = Roll all dice again: heat { $heat } of { $most }
sell = { $who_is ->
    [you] sell
   *[other] sells
} { $n ->
    [one] 1 die
   *[other] { $n } dice
}{ $orders_n ->
    [0] { "" }
   *[other] { " " }with { $orders }
}{ $coins ->
    [0] { "" }
   *[other] { " " }at just the right heat
}: { SIGNED($points) }
    .may = Stop and sell { $n ->
        [one] 1 die
       *[other] { $n } dice
    }{ $orders_n ->
        [0] { "" }
       *[other] { " " }with { $orders }
    }{ $coins ->
        [0] { "" }
       *[other] { " " }at just the right heat
    }: { SIGNED($points) }

## Why not

no-such-die = no die shows a { $face }
rack-full = rack { $face } is full
no-glove = you have no glove
nothing-put = after a roll something has to go into the oven first

## What comes

die = a { $n }
dealt = the order { $order } is on the counter
counter = The counter opens
shows = { $who_is ->
    [you] roll
   *[other] rolls
} a { $face }
rolls = { $who_is ->
    [you] roll
   *[other] rolls
} { LIST($dice, type: "unit") }
nothing-fits = { $who_is ->
    [you] have
   *[other] has
} no room for any of it, and everything burns
comfort = { $who_is ->
    [you] get
   *[other] gets
} a glove
