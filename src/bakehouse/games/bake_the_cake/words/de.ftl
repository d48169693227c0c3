# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Eine Küche für alle, zwei Torten, einer gewinnt

## Names of things

tool-bench = Brett
tool-fridge = Kühlschrank
tool-mixer = Mixer
tool-stove = Ofen

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-purple = lila
colour-orange = orange

ingredient-almonds = Mandeln
ingredient-berries = Beeren
ingredient-butter = Butter
ingredient-chocolate = Schokolade
ingredient-cream = Sahne
ingredient-egg = Ei
ingredient-flour = Mehl
ingredient-sugar = Zucker
ingredient-vanilla = Vanille

recipe-cold_layer = Kalter Boden
recipe-warm_layer = Warmer Boden
recipe-cold_filling = Kalte Füllung
recipe-warm_filling = Warme Füllung
recipe-cold_topping = Kalter Guss
recipe-warm_topping = Warmer Guss

## The board in the browser

btc-token = { $kind } ({ $colour })
btc-left = { $n } übrig
btc-or = { " " }oder{ " " }
btc-free = frei
btc-nobody = niemandem
btc-tool_free = { $tool } frei
btc-tool_used = { $tool } belegt
btc-full_moves = { $n } von { $n }, kann weg
btc-full_waits = { $n } von { $n }, wartet
btc-none_there = nichts auf dem Tisch
btc-all_there = alle drei auf dem Tisch
btc-some_there = { $names } auf dem Tisch
btc-part-layer = Boden
btc-part-filling = Füllung
btc-part-topping = Guss
btc-needs-layer = Boden fehlt
btc-needs-filling = Füllung fehlt
btc-needs-topping = Guss fehlt
btc-would_finish = wäre fertig
btc-finished = fertig
btc-card = { $title }, { $part }, gehört { $owner }
btc-on_card = { $token } auf { $title }, mit Gehilfe von { $helper }
btc-place_on_card = { $title }: Platz für { $kind }
btc-on_plate = { $token } auf dem Tisch
btc-plate_empty = Leerer Teller für { $kind }
btc-lies_there = { $token } liegt auf dem Tisch
btc-lies_here = liegt hier
btc-is_free = frei in der Küche
btc-is_used = auf einem anderen Rezept
btc-free_of = { $free } von { $n } frei
btc-cake_of = Torte von { $name }
btc-points_here =
    { $n ->
        [one] { $name }: { $n } Punkt auf dieser Torte
       *[other] { $name }: { $n } Punkte auf dieser Torte
    }
btc-in_hand =
    { $n ->
        [one] { $n } Gehilfe in der Hand
       *[other] { $n } Gehilfen in der Hand
    }
btc-has_eaten = { $name } hat { $n } von { $kinds } Sorten gegessen
btc-has_thrown = { $name } hat eine Torte weggeworfen
btc-cup_of = Tasse von { $name }
btc-eat = Essen
btc-eat_it = Essen: { $kind }
btc-move_it = Dorthin
btc-buy_it = Kaufen
btc-add_it = Dorthin legen
btc-throw = Eigene Torte wegwerfen
btc-onto = Auf die Torte von { $name }
btc-vote_for = Tasse für { $name }
btc-end_turn = Zug beenden
btc-one_thing_first = nach einer Tat
btc-first_thing = erste von zwei Taten
btc-second_thing = zweite von zwei Taten
btc-moment_vote = die Tassen entscheiden
btc-ask_first = Kaufen, backen, bewegen oder essen: zwei Taten
btc-ask_second = Noch eine Tat, oder den Zug beenden
btc-ask_plate = Wohin damit: { $kind }?
btc-ask_tool = Welches Gerät kommt auf { $title }?
btc-ask_part = Auf welche Torte kommt { $title }?
btc-ask_bite = { $kind } essen? Jede Sorte nur einmal im Spiel
btc-ask_vote = Auf beiden Torten gleich viele Punkte: wohin mit deiner Tasse?
btc-must_eat = Nichts anderes ist möglich: du musst essen
btc-warn-contest = Damit endet das Spiel
btc-warn-stuck = Damit klemmt die Küche endgültig
btc-warn-children = Damit ist die erste Torte fertig
btc-where_to = Wohin?
btc-where_to_words = Nur eine Torte, der dieser Teil als nächster fehlt, nimmt ihn auf.
btc-which_tool = Mit welchem Gerät?
btc-onto_which = Tippe den Platz auf einem Rezept an.
btc-fits_nowhere = Es passt gerade nirgends, kann aber gegessen werden.
btc-forecast = Wären diese zwei fertig
btc-decided = Die Tassen haben entschieden
btc-cups = Die Tassen
btc-eaten = Gegessen: am wenigsten gewinnt, wenn es klemmt
btc-next_pair = Den Wettbewerb zweier anderer Torten zeigen
btc-goal_title = Zwei fertige Torten beenden es
btc-goal_title_children = Die erste fertige Torte beendet es
btc-goal = Nur die Torte mit mehr Tassen zählt
btc-goal_children = Wer die erste Torte backt, gewinnt
btc-jam =
    { $n ->
        [one] { $free } von { $all } Geräten frei · { $n } Teil bereit
       *[other] { $free } von { $all } Geräten frei · { $n } Teile bereit
    }
btc-jam_near =
    { $n ->
        [one] Es klemmt bald: { $name } bleibt { $n } Sorte
       *[other] Es klemmt bald: { $name } bleiben { $n } Sorten
    }
btc-rule_store = Vorrat: Kaufen kostet nichts, jede Farbe, wenn der Teller der Sorte leer ist. Eine Farbe zählt für ihren Bäcker.
btc-rule_tools = Küche: Jede Zutat braucht ein Gerät. Die beiden Geräte eines Rezepts wechseln sich ab.
btc-rule_plates = Tisch: ein Teller für jede Sorte. Alle dürfen nehmen, was dort liegt.
btc-rule_forecast = Jede Tasse geht zu der Torte, auf der ihr Bäcker mehr Punkte hat. Nur die mit mehr Tassen zählt; bei Gleichstand beide.
btc-rule_jam = Wenn jemand gar nichts mehr tun kann, endet das Spiel, und wer am wenigsten gegessen hat, gewinnt.
btc-helpers =
    { $n ->
        [one] { $n } Gehilfe
       *[other] { $n } Gehilfen
    }
btc-ate = aß { $n }
btc-filled_of = { $n } von { $all }
btc-effect-home = Gehilfen von { $name } zurück
btc-effect-sent = Gehilfe von { $name } geht mit
btc-effect-kinds_left = Sorten, die noch essbar sind
btc-effect-passes_on = Das Rezept geht an
btc-effect-filled = Das Rezept ist gefüllt
btc-effect-yours = Das Rezept gehört dir
btc-effect-stays = Gehilfe, der bleibt
btc-effect-points = { $name } auf dieser Torte
btc-effect-vote = Danach kommen die Tassen
btc-effect-ends = Spielende
btc-panel-pantry = Vorrat
btc-panel-table = Tisch
btc-panel-recipes = Rezepte
btc-panel-cakes = Torten
btc-part_ingredients = Zutaten
btc-part_assistants = Gehilfen
btc-part_owner = eigene Torte
btc-colour-red = Rot
btc-colour-blue = Blau
btc-colour-green = Grün
btc-colour-yellow = Gelb
btc-colour-purple = Lila
btc-colour-orange = Orange
btc-lesson1 = Der Kalte Boden ist voll, und sein zweites Gerät, der Mixer, ist frei. Tippe den Rand der Karte an, dann deine Torte.
btc-lesson2 = Deine Torte hat begonnen: { BOX("points.owner") } Punkte für dich als Besitzer, { BOX("points.assistant") } für deinen Gehilfen, { BOX("points.ingredient") } für jede rote Zutat. Kaufe etwas Rotes: tippe ein rotes Glas an.
btc-lesson3 = Was auf dem Tisch liegt, ist für alle da. Tippe eine Zutat an, dann ihren Platz auf einem Rezept. Dein Gehilfe geht mit, und ein Gerät.
btc-lesson4 = Die zweite Tat ist freiwillig: du darfst den Zug auch beenden. Drücke Zug beenden.
btc-lesson5 = Essen zerstört Arbeit, jede Sorte geht nur einmal im Spiel. Tippe eine Zutat auf einem Rezept oder Teller an, dann Essen.
btc-lesson6 = Fülle den Tisch wieder: kaufe irgendetwas. Sind zwei Torten fertig, geht jede Tasse dorthin, wo ihr Bäcker mehr Punkte hat, und nur die Torte mit mehr Tassen zählt.
btc-part_baked = Teile der Torte
