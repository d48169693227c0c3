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
baker = Guest
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
waited_cost = you: { $what }
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
take_suggestion = Play it so
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
new_table_of = New table: { $game }
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
leave_sure = Really leave? The AI keeps your chair.
leave_no = Stay
leave_yes = Leave
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
on_its_way = One moment ...
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
hint_best = { $worth }. { $reason }.
hint_next = Next best, { $words }: { $worth }.
hint_goes_on = Thinking on ...
hints_off = This match is played without hints.
action_list = All actions
action_list_words = Everything you can do now, in words.
no_actions = There is nothing for you to do now.
chance = Chance
ai_level = AI · { $level }
person_away = away
takes_back = { $name } asks to take back: { $words }
takes_back_mine = You ask the others whether you may take back: { $words }
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
fair_check = With the record anybody can play again what chance brought: bakehouse verify RECORD
fair_record = Save the record
skip_ending = A click or Space shows the result at once
skip_ending_tap = A tap shows the result at once
turning_points =
    { $n ->
        [one] The turning point
       *[other] The turning points
    }
turning_at = Turning point { $n }: see it in the replay
turning_gain = So many points { $name } gained on the best of the others, or lost, by what a search expected
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
outlook_alone = How it went
outlook_words = Points that a small search expected at the end. Touch a moment to see it.
outlook_at = Step { $step }: expected { $said }
outlook_thinking = A search thinks about who was winning …

## Looking back

look_back = Look back
look_later = What was better is told when the match has ended
look_thinking = A strong program thinks about every decision …
look_panels = Parts of the table
look_sum = Skill { $skill }, luck { $luck }
look_owed =
    { $is ->
        [you] luck owed you the win
       *[other] luck owed { $name } the win
    }
look_given =
    { $is ->
        [you] luck gave you the win
       *[other] luck gave { $name } the win
    }
look_earned =
    { $is ->
        [you] with even luck you would have won too
       *[other] with even luck { $name } would have won too
    }
look_outplayed =
    { $is ->
        [you] with even luck you would not have won either
       *[other] with even luck { $name } would not have won either
    }
look_adds_up = Points ahead of the best of the others: { $start } at the start, { $skill } by skill, { $luck } by luck, { $rivals } by the others. That makes { $result }.
look_adds_up_alone = Points: { $start } to be expected at the start, { $skill } by skill, { $luck } by luck. That makes { $result }.
look_accuracy = Accuracy
look_accuracy_words = { $most }: always the best move
look_costliest =
    { $is ->
        [you] Your costliest decisions
       *[other] What cost { $name } most
    }
look_nothing_costly = No decision cost much. Well baked!
look_instead = Better: { $words }
look_part = Part { $n }
look_end = The end
look_end_words = The last step is done. Go back to a decision to see what was better.
look_decides =
    { $is ->
        [you] your decision
       *[other] { $name } decides
    }
look_previous = To the decision before
look_next = To the next decision
look_played =
    { $is ->
        [you] You played
       *[other] { $name } played
    }
look_better = Better
look_mark_played = played
look_mark_better = better
look_why = Why: { $reason }.
look_why_best = The best there was: { $reason }.
look_unclear = The difference is smaller than what can be told for sure.
look_worth_points = { $worth } ± { $error } points
look_worths_points = { $worth } points
look_worth_chance = { $worth } ± { $error } % to win
look_worths_chance = { $worth } % to win
look_worth_place = place { $worth } ± { $error }
look_worths_place = place { $worth }
look_gain_short = { $gain } ± { $error }
look_gain_points = { $gain } ± { $error } points
look_gain_chance = { $gain } ± { $error } %
look_gain_place = { $gain } ± { $error } places
look_gains_points = { $gain } points
look_gains_chance = { $gain } %
look_gains_place = { $gain } places
look-brilliant = brilliant
look-brilliant-words = Much better than everything else, and not what one plays at first sight.
look-good = good
look-good-words = The best move, or hardly worse.
look-inaccuracy = inaccuracy
look-inaccuracy-words = A little was given away.
look-mistake = mistake
look-mistake-words = Something was given away.
look-blunder = blunder
look-blunder-words = Much was given away.
look-only = only move
look-only-words = There was nothing else to do.
look_leaned = How the match leaned
look_unit_points = the points that could be expected at the end
look_unit_chance = the chance of winning, in per cent
look_unit_place = the place that each seat could expect
look_below =
    { $is ->
        [you] below, in points: your moves and your luck
       *[other] below, in points: { $name }
    }
look_skill = Skill
look_skill_words = What the seat’s own moves changed, in points ahead of the best of the others.
look_luck = Luck
look_luck_words = What chance changed, in points ahead of the best of the others. By the odds it is nothing on average.
look_swing_luck = chance: { $name } { $points }
look_swing_move = { $name } { $points }
look_deeper = Look deeper
look_deeper_words = It takes a minute or two. Tables where people play are not slowed down.
look_deepening = Looking deeper …
look_learn =
    { $is ->
        [you] Learn from your mistakes
       *[other] Learn from these mistakes
    }
look_play_on = Play on from here
look_try = Try it again
look_try_words = A new table that stands at this moment. You sit down, programs play the others.
look_dice = Dice and cards
look_dice_new = New ones
look_dice_new_words = The position is the same, what comes is not. The new seed is promised as always.
look_dice_same = The same as then
look_dice_same_words = What chance brought comes again. Nothing is promised: whoever saw the match may know it.
look_sit = Your seat
look_rivals = The others play like
look_rivals_usual = those who sat there
look_begin = Sit down there
look_compare = Compare two moves
look_compare_words = After each move many games are played to the end, with the same luck for both.
look_compare_one = This move
look_compare_other = and instead of it
look_compare_games = Games after each
look_compare_now = Compare
look_comparing = Games are being played …
look_compared = { $words } instead: { $gain }
look_compared_also = { $unit }: { $gain }
look_compared_sure = { $games } games after each. The difference is larger than chance alone would make it.
look_compared_unsure = { $games } games after each. That may be chance: play more games to be sure.
look_question = Question { $n } of { $of }
look_question_ask = What would you do now?
look_question_how = Choose on the board, or from the list. Last time it was: { $words }
look_question_show = Show me
look_question_next = Next question
look_question_end = Enough
look_question_yours = You chose: { $words }.
look_question_then = Played then: { $words }
look_question_rated = Beside the best move: { $gain }
look_question-best = That is it: the best move.
look_question-shown = This would have been the best move.
look_question-better = Better than then, though not the best.
look_question-same = The same again. There is something better.
look_question-even = As good as the best, as far as can be told.
look_question-worse = Not better than what was played.
look_open_record = Open a record
look_record_large = A record is at most { $most } characters long.
branch_back = Back to the match it comes from
branch_known = Chance is that of an earlier match, so nobody promised it: whoever saw that match may know it.

## Tutorial

lesson = { $step } of { $steps } parts of the game met
lesson_goal = How you win
lesson_meets = What you will meet: { $list }
lesson_begin = Begin
lesson_waits = The coach thinks…
lesson_others = The others play. Watch what they do.
lesson_alone = You know this. Do as you like.
lesson_all_met = You have met everything. Finish the game as you like.
lesson_show = Show me
lesson_do = Do it for me
lesson_leave = Leave the lesson
lesson_on = Go on
lesson_mistake = One moment: I took that back.
lesson_insist = If you do it again, it counts.
lesson_understood = I see
lesson_done = That was a short game from its first turn to its last. Now you know how it goes.
lesson_again = Once more
lesson_play = Play a whole game
coach_stays = The coach stays and speaks up when a much better move was there
coach_goes = The coach may go
remark_better = { $words } would have been much better.
remark_why = It promises { $better }, what you did { $played }: { $reason }.
remark_back = Take it back
remark_keep = It stays so

## The workshop

workshop = Workshop
workshop_of = Workshop: { $game }
workshop_enter = To the workshop
workshop_changed =
    { $n ->
        [0] Nothing changed
        [one] One change
       *[other] { $n } changes
    }
workshop_begin = change a number, then ask what it does
workshop_then = ask what they do, then play it
workshop_wrong = so it cannot be played
workshop_sheet = The box
workshop_questions = Questions
workshop_general = In general
workshop_touch = Touch any number with a dotted line to change it.
workshop_from = from:
from_rulebook = rulebook
from_implied = implied by the rulebook
from_public = another public source
from_reconstructed = reconstructed
workshop_change = Change it
workshop_less = Less
workshop_more = More
workshop_value = Value
workshop_back = back to { $value }
workshop_name = Name of the edition
workshop_unnamed = My edition
workshop_standard = Standard edition
workshop_reset = Back to the printed box
workshop_open = Editions kept here
workshop_none_kept = Nothing is kept on this device yet.
workshop_drop = Throw { $name } away
workshop_kept = { $name } is kept on this device.
workshop_export = As an edition file
workshop_share = Share link
workshop_print = Print it
answer_games =
    { $n ->
        [0] No games yet
        [one] One game
       *[other] { $n } games
    }
answer_begins = the first games are being played
answer_waits = others asked before you
answer_narrows = still narrowing:
answer_paused = paused:
answer_done = done:
answer_pause = Pause
answer_on = Go on
answer_stop = Stop
answer_doubt = A doubt.
answer_whom = Who played
ask_whom = asked are
ask_beside = laid beside it
ask_alone = nothing
ask_seats = at the table
ask_subject = About what
ask_own = Ask in your own words
ask_example = Does the first baker win too often?
ask_go = Ask
tries = Tries
tries_words = click to go back
tries_drop = Forget all tries
print_paper = Paper
print_board = Board
print_pieces = Pieces to cut out
print_each = one for each player
print_one = one for all
print_cut = cut out along the dashed lines, sheet { $n } of { $of }
print_numbers = Every number of this edition
print_words = The game in its words, with the numbers of this edition
print_rules = The rules, with the numbers of the standard edition. Where a sheet before this one says another number, the sheet counts.
workshop_play = Play it with friends

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
touches = One touch or two
touches_once = A touch that says all of an action does it; undo takes it back. Where two things are needed, the first touch narrows what glows.
touches_finger = A mouse rests on a thing to see what it would do. A finger cannot: its touch shows it, and a second touch of the same thing, or the big button, does it.
touches_final = What cannot be taken back, and an amount to choose, is shown first to a mouse too.
touches_turn = What ends your turn waits for “{ $end }”. A touch elsewhere lets go of what is shown.

## Puzzles

puzzles = Puzzles
puzzle_find = Find the best move for { $name }
puzzle_how = One move is clearly better than all others. What you touch on the board is your answer.
puzzle_lately = How it came to this
puzzle_right = That is it!
puzzle_wrong = Not the best
puzzle_solution = The solution
puzzle_yours = Your move:
puzzle_far = far behind
puzzle_worth_points = { NUMBER($worth, maximumFractionDigits: 1) } points
puzzle_worth_chance = { $worth } % to win
puzzle_worth_place = place { NUMBER($worth, maximumFractionDigits: 2) }
puzzle_margin_points = { NUMBER($margin, maximumFractionDigits: 1) } points better than the next best.
puzzle_margin_chance = { NUMBER($margin, maximumFractionDigits: 1) } % more often a win than the next best.
puzzle_margin_place = { NUMBER($margin, maximumFractionDigits: 2) } places better than the next best.
puzzle_reason = { $reason }.
puzzle_themes = { $themes } · rated { $rating }
puzzle_levels = How often programs find it
puzzle_your_rating = your rating
puzzle_streak = in a row, { $longest } at best
puzzle_theme = What puzzles are about
puzzle_all = All themes ({ $n })
puzzle_show = Show me
puzzle_next = Next puzzle

## The bake of the day

daily_title = The bake of the day
daily_fresh = fresh from the oven
daily_done = { $n } of { $of } baked
daily_words = One match of each game, the same for everybody in the world. Nothing is taken back, nobody helps, and your first try counts.
daily_next = The next one begins in { $hours } h { $minutes } min, everywhere at the same moment.
daily_alone = all alone
daily_against = against { $names }
daily_not_played = Not played yet
daily_begun = Begun
daily_points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily_bake = Bake it
daily_go_on = Go on
daily_again = Try again
daily_not_counted = Only the first try of a day counts: this one is for practice.
daily_board = The board
daily_nobody = Nobody has finished it on this day. Be the first!
daily_bests = Your best days
daily_board_words = First tries on this server, each of them a match that anybody can replay here. Everybody can work out the seed of a day, so the board cannot know who has tried elsewhere before.
daily_send = Played in a terminal? Send the record in
daily_sent = sent in
daily_record_large = That file is too large to be a record.
daily_day_before = The day before
daily_day_after = The day after
daily_fair = Chance follows from the date, so it is the same for all. Everybody can work it out beforehand, which is why nothing was promised here.
daily_copy = Copy
daily_copied = Copied: it tells how it went, and nothing else.
daily_copy_by_hand = Your browser does not allow copying; select the text instead.
daily_share_title = Bakehouse, the bake of { $date }
daily_score = { $points } to { $others }
daily_try = try { $n }
level_in_character = { $level }, { $character }
character-cautious-baker = careful
character-bold-baker = bold
character-famous-baker = after fame
character-bold-seller = a bold seller
character-spoiler = a spoiler

## One's own kitchen

kitchen_title = Your kitchen
kitchen_games = Which game
kitchen_matches =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
kitchen_won = { $share } won
kitchen_best = Most points
kitchen_best_day = Best bake of a day
kitchen_victories = Victories
kitchen_of = { $n } of { $of }
kitchen_accuracy = Accuracy
kitchen_accuracy_told = Accuracy in { $n } matches that were looked back on; in the last one { $last } of a hundred.
kitchen_exact = { $n } % exact
kitchen_rating_line = Rating
kitchen_rating_told = The rating after each of { $n } matches; now { $last }.
kitchen_against = Against programs
kitchen_better = ahead { $n } of { $of }
kitchen_place = { $place }. of { $of }, { $n } points
kitchen_recent = Matches
kitchen_more = There are more matches than are counted here; the export has all of them.
kitchen_empty = Nothing has been baked here yet. When you have finished a match, you find it here.
kitchen_data = What we know of you
kitchen_data_words = All of it is yours: take it along, or have it deleted. Who you are is known by a cookie of this browser, and by nothing else.
kitchen_no_parquet = Parquet needs polars, which is not installed on this server; JSON has everything.
kitchen_delete = Delete everything
rating = Rating
rating_board = Who is how strong here
rating_nobody = Nobody has been rated yet.
rating_words = By openskill, from matches to the end by the rules: without hints, granted take-backs or prepared positions, and with nobody in two seats. Without accounts nobody can keep people from coming back as somebody else, or from asking a program: so take it as a game.
rating_explained =
    { $n ->
        [one] After { $n } match: the mean, and how unsure it is
       *[other] After { $n } matches: the mean, and how unsure it is
    }
rating_told = { $mean } ± { $deviation }

## Who one is

you_title = You and your devices
you_words = There are no accounts here: this browser is known by a cookie. Add your other devices or make a passkey, and your seats and matches are there too.
saved = Saved.
devices = Devices
device_first = First device
device_here = this one
device_phone = Phone
device_computer = Computer
added_on = since { $day }
shut_out = Shut out
add_device = Add a device
device_scan = Scan this with your other device, or open the link there. It works once, for ten minutes. Whoever opens it is you.
device_copied = Copied. Open it on your other device.
device_gone = That device is a stranger now.
device_of = Make this device { $name }’s?
device_of_words = From then on you are { $name } here. Seats and matches of this browser come along. Only do it if { $name } is you.
device_called = What this device is called
device_join = This is my device
signed_in = You are { $name } here now.
passkeys = Passkeys
passkeys_words = With a passkey you are yourself on any device that holds it, even if this one is lost.
passkeys_host = This server has no passkeys. Links for devices work all the same.
passkeys_unsafe = Passkeys need a safe connection (https). Links for devices work all the same.
passkeys_number = Passkeys need a server with a name instead of a number: on the same computer, open it as localhost. Links for devices work all the same.
passkeys_old = This browser has no passkeys. Links for devices work all the same.
make_passkey = Make a passkey
use_passkey = Come in with a passkey
passkey_made = The passkey is made.
passkey_gone = Nobody comes in with that passkey any more.
remove = Remove
sure = Yes, do it
not_sure = Rather not
forget_title = Be forgotten
forget_words = Your name, devices, passkeys and what you said are deleted; so are matches that nobody else took part in. In others a program takes your seat. This cannot be taken back.
forget_me = Forget me, with everything
forgotten = You are forgotten.
renew_link = New link
renewed = Here is a new link. The old one leads nowhere any more.
kept_until = If nobody touches this table, it is cleared away on { $day }.
