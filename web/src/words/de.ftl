# The words of the table itself: what every game is framed by.

## Everywhere

tagline = Backspiele an einem warmen Tisch
rules = Regeln
chat = Chat
night = Nachtschicht
day = Tagschicht
home = Zum Regal
about = Über Bakehouse
language = Sprache
close = Schließen
more = Mehr
you = du
first_game = Erstes Spiel?
loading = Der Ofen heizt vor …
offline = Die Bäckerei antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
gone = Diesen Tisch gibt es nicht.
try_again = Noch einmal
copied = Kopiert. Schick es jemandem.
copy_link = Link kopieren
your_name = Dein Name
baker = Gast
save = Merken
error_title = Da ist etwas von der Theke gefallen
lost_title = Dieses Fach ist leer
lost_words = Unter dieser Adresse gibt es weder Tisch noch Seite. Vielleicht ging unterwegs ein Buchstabe des Links verloren.
away_title = Die Backstube ist nicht zu erreichen
away_words = Gerade gibt es keine Verbindung. Deine Partien sind auf dem Server sicher und stehen, wie du sie verlassen hast.
away_again = Noch einmal versuchen
about_code = Die Quadratcodes der Einladungen: uqr von Anthony Fu (MIT).

## Games

box_seats = { $seats } Bäcker
box_minutes = { $minutes } Min.
plain_board = Schlichtes Brett: alles in Worten
own_board = Das eigene Brett des Spiels

## How well programs play

level-random = Zufall
level-greedy = Gierig
level-first-timer = Neuling
level-apprentice = Lehrling
level-journeyman = Geselle
level-baker = Bäcker
level-master = Meister
level-champion = Champion

## Was andere tun

skip = Weiter
space = Leertaste
skip_how = Leertaste oder Klick: überspringen
skip_tap = Tippen: überspringen
hits_you = Das trifft dich!
pace = Züge der anderen zeigen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
waited = Während du gewartet hast
waited_watching = Die letzten Züge
waited_again = noch einmal ansehen
waited_cost = du: { $what }
sounds_on = Töne sind an
sounds_off = Töne sind aus
vibration_on = Vibration ist an
vibration_off = Vibration ist aus

## The plain board

plain-ask = Berühre, was leuchtet, oder wähle unten
plain-ask_board = Berühre, was leuchtet
plain-ask_tray = Wähle unten
plain-tray = Was du tun kannst
plain-wait = Gerade hast du nichts zu tun.
plain-points = Punkte
plain-table = Der Tisch
plain-yours = deins
plain-empty = noch nichts
plain-of = { $key } { $n } von { $most }
plain-panel_table = Tisch
plain-panel_seats = Bäcker
plain-back = Zurück
plain-yes = ja
plain-no = nein
plain-kinds = { $n } Möglichkeiten
plain-would_come = käme
plain-would_go = ginge

## Start

play_now_title = Spiel jetzt gegen die Bäckerei
play_now_words =
    { $n ->
        [one] { $game } mit { $n } KI-Bäcker, sobald du magst.
       *[other] { $game } mit { $n } KI-Bäckern, sobald du magst.
    }
play_alone_words = { $game } allein: Wie weit kommst du?
bakers = Bäcker
they_play_like = Sie spielen wie
play_now = Jetzt spielen
play_game = { $game } spielen
invite_friends = Freunde einladen
play_hot_title = An diesem Bildschirm
play_hot_words = Reicht ihn herum: jeder sieht die eigenen Sachen.
hot_names = Namen der Bäcker an diesem Bildschirm
hot_name = Name von Bäcker { $n }
hot_more = Ein Bäcker mehr an diesem Bildschirm
hot_fewer = Ein Bäcker weniger an diesem Bildschirm
hot_seat = Reihum
baker_n = Bäcker { $n }
open_box = Schachtel öffnen
turn_yours = Du bist dran
turn_thinks = { $names } am Zug
turn_waits =
    { $n ->
        [one] { $n } Stuhl ist frei
       *[other] { $n } Stühle sind frei
    }
title_turn = Du bist dran: { $game }
your_matches = Deine Partien
no_matches = Keine Partie läuft. Nimm eine Schachtel aus dem Regal.
resume = Öffnen
open_tables = Offene Tische
no_open_tables = Niemand wartet. Lade Freunde ein, sie kommen per Link.
free_seats =
    { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
join = Mitspielen
records = Partien von früher
no_records = Beendete Partien bleiben hier, zum Wiederansehen.
replay = Ansehen
tab_shelf = Regal
tab_tables = Tische
tab_matches = Partien
tab_records = Früher
learn = { $game } lernen

## A new table, and its seats

public_table = Für alle auf der Startseite offen
open_table = Tisch eröffnen
house_rules = Hausregeln
edition = Ausgabe
edition_words = Spielt mit eigenen Zahlen: Eine Ausgabedatei nennt nur, was abweicht.
edition_file = Datei wählen
edition_paste = oder hier einfügen
edition_check = Prüfen
edition_checking = Wird geprüft …
edition_good =
    { $n ->
        [one] { $name }: { $n } Wert weicht von der Standardausgabe ab.
       *[other] { $name }: { $n } Werte weichen von der Standardausgabe ab.
    }
edition_same = { $name }: nichts weicht von der Standardausgabe ab.
edition_drop = Mit der Standardausgabe spielen
edition_large = Eine Ausgabedatei hat höchstens { $most } Zeichen.
edition_named = Ausgabe { $name }
edition_what = Was anders ist
edition_instead = statt { $standard }
old_match = Eine alte Partie
match_stopped = Die Partie steht still
edition_none = nichts
normal = normal
waiting_title = Wir warten auf Bäcker
seat_open = Freier Platz
fill_with_ai = KI hinsetzen
sit_here = Hier hinsetzen
chairs = Stühle
chair_n = Stuhl { $n }
chair_of = Stuhl { $n }: { $who }
chairs_taken =
    { $free ->
        [0] alle Stühle sind besetzt: es geht gleich los
        [one] { $free } Stuhl wartet auf Besuch
       *[other] { $free } Stühle warten auf Besuch
    }
chair_who = Wer nimmt diesen Stuhl?
chair_me = Du lädst ein. So heißt du am Tisch:
chair_friend = Jemand von auswärts
chair_friend_words = über Link oder Code
chair_program = Ein Programm
chair_program_words = setzt sich sofort
chair_here = Jemand hier
chair_here_words = Bildschirm weiterreichen
chair_add = Noch ein Stuhl
chair_remove = Diesen Stuhl wegstellen
chair_level = Wie gut es spielt
chair_character = Wer es ist
baker-Ofelia = Steht vor der Sonne auf und lässt nichts anbrennen.
baker-Theo = Zählt jeden Krümel, zweimal.
baker-Jun = Singt, während der Ofen warm wird.
baker-Iris = Kostet zuerst, misst später.
baker-Noor = Hat für jedes Wetter ein Rezept.
baker-Pia = Mochte noch jede Kirsche.
baker-Sam = Langsamer Teig, schnelle Hände.
rules_on =
    { $n ->
        [0] wie gedruckt
        [one] { $n } gilt
       *[other] { $n } gelten
    }
take_suggestion = So spielen
no_house_rules = Dieses Spiel hat keine.
opening_pace = Tempo
opening_sitting = In einem Zug
opening_sitting_words = etwa { $minutes } Minuten
opening_sitting_soon = am Stück
opening_days = Nach und nach
opening_days_words = über Tage, wie es passt
clock = Uhr
clock_words = für jeden; danach zieht ein Programm
clock_none = keine
clock_minutes = { $minutes } min
clock_extra = +{ $seconds } s je Zug
public_words = Wer auf die Startseite kommt, darf sich setzen.
new_table_of = Neuer Tisch: { $game }
invites = { $host } lädt dich ein
invites_nobody = Du bist eingeladen
invites_to = zu { $game }
invites_with = Am Tisch: { $names }
invite_alone = Du kommst als Erstes.
invite_taken = Auf diesem Stuhl sitzt jetzt jemand anderes. Bitte um einen anderen Link, oder schau zu.
invite_watch = Zuschauen
waiting_of = Ein Tisch für { $game }, eröffnet von { $host }
waiting_scan = Mit der Kamera eines Telefons scannen, oder den Link schicken.
waiting_for_chair = Einladung für Stuhl { $n }
show_code = Code zeigen
code_of = Ein Code, der zu { $address } führt
send_link = Schicken
came = { $name } setzt sich.
is_here = ist da
turn_call = Ruf mich, wenn ich dran bin
turn_calls = Du wirst gerufen, wenn du dran bist.
turn_call_denied = Dieser Browser erlaubt es nicht; das lässt sich in seinen Einstellungen ändern.
sit_down = Hinsetzen
join_words = Sag uns deinen Namen und setz dich.
second_device = Auf einem anderen Gerät weiterspielen
give_up = Die Partie aufgeben
replace_idle = { $name } ist weg: eine KI spielt weiter
leave_table = Den Tisch verlassen; eine KI spielt weiter
leave_sure = Wirklich gehen? Die KI behält deinen Stuhl.
leave_no = Bleiben
leave_yes = Verlassen
new_here = In fünf Minuten gelernt

## At the table

your_turn = Du bist dran
turn_of = { $name } ist dran
table_waits = Wir warten auf { $names }.
watching = Du siehst zu
match_over = Die Partie ist zu Ende
tie = Ein geteilter Sieg: { $names }
receipt = Kassenbon
receipt_steps =
    { $n ->
        [one] Sein Schritt
       *[other] Die { $n } Schritte
    }
nothing_happened = Noch ist nichts geschehen. Was du tust, kommt hier aus der Kasse.
undo = Zurück
ask_undo = Bitten
end_turn = Zug beenden
ends_turn = beendet deinen Zug
turn_stands = Beende deinen Zug, oder nimm ihn zurück
on_its_way = Einen Moment ...
leaves_asked = { $left }. { $label }?
not_yet = Noch nicht
hand_over = Gib den Tisch an { $name }
hand_over_words = { $name }, drücke, um weiterzuspielen
turns_end = Meine Züge enden von selbst
turns_wait = Meine Züge warten auf „Zug beenden“
hint = Tipp
hint_thinking = Denkt nach
hint_points = { NUMBER($worth, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } Punkte
hint_chance = { $worth } ± { $error } % Gewinnchance
hint_place = Platz { NUMBER($worth, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) }
hint_best = { $worth }. { $reason }.
hint_next = Danach: { $words }, { $worth }.
hint_goes_on = Denkt weiter nach ...
hints_off = Diese Partie wird ohne Tipps gespielt.
action_list = Alle Aktionen
action_list_words = Alles, was du jetzt tun kannst, in Worten.
no_actions = Für dich ist gerade nichts zu tun.
chance = Zufall
ai_level = KI · { $level }
person_away = nicht da
takes_back = { $name } möchte zurücknehmen: { $words }
takes_back_mine = Du fragst die anderen, ob du zurücknehmen darfst: { $words }
allow = Erlauben
refuse = Nein
reconnecting = Neue Verbindung; deine Partie ist sicher.
curtain_title = { $name }, du bist dran
curtain_words = Drücke, wenn sonst niemand hinsieht
chat_empty = Sag hallo.
chat_say = Sag etwas
chat_read_only = Du schaust zu und kannst mitlesen. Reden kann, wer am Tisch sitzt.
chat_sending = unterwegs
react = Sag es mit einem Bild
react-thumb = Gut gemacht!
react-toque = Hut ab!
react-brioche = Lecker!
react-hg = Lass dir Zeit
react-bulbDark = Oh nein!
react-bellFire = Feuer!
lookers =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
lookers_named = { $looks }: { $names }
send = Senden
rules_search = In den Regeln suchen
rules_nothing = Davon sagen die Regeln nichts.
back_to_now = Zum Jetzt
looking_back = Schritt { $step } von { $steps }
seat_things = { $name }: die Sachen ansehen
log = Bon
points_words = Punkte bis jetzt. Wer am Ende die meisten hat, gewinnt.
can_act_here = hier gibt es etwas zu tun
seats_and_log = Bäcker und Bon
confirm = Machen
fewer = Eins weniger
more_of_it = Eins mehr
becomes = aus { $before } wird { $after }
plan = Mit Bleistift
plan_ink = Mit Tinte
plan_add = Vormerken
plan_rub_out = Den Plan ausradieren
plan_take_out = Herausnehmen: { $what }
plan_empty = Tippe wie immer an, was du tun willst: Jedes wird ein Schritt, und nichts wird gespielt, bevor du es mit Tinte schreibst.
plan_stopped = Der Rest bleibt Bleistift: { $reason }.
pencil = Mit Bleistift planen
pencil_words = Mehrere Schritte mit Bleistift planen und zusammen mit Tinte schreiben (P)
banked = Punkte, die niemand mehr nehmen kann
banked_then = Punkte, die dann sicher sind
if_ended_now = Wäre jetzt Schluss
if_ended_now_why = { $n }, wenn das Spiel jetzt endete; ein Teil davon kann noch verloren gehen.
opens = Dann geht
uncertain = Was folgt, hängt von dem ab, was du nicht siehst.
chance_decides = Dann entscheidet der Zufall.

## Replay and result

play = Abspielen
pause = Anhalten
step_back = Einen Schritt zurück
step_forward = Einen Schritt weiter
speed = Tempo
first_step = Zum Anfang
last_step = Zum Ende
rematch = Revanche
again_seats = Plätze der Revanche
again_rotate = Einen Stuhl weiter
again_keep = Plätze behalten
again_asked = Du hast um eine Revanche gebeten. Es fehlt noch: { $names }.
again_take_back = Doch nicht
again_wish = { $name } möchte noch einmal spielen.
again_yes = Noch einmal
again_no = Nein, danke
again_declined = { $name } möchte lieber nicht.
again_follow = Zur Revanche
share = Teilen
shelf = Regal
see_table = Tisch ansehen
see_result = Ergebnis ansehen
total = Summe
fair = Der Zufall war ehrlich: zum Versprechen
fair_title = Der Zufall war ehrlich
fair_words = Vor dem ersten Würfel und der ersten Karte wählte dieser Tisch eine geheime Zahl, die Saat, und zeigte allen ihren Fingerabdruck: das Versprechen. Jeder Würfel und jede Karte folgte aus der Saat. Jetzt liegt sie offen, und sie muss denselben Fingerabdruck haben. So konnte niemand den Zufall unterwegs verbiegen, auch der Server nicht.
fair_kept = Gerade in deinem Browser geprüft: Das Versprechen wurde gehalten.
fair_broken = Die Saat passt nicht zum Versprechen: An dieser Partie wurde etwas verändert.
fair_promise = Das Versprechen, gezeigt vor der Partie
fair_seed = Die Saat
fair_salt = Eine Prise Salz, damit niemand die Saat vorher erraten konnte
fair_check = Mit der Aufzeichnung kann jeder nachspielen, was der Zufall brachte: bakehouse verify DATEI
fair_record = Aufzeichnung speichern
skip_ending = Ein Klick oder die Leertaste zeigt gleich das Ergebnis
skip_ending_tap = Antippen zeigt das Ergebnis sofort
turning_points =
    { $n ->
        [one] Der Wendepunkt
       *[other] Die Wendepunkte
    }
turning_at = Wendepunkt { $n }: in der Wiederholung ansehen
turning_gain = So viele Punkte gewann oder verlor { $name } gegenüber den Besten der anderen, so wie eine Suche es erwartete
next_turning = Zum nächsten Wendepunkt
follow_actor = Dem folgen, der handelt
copy_moment = Link zu diesem Moment kopieren
share_send = Bild verschicken
share_save = Bild speichern
share_copy = Bild kopieren
share_replay = Link zur Wiederholung kopieren
share_failed = Das Bild ließ sich hier nicht machen. Der Link zur Wiederholung lässt sich trotzdem kopieren.
abandoned = Diese Partie wurde aufgegeben.
outlook = Wer lag vorn?
outlook_alone = Wie es lief
outlook_words = Punkte, die eine kleine Suche am Ende erwartete. Berühre einen Moment, um ihn zu sehen.
outlook_at = Schritt { $step }: erwartet { $said }
outlook_thinking = Eine Suche überlegt, wer vorn lag …

## Rückblick

look_back = Rückblick
look_later = Was besser gewesen wäre, wird erzählt, wenn die Partie zu Ende ist
look_thinking = Ein starkes Programm denkt über jede Entscheidung nach …
look_panels = Teile des Tisches
look_sum = Können { $skill }, Glück { $luck }
look_owed =
    { $is ->
        [you] das Glück schuldet dir den Sieg
       *[other] das Glück schuldet { $name } den Sieg
    }
look_given =
    { $is ->
        [you] das Glück hat dir den Sieg geschenkt
       *[other] das Glück hat { $name } den Sieg geschenkt
    }
look_earned =
    { $is ->
        [you] auch ohne Glück und Pech hättest du gewonnen
       *[other] auch ohne Glück und Pech hätte { $name } gewonnen
    }
look_outplayed =
    { $is ->
        [you] auch ohne Glück und Pech hättest du nicht gewonnen
       *[other] auch ohne Glück und Pech hätte { $name } nicht gewonnen
    }
look_adds_up = Punkte vor dem Besten der anderen: { $start } am Anfang, { $skill } durch Können, { $luck } durch Glück, { $rivals } durch die anderen. Das macht { $result }.
look_adds_up_alone = Punkte: { $start } waren am Anfang zu erwarten, { $skill } durch Können, { $luck } durch Glück. Das macht { $result }.
look_accuracy = Genauigkeit
look_accuracy_words = { $most }: immer der beste Zug
look_costliest =
    { $is ->
        [you] Deine teuersten Entscheidungen
       *[other] Was { $name } am meisten gekostet hat
    }
look_nothing_costly = Keine Entscheidung hat viel gekostet. Gut gebacken!
look_instead = Besser: { $words }
look_part = Teil { $n }
look_end = Das Ende
look_end_words = Der letzte Schritt ist getan. Geh zu einer Entscheidung zurück und sieh, was besser war.
look_decides =
    { $is ->
        [you] deine Entscheidung
       *[other] { $name } entscheidet
    }
look_previous = Zur Entscheidung davor
look_next = Zur nächsten Entscheidung
look_played =
    { $is ->
        [you] Du hast gespielt
       *[other] { $name } hat gespielt
    }
look_better = Besser
look_mark_played = gespielt
look_mark_better = besser
look_why = Warum: { $reason }.
look_why_best = Das Beste, was es gab: { $reason }.
look_unclear = Der Unterschied ist kleiner als das, was sich sicher sagen lässt.
look_worth_points = { $worth } ± { $error } Punkte
look_worths_points = { $worth } Punkte
look_worth_chance = { $worth } ± { $error } % Siegchance
look_worths_chance = { $worth } % Siegchance
look_worth_place = Platz { $worth } ± { $error }
look_worths_place = Platz { $worth }
look_gain_short = { $gain } ± { $error }
look_gain_points = { $gain } ± { $error } Punkte
look_gain_chance = { $gain } ± { $error } %
look_gain_place = { $gain } ± { $error } Plätze
look_gains_points = { $gain } Punkte
look_gains_chance = { $gain } %
look_gains_place = { $gain } Plätze
look-brilliant = brillant
look-brilliant-words = Viel besser als alles andere, und nicht das, was man auf den ersten Blick spielt.
look-good = gut
look-good-words = Der beste Zug, oder kaum schlechter.
look-inaccuracy = ungenau
look-inaccuracy-words = Ein wenig wurde verschenkt.
look-mistake = Fehler
look-mistake-words = Etwas wurde verschenkt.
look-blunder = Patzer
look-blunder-words = Viel wurde verschenkt.
look-only = einziger Zug
look-only-words = Es gab nichts anderes zu tun.
look_leaned = Wohin sich die Partie neigte
look_unit_points = die Punkte, die am Ende zu erwarten waren
look_unit_chance = die Siegchance in Prozent
look_unit_place = der Platz, den jeder erwarten konnte
look_below =
    { $is ->
        [you] unten, in Punkten: deine Züge und dein Glück
       *[other] unten, in Punkten: { $name }
    }
look_skill = Können
look_skill_words = Was die eigenen Züge geändert haben, in Punkten vor dem Besten der anderen.
look_luck = Glück
look_luck_words = Was der Zufall geändert hat, in Punkten vor dem Besten der anderen. Nach den Chancen ist es im Mittel nichts.
look_swing_luck = Zufall: { $name } { $points }
look_swing_move = { $name } { $points }
look_deeper = Genauer hinsehen
look_deeper_words = Das dauert ein, zwei Minuten. Tische, an denen gespielt wird, werden davon nicht langsamer.
look_deepening = Es wird genauer hingesehen …
look_learn =
    { $is ->
        [you] Aus deinen Fehlern lernen
       *[other] Aus diesen Fehlern lernen
    }
look_play_on = Von hier weiterspielen
look_try = Noch einmal versuchen
look_try_words = Ein neuer Tisch, der in diesem Moment steht. Du setzt dich, Programme spielen die anderen.
look_dice = Würfel und Karten
look_dice_new = Neue
look_dice_new_words = Die Stellung ist dieselbe, was kommt, ist es nicht. Der neue Startwert wird wie immer versprochen.
look_dice_same = Dieselben wie damals
look_dice_same_words = Was der Zufall brachte, kommt wieder. Versprochen wird nichts: wer die Partie sah, kann es wissen.
look_sit = Dein Platz
look_rivals = Die anderen spielen wie
look_rivals_usual = die, die dort saßen
look_begin = Dort hinsetzen
look_compare = Zwei Züge vergleichen
look_compare_words = Nach jedem Zug werden viele Partien zu Ende gespielt, mit demselben Glück für beide.
look_compare_one = Dieser Zug
look_compare_other = und stattdessen
look_compare_games = Partien nach jedem
look_compare_now = Vergleichen
look_comparing = Partien werden gespielt …
look_compared = { $words } stattdessen: { $gain }
look_compared_also = { $unit }: { $gain }
look_compared_sure = { $games } Partien nach jedem. Der Unterschied ist größer, als der Zufall allein ihn machen würde.
look_compared_unsure = { $games } Partien nach jedem. Das kann Zufall sein: spiel mehr Partien, um sicher zu sein.
look_question = Frage { $n } von { $of }
look_question_ask = Was würdest du jetzt tun?
look_question_how = Wähle auf dem Brett oder aus der Liste. Beim letzten Mal war es: { $words }
look_question_show = Zeig es mir
look_question_next = Nächste Frage
look_question_end = Genug
look_question_yours = Du hast gewählt: { $words }.
look_question_then = Damals gespielt: { $words }
look_question_rated = Neben dem besten Zug: { $gain }
look_question-best = Das ist er: der beste Zug.
look_question-shown = Das wäre der beste Zug gewesen.
look_question-better = Besser als damals, wenn auch nicht der beste.
look_question-same = Wieder dasselbe. Es gibt etwas Besseres.
look_question-even = So gut wie der beste, soweit sich das sagen lässt.
look_question-worse = Nicht besser als das, was gespielt wurde.
look_open_record = Aufzeichnung öffnen
look_record_large = Eine Aufzeichnung ist höchstens { $most } Zeichen lang.
branch_back = Zurück zur Partie, aus der es stammt
branch_known = Der Zufall ist der einer früheren Partie, also hat ihn niemand versprochen: wer sie sah, kann ihn kennen.

## Tutorial

lesson = { $step } von { $steps } Teilen des Spiels kennengelernt
lesson_goal = So gewinnst du
lesson_meets = Das lernst du kennen: { $list }
lesson_begin = Los geht’s
lesson_waits = Der Coach denkt nach …
lesson_others = Die anderen spielen. Schau, was sie tun.
lesson_alone = Das kannst du schon. Tu, was du möchtest.
lesson_all_met = Du hast alles kennengelernt. Spiel zu Ende, wie du möchtest.
lesson_show = Zeig es mir
lesson_do = Mach es für mich
lesson_leave = Lektion verlassen
lesson_on = Weiter
lesson_mistake = Moment: Das habe ich zurückgenommen.
lesson_insist = Wenn du es noch einmal tust, gilt es.
lesson_understood = Verstanden
lesson_done = Das war ein kurzes Spiel vom ersten bis zum letzten Zug. Jetzt weißt du, wie es geht.
lesson_again = Noch einmal
lesson_play = Eine ganze Partie spielen
coach_stays = Der Coach bleibt und meldet sich, wenn ein viel besserer Zug da war
coach_goes = Der Coach darf gehen
remark_better = { $words }: Das wäre viel besser gewesen.
remark_why = Es verspricht { $better }, dein Zug { $played }: { $reason }.
remark_back = Zurücknehmen
remark_keep = Es bleibt so

## Die Werkstatt

workshop = Werkstatt
workshop_of = Werkstatt: { $game }
workshop_enter = In die Werkstatt
workshop_changed =
    { $n ->
        [0] Nichts geändert
        [one] Eine Änderung
       *[other] { $n } Änderungen
    }
workshop_begin = ändere eine Zahl, dann frag, was sie bewirkt
workshop_then = frag, was sie bewirken, dann spiel damit
workshop_wrong = so ist es nicht spielbar
workshop_sheet = Die Schachtel
workshop_questions = Fragen
workshop_general = Allgemein
workshop_touch = Jede gepunktet unterstrichene Zahl lässt sich ändern.
workshop_from = woher:
from_rulebook = Regelheft
from_implied = folgt aus dem Regelheft
from_public = andere öffentliche Quelle
from_reconstructed = rekonstruiert
workshop_change = Ändern
workshop_less = Weniger
workshop_more = Mehr
workshop_value = Wert
workshop_back = zurück zu { $value }
workshop_name = Name der Ausgabe
workshop_unnamed = Meine Ausgabe
workshop_standard = Standardausgabe
workshop_reset = Zurück zur gedruckten Schachtel
workshop_open = Hier aufbewahrte Ausgaben
workshop_none_kept = Auf diesem Gerät ist noch nichts aufbewahrt.
workshop_drop = { $name } wegwerfen
workshop_kept = { $name } ist auf diesem Gerät aufbewahrt.
workshop_export = Als Ausgabendatei
workshop_share = Link teilen
workshop_print = Drucken
answer_games =
    { $n ->
        [0] Noch keine Partie
        [one] Eine Partie
       *[other] { $n } Partien
    }
answer_begins = die ersten Partien laufen
answer_waits = andere haben vor dir gefragt
answer_narrows = wird noch genauer:
answer_paused = angehalten:
answer_done = fertig:
answer_pause = Anhalten
answer_on = Weiter
answer_stop = Beenden
answer_doubt = Ein Zweifel.
answer_whom = Wer gespielt hat
ask_whom = gefragt werden
ask_beside = daneben liegt
ask_alone = nichts
ask_seats = am Tisch
ask_subject = Worüber
ask_own = Frag mit eigenen Worten
ask_example = Gewinnt zu oft, wer beginnt?
ask_go = Fragen
tries = Versuche
tries_words = Klick führt zurück
tries_drop = Alle Versuche vergessen
print_paper = Papier
print_board = Spielplan
print_pieces = Teile zum Ausschneiden
print_each = einer für jede Person
print_one = einer für alle
print_cut = an den gestrichelten Linien ausschneiden, Bogen { $n } von { $of }
print_numbers = Alle Zahlen dieser Ausgabe
print_words = Das Spiel in seinen Worten, mit den Zahlen dieser Ausgabe
print_rules = Die Regeln mit den Zahlen der Standardausgabe. Wo ein Bogen davor eine andere Zahl nennt, gilt der Bogen.
workshop_play = Mit Freunden spielen

## About

about_words = Bakehouse spielt vier Brettspiele rund ums Backen genau nach ihren Regeln: mit Menschen per Link, gegen Programme oder allein.
about_art = Speisen und Symbole: Fluent Emoji von Microsoft (MIT). Bedienung: Lucide (ISC). Einige Werkzeuge: game-icons.net von ihren Urhebern ({ $licence }). Schriften: Fraunces und Nunito (OFL). Alles andere ist von uns gezeichnet.
about_games = Die Spiele gehören ihren Autoren und Verlagen; von deren Bildern wird hier nichts verwendet.
about_keys = Tasten
key_a = alle Aktionen in Worten
key_escape = das letzte Antippen zurücknehmen
key_u = zurücknehmen
key_e = der große Knopf
key_h = Tipp
key_p = mit Bleistift planen
key_i = den Plan mit Tinte schreiben
key_r = Regeln
key_question = durch alles führen, was sich selbst erklärt
key_enter = der große Knopf, wenn nichts anderes ausgewählt ist
touches = Einmal oder zweimal antippen
touches_once = Was mit einer Berührung gesagt ist, geschieht; „Zurück“ nimmt es zurück. Braucht es zwei Dinge, grenzt die erste Berührung ein, was leuchtet.
touches_finger = Eine Maus ruht auf einem Ding und sieht, was es täte. Ein Finger kann das nicht: Er zeigt es mit der ersten Berührung; die zweite auf dasselbe Ding oder der große Knopf tut es.
touches_final = Was sich nicht zurücknehmen lässt, und eine Menge, die zu wählen ist, wird auch der Maus zuerst gezeigt.
touches_turn = Was deinen Zug beendet, wartet auf „{ $end }“. Eine Berührung anderswo lässt los, was gezeigt wird.

## Rätsel

puzzles = Rätsel
puzzle_find = Finde den besten Zug für { $name }
puzzle_how = Ein Zug ist deutlich besser als alle anderen. Was du auf dem Brett berührst, ist deine Antwort.
puzzle_lately = Wie es dazu kam
puzzle_right = Genau!
puzzle_wrong = Nicht der beste
puzzle_solution = Die Lösung
puzzle_yours = Dein Zug:
puzzle_far = weit dahinter
puzzle_worth_points = { NUMBER($worth, maximumFractionDigits: 1) } Punkte
puzzle_worth_chance = { $worth } % zu gewinnen
puzzle_worth_place = Platz { NUMBER($worth, maximumFractionDigits: 2) }
puzzle_margin_points = { NUMBER($margin, maximumFractionDigits: 1) } Punkte besser als das Nächstbeste.
puzzle_margin_chance = { NUMBER($margin, maximumFractionDigits: 1) } % öfter ein Sieg als mit dem Nächstbesten.
puzzle_margin_place = { NUMBER($margin, maximumFractionDigits: 2) } Plätze besser als das Nächstbeste.
puzzle_reason = { $reason }.
puzzle_themes = { $themes } · Wertung { $rating }
puzzle_levels = Wie oft Programme es finden
puzzle_your_rating = deine Wertung
puzzle_streak = in Folge, höchstens { $longest }
puzzle_theme = Wovon die Rätsel handeln
puzzle_all = Alle Themen ({ $n })
puzzle_show = Zeig es mir
puzzle_next = Nächstes Rätsel

## The bake of the day

daily_title = Das Gebäck des Tages
daily_fresh = frisch aus dem Ofen
daily_done = { $n } von { $of } gebacken
daily_words = Von jedem Spiel eine Partie, für alle auf der Welt die gleiche. Nichts wird zurückgenommen, niemand hilft, und es zählt dein erster Versuch.
daily_next = Die nächsten gibt es in { $hours } h { $minutes } min, überall im selben Augenblick.
daily_alone = ganz allein
daily_against = gegen { $names }
daily_not_played = Noch nicht gespielt
daily_begun = Begonnen
daily_points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
daily_bake = Backen
daily_go_on = Weiter
daily_again = Noch ein Versuch
daily_not_counted = Nur der erste Versuch des Tages zählt: Dieser ist zum Üben.
daily_board = Die Tafel
daily_nobody = An diesem Tag ist noch niemand fertig geworden. Sei die Erste oder der Erste!
daily_bests = Deine besten Tage
daily_board_words = Erste Versuche auf diesem Server; jeder ist eine Partie, die hier alle nachspielen können. Den Startwert eines Tages kann jeder ausrechnen, deshalb weiß die Tafel nicht, wer es anderswo schon versucht hat.
daily_send = Im Terminal gespielt? Schick die Aufzeichnung ein
daily_sent = eingeschickt
daily_record_large = Diese Datei ist zu groß für eine Aufzeichnung.
daily_day_before = Der Tag davor
daily_day_after = Der Tag danach
daily_fair = Der Zufall folgt aus dem Datum und ist deshalb für alle gleich. Jeder kann ihn vorher ausrechnen; darum wurde hier nichts versprochen.
daily_copy = Kopieren
daily_copied = Kopiert: Es verrät, wie es lief, und sonst nichts.
daily_copy_by_hand = Dein Browser lässt niemanden kopieren; markiere den Text.
daily_share_title = Bakehouse, das Gebäck vom { $date }
daily_score = { $points } zu { $others }
daily_try = Versuch { $n }
level_in_character = { $level }, { $character }
character-cautious-baker = vorsichtig
character-bold-baker = kühn
character-famous-baker = ruhmsüchtig
character-bold-seller = verkauft kühn
character-spoiler = stört gern

## One's own kitchen

kitchen_title = Deine Küche
kitchen_games = Welches Spiel
kitchen_matches =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
kitchen_won = { $share } gewonnen
kitchen_best = Meiste Punkte
kitchen_best_day = Bestes Gebäck des Tages
kitchen_victories = Siege
kitchen_of = { $n } von { $of }
kitchen_accuracy = Genauigkeit
kitchen_accuracy_told = Genauigkeit in { $n } Partien, auf die zurückgeschaut wurde; in der letzten { $last } von hundert.
kitchen_exact = { $n } % genau
kitchen_rating_line = Wertung
kitchen_rating_told = Die Wertung nach jeder von { $n } Partien; jetzt { $last }.
kitchen_against = Gegen Programme
kitchen_better = { $n } von { $of } davor
kitchen_place = { $place }. von { $of }, { $n } Punkte
kitchen_recent = Partien
kitchen_more = Es gibt mehr Partien, als hier gezählt werden; in der Ausfuhr stehen alle.
kitchen_empty = Hier ist noch nichts gebacken. Wenn eine Partie zu Ende ist, findest du sie hier.
kitchen_data = Was wir von dir wissen
kitchen_data_words = Alles davon gehört dir: Nimm es mit oder lass es löschen. Wer du bist, sagt ein Cookie dieses Browsers und sonst nichts.
kitchen_no_parquet = Für Parquet braucht es polars, das auf diesem Server nicht installiert ist; in JSON steht alles.
kitchen_delete = Alles löschen
rating = Wertung
rating_board = Wer hier wie stark ist
rating_nobody = Noch ist niemand gewertet.
rating_words = Nach openskill, aus Partien, die nach den Regeln zu Ende gespielt wurden: ohne Hinweise, gewährte Rücknahmen oder vorbereitete Stellungen, und mit niemandem auf zwei Plätzen. Ohne Konten kann niemand verhindern, dass Leute als jemand anderes wiederkommen oder ein Programm fragen: Nimm es als Spiel.
rating_explained =
    { $n ->
        [one] Nach { $n } Partie: das Mittel, und wie unsicher es ist
       *[other] Nach { $n } Partien: das Mittel, und wie unsicher es ist
    }
rating_told = { $mean } ± { $deviation }

## Wer man ist

you_title = Du und deine Geräte
you_words = Hier gibt es keine Konten: dieser Browser wird an einem Cookie erkannt. Füge deine anderen Geräte hinzu oder lege einen Passkey an, dann sind deine Plätze und Partien auch dort.
saved = Gespeichert.
devices = Geräte
device_first = Erstes Gerät
device_here = dieses hier
device_phone = Telefon
device_computer = Computer
added_on = seit { $day }
shut_out = Aussperren
add_device = Gerät hinzufügen
device_scan = Scanne das mit deinem anderen Gerät oder öffne dort den Link. Er gilt einmal und zehn Minuten lang. Wer ihn öffnet, ist du.
device_copied = Kopiert. Öffne es auf deinem anderen Gerät.
device_gone = Dieses Gerät ist jetzt fremd.
device_of = Soll dieses Gerät { $name } gehören?
device_of_words = Von da an bist du hier { $name }. Plätze und Partien dieses Browsers kommen mit. Tu es nur, wenn du { $name } bist.
device_called = Wie dieses Gerät heißt
device_join = Das ist mein Gerät
signed_in = Du bist hier jetzt { $name }.
passkeys = Passkeys
passkeys_words = Mit einem Passkey bist du auf jedem Gerät du selbst, das ihn hat, auch wenn dieses hier verloren geht.
passkeys_host = Dieser Server kennt keine Passkeys. Links für Geräte gehen trotzdem.
passkeys_unsafe = Passkeys brauchen eine sichere Verbindung (https). Links für Geräte gehen trotzdem.
passkeys_number = Passkeys brauchen einen Server mit Namen statt einer Nummer: öffne ihn auf demselben Computer als localhost. Links für Geräte gehen trotzdem.
passkeys_old = Dieser Browser kennt keine Passkeys. Links für Geräte gehen trotzdem.
make_passkey = Passkey anlegen
use_passkey = Mit einem Passkey hereinkommen
passkey_made = Der Passkey ist angelegt.
passkey_gone = Mit diesem Passkey kommt niemand mehr herein.
remove = Entfernen
sure = Ja, mach es
not_sure = Lieber nicht
forget_title = Vergessen werden
forget_words = Dein Name, deine Geräte, Passkeys und was du gesagt hast werden gelöscht, ebenso Partien, an denen sonst niemand teilnahm. In anderen übernimmt ein Programm deinen Platz. Das lässt sich nicht zurücknehmen.
forget_me = Vergiss mich, mit allem
forgotten = Du bist vergessen.
renew_link = Neuer Link
renewed = Hier ist ein neuer Link. Der alte führt nirgendwohin mehr.
kept_until = Wenn niemand diesen Tisch anrührt, wird er am { $day } abgeräumt.
