# The words of the table itself: what every game is framed by.

## Everywhere

tagline = Baking games at one warm table
rules = Rules
chat = Chat
night = Night shift
day = Day shift
home = To the shelf
about = About
language = Language
close = Close
more = More
you = you
first_game = First game?
loading = Warming the oven …
offline = The bakery does not answer. Nothing is lost; try again in a moment.
gone = There is no such table.
try_again = Try again
copied = Copied. Send it to a friend.
copy_link = Copy link
your_name = Your name
baker = Baker
save = Save
error_title = Something fell off the counter
lost_title = This shelf is empty
lost_words = No table and no page has this address. Perhaps a letter of the link was lost on the way.
away_title = The bakery is out of reach
away_words = There is no connection just now. Your matches are safe on the server; they are where you left them.
away_again = Try again
about_code = The square codes of invitations: uqr by Anthony Fu (MIT).

## Games

box_seats =
    { $n ->
        [one] { $seats } baker
       *[other] { $seats } bakers
    }
box_minutes = { $minutes } min
plain_board = Plain board: everything in words
own_board = The game's own board

## How well programs play

level-random = Random
level-greedy = Greedy
level-first-timer = First-timer
level-apprentice = Apprentice
level-journeyman = Journeyman
level-baker = Baker
level-master = Master
level-champion = Champion

## What others do

skip = Skip
space = Space
skip_how = Space or click: skip
skip_tap = Tap: skip
hits_you = That hits you!
pace = What others do is shown
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
waited = While you waited
waited_watching = The last turns
waited_again = see it again
sounds_on = Sounds are on
sounds_off = Sounds are off
vibration_on = Vibration is on
vibration_off = Vibration is off

## The plain board

plain-ask = Touch what glows, or choose below
plain-ask_board = Touch what glows
plain-ask_tray = Choose below
plain-tray = What you can do
plain-wait = There is nothing for you to do just now.
plain-points = Points
plain-table = The table
plain-yours = yours
plain-empty = nothing yet
plain-of = { $key } { $n } of { $most }
plain-panel_table = Table
plain-panel_seats = Bakers
plain-back = Back
plain-yes = yes
plain-no = no
plain-kinds =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
plain-would_come = would come
plain-would_go = would go

## Start

play_now_title = Play now against the bakery
play_now_words =
    { $n ->
        [one] { $game } with { $n } AI baker, ready when you are.
       *[other] { $game } with { $n } AI bakers, ready when you are.
    }
play_alone_words = { $game } alone: how far will you get?
bakers = Bakers
they_play_like = They play like
play_now = Play now
play_game = Play { $game }
invite_friends = Invite friends
play_hot_title = Around this screen
play_hot_words = Pass it round: each sees their own things.
hot_names = Names of the bakers around this screen
hot_name = Name of baker { $n }
hot_more = One more baker on this screen
hot_fewer = One baker fewer on this screen
hot_seat = Hot seat
baker_n = Baker { $n }
open_box = Open the box
turn_yours = Your turn
turn_thinks = { $names } to play
turn_waits =
    { $n ->
        [one] { $n } chair is free
       *[other] { $n } chairs are free
    }
title_turn = Your turn: { $game }
your_matches = Your running matches
no_matches = No match is running. Take a box from the shelf.
resume = Open
open_tables = Open tables
no_open_tables = Nobody is waiting. Invite friends, and they come by link.
free_seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
join = Join
records = Records
no_records = Finished matches are kept here, to look at again.
replay = Replay
tab_shelf = Shelf
tab_tables = Tables
tab_matches = Matches
tab_records = Records
learn = Learn { $game }

## A new table, and its seats

public_table = Open to everybody on the start page
open_table = Open the table
house_rules = House rules
edition = Edition
edition_words = Play with numbers of your own: an edition file names just those that differ.
edition_file = Choose a file
edition_paste = or paste it here
edition_check = Check it
edition_checking = Checking …
edition_good =
    { $n ->
        [one] { $name }: { $n } value differs from the standard edition.
       *[other] { $name }: { $n } values differ from the standard edition.
    }
edition_same = { $name }: nothing differs from the standard edition.
edition_drop = Play with the standard edition
edition_large = An edition file is at most { $most } characters long.
edition_named = { $name } edition
edition_what = What differs
edition_instead = instead of { $standard }
old_match = An old match
match_stopped = The match stands still
edition_none = nothing
normal = normal
waiting_title = Waiting for bakers
seat_open = Open seat
fill_with_ai = Seat an AI
sit_here = Sit down here
chairs = Chairs
chair_n = Chair { $n }
chair_of = Chair { $n }: { $who }
chairs_taken =
    { $free ->
        [0] every chair is taken: it begins at once
        [one] { $free } chair waits for a friend
       *[other] { $free } chairs wait for friends
    }
chair_who = Who takes this chair?
chair_me = You host. This is your name at the table:
chair_friend = A friend
chair_friend_words = by link or code
chair_program = A program
chair_program_words = it sits down at once
chair_here = Somebody here
chair_here_words = pass this screen on
chair_add = One more chair
chair_remove = Take this chair away
chair_level = How well it plays
chair_character = Who it is
baker-Ofelia = Rises before the sun and never burns a crust.
baker-Theo = Counts every crumb, twice.
baker-Jun = Sings while the oven warms.
baker-Iris = Tastes first, measures later.
baker-Noor = Has a recipe for every weather.
baker-Pia = Never met a cherry she did not like.
baker-Sam = Slow dough, quick hands.
rules_on =
    { $n ->
        [0] as printed
        [one] { $n } is on
       *[other] { $n } are on
    }
no_house_rules = This game has none.
opening_pace = Pace
opening_sitting = At one sitting
opening_sitting_words = about { $minutes } minutes
opening_sitting_soon = in one go
opening_days = By and by
opening_days_words = over days, as it suits you
clock = Clock
clock_words = for each baker; then a program moves for you
clock_none = none
clock_minutes = { $minutes } min
clock_extra = +{ $seconds } s a turn
public_words = Whoever comes to the start page may sit down.
new_table_of = { $game }: a new table
invites = { $host } invites you
invites_nobody = You are invited
invites_to = to { $game }
invites_with = At the table: { $names }
invite_alone = You are the first to come.
invite_taken = Somebody else sits on this chair now. Ask for another link, or watch.
invite_watch = Watch
waiting_of = A table of { $game }, opened by { $host }
waiting_scan = Scan it with the camera of a phone, or send the link.
waiting_for_chair = Invitation for chair { $n }
show_code = Show code
code_of = A code that leads to { $address }
send_link = Send
came = { $name } sits down.
is_here = is here
turn_call = Call me when it is my turn
turn_calls = You are called when it is your turn.
turn_call_denied = This browser does not let us call you; its settings may be changed.
sit_down = Sit down
join_words = Tell us your name, and sit down.
second_device = Go on from another device
give_up = Give the match up
replace_idle = { $name } is away: let an AI play on
leave_table = Leave the table; an AI plays on
new_here = Learn in five minutes

## At the table

your_turn = Your turn
turn_of = { $name }’s turn
table_waits = Waiting for { $names }.
watching = You are watching
match_over = The match is over
tie = A shared victory: { $names }
receipt = Till receipt
receipt_steps =
    { $n ->
        [one] Its step
       *[other] Its { $n } steps
    }
nothing_happened = Nothing has happened yet. What you do comes out of the till here.
undo = Undo
ask_undo = Ask
end_turn = End turn
ends_turn = ends your turn
turn_stands = End your turn, or take it back
leaves_asked = { $left }. { $label }?
not_yet = Not yet
hand_over = Hand the table to { $name }
hand_over_words = { $name }, press to go on
turns_end = Let my turns end by themselves
turns_wait = Let my turns wait for “End turn”
hint = Hint
hint_thinking = Thinking
hint_points = { NUMBER($worth, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } points
hint_chance = { $worth } ± { $error } % to win
hint_place = place { NUMBER($worth, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) }
hint_best = { $worth }: { $reason }.
hint_next = Next best, { $words }: { $worth }.
hint_goes_on = Thinking on ...
action_list = All actions
action_list_words = Everything you can do now, in words.
no_actions = There is nothing for you to do now.
chance = Chance
ai_level = AI · { $level }
person_away = away
takes_back = { $name } asks to take back: { $words }
allow = Allow
refuse = No
reconnecting = Reconnecting; your match is safe.
curtain_title = { $name }, your turn
curtain_words = Press when nobody else looks
chat_empty = Say hello.
chat_say = Say something
chat_read_only = You are watching: you can read along. Who sits at the table can talk.
chat_sending = on its way
react = Say it with a picture
react-thumb = Well done!
react-toque = Chapeau!
react-brioche = Yummy!
react-hg = Take your time
react-bulbDark = Oh no!
react-bellFire = Fire!
lookers = { $n } watching
lookers_named = { $looks }: { $names }
send = Send
rules_search = Search the rules
rules_nothing = The rules say nothing about that.
back_to_now = Back to now
looking_back = Step { $step } of { $steps }
seat_things = { $name }: look at their things
log = Log
points_words = Points so far. Who has the most of them in the end wins.
can_act_here = there is something to do
seats_and_log = Bakers and log
confirm = Do it
fewer = One fewer
more_of_it = One more
becomes = { $before } becomes { $after }
plan = In pencil
plan_ink = Ink it
plan_add = Pencil it in
plan_rub_out = Rub the plan out
plan_take_out = Take out: { $what }
plan_empty = Touch things as usual: each becomes a step, and nothing is played before you ink it.
plan_stopped = The rest stays in pencil: { $reason }.
pencil = Plan in pencil
pencil_words = Plan several steps in pencil, and ink them together (P)
banked = Points that nobody can take away any more
banked_then = Points banked by then
if_ended_now = If it ended now
if_ended_now_why = { $n } if the match ended now; some of these points can still be taken.
opens = Then you may
opens_more = { $n } more
uncertain = What follows depends on what you cannot see.
chance_decides = Then chance decides.

## Replay and result

play = Play
pause = Pause
step_back = One step back
step_forward = One step forward
speed = Speed
first_step = To the beginning
last_step = To the end
rematch = Rematch
again_seats = Seats of the rematch
again_rotate = Move on one chair
again_keep = Keep the chairs
again_asked = You asked for a rematch. Waiting for { $names }.
again_take_back = Never mind
again_wish = { $name } would like to play again.
again_yes = Play again
again_no = No, thanks
again_declined = { $name } would rather not.
again_follow = To the rematch
share = Share
shelf = Shelf
see_table = See the table
see_result = See the result
total = Total
fair = Chance was fair: see the promise
fair_title = Chance was fair
fair_words = Before the first die or card, this table picked a secret number, the seed, and showed everybody its fingerprint: the promise. Every die and every card followed from the seed. Now the seed lies open, and it must have that same fingerprint. So nobody could bend chance on the way, not even the server.
fair_kept = Checked just now in your browser: the promise was kept.
fair_broken = The seed does not fit the promise: this match was tampered with.
fair_promise = The promise, shown before the match
fair_seed = The seed
fair_salt = A pinch of salt, so that nobody could guess the seed beforehand
fair_check = With the record anybody can play every die again: bakehouse verify RECORD
fair_record = Save the record
skip_ending = A click or Space shows the result at once
turning_points =
    { $n ->
        [one] The turning point
       *[other] The turning points
    }
turning_at = Turning point { $n }: see it in the replay
turning_gain = So many points { $name } gained on the best of the others, by what a search expected
next_turning = To the next turning point
follow_actor = Follow whoever acts
copy_moment = Copy the link to this moment
share_send = Send the picture
share_save = Save the picture
share_copy = Copy the picture
share_replay = Copy the link to the replay
share_failed = The picture could not be made here. The link to the replay still can be copied.
abandoned = This match was given up.
outlook = Who was winning
outlook_words = Points that a small search expected at the end. Touch a moment to see it.
outlook_at = Step { $step }: expected { $said }
outlook_thinking = A search thinks about who was winning …

## Tutorial

lesson = { $step } of { $steps } parts of the game met
lesson_goal = How you win
lesson_meets = What you will meet: { $list }
lesson_begin = Begin
lesson_waits = The coach thinks…
lesson_others = The others play. Watch what they do.
lesson_alone = You know this. Do as you like.
lesson_show = Show me
lesson_do = Do it for me
lesson_leave = Leave the lesson
lesson_on = Go on
lesson_mistake = One moment: I took that back.
lesson_insist = If you do it again, it counts.
lesson_understood = I see
lesson_done = That was a whole game. Now you know it.
lesson_again = Once more
lesson_play = Play a whole game
coach_stays = The coach stays and speaks up when a much better move was there
coach_goes = The coach may go
remark_better = { $words } would have been much better.
remark_why = It promises { $better }, what you did { $played }: { $reason }.
remark_back = Take it back
remark_keep = It stays so

## About

about_words = Bakehouse plays four baking board games exactly by their rules: against people by link, against programs, or alone.
about_art = Food and symbols: Fluent Emoji by Microsoft (MIT). Interface: Lucide (ISC). Some tools: game-icons.net by their authors ({ $licence }). Letters: Fraunces and Nunito (OFL). Everything else is drawn by us.
about_games = The games belong to their designers and publishers; no artwork of theirs is used here.
about_keys = Keys
key_a = all actions in words
key_escape = take the last touch back
key_u = undo
key_e = the big button
key_h = hint
key_p = plan in pencil
key_i = ink the plan
key_r = rules
key_question = lead through everything that explains itself
key_enter = the big button, when nothing else is in focus
