# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Eine Woche, acht Stunden am Tag: backen, veredeln, verkaufen

## Names of things

supply-high_gluten_flour = Kleberreiches Mehl
supply-all_purpose_flour = Weißes Mehl
supply-yeast = Hefe
supply-olive_oil = Olivenöl
supply-eggs = Eier
supply-butter = Butter

bread-baguette = Baguette
bread-ciabatta = Ciabatta
bread-focaccia = Focaccia
bread-brioche = Brioche
bread-sourdough_bread = Sourdough Bread
bread-bakerys_special = Bakery's Special

building-network = Baking Network
building-local_supplier = Local Supplier
building-retail_store = Retail Store
building-academy = Bakery Academy
building-rolling_lab = Rolling Lab
building-consulting = Bakery Consulting
building-hiring_agency = Hiring Agency
building-voluntary_agency = Voluntary Agency
building-friendly_bakery = Friendly Bakery
building-stock_room = Stock Room
building-marketing_agency = Marketing Agency
building-supermarket = Supermarket

level-easy = leicht
level-normal = normal
level-hard = schwer
level-challenging = fordernd
level-impossible = unmöglich

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
bs-to_spend =
    { $n ->
        [one] noch { $n } Sanduhr
       *[other] noch { $n } Sanduhren
    }
bs-day_ended = fertig für heute
bs-market = Vorratsmarkt
bs-tab_market = Markt
bs-market_words = Würfel vom { $day } · bis zu { $n } je Besuch
bs-market_go = Zum Markt
bs-at_market = { $n } von { $most } Vorräten angekreuzt
bs-pay_and_leave = Zahlen und gehen
bs-at_local = Händler: { $n } von { $most } gewählt
bs-at_volunteer = { $n } von { $most } verschenkt
bs-take_them = Mitnehmen
bs-give_them = Verschenken
bs-swap = Farben tauschen
bs-swapped = Getauscht
bs-week = Die Woche
bs-fame = Ruhm
bs-business = Betrieb
bs-awards = Preise
bs-awards_words = je { $n } Geld
bs-award-technique = Sorten
bs-award-quality = Sterne
bs-award-production = Laibe
bs-award-manufacturer = Betrieb
bs-award-known = Ruhm
bs-alone-technique = Sorten
bs-alone-quality = Sterne
bs-alone-production = Laibe
bs-alone-manufacturer = Betrieb
bs-alone-known = Ruhm
bs-goal = von { $n }
bs-orders = Aufträge
bs-shops = Läden
bs-bakery = Backstube
bs-order = Auftrag { $n }, { $money } Geld
bs-sold = FERTIG
bs-end_day = { $day } beenden
bs-unspent = { $n } Std. übrig
bs-bake_n = { $n } backen
bs-fewer = Ein Laib weniger
bs-more = Ein Laib mehr
bs-star_asked = Kreise einen Stern ein: Die Laibe dieser Sorte werden teurer
bs-pin_asked = Kreise ein Nudelholz ein: Das letzte öffnet die Sorte
bs-fame_asked = Kreise Ruhm ein: auf der Leiste oder in der Agentur
bs-no_dice = Gleich rollen die Würfel.
bs-part-wholesale = Großhandel
bs-part-retail = Aufträge
bs-part-fame = Ruhm
bs-part-buildings = Läden
bs-part-frequency = Kunden
bs-part-hiring = Aushilfe
bs-part-awards = Preise
bs-effect-hours = Sanduhren
bs-effect-star = Stern: { $bread }
bs-effect-pin = Nudelholz: { $bread }
bs-effect-loaves = { $bread }
bs-effect-due_stars = Ein Stern zum Einkreisen
bs-effect-due_pins = Ein Nudelholz zum Einkreisen
bs-effect-fame = Ruhm
bs-effect-agency_fame = Ruhm in der Agentur
bs-effect-business = Betrieb
bs-effect-agency = Eine Reihe Ruhm öffnet sich
bs-effect-friendly = Ab jetzt weiße Joker
bs-effect-stock_room = Würfel dürfen die Farbe tauschen
bs-effect-money = Geld jetzt { $before }
bs-shop-network = { $n } Ruhm
bs-shop-local_supplier =
    { $n ->
        [one] { $n } Vorrat
       *[other] { $n } Vorräte
    }
bs-shop-retail_store = ein Auftrag
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
bs-level_next = { $n } bis { $level }
bs-level_top = alle Stufen erreicht
bs-of_day = { $day } · Würfel { $dice }
bs-tray = Die Würfel des Tages
bs-lesson1 = Es ist Freitag. Alle haben dieselben Würfel: Die schwarze { $eggs } verkauft Eier, die schwarze { $butter } Butter. Kreuze im Markt Eier und Butter an, dann zahle und geh.
bs-lesson2 = Jetzt wird gebacken. Tippe auf die Brioche, sieh dir an, was zwei Laibe bringen, und backe sie.
bs-lesson3 = Ein Stern macht jeden Laib einer Sorte teurer. Besuche die Bakery Academy.
bs-lesson4 = Kreise den Stern da ein, wo er am meisten bringt: bei der Brioche.
bs-lesson5 = Keine Sanduhr ist übrig, aber Hilfe gibt es: eine mehr für { BOX("buildings.hiring_agency.money") } Geld. Besuche die Hiring Agency.
bs-lesson6 = Gib sie für Ruhm aus: Volle Reihen bringen Geld. Besuche das Baking Network.
bs-lesson7 = Beende den Tag. Morgen wird wieder gewürfelt, für alle zugleich.
