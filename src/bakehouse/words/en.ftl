### What all games share.

you = you
tells = { $who } { $did }
times = { $what } ×{ $times }
not-possible = '{ $action }' is not possible now: { $reason }.
too-late = that would come too late: the turn is over by then
sentence = { $text }

wins = { $who_is ->
    [you] win
   *[other] wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
share = share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}
ends = { $who_is ->
    [you] finish
   *[other] finishes
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
