# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Mach deine Desserts fertig, verdirb ihre

## Names of things

ingredient-flour = Mehl
ingredient-sugar = Zucker
ingredient-eggs = Eier
ingredient-butter = Butter
ingredient-milk = Milch
ingredient-chocolate = Schokolade
ingredient-fruit = Obst
ingredient-nuts = Nüsse
ingredient-rice = Reis

action-power_outage = Stromausfall
action-fire_alarm = Feueralarm
action-power_restored = Strom ist da
action-fire_extinguisher = Feuerlöscher
action-switch_recipe = Tauschtrick (Rezept)
action-switch_hand = Tauschtrick (Hand)
action-picky_eater = Feinschmecker
action-one_for_one = Eine für eine
action-freezer_burn = Gefrierbrand

recipe-alfajores = Alfajores
    .country = Argentinien
recipe-apple_pie = Apfelkuchen
    .country = USA
recipe-arroz_con_leche = Arroz con Leche
    .country = Peru
recipe-baklava = Baklava
    .country = Türkei
recipe-bingsu = Bingsu
    .country = Südkorea
recipe-black_forest = Schwarzwälder
    .country = Deutschland
recipe-brigadeiro = Brigadeiro
    .country = Brasilien
recipe-churros = Churros
    .country = Spanien
recipe-creme_brulee = Crème Brûlée
    .country = Frankreich
recipe-gelato = Gelato
    .country = Italien
recipe-kulfi = Kulfi
    .country = Indien
recipe-macaron = Macaron
    .country = Frankreich
recipe-malva_pudding = Malva-Pudding
    .country = Südafrika
recipe-mango_sticky_rice = Mango-Klebreis
    .country = Thailand
recipe-mochi = Mochi
    .country = Japan
recipe-mooncake = Mondkuchen
    .country = China
recipe-nanaimo_bar = Nanaimo Bar
    .country = Kanada
recipe-pastel_de_nata = Pastel de Nata
    .country = Portugal
recipe-pavlova = Pavlova
    .country = Neuseeland
recipe-risalamande = Risalamande
    .country = Dänemark
recipe-sachertorte = Sachertorte
    .country = Österreich
recipe-tiramisu = Tiramisu
    .country = Italien
recipe-tres_leches = Tres Leches
    .country = Mexiko

## The board in the browser

ca-round = Runde { $n } von { $all }
ca-round_over = Runde { $n } ist vorbei
ca-begins = { $name } beginnt die nächste
ca-all_done = { $name } ist mit allem fertig
ca-closed = Küchenschluss: niemand wurde mit allem fertig
ca-kept = { $name }, über Nacht behalten
ca-to_counts = berühren zum Zählen
ca-closes =
    { $n ->
        [one] Die Küche schließt in { $n } Zug
       *[other] Die Küche schließt in { $n } Zügen
    }
ca-closes_words = Bei Küchenschluss endet die Runde ohne Sieger.
ca-began = { $name } hat diese Runde begonnen
ca-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
ca-bans =
    { $n ->
        [one] { $n } Sperre
       *[other] { $n } Sperren
    }
ca-no_cards = keine Karten
ca-threat =
    { $n ->
        [one] noch { $n } Karte bis zum Ende
       *[other] noch { $n } Karten bis zum Ende
    }
ca-threat_bans = noch { $cards } und { $bans }
ca-threat_words = Was { $name } noch braucht, um die Runde zu beenden.
ca-threat_near = { $name } könnte die Runde mit einer vollen Hand beenden.
ca-hand_of =
    { $n ->
        [one] { $name } hält { $n } Karte.
       *[other] { $name } hält { $n } Karten.
    }
ca-known = Diese kennst du: { $card }
ca-mulligans = Handwechsel
ca-mulligans_of = { $name } kann die Hand in dieser Runde noch { $n } Mal wechseln.
ca-points_of =
    { $n ->
        [one] { $name }: { $n } Punkt
       *[other] { $name }: { $n } Punkte
    }
ca-made = { $name }, fertig in Runde { $n }
ca-progress = { $name }, { $n } von { $all } gelegt
ca-finish_first = zuerst fertig
ca-finish_first_words = Über Nacht behalten: vorher wird in dieser Küche nichts anderes fertig.
ca-after = nach { $name }
ca-waits = Alles ist da, aber ein Rezept der Nacht kommt zuerst.
ca-finished = fertig
ca-can_burn = Es steht im Kühlschrank: Gefrierbrand kann es vernichten.
ca-icon-power = Stecker: ein Stromausfall hält es auf.
ca-icon-fire = Flamme: ein Feueralarm hält es auf.
ca-icon-fridge = Schneeflocke: ist es fertig, kann Gefrierbrand es vernichten.
ca-icon-overnight = Mond: unfertig darf es für die nächste Runde bleiben.
ca-nowhere = passt nirgends
ca-no_target = kein Ziel
ca-empty_hand = Deine Hand ist leer
ca-does-power_outage = sperrt ein Rezept mit Stecker
ca-does-fire_alarm = sperrt ein Rezept mit Flamme
ca-does-power_restored = hebt einen Stromausfall auf
ca-does-fire_extinguisher = hebt einen Feueralarm auf
ca-does-switch_recipe = Rezepte tauschen, mit allem
ca-does-switch_hand = ganze Hände tauschen
ca-does-picky_eater = { BOX("peeks") } Rezepte ansehen, eins nehmen
ca-does-one_for_one = eine Karte tauschen, blind
ca-does-freezer_burn = vernichtet ein fertiges Rezept
ca-draw = Ziehen
ca-draw_words = Zu Beginn deines Zuges ziehst du auf fünf Karten auf.
ca-draw_label =
    { $n ->
        [one] Nachziehstapel, { $n } Karte
       *[other] Nachziehstapel, { $n } Karten
    }
ca-reshuffles = wird gemischt
ca-discard = Ablage
ca-discard_label =
    { $n ->
        [one] Ablagestapel, { $n } Karte: durchsehen
       *[other] Ablagestapel, { $n } Karten: durchsehen
    }
ca-discard_browse = Den Ablagestapel durchsehen
ca-recipes = Rezepte
ca-pool_label =
    { $n ->
        [one] Rezeptstapel, { $n } Rezept: ansehen, welches
       *[other] Rezeptstapel, { $n } Rezepte: ansehen, welche
    }
ca-pool_browse = Ansehen, welche Rezepte noch im Stapel sind
ca-out_there = Noch im Spiel
ca-discard_pile = Ablagestapel
ca-recipe_deck = Rezeptstapel
ca-discard_words =
    { $n ->
        [one] { $n } Karte, offen
       *[other] { $n } Karten, offen
    }
ca-pool_words =
    { $n ->
        [one] { $n } Rezept, das niemand hat
       *[other] { $n } Rezepte, die niemand hat
    }
ca-chance_if =
    { $n ->
        [one] ungesehen; Chance bei { $n } Karte
       *[other] ungesehen; Chance bei { $n } Karten
    }
ca-no_draw = gelb: ungesehen, gekreuzt: abgelegt
ca-pips_legend = gestrichelt: auf dem Tisch oder der Hand
ca-count_words = { $card }: { $n } ungesehen, { $thrown } abgelegt, { $all } im Ganzen
ca-needed = fehlt
ca-of = von { $n }
ca-useful = Etwas, das dir fehlt: { $chance }
ca-mulligan = Neue Hand
ca-mulligan_words = alles tauschen, noch { $n }
ca-done = Fertig gekocht
ca-done_words = dann bis zu { BOX("discards") } ablegen
ca-cook_on = Weiterkochen
ca-cook_on_words = vorher noch Karten spielen
ca-end = Zug beenden
ca-end_words = und alle behalten
ca-end_discard =
    { $n ->
        [one] und { $n } Karte ablegen
       *[other] und { $n } Karten ablegen
    }
ca-decline = Meine behalten
ca-decline_words = keines davon nehmen
ca-put_back = Doch nicht
ca-put_back_words = die Karte zurücknehmen
ca-keep = Behalten
ca-keep_words = kommt dann zuerst dran
ca-return = Zurückgeben
ca-return_words = mit allen Karten
ca-mark = { $card } ablegen
ca-unmark = { $card } behalten
ca-kitchen_of = Die Küche von { $name }
ca-from_deck = Vom Rezeptstapel; ein Plus: diese Zutat hast du
ca-you_get = Du bekommst
ca-you_give = Du gibst
ca-choose_above = oben wählen
ca-lost = geht verloren
ca-duel_title = Schere, Stein, Papier
ca-duel = { $name } gewinnt den Gleichstand
ca-dealing = Rezepte werden verteilt
ca-drawing = Karten werden gezogen
ca-they_play = { $name } kocht
ca-they_give = { $name } wählt ein Rezept zum Geben
ca-they_peek = { $name } sieht drei Rezepte an
ca-they_discard = { $name } räumt auf
ca-they_keep = { $name } überlegt, was über Nacht bleibt
ca-ask_play = Wähle eine Karte aus deiner Hand
ca-ask_nothing = Nichts passt: neue Hand, oder fertig
ca-ask_place = Lege { $card } unter ein leuchtendes Rezept
ca-ask_give = Welches Rezept gibst du für { $name }?
ca-ask_take = Nimm eines dieser Rezepte, oder behalte deine
ca-ask_discard = Lege bis zu { $n } Karten ab, dann beende den Zug
ca-ask_keep = { $name } für die nächste Runde behalten?
ca-ask-OUTAGE = Welches Rezept verliert den Strom?
ca-ask-ALARM = Über welchem Rezept läutet der Alarm?
ca-ask-RESTORE = Welches Rezept bekommt wieder Strom?
ca-ask-EXTINGUISH = Welcher Alarm verstummt?
ca-ask-SWITCH = Welches Rezept willst du?
ca-ask-HANDS = Mit wem tauschst du die Hand?
ca-ask-PICKY = In den Rezeptstapel sehen?
ca-ask-ONE = Von wem ziehst du eine Karte?
ca-ask-BURN = Welches fertige Rezept verbrennt?
ca-ask-MULLIGAN = Die ganze Hand gegen eine neue tauschen?
ca-ask-DONE = Wirklich keine Karte mehr spielen?
ca-do-PLACE = Darunterlegen
ca-do-OUTAGE = Strom abstellen
ca-do-ALARM = Alarm auslösen
ca-do-RESTORE = Strom anstellen
ca-do-EXTINGUISH = Löschen
ca-do-SWITCH = Danach fragen
ca-do-GIVE = Hergeben
ca-do-TAKE = Nehmen
ca-do-BURN = Verbrennen
ca-do-HANDS = Hände tauschen
ca-do-PICKY = Rezepte ansehen
ca-do-ONE = Karte tauschen
ca-do-MULLIGAN = Neue Hand
ca-do-RETURN = Zurückgeben
ca-finishes = { $name } wird fertig, +{ $n }
ca-full_waits = voll, aber noch nicht fertig
ca-placed = { $n } von { $all }
ca-blocks = hält es bei { $n } von { $all } auf
ca-lifts = hebt die Sperre auf
ca-helps = macht es für { $name } fertig!
ca-scores = +{ $n } für dich
ca-effect-points = Deine Punkte
ca-effect-their_points = Punkte von { $name }
ca-effect-their_cards = Karten von { $name }
ca-effect-round = Die Runde
ca-effect-ends = endet
ca-part = Runde { $n }
ca-panel_table = Tisch
ca-panel_piles = Stapel
ca-panel_counts = Zählen
ca-my_recipes = Deine Rezepte
ca-lesson1 = Sammle, was ein Rezept verlangt, je eine Karte. Berühre die Schokolade, dann Tiramisu: über Nacht behalten, es muss zuerst fertig werden.
ca-lesson2 = Ein Punkt! Die andere Schokolade macht die Churros voll. Aber sieh: ein Feueralarm liegt darauf.
ca-lesson3 = Alles ist da, nur der Alarm hält es auf. Spiele den Feuerlöscher auf deine Churros.
ca-lesson4 = Jetzt ein Streich. Gelato braucht Strom, und zwei von drei Karten liegen schon: stell ihn ab.
ca-lesson5 = Für die Pavlova passt nichts mehr. Sag, dass du fertig gekocht hast.
ca-lesson6 = Vor dem Ende des Zuges dürfen bis zu zwei Karten weg; dafür kommen neue. Markiere die Milch und beende den Zug.
