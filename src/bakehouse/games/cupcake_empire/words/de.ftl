# Die Wörter dieses Spiels: Namen der Dinge, was von Aktionen und im Verlauf gesagt wird, Beschriftungen des Bretts.


## On its box

promise = Würfeln, backen, Stände eröffnen, bis die Stadt dir gehört

## Hausregeln

house_rule-start_recipe_counts = Erstes Rezept zählt
    .on = Das Startrezept rückt die Produktion um seine Teile vor, sie beginnt also höher.
house_rule-optional_action = Aktion nach Wahl
    .on = Der Zug darf zum Einkommen übergehen, auch wenn die Aktion noch möglich wäre.
house_rule-paid_moves = Ein Weg für alle
    .one_pair = Alle Würfel eines bezahlten Zuges gehen von derselben Spalte in dieselbe Spalte.
house_rule-live_level = Stufe neu gezählt
    .on = Die Stufe richtet sich nach den Würfeln, die jetzt in der aktivierten Spalte liegen.

## Names of things

column-bases = Böden backen
column-frostings = Cremes rühren
column-outlets = Stände eröffnen
column-sales = Cupcakes verkaufen
column-staff = Personal und Ausbau
house-block = Wohnblock
house-town_house = Stadthaus
house-villa = Villa
street-station = Bahnhof
    .in = am Bahnhof
    .into = an den Bahnhof
    .from = vom Bahnhof
street = { $name }
    .in = in »{ $name }«
    .into = nach »{ $name }«
    .from = aus »{ $name }«
street-lemon = Zitronengasse
    .in = in der Zitronengasse
    .into = in die Zitronengasse
    .from = aus der Zitronengasse
street-market = Marktstraße
    .in = in der Marktstraße
    .into = in die Marktstraße
    .from = aus der Marktstraße
street-orchard = Obstgarten
    .in = im Obstgarten
    .into = in den Obstgarten
    .from = aus dem Obstgarten
street-lake = Seeweg
    .in = im Seeweg
    .into = in den Seeweg
    .from = aus dem Seeweg
street-hilltop = Höhenweg
    .in = im Höhenweg
    .into = in den Höhenweg
    .from = aus dem Höhenweg
base-vanilla = Vanilleboden
base-choc = Schokoboden
base-mixed = Mischboden
frosting-lemon = Zitronencreme
frosting-choc = Schokocreme
frosting-mint = Minzcreme
frosting-straw = Erdbeercreme
frosting-lemon_choc = Zitronen-Schoko-Creme
frosting-lemon_mint = Zitronen-Minz-Creme
frosting-lemon_straw = Zitronen-Erdbeer-Creme
frosting-choc_mint = Schoko-Minz-Creme
frosting-choc_straw = Schoko-Erdbeer-Creme
frosting-mint_straw = Minz-Erdbeer-Creme
flavour-vanilla = Vanille
flavour-lemon = Zitrone
flavour-choc = Schokolade
flavour-mint = Minze
flavour-straw = Erdbeere
die-purple = lila Würfel
    .accusative = einen lila Würfel
    .article = der lila Würfel
    .plural = lila Würfel
die-yellow = gelber Würfel
    .accusative = einen gelben Würfel
    .article = der gelbe Würfel
    .plural = gelbe Würfel
die-green = grüner Würfel
    .accusative = einen grünen Würfel
    .article = der grüne Würfel
    .plural = grüne Würfel
die-orange = oranger Würfel
    .accusative = einen orangen Würfel
    .article = der orange Würfel
    .plural = orange Würfel
die-pink = rosa Würfel
    .accusative = einen rosa Würfel
    .article = der rosa Würfel
    .plural = rosa Würfel
die-grey = grauer Würfel
    .accusative = einen grauen Würfel
    .article = der graue Würfel
    .plural = graue Würfel
improvement-base = Boden
improvement-frosting = Creme
improvement-outlet = Stand
improvement-sell = Verkauf
improvement-income = Einkommen
improvement-idea = Idee

score-sales = Kundschaft
score-objectives = Ziele
score-other = sonstiges Einkommen
reached-objective = Ziel erfüllt: { $objective }

## Parts of sentences

a-base = einen { $base }
a-frosting = { $frosting }
recipe = { $base } mit { $frosting }
a-sale = { $base_flavour } mit { $frosting_flavour } { NAME($street, form: "in") } { $number }
some-dice =
    { $n ->
        [one] { NAME($die, form: "accusative") }
       *[other] { $n } { NAME($die, form: "plural") }
    }
a-move =
    { $n ->
        [one] { NAME($die, form: "accusative") }
       *[other] { $n } { NAME($die, form: "plural") }
    } von Spalte { $from } nach Spalte { $to }
in-street =
    { $n ->
        [one] { NAME($street, form: "in") }
       *[other] { NAME($street, form: "in") } ×{ $n }
    }
an-improvement = »{ $improvement }«
standing = { $whose } { $income }
gain-production = { SIGNED($n) } Produktion
gain-sales = { SIGNED($n) } Verkauf
gain-income = { SIGNED($n) } Einkommen
gain-ideas =
    { SIGNED($n) } { $n ->
        [one] Idee
       *[other] Ideen
    }
gain-steps =
    { $n ->
        [one] { $n } Schritt zu einer Idee
       *[other] { $n } Schritte zu einer Idee
    }
gain-resting =
    { $n ->
        [one] 1 ruht
       *[other] { $n } ruhen
    }
cost-income = { $n } Einkommen
cost-ideas =
    { $n ->
        [one] eine Idee
       *[other] { $n } Ideen
    }
objective-A1 = { $a } einfache Cremes in Rezepten
objective-A2 = { $a } einfache Böden in Rezepten
objective-A3 = { $a } einfache und { $b } gemischte Cremes in Rezepten
objective-A4 = { $a } einfache und { $b } gemischte Böden in Rezepten
objective-A5 = { $a } gemischte Cremes und { $b } gemischte Böden in Rezepten
objective-B1 = { $a } Kunden
objective-B2 = { $a } Kunden in hellen und { $b } in dunklen Hosen
objective-B3 = Kunden in Hemden von { $a } Farben
objective-B4 = { $a } Kunden aus Wohnblocks und { $b } aus Stadthäusern
objective-B5 = { $a } Kunden aus Wohnblocks und { $b } aus Villen
objective-C1 = { $a } Stände
objective-C2 = Stände in { $a } Straßen
objective-C3 = { $a } gelbe und { $b } beige Stände
objective-C4 = { $a } gelbe Stände und { $b } Bäckereien
objective-C5 = { $a } beige Stände und { $b } Bäckereien
objective-D1 = { $a } Verbesserungen in einer Spalte
objective-D2 = { $a } Verbesserungen
objective-D3 = { $a } verschiedene Verbesserungen
objective-D4 = { $a } Spalten mit je { $b } Verbesserungen
objective-D5 = { $a } Paare gleicher Verbesserungen
step-base = einen einfachen Boden nehmen
step-mixed_base = einen Mischboden nehmen
step-simple_frosting = eine einfache Creme nehmen
step-mixed_frosting = eine gemischte Creme nehmen
step-outlet_yellow = einen Stand in einer gelben Straße eröffnen
step-outlet_beige = einen Stand in einer beigen Straße eröffnen
step-outlet_both = je einen Stand in einer gelben und einer beigen Straße eröffnen
step-sell = bis Entfernung { $n } verkaufen
step-hire = einen Würfel einstellen
step-improvement = eine Verbesserung legen
step-bakery_grey = eine Bäckerei in der grauen Straße eröffnen
step-bakery_yellow = eine Bäckerei in einer gelben Straße eröffnen
step-bakery_beige = eine Bäckerei in einer beigen Straße eröffnen
step-from = den Stand wählen, der umzieht

## What one may do, and what was done

activate =
    { $who_is ->
        [you] aktivierst
       *[other] aktiviert
    } »{ $column }«
    .may = Spalte { $number }, »{ $column }«, auf Stufe { $level } aktivieren
activate-idly =
    { $who_is ->
        [you] aktivierst
       *[other] aktiviert
    } »{ $column }« ohne Aktion
    .may = Spalte { $number }, »{ $column }«, ohne Aktion aktivieren
level =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } Stufe { $level }
    .may = Stufe { $level }: { $steps }
level-elsewhere =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } »{ $column }« auf Stufe { $level }
    .may = »{ $column }« auf Stufe { $level }: { $steps }
improve =
    { $who_is ->
        [you] nutzt
       *[other] nutzt
    } { $improvements }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may = { $improvements } nutzen: { $steps }{ LIST($gains, type: "unit") }
finish =
    { $who_is ->
        [you] kassierst
       *[other] kassiert
    } { $income } Einkommen
    .may =
        { $income } Einkommen kassieren{ $objectives_n ->
            [0] { "" }
            [one] , { $objectives } erfüllen (+{ $reward } Einkommen)
           *[other] , { $objectives } erfüllen (+{ $reward } Einkommen)
        } und { $dice ->
            [0] keinen Würfel
            [one] { $dice } Würfel
           *[other] { $dice } Würfel
        } werfen
collect =
    { $who_is ->
        [you] kassierst
       *[other] kassiert
    } { $income } Einkommen
    .may =
        { $income } Einkommen kassieren{ $objectives_n ->
            [0] { "" }
            [one] , { $objectives } erfüllen (+{ $reward } Einkommen)
           *[other] , { $objectives } erfüllen (+{ $reward } Einkommen)
        } und später würfeln
roll-now =
    { $who_is ->
        [you] wirfst
       *[other] wirft
    } { $dice ->
        [0] keinen Würfel
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }
    .may =
        { $dice ->
            [0] Keinen Würfel
            [one] { $dice } Würfel
           *[other] { $dice } Würfel
        } werfen
end-turn =
    { $who_is ->
        [you] beendest
       *[other] beendet
    } den Zug
    .may = Den Zug beenden
end-turn-last =
    { $who_is ->
        [you] beendest
       *[other] beendet
    } den Zug mit { $income } Einkommen: Diese Runde ist die letzte
    .may = Den Zug mit { $income } Einkommen beenden: Diese Runde ist die letzte
end-game =
    { $who_is ->
        [you] beendest
       *[other] beendet
    } den Zug und das Spiel
    .may = Den Zug und das Spiel beenden
take =
    { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { $parts }
    .may = { CAPITAL($parts) } nehmen
outlet =
    { $who_is ->
        [you] eröffnest
       *[other] eröffnet
    } { $streets_n ->
        [one] einen Stand
       *[other] Stände
    } { $streets }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Einen Stand { $streets } eröffnen{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
outlet-expelling =
    { $who_is ->
        [you] vertreibst
       *[other] vertreibt
    } { $whom_is ->
        [you] dich
       *[other] { $whom }
    } { NAME($street, form: "from") } ({ SIGNED($loss) } Verkauf) für einen eigenen Stand{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        { $whom } { NAME($street, form: "from") } vertreiben ({ SIGNED($loss) } Verkauf) und einen Stand eröffnen{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
outlet-to =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } einen Platz { $streets }
    .may = Einen Stand verlegen: { $streets }
outlet-to-expelling =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } einen Platz { NAME($street, form: "in") }
    .may = Einen Stand { NAME($street, form: "into") } verlegen und { $whom } vertreiben
move-outlet =
    { $who_is ->
        [you] verlegst
       *[other] verlegt
    } einen Stand { NAME($from_street, form: "from") } { NAME($to_street, form: "into") }
    .may = Einen Stand { NAME($from_street, form: "from") } { NAME($to_street, form: "into") } verlegen
move-outlet-expelling =
    { $who_is ->
        [you] vertreibst
       *[other] vertreibt
    } { $whom_is ->
        [you] dich
       *[other] { $whom }
    } { NAME($to_street, form: "from") } ({ SIGNED($loss) } Verkauf) für einen eigenen Stand { NAME($from_street, form: "from") }
    .may = Einen Stand { NAME($from_street, form: "from") } { NAME($to_street, form: "into") } verlegen und { $whom } vertreiben ({ SIGNED($loss) } Verkauf)
decline =
    { $who_is ->
        [you] lässt
       *[other] lässt
    } die Stände, wo sie sind
    .may = Die Stände lassen, wo sie sind
sell =
    { $who_is ->
        [you] verkaufst
       *[other] verkauft
    } { $sales }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        { $sales } verkaufen{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
hire =
    { $who_is ->
        [you] stellst
       *[other] stellt
    } { NAME($die, form: "accusative") } ein
    .may = { CAPITAL(NAME($die, form: "accusative")) } einstellen
hire-to-rest =
    { $who_is ->
        [you] stellst
       *[other] stellt
    } { NAME($die, form: "accusative") } für die Ruhezone ein
    .may = { CAPITAL(NAME($die, form: "accusative")) } für die Ruhezone einstellen: Die Spalte ist voll
bakery =
    { $who_is ->
        [you] eröffnest
       *[other] eröffnet
    } eine Bäckerei { NAME($street, form: "in") }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Eine Bäckerei { NAME($street, form: "in") } eröffnen{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
place =
    { $who_is ->
        [you] legst
       *[other] legt
    } { $improvements } in Spalte { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }für { $costs }
    }
    .may = { $improvements } in Spalte { $number } legen
place-first =
    { $who_is ->
        [you] legst
       *[other] legt
    } die Verbesserung { $improvement } in Spalte { $number }
    .may = Die Verbesserung { $improvement } in Spalte { $number } legen
assemble =
    { $who_is ->
        [you] setzt
       *[other] setzt
    } { $recipes } zusammen{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        { $recipes } zusammensetzen{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
start =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } als erstes Rezept { $recipe }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Als erstes Rezept { $recipe } wählen{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
rest-idea =
    { $who_is ->
        [you] weckst
       *[other] weckt
    } Würfel für Spalte { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }gegen { $costs }
    }
    .may = Beliebig viele Würfel für Spalte { $number } wecken, gegen { $costs }
rest-pay =
    { $who_is ->
        [you] weckst
       *[other] weckt
    } Würfel für Spalte { $number }
    .may = Würfel für Spalte { $number } wecken, gegen je { $cost } Einkommen
wake =
    { $who_is ->
        [you] weckst
       *[other] weckt
    } { $dice } für Spalte { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }gegen { $costs }
    }
    .may =
        { CAPITAL($dice) } für Spalte { $number } wecken{ $costs_n ->
            [0] { "" }
           *[other] { " " }gegen { $costs }
        }
rest-done =
    { $who_is ->
        [you] weckst
       *[other] weckt
    } keine Würfel mehr
    .may = Keine Würfel mehr wecken
special-improvement =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } eine Verbesserung{ $costs_n ->
        [0] { "" }
       *[other] { " " }für { $costs }
    }
    .may = Sonderaktion: eine Verbesserung für { $costs } legen
special-move =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } einen Würfel{ $costs_n ->
        [0] { "" }
       *[other] { " " }für { $costs }
    }
    .may = Sonderaktion: einen Würfel für { $costs } versetzen
special-idea =
    { $who_is ->
        [you] kaufst
       *[other] kauft
    } eine Idee{ $costs_n ->
        [0] { "" }
       *[other] { " " }für { $costs }
    }
    .may = Sonderaktion: eine Idee für { $costs } kaufen
special-paid-moves =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } Würfel
    .may = Sonderaktion: Würfel für je { $cost } Einkommen versetzen
pick =
    { $who_is ->
        [you] wählst
       *[other] wählt
    } { NAME($die, form: "accusative") } in Spalte { $number }
    .may = { CAPITAL(NAME($die, form: "accusative")) } in Spalte { $number } wählen
move =
    { $who_is ->
        [you] versetzt
       *[other] versetzt
    } { $moves }{ $costs_n ->
        [0] { "" }
       *[other] { " " }für { $costs }
    }
    .may =
        { CAPITAL($moves) } versetzen{ $costs_n ->
            [0] { "" }
           *[other] { " " }für { $costs }
        }
move-done =
    { $who_is ->
        [you] versetzt
       *[other] versetzt
    } keine Würfel mehr
    .may = Keine Würfel mehr versetzen
rest =
    { $who_is ->
        [you] lässt
       *[other] lässt
    } { NAME($die, form: "accusative") } ruhen
    .may = { CAPITAL(NAME($die, form: "accusative")) } ruhen lassen

## What came of it

total = { $deed }: { LIST($gains, type: "unit") }
set-up = Die Stadt erwacht
moves-in = { $street } { $number } möchte { $base_flavour } mit { $frosting_flavour }
customers =
    { $n ->
        [one] { $n } Kunde zieht ein
       *[other] { $n } Kunden ziehen ein
    }
objective =
    { $objectives_n ->
        [one] Ziel
       *[other] Ziele
    }, je { $gain } Einkommen: { LIST($objectives, type: "unit") }
quoted = »{ $objective }«
dealt =
    { $who_is ->
        [you] bekommst
       *[other] bekommt
    } die Verbesserung { $improvement }
grey =
    { $who_is ->
        [you] würfelst
       *[other] würfelt
    } { $columns_n ->
        [one] einen grauen Würfel in Spalte
       *[other] graue Würfel in die Spalten
    } { $columns }
first-round = Runde 1
round = Runde { $n }: { LIST($standings, type: "unit") }
    .short = Runde { $n }
cast = { CAPITAL(NAME($die, form: "article")) } zeigt { $face }
roll =
    Wurf: { LIST($faces, type: "unit") }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
idea-too =
    { $whose }: { SIGNED($n) } { $n ->
        [one] Idee
       *[other] Ideen
    }
fulfil =
    { $who_is ->
        [you] erfüllst
       *[other] erfüllt
    } { $objectives }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
target =
    { $whose_is ->
        [you] Du beendest deinen
       *[other] { $whose } beendet den
    } Zug mit { $income } Einkommen: Diese Runde ist die letzte
the-end = Das Spiel ist aus: { LIST($standings, type: "unit") }
wins =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $income } Einkommen
wins-by-customers =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $income } Einkommen, so viel wie { $rivals_who }, aber mit { $customers } zu { $most } Kunden
wins-by-outlets =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $income } Einkommen und { $customers } Kunden, so viel wie { $rivals_who }, aber mit { $outlets } zu { $most } Ständen
shared =
    Der Sieg ist geteilt: { $winners_who } mit je { $income } Einkommen, { $customers } Kunden und { $outlets ->
        [one] { $outlets } Stand
       *[other] { $outlets } Ständen
    }
round-limit = Das Spiel endet nach Runde { $n }, der letzten erlaubten

## What would be left unused, before something is ended

leaves-action = die Aktion der Spalte ist nicht ausgeführt
leaves-recipe = ein Rezept ließe sich zusammensetzen
leaves-improvement = »{ $improvement }« ist noch ungenutzt

## Why not

not-now = dafür ist jetzt nicht die Zeit
reaches-no-level =
    { $more ->
        [0] die Spalte erreicht keine Stufe, eine andere schon
        [one] ihr fehlt noch { $more } Würfel zur ersten Stufe
       *[other] ihr fehlen noch { $more } Würfel zur ersten Stufe
    }
level-too-low =
    { $more ->
        [0] die Spalte erreicht nur Stufe { $level }
        [one] die Spalte erreicht nur Stufe { $level }: ihr fehlt noch { $more } Würfel
       *[other] die Spalte erreicht nur Stufe { $level }: ihr fehlen noch { $more } Würfel
    }
not-active = aktiviert ist »{ $column }«
action-done = die Aktion dieses Zuges ist getan
nothing-possible = davon geht jetzt nichts
no-such-improvement = Spalte { $number } hat keine solche Verbesserung
space-too-high = das Feld der Verbesserung braucht Stufe { $level }, die Spalte erreicht { $reached }
improvement-used = die Verbesserung ist in diesem Zug schon genutzt
must-act = die Aktion der Spalte ist möglich, also kommt sie zuerst
nothing-between = zwischen Einkommen und Wurf ist nichts zu tun
reserve-empty = davon ist im Vorrat nichts mehr
wrong-step = zuerst kommt etwas anderes: { $step }
wrong-colour = die Straße hat eine andere Farbe; möglich ist: { $step }
space-free = in der Straße ist ein Platz frei, also wird niemand vertrieben
street-full = in der Straße ist kein Platz frei
no-outlet-there =
    { $whose_is ->
        [you] du hast
       *[other] { $whose } hat
    } dort keinen Stand
own-outlet = du kannst dich nicht selbst vertreiben
no-outlet-elsewhere = du hast keinen Stand in der Hand und keinen in einer anderen Straße
not-yours-there = du hast dort keinen Stand
has-outlets = du hast einen Stand in der Hand, also musst du einen eröffnen
house-empty = in diesem Haus wohnt niemand mehr
too-far = das Haus hat Entfernung { $distance }; möglich ist: { $step }
no-presence = du hast { NAME($street, form: "in") } weder Stand noch Bäckerei
no-recipe = du hast kein Rezept für { $base_flavour } mit { $frosting_flavour }
no-bakery-left = du hast keine Bäckerei in der Hand
column-has-type = die Spalte hat diese Verbesserung schon
column-improved = die Spalte hat kein Feld mehr für eine Verbesserung
not-dealt = du hast die Verbesserung { $improvement } bekommen
recipe-taken = jemand anders beginnt mit diesem Rezept
part-missing = dazu fehlt noch: { $parts }
rest-was-used = die Ruhezone ist in diesem Zug schon genutzt
rest-empty = kein Würfel ruht
column-full = die Spalte ist voll
no-idea = es braucht eine Idee, und du hast keine
no-income = dir fehlen noch { $more } Einkommen: es kostet { $cost }, du hast { $have }
special-was-used = die Sonderaktion dieses Zuges ist schon genutzt
no-die-there = so ein Würfel ist nicht da
not-in-order = Würfel werden in der Reihenfolge ihrer Farben genannt
nothing-moved = mindestens ein Würfel muss sich bewegen
full-of-ideas = niemand hat mehr als { $n } Ideen
stays = das bliebe, wo es ist
other-pair = alle Würfel gehen diesmal von Spalte { $from } nach Spalte { $to }
too-few-left = es blieben zu wenige Würfel zum Ruhen
no-such-player = dort sitzt niemand
nothing-moves = keine Spalte hat Platz für den Würfel

## What the words of the game mean

glossary-base = Die untere Hälfte eines Cupcakes: einfach (Vanille oder Schokolade) oder gemischt (beides).
glossary-frosting = Die obere Hälfte eines Cupcakes: einfach (eine Sorte) oder gemischt (zwei Sorten).
glossary-recipe = Ein Boden und eine Creme, zusammengesetzt. Es wird nie verbraucht und bedient alle Kunden, die diese Sorten möchten.
glossary-die = Er arbeitet in der Spalte der Zahl, die er zeigt.
glossary-specialist = Ein Würfel in der Spalte seiner Farbe oder ein rosa Würfel in jeder Spalte: Er hebt die Stufe um eins.
glossary-column = Einer von fünf Orten für Würfel und Verbesserungen auf deinem Tableau, jeder mit eigener Aktion.
glossary-level = Was eine Spalte kann: Mehr Würfel erreichen eine höhere, und jede Fachkraft zählt eine dazu.
glossary-improvement = Sie liegt in einer Spalte und darf bei jeder Aktivierung dieser Spalte einmal genutzt werden.
glossary-reserve = Was an Böden, Cremes, Würfeln und Verbesserungen übrig ist. Was genommen wird, kommt nie zurück.
glossary-street = Häuser in wachsender Entfernung, mit Plätzen für Stände und Bäckereien; grau, gelb oder beige.
glossary-house = Hier wohnt ein Kunde. Wohnblock, Stadthaus und Villa bringen immer mehr Verkauf und Einkommen.
glossary-customer = Die Hose verrät den Boden, das Hemd die Creme. Wer bedient wurde, verlässt das Haus für immer.
glossary-outlet = Er öffnet den Zugang zu den Kunden einer Straße und gibt Verkauf. In einer vollen Straße wird ein fremder Stand vertrieben.
glossary-bakery = Sie öffnet den Zugang wie ein Stand und gibt Produktion und Verkauf; niemand kann sie vertreiben.
glossary-production = Wie viel du backen kannst: Sie wächst mit Rezepten und Bäckereien.
glossary-sales = Wie viel du verkaufen kannst: Er wächst mit Ständen, Bäckereien und Kunden und sinkt, wenn ein Stand vertrieben wird.
glossary-income = Jeder Zug bringt das Kleinere von Produktion und Verkauf. Das meiste Einkommen gewinnt.
glossary-idea = Sechsen und Schritte auf das grüne Feld bringen sie. Sie weckt Würfel, versetzt einen Würfel oder kauft eine Verbesserung.
glossary-rest_area = Hierhin gehen Würfel, die eine Sechs zeigten oder keinen Platz fanden. Einmal im Zug darfst du einige für eine Spalte wecken.
glossary-special_action = Eine von vieren, einmal im Zug: für eine Idee eine Verbesserung legen oder einen Würfel versetzen, eine Idee kaufen, oder für Einkommen Würfel versetzen.
glossary-objective = Wer eines beim Einkommen erfüllt, bekommt dafür einmal +{ BOX("gains.objective") } Einkommen.
glossary-expel = Für einen Stand in einer vollen Straße geht ein fremder Stand zurück, und wer ihn hatte, verliert Verkauf.

## The plain board: what the fields of the view are called

area-phase = Schritt
area-round = Runde
area-turn = Am Zug
area-last_round = Letzte Runde
area-target = Endet bei
    .about = { glossary-income }
area-city = Stadt
    .about = { glossary-street }
area-colour = Farbe
area-houses = Häuser
    .about = { glossary-house }
area-class = Haus
    .about = { glossary-house }
area-sales = Verkauf
    .about = { glossary-sales }
area-income = Einkommen
    .about = { glossary-income }
area-customer = Kunde
    .about = { glossary-customer }
area-outlets = Stände
    .about = { glossary-outlet }
area-outlet_spaces = Plätze für Stände
    .about = { glossary-outlet }
area-free_outlet_spaces = Frei für Stände
    .about = { glossary-outlet }
area-blocked = Gesperrt
area-bakeries = Bäckereien
    .about = { glossary-bakery }
area-bakery_spaces = Plätze für Bäckereien
    .about = { glossary-bakery }
area-objectives = Ziele
    .about = { glossary-objective }
area-deck = Stapel
area-need = Nötig
    .about = { glossary-objective }
area-progress = Fortschritt
    .about = { glossary-objective }
area-met = Erfüllt
    .about = { glossary-objective }
area-done = Bezahlt
    .about = { glossary-objective }
area-reserve = Vorrat
    .about = { glossary-reserve }
area-bases = Böden
    .about = { glossary-base }
area-frostings = Cremes
    .about = { glossary-frosting }
area-dice = Würfel
    .about = { glossary-die }
area-improvements = Verbesserungen
    .about = { glossary-improvement }
area-ideas = Ideen
    .about = { glossary-idea }
area-activation = Aktive Spalte
    .about = { glossary-column }
area-column = Spalte
    .about = { glossary-column }
area-level = Stufe
    .about = { glossary-level }
area-action_done = Aktion gemacht
area-used = Genutzt
    .about = { glossary-improvement }
area-rest_used = Würfel geweckt
    .about = { glossary-rest_area }
area-special_used = Sonderaktion genutzt
    .about = { glossary-special_action }
area-useful = Etwas zu tun
area-steps = Kommende Schritte
area-moving = Wird versetzt
area-outlet_to = Stand kommt nach
area-rest_column = Würfel erwachen für
    .about = { glossary-rest_area }
area-picked = Gewählt
area-roll = Wurf
    .about = { glossary-die }
area-to_roll = Zu werfen
    .about = { glossary-die }
area-sixes = Sechser
    .about = { glossary-rest_area }
area-unplaced = Ohne Platz
    .about = { glossary-rest_area }
area-must_rest = Müssen ruhen
    .about = { glossary-rest_area }
area-players = Firmen
area-seat = Spieler
area-name = Farbe
area-production = Produktion
    .about = { glossary-production }
area-earns = Einkommen im Zug
    .about = { ce-rule-income }
area-marker = Schritte zur Idee
    .about = { glossary-idea }
area-columns = Spalten
    .about = { glossary-column }
area-top = Höchste Stufe
    .about = { glossary-level }
area-next = Würfel zur nächsten Stufe
    .about = { glossary-level }
area-specialists = Fachkräfte
    .about = { glossary-specialist }
area-low = Erste Verbesserungen
    .about = { glossary-improvement }
area-third = Dritte Verbesserung
    .about = { glossary-improvement }
area-rest = Ruhezone
    .about = { glossary-rest_area }
area-recipes = Rezepte
    .about = { glossary-recipe }
area-served = Bedient
    .about = { glossary-customer }
area-served_class = Bedient nach Haus
    .about = { glossary-house }
area-outlets_in_hand = Stände auf der Hand
    .about = { glossary-outlet }
area-bakeries_in_hand = Bäckereien auf der Hand
    .about = { glossary-bakery }
area-dealt = Erste Verbesserung
    .about = { glossary-improvement }
area-score = Einkommen
    .about = { glossary-income }
area-other = Zug um Zug
    .about = { glossary-income }
area-total = Summe
    .about = { glossary-income }
area-copies = Anzahl
    .about = { glossary-recipe }
area-serves = Bedient
    .about = { glossary-customer }
area-base = Boden
    .about = { glossary-base }
area-frosting = Creme
    .about = { glossary-frosting }
value-turn = Spalte wählen
value-act = handeln
value-step = einen Schritt tun
value-preroll = vor dem Wurf
value-post = nach dem Wurf
value-rest = Würfel wecken
value-pick = Würfel wählen
value-to = Würfel versetzen
value-setup_improvement = erste Verbesserung
value-setup_recipe = erstes Rezept
value-surplus = Würfel ohne Platz
value-wake = Würfel wecken
value-from = Stand versetzen
value-block = Wohnblock
value-town_house = Stadthaus
value-villa = Villa
value-beige = beige
value-grey = grau
value-yellow = gelb
value-green = grün
value-orange = orange
value-pink = rosa
value-purple = lila
kind-activate = Spalte aktivieren
kind-level = Stufe wählen
kind-improve = Verbesserung nutzen
kind-take_base = Boden nehmen
kind-take_frosting = Creme nehmen
kind-outlet = Stand eröffnen
kind-move_outlet_from = Stand versetzen
kind-sell = Verkaufen
kind-hire = Würfel einstellen
kind-bakery = Bäckerei eröffnen
kind-place_imp = Verbesserung legen
kind-assemble = Rezept zusammensetzen
kind-rest_idea = Würfel für eine Idee wecken
kind-rest_pay = Würfel für Einkommen wecken
kind-rest_die = Würfel wecken
kind-pick_die = Würfel wählen
kind-die_to = Würfel versetzen
kind-surplus = Würfel ruhen lassen
kind-start_recipe = Erstes Rezept

## Puzzles: what they are about

theme-columns = Spalten
theme-ingredients = Zutaten und Rezepte
theme-selling = Verkaufen
theme-town = Stände in der Stadt
theme-improving = Verbesserungen
theme-dice = Würfel und Pause

## The lesson

lesson-goal-1 = Du führst eine Cupcake-Firma. Beendet jemand einen Zug mit { $target } Einkommen, wird die Runde zu Ende gespielt, und das höchste Einkommen gewinnt.
lesson-goal-2 = In jedem Zug bekommst du das Niedrigere von Produktion und Verkauf. Rezepte heben die Produktion, Stände und Kunden den Verkauf.
lesson-goal-3 = Jedes Ziel, das du erfüllst, bringt einmal { $n } Einkommen.
lesson-start-title = Ein erstes Rezept
lesson-start = Vor dem ersten Zug wählst du, wo deine Verbesserung liegt und was dein erstes Rezept ist: ein Boden und eine Creme. Sieh dir die Kunden an: Hosen wollen einen Boden, Hemden eine Creme.
lesson-columns-title = Spalten und Stufen
lesson-columns =
    { $kind ->
        [LEVEL] Diese Spalte arbeitet jetzt. Wähle, wie: Eine höhere Stufe leistet mehr, und was leuchtet, haben ihre Würfel erreicht.
       *[ACTIVATE] Deine Würfel arbeiten in der Spalte ihrer Zahl. Wähle die Spalte, die in diesem Zug arbeitet: Mehr Würfel erreichen eine höhere Stufe, und jede Fachkraft mit Stern hebt sie um eine.
    }
lesson-assemble-title = Rezepte
lesson-assemble = Ein loser Boden und eine lose Creme werden ein Rezept: Die Produktion wächst um { $n } für ein einfaches Teil und um { $mixed } für ein gemischtes. Es wird nie verbraucht.
lesson-bases-title = Böden
lesson-bases = Nimm einen Boden. Mit einer Creme wird er ein Rezept, und das hebt die Produktion.
lesson-frostings-title = Cremes
lesson-frostings = Nimm eine Creme. Mit einem Boden wird sie ein Rezept: Das hebt die Produktion und bedient neue Kunden.
lesson-outlets-title = Stände
lesson-outlets = Ein Stand hebt den Verkauf um { $n }, und von ihm aus kannst du in dieser Straße verkaufen. Wähle eine Straße, deren Kunden du bedienen kannst.
lesson-selling-title = Verkaufen
lesson-selling = Verkaufe an einen Kunden, der dein Rezept will, in einer Straße, in der du einen Stand oder eine Bäckerei hast. Je größer das Haus, desto mehr Verkauf und Einkommen.
lesson-staff-title = Personal
lesson-staff =
    { $kind ->
        [BAKERY] Eine Bäckerei hebt Produktion und Verkauf, und von ihr aus verkaufst du in dieser Straße. Das bringt eine hohe Stufe dieser Spalte; ihre unteren Stufen holen einen weiteren Würfel.
       *[HIRE] Hol einen weiteren Würfel: Mehr Würfel erreichen höhere Stufen. Höhere Stufen dieser Spalte bauen Verbesserungen und Bäckereien.
    }
lesson-improvements-title = Verbesserungen
lesson-improvements = Eine runde Verbesserung in der Spalte, die arbeitet, darfst du in diesem Zug einmal nutzen: Sie kostet nichts. Berühre sie.
lesson-income-title = Einkommen und Würfeln
lesson-income = Nun kassiere: Die Produktion ist { $production }, der Verkauf { $sales }, also bekommst du { $gain }. Dann werden die Würfel der Spalte geworfen und gehen in die Spalten ihrer Zahlen.
lesson-rest-title = Die Ruhezone
lesson-rest = Eine Sechs geht in die Ruhezone und arbeitet nicht mehr, bis du sie weckst: für { $money } Einkommen, oder alle zusammen für eine Idee.
lesson-ideas-title = Ideen
lesson-ideas = Eine Idee bezahlt eine Sonderaktion im Zug: eine Verbesserung bauen, oder einen Würfel in die Spalte bringen, in der er hilft.
lesson-turn-title = Das Ende des Zuges
lesson-turn = Deine Würfel liegen, wo sie das nächste Mal arbeiten. Beende deinen Zug.
lesson-objectives-title = Ziele
lesson-objectives = Wer ein Ziel erfüllt, bekommt es einmal bezahlt, mit dem Einkommen dieses Zuges. Sieh sie dir ab und zu an: Oft sind zwei davon nah.
lesson-no-assemble = Ein Boden und eine Creme liegen lose bei dir. Mach zuerst ein Rezept daraus: Die Produktion zählt, wenn du kassierst.
lesson-no-paying = Das kostet Einkommen, und Einkommen gewinnt: { $target } davon. Es gibt etwas Besseres zu tun.

## The board in the browser

ce-moment = Runde { $n }
ce-moment_target = Runde { $n }, Ende bei { $target }
ce-last_round = Runde { $n }, die letzte
ce-seat_line = Prod. { $production }, Verk. { $sales }
ce-rolled = Würfel { $dice }
ce-part-sales = Kundschaft
ce-part-objectives = Ziele
ce-part-other = Zug um Zug
ce-city = Stadt
ce-board = Tableau
ce-kitchen = Küche
ce-goals = Ziele
ce-your_board = Dein Tableau
ce-board_of = Tableau von { $name }
ce-show_mine = Meines zeigen
ce-follow = Dem Zug folgen
ce-column-bases = Böden
ce-column-frostings = Cremes
ce-column-outlets = Stände
ce-column-sales = Verkauf
ce-column-staff = Personal
ce-column_label = Spalte { $n }, { $name }
ce-step-base = Boden
ce-step-mixed_base = Mischboden
ce-step-simple_frosting = Creme
ce-step-mixed_frosting = Mischcreme
ce-step-outlet_yellow = gelbe Straße
ce-step-outlet_beige = beige Straße
ce-step-outlet_both = beide Straßen
ce-step-sell = Entfernung { $n }
ce-step-hire = Würfel
ce-step-improvement = Verbesserung
ce-step-bakery_grey = graue Bäckerei
ce-step-bakery_yellow = Bäckerei
ce-step-bakery_beige = Bäckerei
ce-or_any = { $words } oder jede Stufe
ce-or_any_short = { $words } oder alles
ce-level_short = S{ $n }
ce-level_label = Stufe { $n }: { $words }
ce-level_becomes = Stufe { $before } → { $after }
ce-active_at = aktiv auf Stufe { $n }
ce-in_vain = jetzt nichts zu tun
ce-highest = höchste Stufe
ce-specialist_lifts = Fachkraft: Stufe { $level }
ce-more_dice = { $n } mehr: Stufe { $level }
ce-must_rest =
    { $n ->
        [one] { $n } muss ruhen
       *[other] { $n } müssen ruhen
    }
ce-rolled_wait = gewürfelt
ce-die_label = { $colour } in Spalte { $n }
ce-rest_die_label = Ausruhen: { $colour }
ce-hire-purple = Lila Würfel, für Böden
ce-hire-yellow = Gelber Würfel, für Cremes
ce-hire-green = Grüner Würfel, für Stände
ce-hire-orange = Oranger Würfel, für den Verkauf
ce-hire-pink = Rosa Würfel, Fachkraft überall
ce-cupcake = { $base } mit { $frosting }
ce-left = { $name }, noch { $n }
ce-does-base = gibt einen einfachen Boden
ce-does-frosting = gibt eine einfache Creme
ce-does-outlet = eröffnet einen Stand in Gelb
ce-does-sell = verkauft bis Entfernung { $n }
ce-does-income = gibt { BOX("gains.income_improvement") } Einkommen
ce-does-idea = { BOX("gains.idea_improvement") } Schritte zur Idee
ce-dealt = Verbesserung: { $type }
ce-dealt_where = Wähle ihre Spalte.
ce-take_which = Wähle eins
ce-improve_which = Wähle eine Verbesserung und ihre Spalte
ce-goal-A1 = { $a } einfache Cremes
ce-goal-A2 = { $a } einfache Böden
ce-goal-A3 = { $a } einfache, { $b } gemischte Cremes
ce-goal-A4 = { $a } einfache, { $b } gemischte Böden
ce-goal-A5 = Gemischt: { $a } Cremes, { $b } Böden
ce-goal-B1 = { $a } Kunden
ce-goal-B2 = { $a } helle, { $b } dunkle Hosen
ce-goal-B3 = Alle { $a } Hemden
ce-goal-B4 = { $a } Wohnblocks, { $b } Stadthäuser
ce-goal-B5 = { $a } Wohnblocks, { $b } Villen
ce-goal-C1 = { $a } Stände
ce-goal-C2 = { $a } Straßen
ce-goal-C3 = { $a } gelbe, { $b } beige Stände
ce-goal-C4 = { $a } gelbe Stände, { $b } Bäckereien
ce-goal-C5 = { $a } beige Stände, { $b } Bäckereien
ce-goal-D1 = { $a } Verbesserungen je Spalte
ce-goal-D2 = { $a } Verbesserungen
ce-goal-D3 = { $a } verschiedene Verbesserungen
ce-goal-D4 = { $a } Spalten, { $b } Verbesserungen
ce-goal-D5 = { $a } Paare Verbesserungen
ce-goal_rule-A1 = { $a } einfache Cremes in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-A2 = { $a } einfache Böden in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-A3 = { $a } einfache und { $b } gemischte Cremes in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-A4 = { $a } einfache und { $b } gemischte Böden in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-A5 = { $a } gemischte Cremes und { $b } gemischte Böden in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-B1 = { $a } bediente Kunden: einmal +{ $n } Einkommen
ce-goal_rule-B2 = { $a } Kunden in hellen und { $b } in dunklen Hosen: einmal +{ $n } Einkommen
ce-goal_rule-B3 = Kunden mit allen { $a } Hemdfarben: einmal +{ $n } Einkommen
ce-goal_rule-B4 = { $a } Kunden aus Wohnblocks und { $b } aus Stadthäusern: einmal +{ $n } Einkommen
ce-goal_rule-B5 = { $a } Kunden aus Wohnblocks und { $b } aus Villen: einmal +{ $n } Einkommen
ce-goal_rule-C1 = { $a } Stände in der Stadt: einmal +{ $n } Einkommen
ce-goal_rule-C2 = Stände in { $a } verschiedenen Straßen: einmal +{ $n } Einkommen
ce-goal_rule-C3 = { $a } Stände in gelben und { $b } in beigen Straßen: einmal +{ $n } Einkommen
ce-goal_rule-C4 = { $a } Stände in gelben Straßen und { $b } Bäckereien: einmal +{ $n } Einkommen
ce-goal_rule-C5 = { $a } Stände in beigen Straßen und { $b } Bäckereien: einmal +{ $n } Einkommen
ce-goal_rule-D1 = { $a } Verbesserungen in einer Spalte: einmal +{ $n } Einkommen
ce-goal_rule-D2 = { $a } Verbesserungen auf deinem Tableau: einmal +{ $n } Einkommen
ce-goal_rule-D3 = { $a } verschiedene Verbesserungen: einmal +{ $n } Einkommen
ce-goal_rule-D4 = { $a } Spalten mit mindestens { $b } Verbesserungen: einmal +{ $n } Einkommen
ce-goal_rule-D5 = { $a } Paare gleicher Verbesserungen: einmal +{ $n } Einkommen
ce-goal_progress = { $name } { $state }
ce-goal_done = erreicht
ce-reserve = Vorrat
ce-production = Produktion
ce-sales = Verkauf
ce-income = Einkommen
ce-ideas = Ideen
ce-recipes = Rezepte
ce-income_short = Einkommen
ce-production_of = Produktion von { $name }: { $n }
ce-sales_of = Verkauf von { $name }: { $n }
ce-income_of = Einkommen von { $name }: { $n }
ce-income_loop = Einkommen aller
ce-ideas_of = Ideen: { $n } von { $most }
ce-income_this_turn = Einkommen im Zug
ce-income_a_turn = Einkommen je Zug
ce-lower_of_two = das kleinere von beiden
ce-both_hold = Beide sind gleichauf
ce-production_holds = Die Produktion bremst
ce-sales_holds = Der Verkauf bremst
ce-collect_only = später
ce-special-SP_IMP = Verbessern
ce-special-SP_MOVE = Versetzen
ce-special-SP_BUY = Idee kaufen
ce-special-SP_PAYMOVE = Mehrere
ce-rest_area = Ruhezone
ce-nobody_rests = Sechser ruhen sich hier aus.
ce-resting_die = Ruhend: { $colour }
ce-wake_die = Wecken: { $colour }
ce-wake-REST_IDEA = Würfel für eine Idee wecken
ce-wake-REST_PAY = Würfel für Einkommen wecken
ce-wake_short-REST_IDEA = Alle
ce-wake_short-REST_PAY = Je Würfel
ce-outlet_of = Stand von { $name }, { $street }
ce-bakery_of = Bäckerei von { $name }, { $street }
ce-outlet_space = Freier Platz für einen Stand, { $street }
ce-bakery_space = Freier Platz für eine Bäckerei, { $street }
ce-house = Haus { $n }, { $street }: { $customer }
ce-house_empty = Haus { $n }, { $street }: niemand
ce-wants = möchte { $cupcake }
ce-ghost_sales = { $n } Verkauf
ce-ghost_income = { $n } Einkommen
ce-in_reach =
    { $n ->
        [one] Möglich: { $n } Straße
       *[other] Möglich: { $n } Straßen
    }
ce-all_streets = Alle Straßen
ce-your_recipes = Deine Rezepte
ce-recipes_of = Rezepte von { $name }
ce-who_wants = wer sie jetzt möchte
ce-wanted_by =
    { $n ->
        [one] { $n } Kunde möchte es
       *[other] { $n } Kunden möchten es
    }
ce-want_it = { $n } × { $customer }
ce-want_short =
    { $n ->
        [one] { $n } möchte
       *[other] { $n } möchten
    }
ce-first_improvement = Die erste Verbesserung
ce-customers_bring = was die Kunden bringen
ce-rule-first_recipe = Die Zahlen sind die Häuser derer, die es möchten.
ce-first_recipe = Dein erstes Rezept
ce-loose = Lose Teile
ce-no_loose = keine; backe welche
ce-needs_frosting = es fehlt Creme
ce-needs_base = es fehlt ein Boden
ce-served = Bedient
ce-served_of = Bediente Kunden: { $n }
ce-in_hand = In der Hand: Stände { $outlets }, Bäckereien { $bakeries }
ce-rolls = wirft { $n } Würfel
ce-effect-marker = Schritte zur Idee
ce-effect-level = Stufe von { $column }
ce-effect-resting = Ruhende Würfel
ce-cost_sales = { $n } Verkauf
ce-effect-rival_sales = Verkauf von { $name }
ce-button-finish = Kassieren, würfeln
ce-button-end_turn = Zug beenden
ce-button-roll = Würfeln
ce-button-rest_done = Keine weiteren
ce-button-move_done = Keine weiteren
ce-button-decline = Stehen lassen
ce-button-let_rest = Ruhen lassen
ce-button-wake = Wecken
ce-warn-objective = ein Ziel bringt +{ $n }
ce-ask-setup_improvement = Wähle eine Spalte für deine erste Verbesserung
ce-ask-setup_recipe = Wähle dein erstes Rezept
ce-ask-turn = Aktiviere eine Spalte
ce-ask-level = { $column }: wähle eine Stufe bis { $n }
ce-ask-finish = Kassiere und würfle
ce-ask-preroll = Würfle
ce-ask-post = Beende den Zug oder nutze den Rest
ce-ask-cast = Die Würfel rollen
ce-ask-rest = Wähle Würfel zum Wecken
ce-ask-pick = Wähle den Würfel
ce-ask-to = Wähle die Spalte für den Würfel
ce-ask-surplus =
    { $n ->
        [one] { $n } Würfel passt nicht: wähle, wer ruht
       *[other] { $n } Würfel passen nicht: wähle, wer ruht
    }
ce-ask-wake =
    { $n ->
        [0] Welche Würfel wachen auf: { $column }?
        [one] { $n } Würfel wacht auf: { $column }
       *[other] { $n } Würfel wachen auf: { $column }
    }
ce-ask-wake_where = Wähle die Spalte für die Geweckten
ce-ask-assemble = Jetzt das Teil, das dazu passt
ce-ask-base = Nimm einen einfachen Boden
ce-ask-simple_frosting = Nimm eine einfache Creme
ce-ask-mixed_frosting = Nimm eine gemischte Creme
ce-ask-mixed_base = Nimm einen Mischboden
ce-ask-outlet_yellow = Eröffne einen Stand in einer gelben Straße
ce-ask-outlet_beige = Eröffne einen Stand in einer beigen Straße
ce-ask-outlet_both = Eröffne einen Stand in einer gelben oder beigen Straße
ce-ask-sell_1 = Verkaufe an jemanden nebenan
ce-ask-sell = Verkaufe bis Entfernung { $n }
ce-ask-hire = Stelle einen Würfel ein
ce-ask-improvement = Wähle eine Verbesserung, dann ihre Spalte
ce-ask-improvement_where = Wähle ihre Spalte
ce-ask-improvement_which = Wähle die Verbesserung
ce-ask-bakery_grey = Eröffne eine Bäckerei in einer grauen Straße
ce-ask-bakery_yellow = Eröffne eine Bäckerei in einer gelben Straße
ce-ask-bakery_beige = Eröffne eine Bäckerei in einer beigen Straße
ce-ask-from = Wähle den Stand, der umzieht
ce-rule-loop = Einkommen aller. Wer einen Zug mit { $n } oder mehr beendet, macht diese Runde zur letzten.
ce-rule-street_grey = Hier hat jeder eine Bäckerei; Stände gibt es nicht.
ce-rule-street_yellow = Gelbe Straße: Stände auf Stufe { $outlets }, Bäckereien auf Stufe { $bakeries }.
ce-rule-street_beige = Beige Straße: Stände auf Stufe { $outlets }, Bäckereien auf Stufe { $bakeries }.
ce-rule-blocked = Gesperrt: weniger Spieler, weniger Plätze.
ce-rule-house = Der Kunde hier bringt +{ $sales } Verkauf und +{ $income } Einkommen, wenn Stand oder Bäckerei und Rezept passen.
ce-rule-outlets = Jeder Stand gibt +{ BOX("gains.outlet") } Verkauf; in einer vollen Straße wird ein fremder vertrieben.
ce-rule-bakery = Eine Bäckerei gibt Produktion und Verkauf, +{ BOX("gains.yellow_bakery") } in einer gelben und +{ BOX("gains.beige_bakery") } in einer beigen Straße; niemand kann sie vertreiben.
ce-rule-sales = Verkaufe an jemanden in Reichweite; je weiter, desto besser das Haus.
ce-rule-staff = Würfel einstellen, verbessern, Bäckereien eröffnen; auf Stufe { $n } auch jede andere Aktion.
ce-rule-type_base = Verbesserung Boden: bei Aktivierung der Spalte ein einfacher Boden.
ce-rule-type_frosting = Verbesserung Creme: bei Aktivierung der Spalte eine einfache Creme.
ce-rule-type_outlet = Verbesserung Stand: bei Aktivierung der Spalte ein Stand in einer gelben Straße.
ce-rule-type_sell = Verbesserung Verkauf: bei Aktivierung der Spalte ein Verkauf bis Entfernung { $n }.
ce-rule-type_income = Verbesserung Einkommen: bei Aktivierung der Spalte { BOX("gains.income_improvement") } Einkommen.
ce-rule-type_idea = Verbesserung Idee: bei Aktivierung der Spalte { BOX("gains.idea_improvement") } Schritte zu einer Idee.
ce-rule-production = Produktion wächst mit Rezepten (+{ BOX("gains.simple_part") } je einfachem, +{ BOX("gains.mixed_part") } je gemischtem Teil) und Bäckereien.
ce-rule-income = Nach deiner Aktion bekommst du das Kleinere von Produktion und Verkauf.
ce-rule-ideas = Auf dem grünen Feld gibt es eine Idee; höchstens { $n }.
ce-rule-rest = Sechser ruhen hier. Einmal im Zug: beliebig viele für eine Idee wecken, oder jeden für { BOX("costs.rest_die") } Einkommen.
ce-rule-assemble = Berühre Boden und Creme für ein Rezept; es wird nie verbraucht.
ce-rule-served = Bediente Kunden, nach dem Wert ihrer Häuser.
ce-rule-SP_IMP = Eine Sonderaktion im Zug: eine Verbesserung für eine Idee.
ce-rule-SP_MOVE = Eine Sonderaktion im Zug: einen Würfel versetzen für eine Idee.
ce-rule-SP_BUY = Eine Sonderaktion im Zug: eine Idee kaufen für { BOX("costs.idea") } Einkommen.
ce-rule-SP_PAYMOVE = Eine Sonderaktion im Zug: Würfel versetzen, jeden für { BOX("costs.die_move") } Einkommen.

## Was gedruckt ist, in der Werkstatt

printed-round_limit = Runden höchstens
printed-start = Am Anfang
printed-grey_dice = Graue Würfel
printed-tracks = Leisten
printed-end = Ende
printed-idea_boxes = Felder der Runde
printed-most_ideas = Ideen höchstens
printed-costs = Kosten
printed-rest_die = Ein Würfel verlässt den Ruheraum
printed-idea = Eine Idee
printed-die_move = Ein Würfel zieht um
printed-gains = Gewinne
printed-simple_part = Einfaches Teil
printed-mixed_part = Gemischtes Teil
printed-outlet = Verkaufsstand
printed-expelled = Verdrängt
printed-yellow_bakery = Bäckerei, gelbe Straße
printed-beige_bakery = Bäckerei, beige Straße
printed-objective = Ziel
printed-income_improvement = Verbesserung Einkommen
printed-idea_improvement = Verbesserung Idee
printed-spaces = Felder
printed-improvement_levels = Verbesserungen brauchen Stufe
printed-levels = Stufen
printed-streets = Straßen
printed-simple_bases = Einfache Böden
printed-mixed_bases = Gemischte Böden
printed-simple_frostings = Einfache Hauben
printed-mixed_frostings = Gemischte Hauben
printed-pink_dice = Rosa Würfel
printed-customers = Kundschaft
printed-mixed_base = gemischter Boden
printed-simple_frosting = einfache Haube
printed-mixed_frosting = gemischte Haube
printed-outlet_yellow = Stand, gelb
printed-outlet_beige = Stand, beige
printed-outlet_both = Stand, beide
printed-sell_2 = verkaufen, nah
printed-sell_3 = verkaufen, weiter
printed-sell_4 = verkaufen, überall
printed-hire = einstellen
printed-improvement = Verbesserung
printed-bakery_yellow = Bäckerei, gelb
printed-bakery_beige = Bäckerei, beige
printed-none = nichts
