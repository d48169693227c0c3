### What all games share.

you = you
tells = { $who } { $did }
times = { $what } ×{ $times }
not-possible = '{ $action }' is not possible now: { $reason }.
too-late = that would come too late: the turn is over by then
plan-ends-chance = chance decides what comes next, so the plan ends there
plan-ends-secret = what comes next is hidden from you, so the plan ends there
plan-ends-turn = your turn is over by then, so the plan ends there
plan-ends-over = the match is over by then
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

## The server

many-tables = You have made many tables; wait a minute
link-nowhere = This link leads nowhere; perhaps it was cut off
too-much = That was too much at once; wait a moment
think-yourself = Think for yourself a little, then ask again
record-later = The record is there when the match has ended: it tells everything
seat-unseen = You do not hold that seat, so you cannot see what it sees
seat-shared = On a shared screen each seat looks only when it is its turn
seat-not-yours = You do not hold that seat, so you cannot act for it
doubled = That was played already, and counts once
table-changed = The table has changed since; look at it again
nothing-to-decide = That seat has nothing to decide now
no-coach = only a lesson has a coach who leads, and only for who learns
no-hints = At this table nobody gets hints
no-consent = Nobody waits for your consent
only-seated-talk = Only who sits at the table can talk here
chat-plain = A line of chat is plain text
chat-full = So much was said at this table that there is no more room
too-many-connections = There are too many connections already
other-version = This match was played with another version of the game
rematch-later = A rematch is for those who sat there, when the match has ended
others-play-on = A match that others are playing goes on; you may leave your seat
match-ended = The match has ended
wrong-origin = This page is not one of ours, so it may not act here
edition-empty = The edition names no component; leave it out to play with the standard edition
link-taken = This link leads nowhere: it was cut off, or somebody else has the seat now
seat-taken-link = Somebody sits there already; ask for a link to another seat, or watch
by-invitation = At this table people sit down by invitation
seat-taken = Somebody sits there already
no-seat = No seat is open
not-your-seat = You do not hold that seat
owner-only = Only the owner of the table can do that
outlook-later = Who was winning is told when the match has ended
one-step = In a game with secrets one step is taken after the other
no-table = There is no such table; perhaps the link was cut off
database-away = The database does not answer just now. Nothing is lost; please try again
quicker = Somebody was quicker: the table has changed. Look at it again
not-begun = The match has not begun
is-over = The match is over
given-up = The match was given up
no-take-backs = At this table nothing is taken back
nothing-to-take-back = There is nothing of yours to take back
take-back-seen = That cannot be taken back: your turn is over, or cards were seen
take-back-chance = That cannot be taken back: your turn is over, or chance has spoken
restarting = The server restarts. Nothing is lost; you will be reconnected
preparing = The master is putting on the apron: about { $seconds } s

## Hints

lesson-advice = A strong player would do this: { $reason }.
hint-only = there is nothing else to do
hint-far = nothing else comes near it
hint-clearly = clearly better than the next best
hint-hardly = hardly better than the next best
hint-equal = as good as the next best
hint-because = { $how }: { LIST($what, type: "unit") }
hint-score = { $score } { SIGNED($gain) }
hint-more = a little more { $score }
hint-less = a little less { $score }
hint-others = for the best of the others { SIGNED($gain) }
hint-others-more = a little more for the best of the others
hint-others-less = a little less for the best of the others
