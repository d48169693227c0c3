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
baker = Bäcker
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
new_table_of = { $game }: ein neuer Tisch
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
hint_best = { $worth }: { $reason }.
hint_next = Danach: { $words }, { $worth }.
hint_goes_on = Denkt weiter nach ...
action_list = Alle Aktionen
action_list_words = Alles, was du jetzt tun kannst, in Worten.
no_actions = Für dich ist gerade nichts zu tun.
chance = Zufall
ai_level = KI · { $level }
person_away = nicht da
takes_back = { $name } möchte zurücknehmen: { $words }
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
opens_more = { $n } weitere
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
fair_check = Mit der Aufzeichnung kann jeder alle Würfel nachspielen: bakehouse verify DATEI
fair_record = Aufzeichnung speichern
skip_ending = Ein Klick oder die Leertaste zeigt gleich das Ergebnis
turning_points =
    { $n ->
        [one] Der Wendepunkt
       *[other] Die Wendepunkte
    }
turning_at = Wendepunkt { $n }: in der Wiederholung ansehen
turning_gain = So viele Punkte gewann { $name } auf die Besten der anderen, so wie eine Suche es erwartete
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
outlook_words = Punkte, die eine kleine Suche am Ende erwartete. Berühre einen Moment, um ihn zu sehen.
outlook_at = Schritt { $step }: erwartet { $said }
outlook_thinking = Eine Suche überlegt, wer vorn lag …

## Tutorial

lesson = { $step } von { $steps } Teilen des Spiels kennengelernt
lesson_goal = So gewinnst du
lesson_meets = Das lernst du kennen: { $list }
lesson_begin = Los geht’s
lesson_waits = Der Coach denkt nach …
lesson_others = Die anderen spielen. Schau, was sie tun.
lesson_alone = Das kannst du schon. Tu, was du möchtest.
lesson_show = Zeig es mir
lesson_do = Mach es für mich
lesson_leave = Lektion verlassen
lesson_on = Weiter
lesson_mistake = Moment: Das habe ich zurückgenommen.
lesson_insist = Wenn du es noch einmal tust, gilt es.
lesson_understood = Verstanden
lesson_done = Das war ein ganzes Spiel. Jetzt kennst du es.
lesson_again = Noch einmal
lesson_play = Eine ganze Partie spielen
coach_stays = Der Coach bleibt und meldet sich, wenn ein viel besserer Zug da war
coach_goes = Der Coach darf gehen
remark_better = { $words }: Das wäre viel besser gewesen.
remark_why = Es verspricht { $better }, dein Zug { $played }: { $reason }.
remark_back = Zurücknehmen
remark_keep = Es bleibt so

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
