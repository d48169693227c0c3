# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Würfeln, backen, Läden öffnen, bis die Stadt dir gehört

## Names of things

column-bases = Böden backen
column-frostings = Cremes rühren
column-outlets = Stände eröffnen
column-sales = Cupcakes verkaufen
column-staff = Personal und Ausbau

house-block = apartment block
house-town_house = town house
house-villa = villa

street-station = Bahnhof
street-lemon = Zitronengasse
street-market = Marktstraße
street-orchard = Obstgarten
street-lake = Seeweg
street-hilltop = Höhenweg

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
ce-step-improvement = Marker
ce-step-bakery_grey = graue Bäckerei
ce-step-bakery_yellow = Bäckerei
ce-step-bakery_beige = Bäckerei
ce-or_any = { $words }, alles
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
ce-die-purple = lila Würfel
ce-die-yellow = gelber Würfel
ce-die-green = grüner Würfel
ce-die-orange = oranger Würfel
ce-die-pink = rosa Würfel
ce-die-grey = grauer Würfel
ce-hire-purple = Lila Würfel, für Böden
ce-hire-yellow = Gelber Würfel, für Cremes
ce-hire-green = Grüner Würfel, für Stände
ce-hire-orange = Oranger Würfel, für den Verkauf
ce-hire-pink = Rosa Würfel, Fachkraft überall
ce-flavour-vanilla = Vanille
ce-flavour-lemon = Zitrone
ce-flavour-choc = Schokolade
ce-flavour-mint = Minze
ce-flavour-straw = Erdbeere
ce-and = { $a } und { $b }
ce-base-vanilla = Vanilleboden
ce-base-choc = Schokoladenboden
ce-base-mixed = Mischboden
ce-frosting = { $flavour }-Creme
ce-left = { $name }, noch { $n }
ce-type-base = Boden
ce-type-frosting = Creme
ce-type-outlet = Stand
ce-type-sell = Verkauf
ce-type-income = Einkommen
ce-type-idea = Idee
ce-does-base = gibt einen einfachen Boden
ce-does-frosting = gibt eine einfache Creme
ce-does-outlet = öffnet einen Stand in Gelb
ce-does-sell = verkauft bis Entfernung { $n }
ce-does-income = gibt { BOX("gains.income_improvement") } Einkommen
ce-does-idea = { BOX("gains.idea_improvement") } Schritte zur Idee
ce-dealt = Verbesserung: { $type }
ce-dealt_where = Wähle ihre Spalte.
ce-take_which = Wähle eins
ce-improve_which = Wähle eine Verbesserung und ihre Spalte
ce-goal-A1 = { $a } einfache Cremes
ce-goal-A2 = { $a } einfache Böden
ce-goal-A3 = { $a } + { $b } Cremes
ce-goal-A4 = { $a } + { $b } Böden
ce-goal-A5 = { $a } + { $b } Mischteile
ce-goal-B1 = { $a } Kunden
ce-goal-B2 = { $a } helle, { $b } dunkle Hosen
ce-goal-B3 = Alle { $a } Hemden
ce-goal-B4 = { $a } Blöcke, { $b } Häuser
ce-goal-B5 = { $a } Blöcke, { $b } Villen
ce-goal-C1 = { $a } Stände
ce-goal-C2 = { $a } Straßen
ce-goal-C3 = { $a } gelbe, { $b } beige Stände
ce-goal-C4 = { $a } gelbe, { $b } Bäckereien
ce-goal-C5 = { $a } beige, { $b } Bäckereien
ce-goal-D1 = { $a } in einer Spalte
ce-goal-D2 = { $a } Verbesserungen
ce-goal-D3 = { $a } Arten
ce-goal-D4 = { $a } Spalten mit { $b }
ce-goal-D5 = { $a } Paare
ce-goal_rule-A1 = { $a } einfache Cremes in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-A2 = { $a } einfache Böden in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-A3 = { $a } einfache und { $b } gemischte Cremes in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-A4 = { $a } einfache und { $b } gemischte Böden in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-A5 = { $a } gemischte Cremes und { $b } gemischte Böden in deinen Rezepten: einmal +{ $n } Einkommen
ce-goal_rule-B1 = { $a } bediente Kunden: einmal +{ $n } Einkommen
ce-goal_rule-B2 = { $a } Kunden in hellen und { $b } in dunklen Hosen: einmal +{ $n } Einkommen
ce-goal_rule-B3 = Kunden mit allen { $a } Hemdfarben: einmal +{ $n } Einkommen
ce-goal_rule-B4 = { $a } Kunden aus Wohnblöcken und { $b } aus Stadthäusern: einmal +{ $n } Einkommen
ce-goal_rule-B5 = { $a } Kunden aus Wohnblöcken und { $b } aus Villen: einmal +{ $n } Einkommen
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
ce-ideas_of = Geistesblitze: { $n } von { $most }
ce-income_this_turn = Einkommen im Zug
ce-income_a_turn = Einkommen je Zug
ce-lower_of_two = das kleinere von beiden
ce-both_hold = Beide sind gleichauf
ce-production_holds = Die Produktion bremst
ce-sales_holds = Der Verkauf bremst
ce-collect_only = später
ce-special-SP_IMP = Verbessern
ce-special-SP_MOVE = Würfel ziehen
ce-special-SP_BUY = Idee kaufen
ce-special-SP_PAYMOVE = Mehrere
ce-rest_area = Ruhezone
ce-nobody_rests = Sechser ruhen sich hier aus.
ce-resting_die = Ruhend: { $colour }
ce-wake_die = Wecken: { $colour }
ce-wake-REST_IDEA = Würfel für eine Idee wecken
ce-wake-REST_PAY = Würfel für Einkommen wecken
ce-wake_short-REST_IDEA = Alle wecken
ce-wake_short-REST_PAY = Je Würfel
ce-outlet_of = Stand von { $name }, { $street }
ce-bakery_of = Bäckerei von { $name }, { $street }
ce-outlet_space = Freier Platz für einen Stand, { $street }
ce-bakery_space = Freier Platz für eine Bäckerei, { $street }
ce-house = Haus { $n }, { $street }: { $customer }
ce-house_empty = Haus { $n }, { $street }: niemand
ce-wants = möchte { $base } mit { $frosting }
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
ce-in_hand = In der Hand: { $outlets } Stände, { $bakeries } Bäckereien
ce-rolls = wirft { $n } Würfel
ce-effect-marker = Schritte zur Idee
ce-effect-level = Stufe von { $column }
ce-effect-resting = Ruhende Würfel
ce-effect-rival_sales = Verkauf von { $name }
ce-button-finish = Kassieren, würfeln
ce-button-end_turn = Zug beenden
ce-button-roll = Würfeln
ce-button-rest_done = Keine weiteren
ce-button-move_done = Keine weiteren
ce-button-decline = Stehen lassen
ce-button-let_rest = Ruhen lassen
ce-button-wake = Wecken
ce-warn-loose = ein Cupcake wäre fertig
ce-warn-improvement = { $type } noch ungenutzt
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
        [one] { $n } Würfel wacht auf: { $column }
       *[other] { $n } Würfel wachen auf: { $column }
    }
ce-ask-wake_where = Wähle die Spalte für die Geweckten
ce-ask-assemble = Jetzt das Gegenstück
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
ce-rule-house = Der Kunde hier bringt +{ $sales } Verkauf und +{ $income } Einkommen, wenn Laden und Rezept passen.
ce-rule-outlets = Jeder Stand gibt +{ BOX("gains.outlet") } Verkauf; in einer vollen Straße muss ein fremder weichen.
ce-rule-sales = Verkaufe an jemanden in Reichweite; je weiter, desto besser das Haus.
ce-rule-staff = Würfel einstellen, verbessern, Bäckereien eröffnen; auf Stufe { $n } auch jede andere Aktion.
ce-rule-type_base = Verbesserung Boden: bei Aktivierung der Spalte ein einfacher Boden.
ce-rule-type_frosting = Verbesserung Creme: bei Aktivierung der Spalte eine einfache Creme.
ce-rule-type_outlet = Verbesserung Stand: bei Aktivierung der Spalte ein Stand in einer gelben Straße.
ce-rule-type_sell = Verbesserung Verkauf: bei Aktivierung der Spalte ein Verkauf bis Entfernung { $n }.
ce-rule-type_income = Verbesserung Einkommen: bei Aktivierung der Spalte { BOX("gains.income_improvement") } Einkommen.
ce-rule-type_idea = Verbesserung Idee: bei Aktivierung der Spalte { BOX("gains.idea_improvement") } Schritte auf dem Ideenkreis.
ce-rule-reserve = Was den Vorrat verlässt, kommt nie zurück.
ce-rule-production = Produktion wächst mit Rezepten (+{ BOX("gains.simple_part") } je einfachem, +{ BOX("gains.mixed_part") } je gemischtem Teil) und Bäckereien.
ce-rule-income = Nach deiner Aktion bekommst du das Kleinere von Produktion und Verkauf.
ce-rule-ideas = Auf dem grünen Feld gibt es eine Idee; höchstens { $n }.
ce-rule-rest = Sechser ruhen hier. Einmal im Zug: alle für eine Idee wecken oder einzeln bezahlen.
ce-rule-assemble = Berühre Boden und Creme für ein Rezept; es wird nie verbraucht.
ce-rule-served = Bediente Kunden, nach dem Wert ihrer Häuser.
ce-rule-SP_IMP = Eine Sonderaktion im Zug: eine Verbesserung für eine Idee.
ce-rule-SP_MOVE = Eine Sonderaktion im Zug: einen Würfel versetzen für eine Idee.
ce-rule-SP_BUY = Eine Sonderaktion im Zug: eine Idee kaufen.
ce-rule-SP_PAYMOVE = Eine Sonderaktion im Zug: Würfel versetzen, jeder kostet Einkommen.
ce-lesson1 = Ein Schokoladenboden und Minzcreme liegen lose im Regal. Berühre eines: Zusammen sind sie ein Rezept, und die Produktion wächst um { $n }.
ce-lesson2 = Deine Würfel arbeiten in der Spalte ihrer Zahl. Im Verkauf liegen drei, einer ist eine orange Fachkraft: Stufe { $level }. Aktiviere ihn.
ce-lesson3 = Stufe { $level } verkauft bis Entfernung { $n }. Berühre den zweiten Balken der Spalte.
ce-lesson4 = Im Höhenweg hast du einen Stand, und in der Villa bei Entfernung { $n } wünscht man Schokolade mit Minze. Verkaufe dort.
ce-lesson5 = Die runde Verbesserung dieser Spalte wirkt einmal: +{ BOX("gains.income_improvement") } Einkommen. Berühre sie.
ce-lesson6 = Du bekommst das Kleinere von Produktion und Verkauf, und deine Stände erfüllen ein Ziel: +{ BOX("gains.objective") }. Dann rollen alle Würfel der Spalte. Kassiere und würfle.
ce-lesson7 = Die Würfel liegen nun in den Spalten ihrer Zahlen; eine Sechs ruht am Strand. Beende den Zug.
