### Was Hot Oven auf Deutsch sagt.

promise = Reize dein Glück aus und verkaufe, bevor es anbrennt

## Bestellungen

order-crumbs = Krümel
order-twins = Zwillinge
order-trio = Trio
order-squares = Quadrate
order-high_fives = Hohe Fünfer
order-triplets = Drillinge
order-low_row = Untere Reihe
order-high_row = Obere Reihe
order-odd_ones = Ungerade
order-even_ones = Gerade
order-middle = Mitte
order-two_pairs = Zwei Paare
order-double_tray = Doppelblech
order-full_house = Volles Haus
order-ladder = Leiter
order = der Bestellung { $order }

## Was man tun darf und tut

put = { $who_is ->
    [you] legst
   *[other] legt
} { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
} auf Rost { $rack }{ $aside ->
    [0] { "" }
   *[other] , { $aside } beiseite
}
    .may = { $n } Würfel auf Rost { $rack } legen{ $aside ->
        [0] { "" }
       *[other] , { $aside } beiseite
    }: Hitze { $heat }
put-burns = { $who_is ->
    [you] legst
   *[other] legt
} { $n ->
    [one] einen Würfel
   *[other] { $n } Würfel
} auf Rost { $rack }, und alles verbrennt
    .may = { $n } Würfel auf Rost { $rack } legen: alles verbrennt
glove = { $who_is ->
    [you] nimmst
   *[other] nimmt
} einen Handschuh für eine { $face }
    .may = Handschuh: eine { $face } neu würfeln
roll = { $who_is ->
    [you] würfelst
   *[other] würfelt
} noch einmal
    .may = Alle Würfel neu werfen: Hitze { $heat } von { $most }
sell = { $who_is ->
    [you] verkaufst
   *[other] verkauft
} { $n } Würfel{ $orders_n ->
    [0] { "" }
   *[other] { " " }mit { $orders }
}{ $coins ->
    [0] { "" }
   *[other] { " " }bei genau der richtigen Hitze
}: { SIGNED($points) }
    .may = Aufhören und { $n } Würfel verkaufen{ $orders_n ->
        [0] { "" }
       *[other] { " " }mit { $orders }
    }{ $coins ->
        [0] { "" }
       *[other] { " " }bei genau der richtigen Hitze
    }: { SIGNED($points) }

## Warum nicht

no-such-die = kein Würfel zeigt eine { $face }
rack-full = Rost { $face } ist voll
no-glove = du hast keinen Handschuh
nothing-put = nach einem Wurf muss zuerst etwas in den Ofen

## Was kommt

die = eine { $n }
dealt = die Bestellung { $order } liegt auf der Theke
counter = Die Theke öffnet
shows = { $who_is ->
    [you] würfelst
   *[other] würfelt
} eine { $face }
rolls = { $who_is ->
    [you] würfelst
   *[other] würfelt
} { LIST($dice, type: "unit") }
nothing-fits = { $who_is ->
    [you] hast
   *[other] hat
} für nichts davon Platz, und alles verbrennt
comfort = { $who_is ->
    [you] bekommst
   *[other] bekommt
} einen Handschuh
