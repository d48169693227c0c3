# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Eine Küche für alle, zwei Torten, einer gewinnt

## Hausregeln

house_rule-mode = Mit Kindern
    .children = Die erste fertige Torte beendet das Spiel, und wem ihre Tortenplatte gehört, gewinnt.
house_rule-many_recipes = Viele Rezepte
    .on = Ein Bäcker darf beliebig viele Rezepte nehmen.
house_rule-must_do_both = Beide Aktionen
    .on = Beide Aktionen eines Zuges müssen ausgeführt werden.
house_rule-two_different_things = Zwei verschiedene
    .on = Die zweite Aktion eines Zuges muss eine andere sein als die erste.
house_rule-borrow_only_without_own = Erst die eigenen
    .on = Wer ein volles Rezept hat, darf kein volles Rezept eines anderen bewegen.
house_rule-tied_vote = Gleichstand zählt nicht
    .abstain = Wer auf beiden fertigen Torten gleich viele Punkte hat, stellt keine Tasse.
house_rule-spare_tool = Ein Gerät mehr
    .on = An der Wand hängt ein Gerät mehr, das sorgt für weniger Stillstand.
    .off = Ein Gerät mehr, als es Bäcker gibt.
    .three = Drei Geräte mehr hängen an der Wand: drei Bäcker haben so viele wie sechs.
suggestion-3 = Drei Bäcker mit den gedruckten Geräten stecken in den meisten Partien fest. Mit so vielen Geräten, wie sechs Bäcker haben, enden die meisten mit einem Wettbewerb.

## Names of things

tool-bench = Brett
    .the = das Brett
tool-fridge = Kühlschrank
    .the = der Kühlschrank
tool-mixer = Mixer
    .the = der Mixer
tool-stove = Ofen
    .the = der Ofen

colour-red = rot
    .m = roten
    .f = rote
    .n = rotes
    .p = rote
    .m_with = rotem
    .f_with = roter
    .p_with = roten
colour-blue = blau
    .m = blauen
    .f = blaue
    .n = blaues
    .p = blaue
    .m_with = blauem
    .f_with = blauer
    .p_with = blauen
colour-green = grün
    .m = grünen
    .f = grüne
    .n = grünes
    .p = grüne
    .m_with = grünem
    .f_with = grüner
    .p_with = grünen
colour-yellow = gelb
    .m = gelben
    .f = gelbe
    .n = gelbes
    .p = gelbe
    .m_with = gelbem
    .f_with = gelber
    .p_with = gelben
colour-purple = lila
colour-orange = orange

ingredient-almonds = Mandeln
    .no = keine Mandeln
ingredient-berries = Beeren
    .no = keine Beeren
ingredient-butter = Butter
    .no = keine Butter
ingredient-chocolate = Schokolade
    .no = keine Schokolade
ingredient-cream = Sahne
    .no = keine Sahne
ingredient-egg = Ei
    .no = kein Ei
    .a = ein Ei
ingredient-flour = Mehl
    .no = kein Mehl
ingredient-sugar = Zucker
    .no = keinen Zucker
ingredient-vanilla = Vanille
    .no = keine Vanille

recipe-cold_layer = Kalter Boden
    .the = der Kalte Boden
    .accusative = den Kalten Boden
    .dative = dem Kalten Boden
    .your_accusative = deinen Kalten Boden
    .your_dative = deinem Kalten Boden
    .from = vom Kalten Boden
    .from_own = vom eigenen Kalten Boden
recipe-warm_layer = Warmer Boden
    .the = der Warme Boden
    .accusative = den Warmen Boden
    .dative = dem Warmen Boden
    .your_accusative = deinen Warmen Boden
    .your_dative = deinem Warmen Boden
    .from = vom Warmen Boden
    .from_own = vom eigenen Warmen Boden
recipe-cold_filling = Kalte Füllung
    .the = die Kalte Füllung
    .accusative = die Kalte Füllung
    .dative = der Kalten Füllung
    .your_accusative = deine Kalte Füllung
    .your_dative = deiner Kalten Füllung
    .from = von der Kalten Füllung
    .from_own = von der eigenen Kalten Füllung
recipe-warm_filling = Warme Füllung
    .the = die Warme Füllung
    .accusative = die Warme Füllung
    .dative = der Warmen Füllung
    .your_accusative = deine Warme Füllung
    .your_dative = deiner Warmen Füllung
    .from = von der Warmen Füllung
    .from_own = von der eigenen Warmen Füllung
recipe-cold_topping = Kalter Guss
    .the = der Kalte Guss
    .accusative = den Kalten Guss
    .dative = dem Kalten Guss
    .your_accusative = deinen Kalten Guss
    .your_dative = deinem Kalten Guss
    .from = vom Kalten Guss
    .from_own = vom eigenen Kalten Guss
recipe-warm_topping = Warmer Guss
    .the = der Warme Guss
    .accusative = den Warmen Guss
    .dative = dem Warmen Guss
    .your_accusative = deinen Warmen Guss
    .your_dative = deinem Warmen Guss
    .from = vom Warmen Guss
    .from_own = vom eigenen Warmen Guss

score-ingredients = Zutaten
score-assistants = Gehilfen
score-owner = eigene Torte
score-baked = Teile der Torte
reached-finished = eigene Torte fertig
reached-chosen = die eigene Torte zählt

## What one may do, and what was done

token =
    { $ingredient_id ->
        [almonds] { NAME($colour, form: "p") } { $ingredient }
        [berries] { NAME($colour, form: "p") } { $ingredient }
        [egg] ein { NAME($colour, form: "n") } { $ingredient }
        [flour] { NAME($colour, form: "n") } { $ingredient }
        [sugar] { NAME($colour, form: "m") } { $ingredient }
       *[other] { NAME($colour, form: "f") } { $ingredient }
    }
with-token =
    { $ingredient_id ->
        [almonds] { NAME($colour, form: "p_with") } { $ingredient }
        [berries] { NAME($colour, form: "p_with") } { $ingredient }
        [egg] einem { NAME($colour, form: "p_with") } { $ingredient }
        [flour] { NAME($colour, form: "m_with") } { $ingredient }
        [sugar] { NAME($colour, form: "m_with") } { $ingredient }
       *[other] { NAME($colour, form: "f_with") } { $ingredient }
    }
lying-token =
    { $ingredient_id ->
        [egg] { NAME($colour, form: "n") } { $ingredient }
        [flour] { NAME($colour, form: "n") } { $ingredient }
        [sugar] { NAME($colour, form: "f_with") } { $ingredient }
       *[other] { NAME($colour, form: "f") } { $ingredient }
    }

buy =
    { $who_is ->
        [you] kaufst
       *[other] kauft
    } { $tokens }
    .may = { CAPITAL($tokens) } kaufen{ what-comes }

take =
    { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { NAME($recipe, form: "accusative") } mit { $tokens }{ from-the-store } ({ LIST($tool, type: "unit") }{ how-full })
    .may = Mit { $tokens } { NAME($recipe, form: "accusative") } nehmen ({ $tool }){ what-comes }
add =
    { $who_is ->
        [you] legst
       *[other] legt
    } { $tokens }{ from-the-store } auf { $who_is ->
        [you] { NAME($recipe, form: "your_accusative") }
       *[other] { NAME($recipe, form: "accusative") }
    } ({ LIST($tool, type: "unit") }{ how-full })
    .may = { CAPITAL($tokens) } auf { NAME($recipe, form: "your_accusative") } legen ({ $tool }{ how-full }): { NAME($free_tool, form: "the") } wird frei{ what-comes }
help =
    { $who_is ->
        [you] legst
       *[other] legt
    } { $tokens }{ from-the-store } { to-whose-recipe } ({ LIST($tool, type: "unit") }{ how-full })
    .may = { CAPITAL($tokens) } { to-whose-recipe } legen ({ $tool }{ how-full }): { NAME($free_tool, form: "the") } wird frei{ what-comes }
whose-recipe =
    { $whose_is ->
        [you] { NAME($recipe, form: "your_accusative") }
       *[other] { NAME($recipe, form: "accusative") } von { $whose }
    }
to-whose-recipe = auf { whose-recipe }
from-the-store =
    { $bought ->
        [1] { " " }aus dem Laden
       *[0] { "" }
    }
how-full =
    { $filled ->
        [1] { "" }
        [3] , voll
       *[other] , { $filled } von { $places }
    }

move =
    { $who_is ->
        [you] bringst
       *[other] bringt
    } { $it ->
        [1] { $recipe_id ->
            [cold_filling] sie
            [warm_filling] sie
           *[other] ihn
        }
       *[0] { $own ->
            [1] { $who_is ->
                [you] { NAME($recipe, form: "your_accusative") }
               *[other] { NAME($recipe, form: "accusative") }
            }
           *[0] { whose-recipe }
        }
    } mit { whose-assistant } { to-whose-cake }
    .may =
        { $own ->
            [1] { CAPITAL(NAME($recipe, form: "your_accusative")) }
           *[0] { CAPITAL(NAME($recipe, form: "accusative")) } von { $whose }
        } mit { $own_assistant ->
            [1] deinem Gehilfen
           *[0] { whose-assistant }
        } { to-your-cake } bringen{ standing }{ what-comes }
to-your-cake =
    { $own_cake ->
        [1] auf deine Torte
       *[0] { to-whose-cake }
    }
to-whose-cake =
    { $cake_whose_is ->
        [you] auf deine Torte
       *[other] { $own_cake ->
            [1] auf die eigene Torte
           *[0] auf die Torte von { $cake_whose }
        }
    }
whose-assistant =
    { $assistant_whose_is ->
        [you] deinem Gehilfen
       *[other] { $own_assistant ->
            [1] einem eigenen Gehilfen
           *[0] einem Gehilfen von { $assistant_whose }
        }
    }
standing =
    { $points_n ->
        [0] { "" }
       *[other] : { LIST($points, type: "unit") }
    }
points-of = { $whom } { $n }

eat =
    { $who_is ->
        [you] isst
       *[other] isst
    } { $tokens } vom Tisch{ $eaten ->
        [0] { "" }
        [one] { " " }(1 Sorte gegessen)
       *[other] { " " }({ $eaten } Sorten gegessen)
    }
    .may = { CAPITAL($tokens) } vom Tisch essen: { kinds-left }{ what-comes }
eat-recipe =
    { $who_is ->
        [you] isst
       *[other] isst
    } { $tokens } { $own ->
        [1] { $who_is ->
            [you] von { NAME($recipe, form: "your_dative") }
           *[other] { NAME($recipe, form: "from_own") }
        }
       *[0] { from-whose-recipe }
    } ({ $eaten ->
        [0] { "" }
        [one] 1 Sorte gegessen,{ " " }
       *[other] { $eaten } Sorten gegessen,{ " " }
    }{ $home } { goes } heim)
    .may =
        { CAPITAL($tokens) } { from-whose-recipe } essen: { $home } { goes } heim, { $then_n ->
            [0] { "" }
           *[other] { $then },{ " " }
        }{ kinds-left }{ what-comes }
from-whose-recipe =
    { $whose_is ->
        [you] von { NAME($recipe, form: "your_dative") }
       *[other] { NAME($recipe, form: "from") } von { $whose }
    }
goes =
    { $assistants ->
        [one] geht
       *[other] gehen
    }
kinds-left =
    { $left ->
        [0] dann ist nichts mehr zu essen
        [one] noch 1 Sorte zu essen
       *[other] noch { $left } Sorten zu essen
    }
assistants-of =
    { $n ->
        [one] { $whose_is ->
            [you] dein Gehilfe
           *[other] { $own ->
                [1] ein eigener Gehilfe
               *[0] ein Gehilfe von { $whose }
            }
        }
       *[other] { $n } { $whose_is ->
            [you] deiner Gehilfen
           *[other] { $own ->
                [1] eigene Gehilfen
               *[0] Gehilfen von { $whose }
            }
        }
    }

throw =
    { $who_is ->
        [you] wirfst deine Torte
       *[other] wirft die eigene Torte
    } weg ({ $ingredients } Zutaten gehen zurück in den Laden, { $home } { goes } heim)
    .may = Deine Torte wegwerfen: { $ingredients } Zutaten gehen zurück in den Laden, { $home } { goes } heim{ what-comes }

end-turn =
    { $who_is ->
        [you] beendest
       *[other] beendet
    } den Zug
    .may = Den Zug beenden{ what-comes }

vote =
    { $who_is ->
        [you] hast
       *[other] hat
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } auf beiden Torten und { $who_is ->
        [you] stellst deine
       *[other] stellt die
    } Tasse { to-whose-cake }
    .may =
        Deine Tasse { to-your-cake } stellen, wo du { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } hast

what-comes =
    { $ends ->
        [jam] . Dann steht die Küche still: das Spiel endet, und wer am wenigsten gegessen hat, gewinnt
        [children] . Diese Torte ist dann fertig und gewinnt
        [contest] . Dann entscheidet der Wettbewerb
       *[no] { "" }
    }

## What the rules make of it

tool-drawn = aus der Schachtel gezogen: { $tool }
begins =
    { $who_is ->
        [you] beginnst
       *[other] beginnt
    }
round = Runde { $nth }
recipe-back = { NAME($recipe, form: "the") } und { NAME($tool, form: "the") } gehen zurück in die Küche
recipe-passes =
    { NAME($recipe, form: "the") } geht von { $whose_is ->
        [you] dir
       *[other] { $whose }
    } an { $whom_is ->
        [you] dich
       *[other] { $whom }
    }
cake-stands =
    { $nth ->
        [0] auf { $whose_is ->
            [you] deiner Torte
           *[other] der Torte von { $whose }
        }
        [1] { the-cake } ist als erste fertig
       *[other] { the-cake } ist als zweite fertig, und der Wettbewerb beginnt
    }: { LIST($points, type: "unit") }
cake-grows = { the-cake } hat { $parts } von { $all } Teilen
the-cake =
    { $whose_is ->
        [you] deine Torte
       *[other] die Torte von { $whose }
    }
unfinished = sie war schon fertig, also braucht es wieder zwei
cups = Tassen für { the-cake }: { $whom }
stuck =
    { $who_is ->
        [you] kannst
       *[other] kann
    } gar nichts mehr tun

## Who wins

jammed = die Küche steht still
eaten-alike =
    alle haben { $eaten ->
        [0] nichts
        [one] 1 Sorte
       *[other] { $eaten } Sorten
    } gegessen
eaten-least =
    am wenigsten gegessen: { $whom }, { $eaten ->
        [0] gar nichts
        [one] je 1 Sorte
       *[other] je { $eaten } Sorten
    }
wins-eaten-least =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit den wenigsten gegessenen Sorten, { $eaten } gegen { $other }
wins-points-on-cakes =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } auf allen Torten gegen { $other }
shared-by-points =
    den Sieg teilen sich { $whom }, { $points ->
        [0] ohne einen Punkt auf den Torten
        [one] mit je 1 Punkt auf allen Torten
       *[other] mit je { $points } Punkten auf allen Torten
    }
counts =
    { the-cake } zählt, mit { $cups ->
        [one] 1 Tasse
       *[other] { $cups } Tassen
    } zu { $other }
both-count =
    beide Torten zählen, mit { $cups ->
        [0] keiner einzigen Tasse
        [one] je 1 Tasse
       *[other] je { $cups } Tassen
    }
wins-points =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points } Punkten gegen { $other }
most-points = die meisten Punkte: { $whom }, je { $points }
wins-eaten-most =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit mehr gegessenen Sorten, { $eaten } gegen { $other }
shared-by-eaten =
    den Sieg teilen sich { $whom }, mit { $eaten ->
        [0] keiner gegessenen Sorte
        [one] je 1 gegessenen Sorte
       *[other] je { $eaten } gegessenen Sorten
    }
wins-first =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit der ersten fertigen Torte

## What would be left unused, before something is ended

leaves-thing = du hast noch eine zweite Aktion

## Why not

on-recipe = { NAME($recipe, form: "dative") }
place-the-cup = zwei Torten sind fertig, und deine Tasse muss gestellt werden
no-vote-yet = Tassen werden gestellt, wenn zwei Torten fertig sind
nobody-plays = die Farbe { $colour } spielt nicht mit
same-kind =
    die zweite Aktion muss von anderer Art sein als die erste: { $first ->
        [buy] das war Kaufen
        [add] das war Hinlegen
        [complete] das war Bewegen
        [eat] das war Essen
       *[throw] das war Wegwerfen
    }
plate-taken = auf dem Teller gibt es schon { $token }
sold-out =
    im Laden gibt es { $ingredient_id ->
        [almonds] keine { NAME($colour, form: "p_with") }
        [berries] keine { NAME($colour, form: "p_with") }
        [egg] kein { NAME($colour, form: "n") }
        [flour] kein { NAME($colour, form: "n") }
        [sugar] keinen { NAME($colour, form: "m") }
       *[other] keine { NAME($colour, form: "f") }
    } { $ingredient } mehr
has-ingredient = auf { NAME($recipe, form: "dative") } gibt es schon { NAME($ingredient, form: "a") }
plate-empty = auf dem Tisch gibt es { NAME($ingredient, form: "no") }
no-assistant = du hast keinen Gehilfen mehr in der Hand
tool-on-recipe = { NAME($tool, form: "the") } liegt auf { NAME($recipe, form: "dative") }, also braucht es das andere Gerät
tool-in-use = { NAME($tool, form: "the") } wird auf { $recipes } gebraucht
has-recipe = du hast schon ein Rezept, { NAME($recipe, form: "accusative") }
lacks = auf { NAME($recipe, form: "dative") } fehlt noch etwas: { $ingredient }
needs-part =
    { the-cake } { $part ->
        [layer] braucht als Nächstes einen Boden
        [filling] braucht als Nächstes eine Füllung
        [topping] braucht als Nächstes einen Guss
       *[none] ist fertig
    }
has-full-recipe = du hast selbst ein volles Rezept und darfst kein fremdes bewegen
slot-empty = auf { NAME($recipe, form: "dative") } gibt es { NAME($ingredient, form: "no") }
ate-that-kind = du hast schon { NAME($ingredient, form: "a") } gegessen
other-things-possible = eine Torte wird nur weggeworfen, wenn sonst nichts geht
nothing-to-throw = deine Tortenplatte ist leer
threw-before = du hast schon einmal eine Torte weggeworfen
first-thing = mindestens eine Aktion gehört zu jedem Zug
must-do-both = beide Aktionen eines Zugs müssen sein

## Glossary

glossary-baker = Wer spielt: Zutaten und Gehilfen in der Farbe eines Bäckers zählen für ihn, wo auch immer sie landen.
glossary-turn = Eine oder zwei Aktionen eines Bäckers; dann backt der nächste.
glossary-thing = Was man in einem Zug tut: kaufen, eine Zutat hinlegen, ein Teil bewegen, essen oder die eigene Torte wegwerfen.
glossary-ingredient = Sie hat die Farbe eines Bäckers und zählt auf jeder Torte für ihn.
glossary-kind = Eine der neun Zutaten, gleich in welcher Farbe; jede Sorte darf man im ganzen Spiel einmal essen.
glossary-store = Hier beginnen alle Zutaten. Kaufen kostet nichts, und jede Farbe darf gekauft werden.
glossary-table = Er gehört allen: was auf seinen Tellern liegt, ist für jeden da.
glossary-plate = Für jede Sorte gibt es einen, und er fasst eine Zutat.
glossary-kitchen = Hier sind Geräte und Rezepte, die niemand braucht.
glossary-tool = Jede Zutat kommt mit einem der beiden Geräte des Rezepts dorthin; die beiden wechseln sich ab.
glossary-bench = Ein Gerät: für den Kalten Boden, den Kalten und den Warmen Guss.
glossary-stove = Ein Gerät: für alles Warme.
glossary-recipe = Es braucht drei Zutaten und zwei Geräte und ergibt einen Boden, eine Füllung oder einen Guss. Wer es beginnt, hat es; alle dürfen dazulegen und es bewegen.
glossary-assistant = Geht mit jeder Zutat, die ein Bäcker hinlegt, auf das Rezept. Einer zieht mit dem Teil auf die Torte, die anderen gehen heim.
glossary-cake = Ein Boden, eine Füllung und ein Guss, in dieser Reihenfolge. Sie gehört dem Bäcker der Tortenplatte, wer auch immer die Teile bewegt.
glossary-tray = Hier wächst die Torte eines Bäckers.
glossary-part = Boden, Füllung oder Guss. Es kommt von einem vollen Rezept auf eine Torte, wenn das Gerät frei ist, das nicht auf dem Rezept liegt.
glossary-layer = Das erste Teil einer Torte.
glossary-filling = Das zweite Teil einer Torte.
glossary-topping = Das dritte Teil einer Torte, mit dem sie fertig ist.
glossary-points = Auf einer Torte: { BOX("points.ingredient") } für jede eigene Zutat, { BOX("points.assistant") } für jeden eigenen Gehilfen und { BOX("points.owner") } dafür, dass sie die eigene ist.
glossary-cup = Jeder Bäcker hat eine. Im Wettbewerb kommt sie auf die Torte, auf der er mehr Punkte hat.
glossary-contest = Sind zwei Torten fertig, zählt nur die mit mehr Tassen, und wer darauf die meisten Punkte hat, gewinnt; bei gleich vielen Tassen zählen beide.
glossary-jam = Jemand kann gar nichts mehr tun. Das Spiel endet, und wer am wenigsten gegessen hat, gewinnt.

## The plain board: what the fields of the view are called

area-phase = Schritt
area-thing = Aktion
    .about = { glossary-thing }
area-first_kind = Erste Aktion
    .about = { glossary-thing }
area-start_player = Begann
area-children = Kinderspiel
area-store = Laden
    .about = { glossary-store }
area-plates = Tisch
    .about = { glossary-table }
area-tools = Küche
    .about = { glossary-tool }
area-free = Frei
    .about = { glossary-tool }
area-in_play = Im Spiel
    .about = { glossary-tool }
area-recipes = Rezepte
    .about = { glossary-recipe }
area-part = Teil
    .about = { glossary-part }
area-owner = Gehört
    .about = { glossary-recipe }
area-tool = Gerät darauf
    .about = { glossary-tool }
area-slots = Zutaten
    .about = { glossary-ingredient }
area-ingredient = Zutat
    .about = { glossary-ingredient }
area-colour = Farbe
    .about = { glossary-ingredient }
area-assistant = Gehilfe
    .about = { glossary-assistant }
area-on_table = Auf dem Tisch
    .about = { glossary-table }
area-missing = Fehlen
    .about = { glossary-recipe }
area-missing_on_table = Fehlen auf dem Tisch
    .about = { glossary-table }
area-tool_free = Gerät frei
    .about = { glossary-tool }
area-movable = Kann bewegt werden
    .about = { glossary-part }
area-bakers = Bäcker
    .about = { glossary-baker }
area-seat = Bäcker
area-hand = Gehilfen auf der Hand
    .about = { glossary-assistant }
area-eaten = Gegessen
    .about = { glossary-kind }
area-thrown = Torte weggeworfen
    .about = { btc-about-throw }
area-cup = Tasse
    .about = { glossary-cup }
area-tray = Torte
    .about = { glossary-cake }
area-points_here = Punkte auf dieser Torte
    .about = { glossary-points }
area-score = Punkte
    .about = { glossary-points }
area-ingredients = Zutaten
    .about = { glossary-points }
area-assistants = Gehilfen
    .about = { glossary-points }
area-baked = Eigene Torte
    .about = { glossary-points }
area-total = Summe
    .about = { glossary-contest }
area-finished = Fertige Torten
    .about = { glossary-contest }
area-forecast = Wären sie fertig
    .about = { btc-rule_forecast }
area-ends_play = Beendet das Spiel
    .about = { glossary-contest }
area-recipe = Rezept
    .about = { glossary-recipe }
area-colours = Farben
    .about = { glossary-ingredient }
area-cakes = Torten
    .about = { glossary-cake }
area-cups = Tassen
    .about = { glossary-cup }
area-open_cups = Offene Tassen
    .about = { glossary-cup }
area-counted = Zählt
    .about = { glossary-contest }
area-scores = Punkte
    .about = { glossary-points }
value-play = backen
value-vote = Tassen verteilen
value-over = vorbei
value-any = beliebig
value-buy = kaufen
value-add = hinlegen
value-complete = ein Teil bewegen
value-eat = essen
value-throw = wegwerfen
value-stuck = Stillstand
value-contest = der Wettbewerb
kind-buy = Kaufen
kind-add = Zutat hinlegen
kind-complete = Teil bewegen
kind-eat_table = Vom Tisch essen
kind-eat_recipe = Vom Rezept essen
kind-throw = Torte wegwerfen
kind-vote = Tasse setzen

## Puzzles: what they are about

theme-shopping = Einkaufen
theme-mixing = Rezepte füllen
theme-building = Eine Torte bauen
theme-eating = Naschen
theme-tidying = Aufräumen
theme-voting = Abstimmen

## The lesson

lesson-goal-1 = Alle backen in einer Küche. Sind { $n } Torten fertig, gibt jeder Bäcker einer davon seine Tasse.
lesson-goal-2 = Auf einer Torte hast du { $owner } Punkte, wenn die Tortenplatte dir gehört, { $assistant } für jeden deiner Gehilfen und { $each } für jede Zutat deiner Farbe.
lesson-goal-3 = Nur die Torte mit mehr Tassen zählt, und wer auf ihr die meisten Punkte hat, gewinnt. Gib also anderen etwas auf deine Torte, und dir das meiste.
lesson-buying-title = Einkaufen
lesson-buying = Einkaufen kostet nichts: Eine Zutat kommt aus dem Laden auf ihren leeren Teller. Ihre Farbe sagt, für wen sie zählt{ $own ->
    [1] ; kaufe also deine
   *[other] : Diese ist für andere Bäcker, und die geben einer Torte ihren Pokal nur, wenn sie dort selbst Punkte haben
}.
lesson-recipes-title = Rezepte und Geräte
lesson-recipes = Trage eine Zutat zu { $recipe }. Dein Gehilfe geht mit, und eines der beiden Geräte, die sich abwechseln. Wer dort zwei von drei Gehilfen hat, kommt mit einem auf die Torte.
lesson-turn-title = Zwei Aktionen im Zug
lesson-turn = Ein Zug ist eine oder zwei Aktionen. Manchmal genügt eine: Lass für den nächsten Bäcker nichts bereit liegen.
lesson-cakes-title = Teile einer Torte
lesson-cakes =
    { $recipe } ist voll und das andere Gerät frei: { $own ->
        [1] Bring das Teil auf deine Tortenplatte, bevor es jemand anders nimmt.
       *[0] Bring das Teil auf eine Tortenplatte; auf einer fremden zählt es für dich durch deine Zutaten und Gehilfen.
    } Erst ein Boden, dann eine Füllung, dann ein Guss.
lesson-eating-title = Essen
lesson-eating = { $from ->
    [table] Was auf dem Tisch liegt, nützt dem Nächsten; gegessen ist es weg.
    [own] Was andere auf dein Rezept legen, zählt für sie; gegessen ist es weg, und sein Gehilfe geht heim.
   *[other] Essen verdirbt, was andere begonnen haben: Die Zutat ist weg, und ihr Gehilfe geht heim.
} Jede Sorte darfst du einmal essen, und bei Stillstand zählt jeder Bissen gegen dich.
lesson-finished-title = Eine fertige Torte
lesson-finished = Die erste Torte ist fertig. Noch eine, und der Wettbewerb beginnt: Schau, wo du mehr Punkte hast.
lesson-jury-title = Die Tassen
lesson-jury = Jede Tasse ging an die Torte, auf der ihr Bäcker mehr Punkte hat. Nur die Torte mit mehr Tassen zählt, und die meisten Punkte darauf gewinnen.
lesson-no-colour = Was { $colour } ist, zählt für einen anderen Bäcker. Kaufe zuerst deine eigene Farbe: { $own }.
lesson-no-eating = Das ist deines: Du würdest deine eigenen Punkte essen. Iss, was einem anderen Bäcker hilft.
lesson-no-tray = Du kannst es auf deine eigene Tortenplatte nehmen: Dort ist es dir am meisten wert.
lesson-no-throw = Deine eigene Torte wäre weg, mit allen Punkten darauf.

## The board in the browser

btc-left = { $n } übrig
btc-kitchen = Küche
btc-about-throw = Nur, wenn sonst nichts möglich ist, und einmal im ganzen Spiel: Die Teile gehen zurück, die Gehilfen kommen heim.
btc-or = { " " }oder{ " " }
btc-and = { " " }und{ " " }
btc-free = frei
btc-nobody = niemandem
btc-tool_free = { $tool } frei
btc-tool_used = { $tool } belegt
btc-full_moves = { $n } von { $n }, kann weg
btc-full_waits = { $n } von { $n }, wartet
btc-unwanted-layer = { $n } von { $n }, keine Torte braucht jetzt einen Boden
btc-unwanted-filling = { $n } von { $n }, keine Torte braucht jetzt eine Füllung
btc-unwanted-topping = { $n } von { $n }, keine Torte braucht jetzt einen Guss
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
btc-on_card = { $token } auf { $title }, mit einem Gehilfen von { $assistant }
btc-place_on_card = { $title }: Platz für { $kind }
btc-on_plate = { $token } auf dem Tisch
btc-plate_empty = Leerer Teller für { $kind }
btc-lies_there = auf dem Tisch: { $token }
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
btc-one_thing_first = nach einer Aktion
btc-first_thing = erste von zwei Aktionen
btc-second_thing = zweite von zwei Aktionen
btc-no_thing = beide Aktionen sind getan
btc-moment_vote = die Tassen entscheiden
btc-ask_first = Kaufen, backen, bewegen oder essen: zwei Aktionen
btc-ask_second = Noch eine Aktion, oder den Zug beenden
btc-ask_plate = Wohin damit: { $kind }?
btc-ask_tool = Welches Gerät kommt auf { $title }?
btc-ask_add = Auf { $title } legen?
btc-ask_part = Auf welche Torte kommt { $title }?
btc-ask_bite = { $kind } essen? Jede Sorte nur einmal im Spiel
btc-ask_vote = Auf beiden Torten gleich viele Punkte: wohin mit deiner Tasse?
btc-must_eat = Nichts anderes ist möglich: du musst essen
btc-warn-contest = Damit endet das Spiel
btc-warn-stuck = Damit steht die Küche endgültig still
btc-warn-children = Damit ist die erste Torte fertig
btc-where_to = Wohin?
btc-where_to_words = Nur eine Torte, der dieser Teil als nächster fehlt, nimmt ihn auf.
btc-which_tool = Mit welchem Gerät?
btc-onto_which = Tippe den Platz auf einem Rezept an.
btc-fits_nowhere = Es passt gerade nirgends, kann aber gegessen werden.
btc-forecast = Wären diese zwei fertig
btc-decided = Die Tassen haben entschieden
btc-cups = Die Tassen
btc-eaten = Gegessen: am wenigsten gewinnt beim Stillstand
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
        [one] Stillstand droht: { $name } bleibt { $n } Sorte
       *[other] Stillstand droht: { $name } bleiben { $n } Sorten
    }
btc-rule_store = Laden: Kaufen kostet nichts, jede Farbe, wenn der Teller der Sorte leer ist. Eine Farbe zählt für ihren Bäcker.
btc-rule_tools = Küche: Jede Zutat braucht ein Gerät. Die beiden Geräte eines Rezepts wechseln sich ab.
btc-rule_plates = Tisch: ein Teller für jede Sorte. Alle dürfen nehmen, was dort liegt.
btc-rule_forecast = Jede Tasse geht zu der Torte, auf der ihr Bäcker mehr Punkte hat. Nur die mit mehr Tassen zählt; bei Gleichstand beide.
btc-rule_jam = Wenn jemand gar nichts mehr tun kann, endet das Spiel, und wer am wenigsten gegessen hat, gewinnt.
btc-assistants =
    { $n ->
        [one] { $n } Gehilfe
       *[other] { $n } Gehilfen
    }
btc-ate = aß { $n }
btc-cup_on = Tasse bei der Torte von { $name }: { $here } Punkte darauf, { $there } auf der anderen
btc-cup_own = Tasse bei der eigenen Torte: { $here } Punkte darauf, { $there } auf der anderen
btc-no_cup = Keine Tasse: gleich viele Punkte auf beiden Torten
btc-ate_kinds = { $n ->
    [0] hat nichts gegessen
    [one] hat { $n } Sorte gegessen
   *[other] hat { $n } Sorten gegessen
}
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
btc-panel-store = Laden
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
btc-part_baked = Teile der Torte

## Was gedruckt ist, in der Werkstatt

printed-things = Aktionen je Zug
printed-copies = Von jeder Sorte
printed-eaten_of_a_kind = Gegessen je Sorte
printed-throws = Weggeworfene Torten
printed-beyond_bakers = Mehr als Bäcker
printed-spare = Reserve
printed-shelf = Regal
printed-points = Punkte
printed-contest = Im Wettbewerb
printed-layer = Boden
printed-filling = Füllung
printed-topping = Guss
