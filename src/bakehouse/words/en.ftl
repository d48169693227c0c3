### What all games share.

you = you
tells = { $who } { $did }
times = { $what } ×{ $times }
not-possible = ‘{ $action }’ is not possible now: { $reason }.
too-late = that would come too late: the turn is over by then
sentence = { $text }
