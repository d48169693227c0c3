# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Eine Woche, acht Sanduhren am Tag: backen, veredeln, verkaufen

## Hausregeln

house_rule-market_cost = Teurer Markt
    .sheet = Ein Besuch kostet nach dem fernsten Abschnitt, der irgendwo auf dem Blatt eingekreist ist.
house_rule-ladder = Nur die höchste Sprosse
    .highest = Die Leiter unter einem Brot zahlt nur die höchste eingekreiste Sprosse, nicht jede.
house_rule-swap = Farben für den Tag
    .day = Mit dem Lagerraum legt der erste Besuch eines Tages die Farben der Würfel für den Tag fest.

## Names of things

supply-high_gluten_flour = Brotmehl
supply-all_purpose_flour = Haushaltsmehl
supply-yeast = Hefe
supply-olive_oil = Olivenöl
supply-eggs =
    { $n ->
        [one] Ei
       *[other] Eier
    }
supply-butter = Butter

bread-baguette =
    { $n ->
        [other] Baguettes
       *[one] Baguette
    }
bread-ciabatta =
    { $n ->
        [other] Ciabattas
       *[one] Ciabatta
    }
bread-focaccia =
    { $n ->
        [other] Focaccias
       *[one] Focaccia
    }
bread-brioche =
    { $n ->
        [other] Brioches
       *[one] Brioche
    }
bread-sourdough_bread =
    { $n ->
        [other] Sauerteigbrote
       *[one] Sauerteigbrot
    }
    .short = Sauerteig
bread-bakerys_special =
    { $n ->
        [other] Spezialitäten des Hauses
       *[one] Spezialität des Hauses
    }
    .short = Spezialität

building-network = Bäckernetzwerk
    .accusative = das Bäckernetzwerk
building-local_supplier = Nahversorger
    .accusative = den Nahversorger
    .article = der Nahversorger
building-retail_store = Ladengeschäft
    .accusative = das Ladengeschäft
building-academy = Bäckerakademie
    .accusative = die Bäckerakademie
building-rolling_lab = Nudelholzlabor
    .accusative = das Nudelholzlabor
building-consulting = Bäckereiberatung
    .accusative = die Bäckereiberatung
building-hiring_agency = Personalagentur
    .accusative = die Personalagentur
building-voluntary_agency = Ehrenamtsbüro
    .accusative = das Ehrenamtsbüro
building-friendly_bakery = Partnerbäckerei
    .accusative = die Partnerbäckerei
building-stock_room = Lagerraum
    .article = der Lagerraum
    .accusative = den Lagerraum
building-marketing_agency = Werbeagentur
    .accusative = die Werbeagentur
building-supermarket = Supermarkt
    .accusative = den Supermarkt

award-technique = für die beste Technik
award-quality = für die beste Qualität
award-production = für die größte Produktion
award-manufacturer = für den größten Betrieb
award-known = für den größten Ruhm

level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-challenging = Fordernd
level-impossible = Unmöglich

weekday =
    { $day ->
        [1] { bs-day1 }
        [2] { bs-day2 }
        [3] { bs-day3 }
        [4] { bs-day4 }
        [5] { bs-day5 }
        [6] { bs-day6 }
        [7] { bs-day7 }
       *[other] Tag { $day }
    }

score-wholesale = Großhandel
score-retail = Bestellungen
score-fame = Ruhm
score-buildings = Gebäude
score-frequency = Leitern
score-hiring = Hilfe
score-awards = Auszeichnungen
reached-award = { $award }

## Parts of sentences

some = { $n } { NAME($supply, $n) }
loaf = { $n } { NAME($bread, $n) }
on-bread =
    { $n ->
        [1] { $bread }
       *[other] { $bread } ×{ $n }
    }
die =
    { $black ->
        [0] weiße
       *[1] schwarze
    } { $face }{ $joker ->
        [0] {""}
       *[1] {" "}als Joker
    }
score = { $whose } { $n }
# What a deed is worth, after it.
gains =
    { $gain ->
        [0] {""}
       *[other] : { SIGNED($gain) } Geld
    }
# What the first space of a section brings, after the price.
brings =
    { $bonus ->
        [0] {""}
        [1] {" "}und bringt einen Stern
        [2] {" "}und bringt ein Nudelholz
       *[3] {" "}und bringt Ruhm
    }
# The price of a bonus that was not a gift.
priced =
    { $hours ->
        [0] {""}
       *[other] {" "}für { $hours } h
    }

## The market and supplies

market =
    { $who_is ->
        [you] gehst
       *[other] geht
    } auf den Zutatenmarkt{ $swapped ->
        [0] {""}
       *[1] , mit getauschten Farben
    }
    .may =
        Den Zutatenmarkt besuchen, mit bis zu { $n } Würfeln{ $swapped ->
            [0] {""}
           *[1] , Farben getauscht
        }
take =
    { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { $supplies } ({ $dice }){ gains }
    .may = { $supplies } nehmen ({ $dice }): Der Besuch kostet { $hours } h{ brings }
pay =
    { $who_is ->
        [you] zahlst
       *[other] zahlt
    } { $hours } h auf dem Zutatenmarkt{ gains }
    .may = Den Zutatenmarkt verlassen und { $hours } h zahlen
buy =
    { $who_is ->
        [you] kaufst
       *[other] kauft
    } { $swapped ->
        [0] {""}
        [1] mit getauschten Farben{" "}
       *[2] teils mit getauschten Farben{" "}
    }{ $supplies } für { $hours } h{ gains }
local =
    { $who_is ->
        [you] besuchst
       *[other] besucht
    } für { $hours } h { NAME($building, form: "accusative") }{ gains }
    .may =
        { $building }: { $n ->
            [one] { $n } Zutat
           *[other] { $n } Zutaten
        } der schwarzen Reihen für { $hours } h
get =
    { $who_is ->
        [you] nimmst
       *[other] nimmt
    } { $supplies }
    .may =
        { $supplies } nehmen{ $bonus ->
            [0] {""}
            [1] : bringt einen Stern
            [2] : bringt ein Nudelholz
           *[3] : bringt Ruhm
        }
local-get =
    { $who_is ->
        [you] holst
       *[other] holt
    } über { NAME($building, form: "accusative") } { $supplies } für { $hours } h{ gains }

## Buildings

network =
    { $who_is ->
        [you] besuchst
       *[other] besucht
    } für { $hours } h { NAME($building, form: "accusative") }{ gains }
    .may =
        { $building }: { $n } Ruhm für { $hours } h{ $money ->
            [0] {""}
           *[other] : { SIGNED($money) } Geld
        }
academy =
    { $who_is ->
        [you] besuchst
       *[other] besucht
    } für { $hours } h { NAME($building, form: "accusative") }{ gains }
    .may =
        { $building }: { $n ->
            [one] { $n } Stern
           *[other] { $n } Sterne
        } für { $hours } h
lab =
    { $who_is ->
        [you] besuchst
       *[other] besucht
    } für { $hours } h { NAME($building, form: "accusative") }{ gains }
    .may =
        { $building }: { $n ->
            [one] { $n } Nudelholz
           *[other] { $n } Nudelhölzer
        } für { $hours } h
consulting =
    { $who_is ->
        [you] wächst
       *[other] wächst
    } für { $hours } h auf Betriebsgröße { $n }{ gains }
    .may = { $building }: Betriebsgröße { $n } für { $hours } h
hire =
    { $who_is ->
        [you] heuerst
       *[other] heuert
    } für { $money } Geld Hilfe für { $hours } h extra an{ gains }
    .may = { $building }: { $hours } h extra für { $money } Geld
volunteer =
    { $who_is ->
        [you] besuchst
       *[other] besucht
    } { NAME($building, form: "accusative") }{ gains }
    .may =
        { $building }: { $hours } h extra für { $n ->
            [one] { $n } Zutat
           *[other] { $n } Zutaten
        }
give =
    { $who_is ->
        [you] gibst
       *[other] gibt
    } { $supplies } weg
    .may = { $supplies } weggeben (noch { $n })
extra =
    { $who_is ->
        [you] bekommst
       *[other] bekommt
    } { $hours } h extra
trade =
    { $who_is ->
        [you] tauschst
       *[other] tauscht
    } { $supplies } gegen { $hours } h extra{ gains }
friendly =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } für { $hours } h { NAME($building, form: "accusative") } und damit die weißen { $faces } als Joker{ gains }
    .may = { $building }: Die weißen { $faces } sind ab jetzt Joker, für { $hours } h
stock =
    { $who_is ->
        [you] öffnest
       *[other] öffnet
    } für { $hours } h { NAME($building, form: "accusative") } zum Tauschen der Würfelfarben{ gains }
    .may = { $building }: Die Würfel dürfen ab jetzt die Farben tauschen, für { $hours } h
marketing =
    { $who_is ->
        [you] öffnest
       *[other] öffnet
    } für { $hours } h { NAME($building, form: "accusative") } mit { $n } Ruhmsymbolen{ gains }
    .may = { $building }: { $n } Ruhmsymbole mehr, { $money } Geld, wenn voll, für { $hours } h
supermarket =
    { $who_is ->
        [you] besuchst
       *[other] besucht
    } für { $hours } h { NAME($building, form: "accusative") }{ gains }
    .may = { $building } für { $hours } h{ gains }

## Bonuses

star =
    { $who_is ->
        [you] kreist
       *[other] kreist
    }{ priced } { $n ->
        [one] einen Stern
       *[other] { $n } Sterne
    } bei { $breads } ein{ gains }
    .may = Einen Stern bei { $breads } einkreisen{ gains }
pin =
    { $who_is ->
        [you] { $missing ->
            [0] schaltest
           *[other] kreist
        }
       *[other] { $missing ->
            [0] schaltet
           *[other] kreist
        }
    }{ priced } { $missing ->
        [0] { $bread } mit { $n ->
            [one] einem Nudelholz
           *[other] { $n } Nudelhölzern
        } frei
       *[other] { $n ->
            [one] ein Nudelholz
           *[other] { $n } Nudelhölzer
        } bei { $bread } ein
    }{ gains }
    .may =
        Ein Nudelholz bei { $bread } einkreisen: { $missing ->
            [0] damit ist es freigeschaltet
           *[other] noch { $missing }
        }
fame =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    }{ priced } { $n } Ruhm{ $agency ->
        [0] {""}
       *[other] { $track ->
            [0] {" "}für { NAME($building, form: "accusative") }
           *[other] {" "}({ $agency } für { NAME($building, form: "accusative") })
        }
    }{ gains }
    .may =
        Ein Ruhmsymbol einkreisen, { $agency ->
            [0] Ruhmleiste ({ $place } von { $of })
           *[1] { $building } ({ $place } von { $of })
        }{ gains }
lost =
    { $who_is ->
        [you] verlierst
       *[other] verliert
    } mangels Platz { $bonus ->
        [1] { $n ->
            [one] einen Stern
           *[other] { $n } Sterne
        }
        [2] { $n ->
            [one] ein Nudelholz
           *[other] { $n } Nudelhölzer
        }
       *[3] { $n } Ruhm
    }{ gains }

## The oven and the orders

bake =
    { $who_is ->
        [you] backst
       *[other] backt
    } { $loaves } für { $hours } h{ gains }
    .may = { $loaves } backen für { $hours } h{ gains }
order =
    { $who_is ->
        [you] erfüllst
       *[other] erfüllt
    } Bestellung { $order } mit { $things } für { $hours } h{ instead }{ gains }
    .may = Bestellung { $order } erfüllen mit { $things } für { $hours } h{ instead }{ gains }
# What an order pays, where its loaves will be missing in wholesale.
instead =
    { $less ->
        [0] {""}
       *[other] {" "}({ $money } Geld, { $less } weniger im Großhandel)
    }

## The days and the end

day = { weekday }: weiß { LIST($white, type: "unit") }; schwarz { LIST($black, type: "unit") }
    .short = { weekday }
end-day =
    { $who_is ->
        [you] lässt
       *[other] lässt
    } { $hours } h verstreichen
    .may =
        { weekday } beenden{ $hours ->
            [0] {""}
           *[other] {" "}({ $hours } h übrig)
        }
unspent =
    { $hours } h { $hours ->
        [one] bleibt
       *[other] bleiben
    } übrig
week-over = Die Woche ist vorbei: { $scores } Geld
count-technique =
    { $n ->
        [one] { $n } Brotsorte
       *[other] { $n } Brotsorten
    }
count-quality =
    { $n ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
count-production =
    { $n ->
        [one] { $n } Laib
       *[other] { $n } Laibe
    }
count-manufacturer = Betriebsgröße { $n }
count-known = { $n } Ruhm
award-named = { $award }
award-for = { $award } ({ $count })
award-asked = { $award } ({ $count } von { $asked })
awards =
    { $who_is ->
        [you] gewinnst { the-awards }: +{ $money } Geld
        [many] teilen sich { the-awards }: je +{ $money } Geld
       *[other] gewinnt { the-awards }: +{ $money } Geld
    }
the-awards =
    { $awards_n ->
        [one] die Auszeichnung { $awards }
       *[other] die Auszeichnungen { $awards }
    }
missed = Verpasst: { the-awards }
nobody-wins = Niemand gewinnt { the-awards }

## Who won

wins-with-money =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $n } Geld
wins-by-awards =
    { $who_is ->
        [you] gewinnst
       *[other] gewinnt
    } nach Auszeichnungen, { $awards } zu { $fewer }: { $n } Geld, so viel wie { $whom }
wins-shared = teilen sich den Sieg: je { $n } Geld und { $awards ->
        [one] { $awards } Auszeichnung
       *[other] { $awards } Auszeichnungen
    }
level-reached =
    { $over ->
        [0] Bisher Stufe { $level }
       *[1] Stufe { $level } ist erreicht
    }
no-level =
    { $over ->
        [0] Noch keine Stufe
       *[1] Keine Stufe ist erreicht
    }

## What would be left unused, before something is ended

leaves-hours =
    { $n ->
        [one] { $n } Sanduhr ist noch übrig
       *[other] { $n } Sanduhren sind noch übrig
    }

## Why not

too-few-hours =
    es fehlt noch { $more ->
        [one] { $more } Sanduhr
       *[other] an { $more } Sanduhren
    }: es kostet { $hours }, du hast { $have }
no-supply-to-take = kein Würfel gibt eine Zutat, für die noch Platz ist und die du bezahlen könntest
no-stock-room = erst muss { NAME($building, form: "article") } besucht sein, damit die Würfel die Farben tauschen dürfen
colours-fixed = die Farben der Würfel stehen für heute fest
nothing-taken-yet = mindestens eine Zutat muss genommen werden
rows-ascend = Zutaten werden von oben nach unten genannt, und unten muss genug übrig sein
row-full = in der Reihe { $supply } ist kein Platz mehr
business-full =
    deine Betriebsgröße erlaubt { $n ->
        [one] { $n } Zutat
       *[other] { $n } Zutaten
    } je Besuch
no-such-die = kein freier Würfel gibt { $supply }
fame-full = kein Ruhmsymbol ist frei
too-few-spaces =
    es braucht { $needed ->
        [one] { $needed } freies Feld
       *[other] { $needed } freie Felder
    } in den schwarzen Reihen, frei sind { $n }
order-done = diese Bestellung ist schon erfüllt
too-few-supplies = es fehlen noch { $things }
too-few-any =
    { $n ->
        [one] es fehlt noch { $n } Zutat
       *[other] es fehlen noch { $n } Zutaten
    }, gleich welche
none-in-stock = im Vorrat ist kein { $supply }
too-few-loaves = es fehlen noch { $things }, die noch nicht vergeben sind
no-free-star = dort ist kein Stern frei
no-free-pin = dort ist kein Nudelholz frei
business-at-most = { $n } ist die höchste Betriebsgröße
consulted-today = einmal am Tag genügt
enough-hours = Sanduhren extra gibt es nur, wenn weniger als { $hours } übrig sind, und du hast { $have }
no-visits-left =
    { $n ->
        [one] ein Besuch ist alles, und du warst schon dort
       *[other] alle { $n } Besuche sind verbraucht
    }
not-black = { NAME($building, form: "article") } hat kein Mehl
locked =
    es ist gesperrt: { $n ->
        [one] { $n } Nudelholz fehlt
       *[other] { $n } Nudelhölzer fehlen
    }
baked-today = es wurde heute schon gebacken
too-many-loaves =
    von diesem Brot ist { $n ->
        [0] für keinen Laib mehr Platz
        [one] nur für { $n } Laib Platz
       *[other] nur für { $n } Laibe Platz
    }
first-main = das kommt nur mitten in einem Besuch oder mit einem Bonus vor
first-market = erst muss der Marktbesuch beendet werden
first-local = erst müssen die Zutaten genommen werden ({ $building })
first-volunteer = erst müssen die Zutaten weggegeben werden ({ $building })
first-star = erst muss ein Stern eingekreist werden
first-pin = erst muss ein Nudelholz eingekreist werden
first-fame = erst muss ein Ruhmsymbol eingekreist werden
first-done = dieser Tag ist vorbei

## The glossary

glossary-hourglass = Die Zeit eines Tages. Fast alles kostet etwas davon; eine Sanduhr schreibt sich 1 h. Was am Abend übrig ist, verfällt.
glossary-extra-hourglass = Eine Sanduhr mehr für heute, von der Personalagentur für Geld oder vom Ehrenamtsbüro für Zutaten.
glossary-die = Jeden Morgen werden { BOX("dice.white") } weiße und { BOX("dice.black") } schwarze Würfel geworfen, für alle: Weiße geben Mehl, schwarze die anderen Zutaten. Wer einen Würfel benutzt, verbraucht ihn nicht.
glossary-joker = Ein weißer Würfel, der für sein Mehl oder für jede Zutat der schwarzen Reihen steht, sobald die Partnerbäckerei gewonnen ist.
glossary-supply = Woraus Brot gemacht wird. Eine genommene Zutat wird in ihrer Marktreihe eingekreist, eine verbrauchte durchgestrichen.
glossary-stock = Die Zutaten, die du genommen und noch nicht verbraucht hast.
glossary-market = Wo aus Würfeln Zutaten werden. Ein Besuch wird einmal bezahlt, nach dem Abschnitt am weitesten rechts, in dem er ein Feld eingekreist hat.
glossary-section = Der Markt hat drei davon, nach rechts immer teurer. Das erste Feld einer Reihe im zweiten und im dritten bringt einen Bonus.
glossary-bonus = Ein Stern, ein Nudelholz oder Ruhm, wenn ein Abschnitt des Marktes betreten wird.
glossary-business-size = Wie viele Würfel du bei einem Marktbesuch benutzen darfst. Die Bäckereiberatung lässt sie wachsen.
glossary-star = Jeder Stern bei einem Brot macht jeden Laib davon, der im Großhandel verkauft wird, um 1 Geld teurer.
glossary-rolling-pin = Ein Brot ist gesperrt, bis alle seine Nudelhölzer eingekreist sind.
glossary-fame = Symbole auf der Ruhmleiste und in der Werbeagentur: Volle Reihen bringen Geld, die meisten Symbole eine Auszeichnung.
glossary-bread = Eine von sechs Sorten. Jede kann einmal am Tag gebacken werden, so viele Laibe auf einmal, wie der Vorrat hergibt.
glossary-loaf = Ein Stück eines Brotes. Laibe, die am Ende übrig sind, werden im Großhandel verkauft.
glossary-ladder = Das Geld unter jedem Brot: eine Sprosse mehr für jeden Tag, an dem es gebacken wird.
glossary-order = Verlangt Zutaten und Laibe und zahlt am Ende ihr Geld. Jede kann einmal erfüllt werden.
glossary-wholesale = Am Ende werden alle Laibe eines Brotes zu einem Preis verkauft, der mit ihrer Zahl und ihren Sternen steigt.
glossary-building = Zwölf Orte, die man besuchen kann; manche nur einmal oder wenige Male.
glossary-award = Geld für den, der von etwas am meisten hat. Bei Gleichstand wird geteilt.
glossary-money = Am Ende zählt das Geld: Wer am meisten hat, gewinnt; bei Gleichstand entscheiden die Auszeichnungen.
glossary-level = Allein sagt das Geld am Ende die Stufe: Leicht ab { BOX("levels.easy") }, Unmöglich ab { BOX("levels.impossible") }.

## The plain board: what the fields of the view are called

area-day = Tag
area-days = Tage
area-dice = Würfel
    .about = { glossary-die }
area-white = Weiß
    .about = { glossary-die }
area-black = Schwarz
    .about = { glossary-die }
area-sheets = Bäckereien
area-seat = Bäcker
area-phase = Schritt
area-hours = Sanduhren
    .about = { glossary-hourglass }
area-business = Betriebsgröße
    .about = { glossary-business-size }
area-fame = Ruhm
    .about = { glossary-fame }
area-agency_fame = Ruhm in der Werbeagentur
    .about = { glossary-fame }
area-hired = Bezahlte Sanduhren
    .about = { glossary-extra-hourglass }
area-volunteered = Sanduhren für Zutaten
    .about = { glossary-extra-hourglass }
area-supermarket = Besuche im Supermarkt
    .about = { bs-about-supermarket }
area-left = Noch zu tun
area-section = Abschnitt
    .about = { glossary-section }
area-due_stars = Sterne einzukreisen
    .about = { glossary-star }
area-due_pins = Nudelhölzer einzukreisen
    .about = { glossary-rolling-pin }
area-due_fame = Ruhm einzukreisen
    .about = { glossary-fame }
area-agency = Werbeagentur
    .about = { bs-about-marketing_agency }
area-friendly = Weiße Joker
    .about = { glossary-joker }
area-stock_room = Lagerraum
    .about = { bs-about-stock_room }
area-consulted_today = Heute gewachsen
    .about = { bs-about-consulting }
area-swapped = Farben getauscht
    .about = { bs-about-stock_room }
area-circled = Eingekreist
    .about = { glossary-supply }
area-have = Im Vorrat
    .about = { glossary-stock }
area-taken = Jetzt genommen
    .about = { glossary-market }
area-offered = Im Angebot
    .about = { glossary-market }
area-offered_swapped = Im Angebot mit getauschten Farben
    .about = { bs-about-stock_room }
area-supplies = Zutaten
    .about = { glossary-supply }
area-breads = Brote
    .about = { glossary-bread }
area-pins = Nudelhölzer
    .about = { glossary-rolling-pin }
area-stars = Sterne
    .about = { glossary-star }
area-loaves = Laibe
    .about = { glossary-loaf }
area-used = Übergeben
    .about = { glossary-order }
area-productions = Backtage
    .about = { glossary-ladder }
area-baked_today = Heute gebacken
    .about = { glossary-bread }
area-orders = Bestellungen
    .about = { glossary-order }
area-order = Bestellung
    .about = { glossary-order }
area-day_colours = Farben heute
area-money = Geld
    .about = { glossary-money }
area-wholesale = Großhandel
    .about = { glossary-wholesale }
area-retail = Bestellungen
    .about = { glossary-order }
area-buildings = Gebäude
    .about = { bs-about-buildings }
area-frequency = Leitern
    .about = { glossary-ladder }
area-hiring = Hilfe
    .about = { bs-about-hiring }
area-awards = Auszeichnungen
    .about = { glossary-award }
area-total = Summe
    .about = { glossary-money }
area-technique = Brotsorten
    .about = { bs-about-award }
area-quality = Sterne
    .about = { bs-about-award }
area-production = Laibe
    .about = { bs-about-award }
area-manufacturer = Betrieb
    .about = { bs-about-award }
area-known = Ruhm
    .about = { bs-about-award }
area-level = Stufe
    .about = { glossary-level }
value-done = fertig
value-main = freie Wahl
value-market = auf dem Markt
value-local = beim Nahversorger
value-volunteer = gibt Zutaten ab
value-star = kreist einen Stern ein
value-pin = kreist ein Nudelholz ein
value-fame = kreist Ruhm ein
value-open = offen
value-plain = wie geworfen
value-swapped = getauscht
kind-market = Zutatenmarkt
kind-market_swapped = Markt mit getauschten Farben
kind-take = Nehmen
kind-retail = Bestellung erfüllen
kind-star = Stern einkreisen
kind-pin = Nudelholz einkreisen
kind-discard = Abgeben
kind-produce = Backen

## Puzzles: what they are about

theme-market = Zutaten einkaufen
theme-baking = Brot backen
theme-selling = Verkaufen
theme-learning = Das Handwerk lernen
theme-fame = Ruhm
theme-hands = Hände für die Backstube
theme-rest = Feierabend

## The lesson

lesson-goal-1 = Du führst { $days } Tage lang eine Bäckerei, mit { $hours } Sanduhren am Tag. Jedes Gebäude, jeder Marktbesuch und jedes Backen kostet welche davon.
lesson-goal-2 = Kaufe Zutaten, backe Brot daraus und liefere Bestellungen ab: Das bringt Geld.
lesson-goal-3 = Jede Auszeichnung ist { $money } mehr wert, für den, der von etwas am meisten hat. Am Ende gewinnt das meiste Geld.
lesson-market-title = Der Markt
lesson-market = Die Würfel sind für alle da: Jeder bietet eine Zutat an. Bei einem Besuch darfst du { $n } Würfel nutzen, und der ganze Besuch kostet { $hours } Sanduhren. Nimm, was eine Bestellung oder ein Brot verlangt.
lesson-order-title = Bestellungen
lesson-order = Du hast alles, was diese Bestellung verlangt. Liefere sie für { $hours } Sanduhren ab: { $money } Geld, mehr als die meisten Laibe bringen.
lesson-bake-title = Backen
lesson-bake = Du hast die Zutaten für { NAME($bread, 2) }. Alle Laibe eines Backens kosten zusammen { $hours } { $hours ->
    [one] Sanduhr
   *[other] Sanduhren
}, backe also so viele wie möglich. Ein Laib bringt { $low }, und { $high }, wenn es { $n } oder mehr sind.
lesson-star-title = Sterne machen teurer
lesson-star = Ein Stern macht jeden Laib eines Brotes um 1 Geld teurer. { $loaves ->
        [0] Und wer die meisten Sterne hat, gewinnt eine Auszeichnung über { $money } Geld.
       *[other] Setze ihn dorthin, wo deine Laibe sind.
    }
lesson-shops-title = Gebäude
lesson-shops = Gebäude machen aus Sanduhren etwas, das bleibt: Die Bäckereiberatung lässt dich bei jedem Besuch einen Würfel mehr nutzen, das Backnetzwerk bringt Ruhm, der Supermarkt Geld. Lies, was jedes sagt.
lesson-hours-title = Sanduhren extra
lesson-hours = Fehlt eine Sanduhr? Für { $money } Geld bekommst du eine dazu. Tu es, wenn sie mehr als das bringt.
lesson-day-title = Das Ende des Tages
lesson-day = Heute lohnt sich nichts mehr. Beende den Tag: Zutaten und Laibe bleiben, Sanduhren nicht. Morgen sind die Würfel neu.
lesson-money-title = Das Geld
lesson-money = Der letzte Tag ist um. Übrige Laibe werden verkauft, Leitern, Ruhm und Auszeichnungen bezahlt: So kam das Geld zusammen.
lesson-no-hours = Du hast noch { $n } Sanduhren, und am Ende des Tages sind sie verloren. Gib sie vorher aus.
lesson-no-week = Das lohnt sich erst, wenn du oft auf den Markt gehst, und dieses Spiel dauert { $days } Tage. Für dieselben { $hours } Sanduhren bringt der Supermarkt { $money } Geld.
lesson-no-visit = Danach bleibt keine Zeit mehr für einen Marktbesuch, und heute ist der letzte Tag. Ein anderes Gebäude bringt mehr.
lesson-no-loaves = Ein Backen kostet für einen Laib so viel wie für { $n }. Deine Zutaten reichen für { $n } { NAME($bread, $n) }: Backe sie alle.

## The board in the browser

bs-bakery_of = Bäckerei { $name }
bs-moment = { $day }, Tag { $n } von { $days }
bs-day1 = Montag
bs-day2 = Dienstag
bs-day3 = Mittwoch
bs-day4 = Donnerstag
bs-day5 = Freitag
bs-day6 = Samstag
bs-day7 = Sonntag
bs-short1 = Mo
bs-short2 = Di
bs-short3 = Mi
bs-short4 = Do
bs-short5 = Fr
bs-short6 = Sa
bs-short7 = So
bs-hours_left =
    { $n ->
        [one] noch { $n } Sanduhr
       *[other] noch { $n } Sanduhren
    }
bs-hours_short = noch { $n } h
bs-to_spend =
    { $n ->
        [one] noch { $n } Sanduhr
       *[other] noch { $n } Sanduhren
    }
bs-spent = Keine Sanduhr mehr: { $day } beenden
bs-no_order = Gerade lässt sich keine Bestellung erfüllen. Jede sagt selbst, was ihr fehlt.
bs-day_ended = fertig für heute
bs-market = Zutatenmarkt
bs-tab_market = Markt
bs-market_words = Würfel vom { $day } · bis zu { $n } je Besuch
bs-market_go = Zum Zutatenmarkt
bs-at_market = { $n } von { $most } Zutaten markiert
bs-pay_and_leave = Zahlen und gehen
bs-at_local = Nahversorger: { $n } von { $most } gewählt
bs-at_volunteer = { $n } von { $most } weggegeben
bs-take_them = Mitnehmen
bs-give_them = Weggeben
bs-swap = Farben tauschen
bs-swapped = Farben getauscht
bs-week = Die Woche
bs-fame = Ruhm
bs-business = Betrieb
bs-awards = Auszeichnungen
bs-awards_words = je { $n } Geld
bs-award_each = je { $n }
bs-award-technique = Brotsorten
bs-award-quality = Sterne
bs-award-production = Laibe
bs-award-manufacturer = Betrieb
bs-award-known = Ruhm
bs-alone-technique = Brotsorten
bs-alone-quality = Sterne
bs-alone-production = Laibe
bs-alone-manufacturer = Betrieb
bs-alone-known = Ruhm
bs-goal = von { $n }
bs-orders = Bestellungen
bs-shops = Gebäude
bs-bakery = Backstube
bs-order = Bestellung { $n }, { $money } Geld
bs-sold = VERKAUFT
bs-end_day = { $day } beenden
bs-unspent = { $n } h übrig
bs-bake_n = { $n } backen
bs-fewer = Ein Laib weniger
bs-more = Ein Laib mehr
bs-star_asked = Kreise einen Stern ein: Die Laibe dieses Brotes werden teurer
bs-pin_asked = Kreise ein Nudelholz ein: Das letzte schaltet sein Brot frei
bs-fame_asked = Kreise ein Ruhmsymbol ein: auf der Ruhmleiste oder in der Werbeagentur
bs-no_dice = Gleich rollen die Würfel.
bs-part-wholesale = Großhandel
bs-part-retail = Bestellungen
bs-part-fame = Ruhm
bs-part-buildings = Gebäude
bs-part-frequency = Leitern
bs-part-hiring = Hilfe
bs-part-awards = Auszeichnungen
bs-effect-hours = Sanduhren
bs-effect-star = Stern: { $bread }
bs-effect-pin = Nudelholz: { $bread }
bs-effect-loaves = { $bread }
bs-effect-due_stars = Ein Stern zum Einkreisen
bs-effect-due_pins = Ein Nudelholz zum Einkreisen
bs-effect-fame = Ruhm
bs-effect-agency_fame = Ruhm in der Werbeagentur
bs-effect-business = Betrieb
bs-effect-agency = Mehr Ruhmsymbole
bs-effect-friendly = Ab jetzt weiße Joker
bs-effect-stock_room = Würfel dürfen die Farbe tauschen
bs-effect-money = Geld jetzt { $before }
bs-shop-network = { $n } Ruhm
bs-shop-local_supplier =
    { $n ->
        [one] { $n } Zutat
       *[other] { $n } Zutaten
    }
bs-shop-retail_store = eine Bestellung
bs-shop-academy =
    { $n ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
bs-shop-rolling_lab =
    { $n ->
        [one] { $n } Nudelholz
       *[other] { $n } Nudelhölzer
    }
bs-shop-consulting = Betrieb +{ $n }
bs-shop-friendly_bakery = { $faces }: Joker
bs-shop-stock_room = Farbtausch
bs-shop-marketing_agency = { $n } mehr Ruhm
bs-shop-supermarket = { $n } Geld
bs-stock = Im Vorrat
bs-price_of = { $bread }: { $range }
bs-loaves = Laibe
bs-ladder = Leiter
bs-joker = Joker
bs-section = Abschnitt des Marktes
bs-money = Geld
bs-bonus-star = Stern
bs-bonus-pin = Nudelholz
bs-bonus-fame = Ruhm
bs-about-gives = Gibt allen, die den Markt besuchen: { $supply }. Wer einen Würfel benutzt, verbraucht ihn nicht.
bs-about-buildings = Was der Supermarkt und eine volle Reihe in der Werbeagentur bringen.
bs-about-hiring = Jede Sanduhr der Personalagentur kostet am Ende { BOX("buildings.hiring_agency.money") } Geld.
bs-about-section = Ein Besuch kostet { $hours } h, wenn dies der Abschnitt am weitesten rechts ist, in dem er ein Feld einkreist.
bs-about-bonus = Wer das erste Feld dahinter einkreist, bekommt es, einmal.
bs-about-fame_row = Am Ende { $money } Geld wert, wenn alle { $size } Symbole eingekreist sind.
bs-about-agency_row = Öffnet sich in der Werbeagentur. Am Ende { $money } Geld wert, wenn alle { $size } Symbole eingekreist sind.
bs-about-business = Bei einem Marktbesuch darfst du { $n } Würfel benutzen. Die Bäckereiberatung lässt den Betrieb wachsen.
bs-about-award = Am Ende { BOX("awards.money") } Geld für den, der am meisten hat. Bei Gleichstand wird geteilt.
bs-about-award_alone = Am Ende { BOX("awards.money") } Geld, wenn du { $n } erreichst.
bs-about-order = Verlangt { $things } und zahlt am Ende { $money } Geld. Im Ladengeschäft kostet sie { BOX("buildings.retail_store.hourglasses") } h.
bs-about-bake = Backen kostet { $hours } h, wie viele Laibe auch aus dem Ofen kommen. Einmal am Tag.
bs-about-recipe = Ein Laib braucht { $things }.
bs-about-price = Sind am Ende so viele Laibe übrig, wird jeder für { $price } Geld verkauft.
bs-about-loaves = Gebackene Laibe sind eingekreist, übergebene durchgestrichen. Platz ist für { BOX("bakery.loaves") } von jedem Brot.
bs-about-ladder = Jeder Tag, an dem es gebacken wird, steigt eine Sprosse höher: { $money } Geld.
bs-about-network = { BOX("buildings.network.fame") } Ruhm für { BOX("buildings.network.hourglasses") } h.
bs-about-local_supplier = { BOX("buildings.local_supplier.supplies") } Zutaten der schwarzen Reihen, was die Würfel auch zeigen, für { BOX("buildings.local_supplier.hourglasses") } h.
bs-about-retail_store = Erfüllt eine Bestellung von der Korkwand für { BOX("buildings.retail_store.hourglasses") } h.
bs-about-academy = Ein Stern bei einem Brot deiner Wahl für { BOX("buildings.academy.hourglasses") } h: seine Laibe werden teurer.
bs-about-rolling_lab = Ein Nudelholz bei einem Brot deiner Wahl für { BOX("buildings.rolling_lab.hourglasses") } h: das letzte gibt es frei.
bs-about-consulting = Ein Würfel mehr bei jedem Marktbesuch, für { BOX("buildings.consulting.hourglasses") } h. Einmal am Tag, bis { BOX("business.most") }.
bs-about-hiring_agency = Heute { BOX("buildings.hiring_agency.gives_hourglasses") } h mehr für { BOX("buildings.hiring_agency.money") } Geld am Ende, wenn nur noch wenige übrig sind; { BOX("buildings.hiring_agency.visits") }-mal in der Woche.
bs-about-voluntary_agency = Heute { BOX("buildings.voluntary_agency.gives_hourglasses") } h mehr für { BOX("buildings.voluntary_agency.supplies") } Zutaten, wenn nur noch wenige übrig sind; { BOX("buildings.voluntary_agency.visits") }-mal in der Woche.
bs-about-friendly_bakery = Ab jetzt steht eine weiße { $faces } auch für jede Zutat der schwarzen Reihen, für { BOX("buildings.friendly_bakery.hourglasses") } h. Einmal.
bs-about-stock_room = Ab jetzt dürfen die Würfel vor einem Marktbesuch die Farben tauschen, für { BOX("buildings.stock_room.hourglasses") } h. Einmal.
bs-about-marketing_agency = Öffnet { BOX("buildings.marketing_agency.icons") } Ruhmsymbole mehr, { BOX("buildings.marketing_agency.money") } Geld wert, wenn alle eingekreist sind, für { BOX("buildings.marketing_agency.hourglasses") } h. Einmal.
bs-about-supermarket = Am Ende { BOX("buildings.supermarket.money") } Geld für { BOX("buildings.supermarket.hourglasses") } h; { BOX("buildings.supermarket.visits") }-mal in der Woche.
bs-about-moment = Die Woche hat { $days } Tage. Jeder beginnt mit neuen Würfeln und { BOX("hourglasses") } Sanduhren; danach wird das Geld gezählt.
bs-about-hours = Sanduhren, die heute übrig sind. Fast alles kostet welche; was am Abend übrig ist, verfällt.
bs-level_next = { $n } bis { $level }
bs-level_top = alle Stufen erreicht
bs-of_day = { $day } · Würfel { $dice }
bs-tray = Die Würfel des Tages

## Was gedruckt ist, in der Werkstatt

printed-hourglasses = Sanduhren
printed-white_gives = Weiße Würfel geben
printed-black_gives = Schwarze Würfel geben
printed-market = Markt
printed-spaces = Felder
printed-bakery = Backstube
printed-ladder = Leiter
printed-price_from = Preis ab
printed-recipe = Rezept
printed-prices = Preis je Brot
printed-gives_hourglasses = Gibt Zeit
printed-visits = Besuche
printed-jokers = Joker
printed-icons = Symbole
printed-icons_in_a_row = Symbole je Reihe
printed-rows = Volle Reihen
printed-start = Am Anfang
printed-most = Höchstens
printed-alone = Allein
printed-levels = Stufen
printed-returns_alone = Für Programme, allein
printed-even = Ausgeglichen bei
printed-span = Spanne
printed-order_1 = Erste Bestellung
printed-order_2 = Zweite Bestellung
printed-order_3 = Dritte Bestellung
printed-order_4 = Vierte Bestellung
printed-order_5 = Fünfte Bestellung
printed-order_6 = Sechste Bestellung
printed-order_7 = Siebte Bestellung
printed-order_8 = Achte Bestellung
printed-star = Stern
printed-pin = Nudelholz
printed-fame = Ruhm
