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
device-link-over = This link for a device leads nowhere: it works once, and for ten minutes
no-passkeys = This server has no passkeys: its host has to install bakehouse[passkeys]
many-passkeys = You have many passkeys already; remove one first
passkey-unknown = Nobody here is known by that passkey
passkey-late = That took too long; try again
passkey-wrong = That passkey was not recognised
too-much = That was too much at once; wait a moment
think-yourself = Think for yourself a little, then ask again
busy = There is more to do than can be done at the moment; try again soon
work-failed = That could not be worked out; try again
too-slow = The request took too long to arrive
take-backs-used-up = So much was taken back in this match already; now it goes forward
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
link-over = This link was good for two weeks, and they are over; a new one can be had at the table
wrong-host = This server does not go by that name; its host names it with --allowed-host
banned = This address is not served here
seat-taken-link = Somebody sits there already; ask for a link to another seat, or watch
by-invitation = At this table people sit down by invitation
seat-taken = Somebody sits there already
no-seat = No seat is open
not-your-seat = You do not hold that seat
owner-only = Only the owner of the table can do that
outlook-later = Who was winning is told when the match has ended
analysis-later = What was better is told when the match has ended
looked-enough = Much was analysed for you lately; try again in some minutes
compare-then = These moves could not be played at that moment
branch-later = It can be tried again when the match has ended
branch-over = At that moment the match was over; play on from an earlier one
branch-manual = The dice of this match were thrown by hand, so they cannot come again; play on with new ones
daily-seats = The rivals of a bake of the day stay who they are
daily-known = This very match lies here already; a record is sent in by who has played it
no-day = There is no bake of that day here
no-parquet = This server cannot write Parquet: polars is not installed here. JSON has everything
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
workshop-off = On this server nobody asks questions in the workshop; its host can allow it with --workshop
workshop-local = On this server questions of the workshop are for who sits at its computer; its host can allow them to everybody with --workshop all
questions-many = You ask several questions already; wait for one of them, or stop it
questions-all = Many designers are asking at the moment; try again soon
question-unknown = That question is not understood; choose one of the list, or name a component
question-gone = That question is no longer being answered; ask it again
preparing = The other bakers are putting on their aprons: about { $seconds } s

## Hints

lesson-advice = A strong player would do this: { $reason }.
hint-only = there is nothing else to do
hint-far = nothing else comes near it
hint-unweighed = there was no time to weigh anything else
hint-clearly = clearly better than the next best
hint-hardly = hardly better than the next best
hint-equal = as good as the next best
hint-because = { $how }: { LIST($what, type: "unit") }
hint-why = { LIST($what, type: "unit") }
hint-score = { $score } { SIGNED($gain) }
hint-more = a little more { $score }
hint-less = a little less { $score }
hint-others = for the best of the others { SIGNED($gain) }
hint-others-more = a little more for the best of the others
hint-others-less = a little less for the best of the others
hint-points = points in all { SIGNED($gain) }
hint-points-more = a little more in all
hint-rival = for { $whom } { SIGNED($gain) }
hint-rival-more = a little more for { $whom }
hint-rival-less = a little less for { $whom }
hint-reached = { $deed } in { $often } of 100 games instead of { $instead }
hint-reached-by = { $whom }: { $deed } in { $often } of 100 games instead of { $instead }
hint-soon = by the next turn { LIST($what, type: "unit") }

## Puzzles

no-puzzles = There are no puzzles of that kind here
no-puzzle = There is no such puzzle here
no-such-answer = That cannot be played in this puzzle
theme-opening = Opening
theme-middle = Middle game
theme-end = Endgame
theme-surprise = Look twice

## Looking back

analysis-clearly = clearly better than what was played
analysis-hardly = hardly better than what was played
analysis-lead = lead { SIGNED($gain) }
analysis-lead-more = a little more of a lead
analysis-unfinished = The match has no end: what could be expected where it stopped stands for the result
analysis-unlearned = No program has learned to play with these components: the analysis goes by a rough opinion
analysis-late = { $decisions ->
    [one] One decision was only looked at in passing: there was no more time
   *[other] { $decisions } decisions were only looked at in passing: there was no more time
}

## The laboratory: questions

ask-strength = Is { $subject } too strong, or dead?
    .keys = too strong, overpowered, broken, dead, useless, too weak, worth, strong, weak, good, zu stark, stark, schwach, nutzlos, tot, lohnt, demasiado fuerte, fuerte, debil, inutil, vale
ask-strength-any = Is something too strong, or dead?
ask-first-seat = Does the first seat win more?
    .keys = first seat, first player, start player, starting player, starts, goes first, first win, startspieler, erster platz, erste gewinnt, anfangen, primer asiento, primer jugador, empieza
ask-seats = Do the seats matter?
    .keys = seats, seat order, turn order, seats matter, places, seats fair, platz, platze, sitzplatz, reihenfolge, asientos, orden
ask-length = Is it too long?
    .keys = too long, long, length, how long, drag, drags, shorter, too short, minutes, zu lang, lang, lange, dauert, lange dauert, zieht, demasiado largo, largo, larga, dura, duracion
ask-runaway = Does the leader run away?
    .keys = leader, runaway, run away, runs away, catch up, lead, decided, exciting, comeback, fuhrung, fuhrende, davon, aufholen, entschieden, spannend, lider, escapa, alcanzar, emocionante
ask-strategies = Is there one strategy that beats all?
    .keys = strategy, strategies, one strategy, beats all, dominant, best way, strategie, strategien, schlagt alle, estrategia, estrategias, gana siempre
ask-change = What does this change do?
    .keys = change, changes, this change, edition, difference, what does, what if, anderung, verandert, andert, unterschied, bewirkt, cambio, cambia, diferencia, que hace
ask-mend = What would bring { $subject }?
    .keys = mend, fix, fixes, cure, repair, solve, what would, improve, reparieren, heilt, beheben, besser machen, abhilfe, arreglar, arregla, remedio, mejorar
ask-mend-any = What would mend it?

aim-fair-seats = fairer seats
aim-shorter = a shorter game
aim-closer = a closer race
aim-ending = fewer games that end by { $ending }
aim-use = more players who use { $subject }

population-beginners = beginners
population-good = good players
population-champions = champions
population-people = people here
population-named = { $name }
population-is = { CAPITAL($name) } are { LIST($players) }, any of them in any seat
people-played = Laid beside: { $n ->
    [one] one match
   *[other] { $n } matches
} of people that ended here{ $programs ->
    [0] {""}
   *[other] , { $programs } of them with programs at the table
}

## The laboratory: verdicts

verdict-few = Too few games so far to say anything
verdict-mirrored = Nothing can be said: { $share } % of the wins are shared, because these players mirror each other
verdict-undefined = That cannot be measured in this game
strength-never = { CAPITAL($subject) } can hardly ever be chosen, so there is nothing to say about it
strength-dead = Dead: { $share } % of { $players } use { $subject }, and being made to changes a seat by { $forced }
strength-overlooked = Overlooked: only { $share } % of { $players } use { $subject }, yet being made to changes a seat by { $forced }
strength-unused = Hardly used: { $share } % of { $players } use { $subject }; being made to changes a seat by { $forced }
strength-too-strong = Too strong: { $share } % of { $players } use { $subject }, and doing without it changes a seat by { $effect }
strength-matters = No, but it matters: { $share } % of { $players } use { $subject }; doing without it changes a seat by { $effect }
strength-trap = A trap: { $share } % of { $players } use { $subject }, and doing without it changes a seat by { $effect }
strength-fair = No: { $share } % of { $players } use { $subject }, and doing without it changes a seat by { $effect }, next to nothing
strength-open = Not certain yet: { $share } % of { $players } use { $subject }, and doing without it changes a seat by { $effect }
strength-made = Made to use { $subject } once, as soon as they can, { $players } change their result by { $forced }; by themselves { $share } % use it
strength-before = { CAPITAL($players) } use it in { $share } % of their games instead of { $before } %
effect-wins = { SIGNED($n) } points of wins in a hundred (± { $reach })
effect-points = { SIGNED($n) } points (± { $reach })
effect-unknown = an unknown amount
first-seat-more = Yes: among { $players } whoever starts wins { $share } % (± { $reach }) instead of { $fair } %
first-seat-less = No, less: among { $players } whoever starts wins { $share } % (± { $reach }) instead of { $fair } %
first-seat-fair = No: among { $players } whoever starts wins { $share } % (± { $reach }), and { $fair } % would be fair
first-seat-open = Not certain yet: among { $players } whoever starts wins { $share } % (± { $reach }), and { $fair } % would be fair
seats-matter = Yes: among { $players } place { $best } wins { $share } % and place { $worst } { $less } %; { $fair } % would be fair
seats-fair = No: among { $players } all places win between { $less } and { $share } %; { $fair } % would be fair
seats-open = Not certain yet: among { $players } places win between { $less } and { $share } %; { $fair } % would be fair
length-alone = A game takes { $decisions } decisions of { $players }, in { $turns } turns
length-long = Yes: of { $decisions } decisions of { $players }, { $after } % come after the game is decided
length-right = No: { $players } take { $decisions } decisions, { $each } each, and only { $after } % come after the game is decided
length-open = Not certain yet: { $players } take { $decisions } decisions, and { $after } % come after the game is decided
runaway-yes = Yes: among { $players } whoever leads at half-time wins { $share } %; { $fair } % would mean that leading is worth nothing
runaway-no = No: among { $players } whoever leads at half-time wins only { $share } %, and the lead changes { $changes } times
runaway-some = Somewhat: among { $players } whoever leads at half-time wins { $share } %, and the lead changes { $changes } times
strategies-alike = { CAPITAL($players) } all play much alike: no strategies stand apart
strategies-one = Yes: { $strategy } beats all others among { $players }; { $plays } % play it and win { $share } %
strategies-none = No: among { $players } there are { $n } strategies, and none beats all; { $strategy } wins most, { $share } %
strategies-caution = Whoever plays a strategy may also be the better player: this shows what goes together, and no cause
strategy = { LIST($things) }
strategy-plain = a bit of everything
change-does = For { $players }: { $first }{ $more ->
    [0] {""}
    [one] , and one thing more
   *[other] , and { $more } things more
}
change-nothing = Nothing that { $players } would notice so far
change-share = { $what }: from { $before } to { $after } %
change-number = { $what }: from { $before } to { $after }
mend-by = Best of what was tried: { $change }, for { $aim }; among { $players } from { $before } to { $after }
mend-open = Not certain yet: best so far is { $change }, for { $aim }; among { $players } from { $before } to { $after }
mend-none = No single small change brings { $aim } among { $players }: it stays at { $before }
mend-nothing = as it is
mend-people = people, as it is
mend-change = { $what }: { $value } instead of { $before }
mend-part = { $whole }, { $part }
mend-place = { $part } (number { $place })
mend-rule = the house rule “{ $rule }” ({ $value })
mend-rule-on = with the house rule “{ $rule }”
mend-rule-off = without the house rule “{ $rule }”
told-share = { $n } %
told-number = { $n }

## The laboratory: figures and charts

figure-used = use { $subject }
figure-with = who uses { $subject }
figure-without = who does not use { $subject }
figure-forbidden = doing without { $subject }
figure-forced = made to use { $subject } once
figure-could = could be made to
figure-place = place { $place } in turn order wins
figure-after = of the game after it is as good as decided
figure-plays = play { $strategy }
metric-length = decisions in a game
metric-turns = turns in a game
metric-decisiveness = of the game after it is decided
metric-leader-wins = leader at half-time wins
metric-lead-changes = lead changes
metric-drama = drama: how far the winner was behind
metric-points = points of a seat
metric-chance = dice and cards
metric-branching = choices at a decision
metric-real-choices = decisions with a choice
metric-clarity = clarity
metric-seat-gap = gap between the places
metric-ties = shared wins
metric-ending = end by { $ending }
metric-level = reach the level { $level }
chart-with = who uses it
chart-used = use it
chart-without-it = what doing without it changes
chart-made-to = what being made to use it changes
chart-first-seat = whoever starts wins
chart-place = place { $place } wins
chart-length = decisions in a game
chart-leader = who leads at a moment wins in the end
chart-strategies = which strategy is ahead of which

## The laboratory: doubts

doubt-unused = { CAPITAL($players) } hardly ever use { $subject }, so its numbers cannot show in their games
doubt-unused-asked = { CAPITAL($players) } hardly ever use { $subject }: players who are made to were asked
doubt-mirrored = { $share } % of the wins are shared: identical players on the same luck mirror each other, and every seat wins its part
doubt-few = Too few games for that claim
doubt-nil = It is beyond chance, and still too small for anybody to notice
doubt-weak = These players look one step ahead at most; what they miss may be good in better hands
doubt-strangers = The learned players know the printed box; with this one they play on by what they learned there
doubt-no-leader = Nobody can be said to lead in this game before it ends
doubt-order = Here all act at once; programs act one after the other, and whoever is later sees what the others have done
doubt-one-number = What else { $change } does has not been asked
doubt-people-few = People have ended only { $n ->
    [one] one match
   *[other] { $n } matches
} with this box: their figures are stories, no proof
doubt-people-programs = In { $n } of the { $of } matches of people programs sat as well: the places tell who sat there
doubt-people-differ = People play otherwise: { $what } { $people }, among { $players } { $others }
way-users = asked again with players who use it: { $seconds } s
way-mixed = asked again with players who differ: { $seconds } s
way-longer = asked again for longer: { $seconds } s
way-better = asked again with better players: { $seconds } s
way-change = asked what it does: { $seconds } s
