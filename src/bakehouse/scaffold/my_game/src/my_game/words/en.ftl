### What My Game says in English. A form with a `who` is told without its subject; `.may` is how it is offered.

promise = Bake as much as you dare

## Things

dough-roll = { $n ->
    [one] roll
   *[other] rolls
}
dough-loaf = { $n ->
    [one] loaf
   *[other] loaves
}

## What one may do, and does

bake = { $who_is ->
    [you] bake
   *[other] bakes
} a { NAME($dough, 1) }
    .may = Bake a { NAME($dough, 1) }: 1 to { $faces } minutes, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
stop = { $who_is ->
    [you] stop and sell
   *[other] stops and sells
}: { SIGNED($points) }
    .may = Stop and sell: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Why not

empty-oven = there is nothing in the oven yet

## What comes

takes = the { NAME($dough, 1) } takes { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
burns = the { NAME($dough, 1) } takes { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, and everything burns
round = Round { $n }
