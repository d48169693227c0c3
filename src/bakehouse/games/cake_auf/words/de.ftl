# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Mach deine Desserts fertig, verdirb ihre

## Hausregeln

house_rule-picky_eater = Sparsamer Feinschmecker
    .transfer = Was das neue Rezept vom alten brauchen kann, bleibt bei ihm.
house_rule-freezer_burn = Tiefer Gefrierbrand
    .game = Er trifft fertige Rezepte jeder Runde, nicht nur dieser.
house_rule-hands_between_rounds = Frische Karten
    .fresh = Zwischen den Runden legen alle ihre Handkarten ab.
house_rule-tie_break = Geteilter Sieg
    .shared = Gleichstand an der Spitze wird geteilt, ohne Schere, Stein, Papier.
house_rule-counteraction = Jeder für seine Küche
    .own = Eine Sperre darf nur von einem eigenen Rezept genommen werden.

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
action-power_restored = Notstrom
action-fire_extinguisher = Feuerlöscher
action-switch_recipe = Tauschtrick (Rezept)
action-switch_hand = Tauschtrick (Hand)
action-picky_eater = Feinschmecker
action-one_for_one = Eine für eine
action-freezer_burn = Gefrierbrand

recipe-alfajores = Alfajores
    .country = Argentinien
    .gender = p
recipe-apple_pie = Apfelkuchen
    .country = USA
    .gender = m
recipe-arroz_con_leche = Arroz con Leche
    .country = Peru
    .gender = m
recipe-baklava = Baklava
    .country = Türkei
    .gender = n
recipe-bingsu = Bingsu
    .country = Südkorea
    .gender = n
recipe-black_forest = Schwarzwälder Torte
    .country = Deutschland
    .gender = f
recipe-brigadeiro = Brigadeiro
    .country = Brasilien
    .gender = m
recipe-churros = Churros
    .country = Spanien
    .gender = p
recipe-creme_brulee = Crème brûlée
    .country = Frankreich
    .gender = f
recipe-gelato = Gelato
    .country = Italien
    .gender = n
recipe-kulfi = Kulfi
    .country = Indien
    .gender = n
recipe-macaron = Macaron
    .country = Frankreich
    .gender = m
recipe-malva_pudding = Malva-Pudding
    .country = Südafrika
    .gender = m
recipe-mango_sticky_rice = Mango-Klebreis
    .country = Thailand
    .gender = m
recipe-mochi = Mochi
    .country = Japan
    .gender = n
recipe-mooncake = Mondkuchen
    .country = China
    .gender = m
recipe-nanaimo_bar = Nanaimo-Riegel
    .country = Kanada
    .gender = m
recipe-pastel_de_nata = Pastel de Nata
    .country = Portugal
    .gender = m
recipe-pavlova = Pavlova
    .country = Neuseeland
    .gender = f
recipe-risalamande = Risalamande
    .country = Dänemark
    .gender = n
recipe-sachertorte = Sachertorte
    .country = Österreich
    .gender = f
recipe-tiramisu = Tiramisu
    .country = Italien
    .gender = n
recipe-tres_leches = Tres Leches
    .country = Mexiko
    .gender = f

score-round_1 = Punkte in der ersten Runde
score-round_2 = Punkte in der zweiten Runde
score-round_3 = Punkte in der dritten Runde
reached-recipe = { $recipe } fertig

## Karten und Rezepte im Satz

ingredient = { $ingredient }
action = { $action }
cards =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
count =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
no-cards = keine Karten
bans =
    { $n ->
        [one] { $n } Sperre
       *[other] { $n } Sperren
    }
bare = { $recipe }
laden = { $recipe } ({ LIST($cards, type: "unit") })
# Wessen Rezept, im Akkusativ: deinen Apfelkuchen, Apfelkuchen von Theo.
whose-recipe =
    { $whose_is ->
        [you] { NAME($recipe, form: "gender") ->
            [m] deinen
            [f] deine
            [p] deine
           *[n] dein
        } { $recipe }
       *[other] { $recipe } von { $whose }
    }
standing = { $whose } { $points }

## Runden

round = Runde { $round } von { $rounds }
round-standing = Runde { $round } von { $rounds }: { LIST($standing, type: "unit") }
    .short = Runde { $round } von { $rounds }
first =
    { $who_is ->
        [you] beginnst
       *[other] beginnt
    }
get =
    { $who_is ->
        [you] bekommst
       *[other] bekommt
    } { $recipe }
win-round =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } Runde { $round }
closing-time = Küchenschluss: niemand gewinnt Runde { $round }
keep =
    { $who_is ->
        [you] behältst
       *[other] behält
    } { $recipe } über Nacht ({ count })
    .may = { $recipe } über Nacht behalten ({ count }): muss dann zuerst fertig werden
return =
    { $who_is ->
        [you] gibst
       *[other] gibt
    } { $recipe } zurück ({ count })
    .may = { $recipe } zurückgeben ({ count })
cleared =
    { $recipe_n ->
        [one] { $recipe } geht zurück
       *[other] { $recipe } gehen zurück
    }, und die Stapel werden gemischt
nothing-cleared = Die Stapel werden gemischt
hands-away = Alle Hände werden abgelegt ({ count })
shuffled = Der Ablagestapel wird in den Nachziehstapel gemischt

## Ein Zug

draw =
    { $who_is ->
        [you] ziehst
        [many] ziehen je
       *[other] zieht
    } { $cards }
pass = passt
place =
    { $who_is ->
        [you] legst
       *[other] legt
    } { $cards }
    .may = { $cards } legen{ $then }
place-unseen =
    { $who_is ->
        [you] legst
       *[other] legt
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } unter { $cards }
at = { $recipe } ({ $placed } von { $needed })
at-banned = { $recipe } (voll, aber gesperrt)
at-waiting = { $recipe } (voll, wartet aber auf { $first_recipe })
under = { $cards } unter { at }
under-banned = { $cards } unter { at-banned }
under-waiting = { $cards } unter { at-waiting }
finish-with =
    { $who_is ->
        [you] stellst
       *[other] stellt
    } { $recipe } fertig ({ $cards }): { SIGNED($gain) }
    .may = { $recipe } fertigstellen ({ $cards }): { SIGNED($gain) }{ $then }
finish =
    { $who_is ->
        [you] stellst
       *[other] stellt
    } { $recipe } fertig: { SIGNED($gain) }
play =
    { $who_is ->
        [you] spielst
       *[other] spielt
    } { $cards }
    .may = { $cards }{ $then }
ban = { $action } auf { whose-recipe }
ban-full = { $action } auf { whose-recipe } (voll)
ban-ahead = { $action } auf { whose-recipe } ({ $placed } von { $needed } gelegt)
lift = { $action } auf { whose-recipe }
lift-own =
    { $action } auf { $whose_is ->
        [you] { whose-recipe }
       *[other] { $recipe }
    }
burn = { $action } auf { whose-recipe } (fertig, { SIGNED($gain) })
burn-again = { $action } auf { whose-recipe } ({ SIGNED($gain) }, wieder unfertig)
burn-replaced = { $action } auf { whose-recipe } ({ SIGNED($gain) }, dafür { $new_recipe })
picky-none = { $action } ohne Tausch
picky-for = { $action } ({ $given_recipe } gegen { $recipe })
picky-losing = { $action } ({ $given_recipe } gegen { $recipe }, verloren: { LIST($cards, type: "unit") })
ask =
    { $who_is ->
        [you] verlangst
       *[other] verlangt
    } { whose-recipe }
    .may = { whose-recipe } verlangen ({ $placed } von { $needed } gelegt) und ein eigenes Rezept geben
switch =
    { $who_is ->
        [you] tauschst
       *[other] tauscht
    } mit { $whose_is ->
        [you] dir
       *[other] { $whose }
    } { $given } gegen { $got }
    .may = { $given } gegen { $got } von { $whose } tauschen{ $then }
picky =
    { $who_is ->
        [you] spielst
       *[other] spielt
    } { $action }
    .may = { $action }: Rezepte vom Rezeptstapel ansehen und vielleicht eines nehmen
peek =
    { $who_is ->
        [you] siehst dir
       *[other] sieht sich
    } { $recipe } an
peek-unseen =
    { $who_is ->
        [you] siehst dir
       *[other] sieht sich
    } { $n ->
        [one] ein Rezept
       *[other] { $n } Rezepte
    } an
take =
    { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { $recipe }
    .may = { $recipe } nehmen
decline =
    { $who_is ->
        [you] nimmst
       *[other] nimmt
    } keines davon
    .may = Keines davon nehmen
replace =
    { $who_is ->
        [you] bekommst
       *[other] bekommt
    } { $recipe } für { $burned_recipe }
hands =
    { $who_is ->
        [you] tauschst
       *[other] tauscht
    } die Hand mit { $whom } ({ $gives } gegen { $gets } Karten)
    .may = Die Hand mit { $whom } tauschen: du gibst { $gives ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $gives } Karten
    } und bekommst { $gets ->
        [0] keine
       *[other] { $gets }
    }
hands-seen =
    { $whom_is ->
        [you] nimmt deine Hand (du gibst { $gets ->
            [0] keine Karten
            [one] 1 Karte
           *[other] { $gets } Karten
        } und bekommst { $gives ->
            [0] keine
           *[other] { $gives }: { LIST($given, type: "unit") }
        })
       *[other] { $who_is ->
            [you] tauschst die Hand mit { $whom } (du gibst { $gives ->
                [0] keine Karten
                [one] 1 Karte
               *[other] { $gives } Karten
            } und bekommst { $gets ->
                [0] keine
               *[other] { $gets }: { LIST($got, type: "unit") }
            })
           *[other] tauscht die Hand mit { $whom } ({ $given } gegen { $got })
        }
    }
one =
    { $who_is ->
        [you] spielst
       *[other] spielt
    } { $action } gegen { $whom_is ->
        [you] dich
       *[other] { $whom }
    }
    .may = { $action } mit { $whom }: blind eine Karte nehmen{ $gives ->
        [0] { "" }
       *[other] { " " }und eine zurückgeben
    }
grab =
    { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { $whom_is ->
        [you] dir
       *[other] { $whom }
    } { $cards } ab
give-back =
    { $who_is ->
        [you] gibst
       *[other] gibt
    } { $cards } zurück
exchange =
    { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { $whom_is ->
        [you] dir
       *[other] { $whom }
    } { $cards } ab und { $who_is ->
        [you] gibst
       *[other] gibt
    } { $given } zurück
exchange-unseen =
    { $who_is ->
        [you] tauschst
       *[other] tauscht
    } eine Karte mit { $whom_is ->
        [you] dir
       *[other] { $whom }
    }
mulligan =
    { $who_is ->
        [you] machst
       *[other] macht
    } einen Handwechsel und { $who_is ->
        [you] legst
       *[other] legt
    } { $cards } ab
    .may = Handwechsel: { $cards } ablegen und ebenso viele ziehen
mulligans =
    { $who_is ->
        [you] machst
       *[other] macht
    } { $taken ->
        [one] einen Handwechsel
       *[other] { $taken } Handwechsel
    } ({ count })
done =
    { $who_is ->
        [you] bist fertig
       *[other] ist fertig
    }
    .may = Keine Karten mehr spielen
discard =
    { $who_is ->
        [you] legst
       *[other] legt
    } { $cards } ab
    .may = { $cards } ablegen
end =
    { $who_is ->
        [you] beendest deinen
       *[other] beendet den
    } Zug
    .may = Den Zug beenden
then = ; { LIST($what, type: "unit") }
then-finishes =
    { $whose_is ->
        [you] du stellst
       *[other] { $whose } stellt
    } { $recipe } fertig: { SIGNED($gain) }
then-wins =
    { $whose_is ->
        [you] du gewinnst
       *[other] { $whose } gewinnt
    } Runde { $round }
then-wins-game =
    { $whose_is ->
        [you] du gewinnst
       *[other] { $whose } gewinnt
    } das Spiel

## Das Ende des Spiels

tied =
    Gleichstand: { $whose } mit je { $recipes ->
        [one] 1 fertigen Rezept
       *[other] { $recipes } fertigen Rezepten
    }; Schere, Stein, Papier entscheidet
wins-duel =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } bei Schere, Stein, Papier
wins-tie =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } das Spiel mit { $recipes ->
        [one] 1 fertigen Rezept
       *[other] { $recipes } fertigen Rezepten
    } durch Schere, Stein, Papier (ebenso viele: { $whose })
wins-game =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } das Spiel mit { $recipes ->
        [one] 1 fertigen Rezept
       *[other] { $recipes } fertigen Rezepten
    } ({ LIST($others, type: "unit") })
share-victory =
    Geteilter Sieg: { $whose } mit je { $recipes ->
        [one] 1 fertigen Rezept
       *[other] { $recipes } fertigen Rezepten
    }
closed = Die Küche schloss, bevor jemand mit allem fertig war

## Warum nicht

now-setup = die Runde wird noch vorbereitet
now-play = jetzt werden Karten gespielt
now-switch_give = jetzt musst du ein Rezept für das verlangte geben
now-picky_take = jetzt musst du unter den angesehenen Rezepten wählen
now-picky_give = jetzt musst du ein Rezept für das genommene geben
now-discard = jetzt kannst du nur noch ablegen oder den Zug beenden
now-keep = jetzt geht es darum, ein Über-Nacht-Rezept zu behalten oder zurückzugeben
now-over = das Spiel ist vorbei
no-such-player = es spielen nur { $seats } mit
not-in-hand = { $card } ist nicht auf deiner Hand
not-own-recipe = { $recipe } ist keines deiner Rezepte
own-recipe = { $recipe } ist dein eigenes Rezept
in-pool = niemand hat { $recipe }
recipe-is-finished = { $recipe } ist schon fertig
lies-there = { $card } liegt schon unter { $recipe }
no-icon = { $recipe } hat nicht das Symbol für { $card }
banned-already = { $card } liegt schon auf { $recipe }
not-banned = auf { $recipe } liegt keine solche Sperre
only-own-bans = nur Sperren auf eigenen Rezepten dürfen aufgehoben werden, und { $recipe } gehört dir nicht
not-finished = { $recipe } ist nicht fertig
own-finished = { $recipe } gehört dir selbst
other-round = { $recipe } wurde in einer früheren Runde fertig
target-empty = { $whose } hat keine Karten
pool-empty = der Rezeptstapel ist leer
hand-empty = du hast keine Karten auf der Hand
mulligans-used =
    { $mulligans ->
        [0] in diesem Spiel gibt es keinen Handwechsel
        [one] der Handwechsel dieser Runde ist verbraucht
       *[other] alle { $mulligans } Handwechsel dieser Runde sind verbraucht
    }
out-of-order = von zwei Karten wird zuerst die abgelegt, die in der Liste der Karten vorne steht
not-offered = { $recipe } ist nicht unter den Rezepten, die du ansiehst

## Glossar

glossary-recipe = Ein Dessert, das offen vor dir liegt. Es nennt zwei bis vier Zutaten, jede davon einmal.
glossary-ingredient = Eine Karte, die verdeckt unter ein Rezept gelegt wird, das sie nennt.
glossary-place = Eine Zutat kommt verdeckt unter eines deiner unfertigen Rezepte und bleibt dort.
glossary-finish = Ein Rezept mit allen Zutaten und ohne Sperre ist sofort fertig. Seine Zutaten kommen auf den Ablagestapel.
glossary-full = Unter einem vollen Rezept liegen alle Zutaten, aber eine Sperre oder ein über Nacht behaltenes Rezept hält es auf.
glossary-ban = Ein Stromausfall oder Feueralarm, der auf einem Rezept liegt. Es wird erst fertig, wenn alle Sperren aufgehoben sind.
glossary-counteraction = Notstrom und Feuerlöscher: jede hebt eine Sperre auf, die auf einem Rezept liegt, nie im Voraus.
glossary-power_outage = Sperrt ein unfertiges Rezept eines anderen mit dem Symbol Strom.
glossary-fire_alarm = Sperrt ein unfertiges Rezept eines anderen mit dem Symbol Feuer.
glossary-power_restored = Hebt einen Stromausfall auf.
glossary-fire_extinguisher = Hebt einen Feueralarm auf.
glossary-switch_recipe = Du tauschst eines deiner unfertigen Rezepte gegen eines von einem anderen, mit allem darunter und darauf.
glossary-switch_hand = Du tauschst die ganze Hand mit einem anderen.
glossary-picky_eater = Du siehst { BOX("peeks") } Rezepte vom Rezeptstapel an und darfst eines von dir gegen eines davon zurückgeben. Was darunter und darauf liegt, wird abgelegt.
glossary-one_for_one = Du nimmst einem anderen blind eine Karte ab, und er nimmt dafür eine von dir.
glossary-freezer_burn = Vernichtet ein Rezept mit dem Symbol Kühlschrank, das ein anderer in dieser Runde fertiggestellt hat. Er bekommt ein neues.
glossary-draw_deck = Zu Beginn deines Zuges ziehst du davon auf { BOX("hand") } Karten auf. Ist er leer, wird der Ablagestapel gemischt.
glossary-discard_pile = Benutzte und abgelegte Karten, offen: alle dürfen sie durchsehen.
glossary-recipe_deck = Die Rezepte, die niemand hat.
glossary-mulligan = Du legst die ganze Hand ab und ziehst ebenso viele Karten; dein Zug geht weiter. Jeder darf das ein paar Mal in einer Runde.
glossary-overnight = Ein unfertiges Rezept mit diesem Symbol darf für die nächste Runde bleiben, mit allem darunter und darauf. Es muss zuerst fertig werden.
glossary-power = Ein Symbol: ein Stromausfall kann das Rezept sperren.
glossary-fire = Ein Symbol: ein Feueralarm kann das Rezept sperren.
glossary-fridge = Ein Symbol: Gefrierbrand kann das Rezept vernichten, sobald es fertig ist.
glossary-closing_time = Nach { BOX("closing_turns") } Zügen von allen schließt die Küche, und die Runde endet ohne Sieger.
glossary-point =
    Jedes fertige Rezept ist { BOX("points") ->
        [one] einen Punkt
       *[other] { BOX("points") } Punkte
    } wert. Wer nach der letzten Runde die meisten hat, gewinnt.

## The plain board: what the fields of the view are called

area-phase = Schritt
area-chance = Zufall
area-round = Runde
    .about = { ca-about-round }
area-rounds = Runden
    .about = { ca-about-round }
area-first = Begann
area-act = Am Zug
area-turns = Züge
area-closes_in = Züge bis Küchenschluss
    .about = { glossary-closing_time }
area-left = Noch zu tun
area-who = Wer
area-winner = Sieger
area-deck = Nachziehstapel
    .about = { glossary-draw_deck }
area-discard = Ablagestapel
    .about = { glossary-discard_pile }
area-pool = Rezeptstapel
    .about = { glossary-recipe_deck }
area-pending = Kommendes Rezept
area-asked = Gefragt
area-queue = Wartet
area-kept = Über Nacht behalten
    .about = { glossary-overnight }
area-peek_size = Angesehen
    .about = { glossary-picky_eater }
area-peek = Angesehen
    .about = { glossary-picky_eater }
area-grabbed = Blind genommen
    .about = { glossary-one_for_one }
area-last_discard = Zuletzt abgelegt
    .about = { glossary-discard_pile }
area-hand = Deine Hand
area-unseen = Noch unterwegs
    .about = { ca-about-chance }
area-players = Küchen
area-seat = Spieler
area-hand_size = Karten
area-known = Karten, die du kennst
area-mulligans = Mulligans genommen
    .about = { glossary-mulligan }
area-mulligans_left = Mulligans übrig
    .about = { glossary-mulligan }
area-points = Punkte
    .about = { glossary-point }
area-recipes = Rezepte
    .about = { glossary-recipe }
area-ingredients = Zutaten
    .about = { glossary-ingredient }
area-icons = Symbole
area-cards = Karten darunter
    .about = { glossary-place }
area-seen = Bekannt
area-seen_by = Gesehen von
area-outage = Stromausfall
    .about = { glossary-power_outage }
area-alarm = Feueralarm
    .about = { glossary-fire_alarm }
area-carried = Über Nacht behalten
    .about = { glossary-overnight }
area-full = Voll
    .about = { glossary-full }
area-waits = Wartet
    .about = { glossary-full }
area-finished = Fertig
    .about = { glossary-finish }
area-can_be_burned = Kann verbrennen
    .about = { glossary-freezer_burn }
value-play = Karten spielen
value-discard = aufräumen
value-keep = über Nacht behalten
value-picky_give = ein Rezept zurückgeben
value-picky_take = ein Rezept wählen
value-switch_give = ein Rezept geben
value-setup = Aufbau
value-none = keiner
value-fire = Feuer
value-fridge = Kühlschrank
value-overnight = Über Nacht
value-power = Strom
kind-place = Zutat legen
kind-outage = Stromausfall
kind-alarm = Feueralarm
kind-restore = Notstrom
kind-extinguish = Feuerlöscher
kind-switch = Rezepte tauschen
kind-give = Rezept geben
kind-take = Rezept nehmen
kind-burn = Gefrierbrand
kind-hands = Hände tauschen
kind-one = Karte tauschen
kind-discard = Ablegen

## Puzzles: what they are about

theme-placing = Zutaten legen
theme-sabotage = Sabotage
theme-defence = Verteidigung
theme-tricks = Tricks
theme-hand = Die Handkarten
theme-night = Die Nacht

## The lesson

lesson-goal-1 = Deine Rezepte liegen offen. Lege alle Zutaten eines Rezepts darunter, dann ist es fertig: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
lesson-goal-2 = Währenddessen darfst du die anderen mit Aktionskarten ärgern, und sie dich.
lesson-goal-3 = Wer kein Rezept mehr hat, beendet die Runde. Nach { $rounds } Runden gewinnen die meisten Punkte.
lesson-recipes-title = Rezepte und Zutaten
lesson-recipes = { $recipe } nennt { $ingredient }, und du hast die Karte. Lege sie verdeckt darunter: Dann { $missing ->
    [0] fehlt nichts, und das Rezept ist fertig
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $missing } Karten
}.
lesson-point-title = Ein Punkt
lesson-point = Ein Rezept ist fertig, sobald alles da ist. Es ist einen Punkt wert, und seine Karten kommen auf den Ablagestapel.
lesson-sabotage-title = Sabotage
lesson-sabotage = Ein Stromausfall oder ein Feueralarm auf dem Rezept eines anderen hält es auf: Es wird nicht fertig, bis die Sperre weg ist. Die Symbole eines Rezepts sagen, was ihm passieren kann.
lesson-defence-title = Abwehr
lesson-defence = Auf deinem Rezept liegt eine Sperre. Notstrom hebt einen Stromausfall auf, der Feuerlöscher einen Feueralarm.
lesson-swaps-title = Freche Karten
lesson-swaps =
    { $kind ->
        [PICKY] Mit dieser Karte siehst du Rezepte aus dem Rezeptstapel an. Du darfst eines nehmen, das näher an einem Punkt ist, und gibst dafür eines von deinen zurück, mit allem, was darunter liegt.
        [TAKE] Dieses Rezept ist näher an einem Punkt als eines von deinen. Nimm es; dann wählst du, welches du zurückgibst.
        [DECLINE] Keines davon ist näher an einem Punkt als das, was du begonnen hast. Behalte deine.
       *[other] Andere Aktionskarten nehmen und geben: ein Rezept, eine Karte, eine ganze Hand. Spiele sie, wenn das, was du bekommst, näher an einem Punkt ist als das, was du gibst.
    }
lesson-mulligan-title = Handwechsel
lesson-mulligan = Nichts passt? Lege deine Hand ab und ziehe ebenso viele Karten. In dieser Runde geht das noch { $n }-mal.
lesson-done-title = Fertig gekocht
lesson-done = Für diesen Zug ist es genug. Sag, dass du fertig bist.
lesson-discards-title = Ablegen
lesson-discards = Bevor der Zug endet, darfst du bis zu zwei Karten ablegen. Du ziehst wieder auf fünf; weg also mit dem, was kein Rezept braucht.
lesson-night-title = Die Nacht
lesson-night = Die Runde ist vorbei, und unfertige Rezepte gehen zurück. Nur solche mit dem Symbol „über Nacht“ darf man behalten, mit allem, was darunter liegt; sie müssen dann zuerst fertig werden.
lesson-no-done = Du hast noch { $ingredient }, und { $recipe } braucht die Karte. Lege sie zuerst: Was unter einem Rezept liegt, ist vor Dieben sicher.
lesson-no-discard = { $ingredient }: Das braucht eines deiner Rezepte noch. Behalte die Karte.
lesson-no-lift = Diese Sperre hält jemand anderen auf: Lass sie auf { $recipe } liegen, und behalte die Karte für eine Sperre auf einem deiner Rezepte.

## The board in the browser

ca-round = Runde { $n } von { $all }
ca-about-round = Es gibt { BOX("rounds") } Runden. Eine Runde endet, wenn jemand alle Rezepte fertig hat, oder bei Küchenschluss.
ca-about-hand = Karten auf der Hand. Zu Beginn eines Zuges wird auf die volle Hand nachgezogen.
ca-about-chance = Karten, die nirgends offen liegen, und wie wahrscheinlich sie beim nächsten Ziehen kommen.
ca-about-recipe =
    Braucht { $things }. Fertig ist es { BOX("points") ->
        [one] einen Punkt
       *[other] { BOX("points") } Punkte
    } wert.
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
ca-threat_only_bans = noch { $bans } bis zum Ende
ca-threat_words = Was { $name } noch braucht, um die Runde zu beenden.
ca-threat_near = { $name } könnte die Runde mit einer vollen Hand beenden.
ca-hand_of =
    { $n ->
        [one] { $name } hält { $n } Karte.
       *[other] { $name } hält { $n } Karten.
    }
ca-known = Diese kennst du: { $card }
ca-mulligans = Handwechsel
ca-mulligans_of = { $name } hat in dieser Runde noch { $n } Handwechsel.
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
ca-waits = Alles ist da, aber ein über Nacht behaltenes Rezept kommt zuerst.
ca-finished = fertig
ca-can_burn = Es steht im Kühlschrank: Gefrierbrand kann es vernichten.
ca-icon-power = Strom
ca-icon-fire = Feuer
ca-icon-fridge = Kühlschrank
ca-icon-overnight = Über Nacht
ca-nowhere = passt nirgends
ca-no_target = kein Ziel
ca-empty_hand = Deine Hand ist leer
ca-does-power_outage = sperrt ein Rezept mit Strom
ca-does-fire_alarm = sperrt ein Rezept mit Feuer
ca-does-power_restored = hebt einen Stromausfall auf
ca-does-fire_extinguisher = hebt einen Feueralarm auf
ca-does-switch_recipe = Rezepte tauschen, mit allem
ca-does-switch_hand = ganze Hände tauschen
ca-does-picky_eater = { BOX("peeks") } Rezepte ansehen, eins nehmen
ca-does-one_for_one = eine Karte tauschen, blind
ca-does-freezer_burn = vernichtet ein fertiges Rezept
ca-draw = Ziehen
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
ca-recipes = Rezepte
ca-pool_label =
    { $n ->
        [one] Rezeptstapel, { $n } Rezept: ansehen, welches
       *[other] Rezeptstapel, { $n } Rezepte: ansehen, welche
    }
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
ca-no_draw = gekreuzt: abgelegt, sonst noch nicht
ca-pips_legend = gestrichelt: auf dem Tisch oder der Hand
ca-count_words = { $card }: { $n } ungesehen, { $thrown } abgelegt, { $all } im Ganzen
ca-needed = fehlt
ca-of = von { $n }
ca-useful = Etwas, das dir fehlt: { $chance }
ca-mulligan = Handwechsel
ca-mulligan_words = andere Karten, noch { $n }
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
ca-cost_bans =
    { $n ->
        [one] { $n } Sperre
       *[other] { $n } Sperren
    }
ca-lost = geht verloren
ca-duel_title = Schere, Stein, Papier
ca-duel = { $name } gewinnt den Gleichstand
ca-dealing = Rezepte werden verteilt
ca-drawing = Karten werden gezogen
ca-they_play = { $name } kocht
ca-they_give = { $name } wählt ein Rezept zum Geben
ca-they_peek = { $name } sieht Rezepte an
ca-they_discard = { $name } räumt auf
ca-they_keep = { $name } überlegt, was über Nacht bleibt
ca-ask_play = Wähle eine Karte aus deiner Hand
ca-ask_nothing = Nichts passt: Handwechsel, oder fertig
ca-ask_done = Nichts passt: du bist fertig
ca-ask_done_empty = Deine Hand ist leer: du bist fertig
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
ca-ask-ONE = Wem nimmst du eine Karte ab?
ca-ask-BURN = Welches fertige Rezept verbrennt?
ca-ask-MULLIGAN = Die ganze Hand ablegen und ebenso viele Karten ziehen?
ca-ask-DONE = Wirklich keine Karte mehr spielen?
ca-do-PLACE = Darunterlegen
ca-do-OUTAGE = Strom abstellen
ca-do-ALARM = Alarm auslösen
ca-do-RESTORE = Strom anstellen
ca-do-EXTINGUISH = Löschen
ca-do-SWITCH = Verlangen
ca-do-GIVE = Hergeben
ca-do-TAKE = Nehmen
ca-do-BURN = Verbrennen
ca-do-HANDS = Hände tauschen
ca-do-PICKY = Rezepte ansehen
ca-do-ONE = Karte tauschen
ca-do-MULLIGAN = Hand wechseln
ca-do-RETURN = Zurückgeben
ca-finishes = { $name } wird fertig, +{ $n }
ca-full_waits = voll, aber noch nicht fertig
ca-placed = { $n } von { $all }
ca-blocks = sperrt es bei { $n } von { $all }
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

## Was gedruckt ist, in der Werkstatt

printed-discards = Abwürfe
printed-peeks = Gesehene Rezepte
printed-closing_turns = Züge bis Rundenende
printed-dealt = Ausgeteilte Rezepte
printed-two = Zu zweit
printed-three = Zu dritt
printed-four = Zu viert
printed-copies = Anzahl
printed-actions = Aktionskarten
printed-power = Strom
printed-fire = Feuer
printed-fridge = Kühlschrank
printed-overnight = über Nacht
