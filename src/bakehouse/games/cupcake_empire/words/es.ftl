# Las palabras de este juego: nombres de las cosas, lo que se dice de las acciones y en el relato, y las etiquetas del tablero.


## On its box

promise = Tira, hornea y abre puestos hasta que la ciudad sea tuya

## Reglas de la casa

house_rule-start_recipe_counts = La primera receta cuenta
    .on = La receta inicial hace avanzar Producción según sus partes, que empieza más alta.
house_rule-optional_action = Acción opcional
    .on = El turno puede pasar a los ingresos aunque la acción aún sea posible.
house_rule-paid_moves = Un camino para todos
    .one_pair = Todos los dados de un movimiento pagado van de la misma columna a la misma columna.
house_rule-live_level = Nivel recontado
    .on = El nivel se cuenta con los dados que hay ahora en la columna activada.

## Names of things

column-bases = Hornear bases
column-frostings = Preparar glaseados
column-outlets = Abrir puestos
column-sales = Vender cupcakes
column-staff = Personal y expansión
house-block = bloque de pisos
house-town_house = casa adosada
house-villa = villa
street-station = La Estación
street = { $name }
street-lemon = El Limonar
street-market = El Mercado
street-orchard = El Huerto
street-lake = El Lago
street-hilltop = La Colina
base-vanilla = base de vainilla
base-choc = base de chocolate
base-mixed = base mixta
frosting-lemon = glaseado de limón
frosting-choc = glaseado de chocolate
frosting-mint = glaseado de menta
frosting-straw = glaseado de fresa
frosting-lemon_choc = glaseado de limón-chocolate
frosting-lemon_mint = glaseado de limón-menta
frosting-lemon_straw = glaseado de limón-fresa
frosting-choc_mint = glaseado de chocolate-menta
frosting-choc_straw = glaseado de chocolate-fresa
frosting-mint_straw = glaseado de menta-fresa
flavour-vanilla = vainilla
flavour-lemon = limón
flavour-choc = chocolate
flavour-mint = menta
flavour-straw = fresa
die-purple = dado morado
    .plural = dados morados
die-yellow = dado amarillo
    .plural = dados amarillos
die-green = dado verde
    .plural = dados verdes
die-orange = dado naranja
    .plural = dados naranjas
die-pink = dado rosa
    .plural = dados rosas
die-grey = dado gris
    .plural = dados grises
improvement-base = Base
improvement-frosting = Glaseado
improvement-outlet = Puesto
improvement-sell = Venta
improvement-income = Ingresos
improvement-idea = Idea

score-sales = clientes
score-objectives = objetivos
score-other = otros ingresos
reached-objective = objetivo cumplido: { $objective }

## Parts of sentences

a-base = una { $base }
a-frosting = { $frosting }
recipe = una { $base } con { $frosting }
a-sale = { $base_flavour } con { $frosting_flavour } en { $street } { $number }
some-dice =
    { $n ->
        [one] un { $die }
       *[other] { $n } { NAME($die, form: "plural") }
    }
a-move =
    { $n ->
        [one] un { $die }
       *[other] { $n } { NAME($die, form: "plural") }
    } de la columna { $from } a la { $to }
in-street =
    { $n ->
        [one] en { $street }
       *[other] en { $street } ×{ $n }
    }
an-improvement = «{ $improvement }»
standing = { $whose } { $income }
gain-production = { SIGNED($n) } de Producción
gain-sales = { SIGNED($n) } de Ventas
gain-income = { SIGNED($n) } de ingresos
gain-ideas =
    { SIGNED($n) } { $n ->
        [one] idea
       *[other] ideas
    }
gain-steps =
    { $n ->
        [one] { $n } paso hacia una idea
       *[other] { $n } pasos hacia una idea
    }
gain-resting =
    { $n ->
        [one] 1 descansa
       *[other] { $n } descansan
    }
cost-income = { $n } de ingresos
cost-ideas =
    { $n ->
        [one] una idea
       *[other] { $n } ideas
    }
objective-A1 = { $a } glaseados simples en recetas
objective-A2 = { $a } bases simples en recetas
objective-A3 = { $a } glaseados simples y { $b } mixtos en recetas
objective-A4 = { $a } bases simples y { $b } mixtas en recetas
objective-A5 = { $a } glaseados mixtos y { $b } bases mixtas en recetas
objective-B1 = { $a } clientes
objective-B2 = { $a } clientes con pantalón claro y { $b } con oscuro
objective-B3 = clientes con camisas de { $a } colores
objective-B4 = { $a } clientes de bloques de pisos y { $b } de casas adosadas
objective-B5 = { $a } clientes de bloques de pisos y { $b } de villas
objective-C1 = { $a } puestos
objective-C2 = puestos en { $a } calles
objective-C3 = { $a } puestos amarillos y { $b } beis
objective-C4 = { $a } puestos amarillos y { $b } pastelerías
objective-C5 = { $a } puestos beis y { $b } pastelerías
objective-D1 = { $a } mejoras en una columna
objective-D2 = { $a } mejoras
objective-D3 = { $a } mejoras distintas
objective-D4 = { $a } columnas con { $b } mejoras cada una
objective-D5 = { $a } parejas de mejoras iguales
step-base = tomar una base simple
step-mixed_base = tomar una base mixta
step-simple_frosting = tomar un glaseado simple
step-mixed_frosting = tomar un glaseado mixto
step-outlet_yellow = abrir un puesto en una calle amarilla
step-outlet_beige = abrir un puesto en una calle beis
step-outlet_both = abrir un puesto en una calle amarilla y otro en una beis
step-sell = vender hasta distancia { $n }
step-hire = contratar un dado
step-improvement = colocar una mejora
step-bakery_grey = abrir una pastelería en la calle gris
step-bakery_yellow = abrir una pastelería en una calle amarilla
step-bakery_beige = abrir una pastelería en una calle beis
step-from = elegir el puesto que se traslada

## What one may do, and what was done

activate =
    { $who_is ->
        [you] activas
       *[other] activa
    } «{ $column }»
    .may = Activar la columna { $number }, «{ $column }», a nivel { $level }
activate-idly =
    { $who_is ->
        [you] activas
       *[other] activa
    } «{ $column }» sin acción
    .may = Activar la columna { $number }, «{ $column }», sin acción
level =
    { $who_is ->
        [you] eliges
       *[other] elige
    } el nivel { $level }
    .may = Nivel { $level }: { $steps }
level-elsewhere =
    { $who_is ->
        [you] eliges
       *[other] elige
    } «{ $column }» a nivel { $level }
    .may = «{ $column }» a nivel { $level }: { $steps }
improve =
    { $who_is ->
        [you] usas
       *[other] usa
    } { $improvements }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may = Usar { $improvements }: { $steps }{ LIST($gains, type: "unit") }
finish =
    { $who_is ->
        [you] cobras
       *[other] cobra
    } { $income } de ingresos
    .may =
        Cobrar { $income } de ingresos{ $objectives_n ->
            [0] { "" }
            [one] , cumplir { $objectives } (+{ $reward } de ingresos)
           *[other] , cumplir { $objectives } (+{ $reward } de ingresos)
        } y tirar { $dice ->
            [0] ningún dado
            [one] { $dice } dado
           *[other] { $dice } dados
        }
collect =
    { $who_is ->
        [you] cobras
       *[other] cobra
    } { $income } de ingresos
    .may =
        Cobrar { $income } de ingresos{ $objectives_n ->
            [0] { "" }
            [one] , cumplir { $objectives } (+{ $reward } de ingresos)
           *[other] , cumplir { $objectives } (+{ $reward } de ingresos)
        } y tirar después
roll-now =
    { $who_is ->
        [you] tiras
       *[other] tira
    } { $dice ->
        [0] ningún dado
        [one] { $dice } dado
       *[other] { $dice } dados
    }
    .may =
        Tirar { $dice ->
            [0] ningún dado
            [one] { $dice } dado
           *[other] { $dice } dados
        }
end-turn =
    { $who_is ->
        [you] acabas
       *[other] acaba
    } el turno
    .may = Acabar el turno
end-turn-last =
    { $who_is ->
        [you] acabas
       *[other] acaba
    } el turno con { $income } de ingresos: esta ronda es la última
    .may = Acabar el turno con { $income } de ingresos: esta ronda es la última
end-game =
    { $who_is ->
        [you] acabas
       *[other] acaba
    } el turno y la partida
    .may = Acabar el turno y la partida
take =
    { $who_is ->
        [you] tomas
       *[other] toma
    } { $parts }
    .may = Tomar { $parts }
outlet =
    { $who_is ->
        [you] abres
       *[other] abre
    } { $streets_n ->
        [one] un puesto
       *[other] puestos
    } { $streets }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Abrir un puesto { $streets }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
outlet-expelling =
    { $whom_is ->
        [you] te expulsa
       *[other]
            { $who_is ->
                [you] expulsas
               *[other] expulsa
            } a { $whom }
    } de { $street } ({ SIGNED($loss) } de Ventas) para abrir un puesto{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Expulsar a { $whom } de { $street } ({ SIGNED($loss) } de Ventas) para abrir un puesto{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
outlet-to =
    { $who_is ->
        [you] eliges
       *[other] elige
    } un sitio { $streets }
    .may = Trasladar un puesto: { $streets }
outlet-to-expelling =
    { $who_is ->
        [you] eliges
       *[other] elige
    } un sitio en { $street }
    .may = Trasladar un puesto a { $street } y expulsar a { $whom }
move-outlet =
    { $who_is ->
        [you] trasladas
       *[other] traslada
    } un puesto de { $from_street } a { $to_street }
    .may = Trasladar un puesto de { $from_street } a { $to_street }
move-outlet-expelling =
    { $whom_is ->
        [you] te expulsa
       *[other]
            { $who_is ->
                [you] expulsas
               *[other] expulsa
            } a { $whom }
    } de { $to_street } ({ SIGNED($loss) } de Ventas) para trasladar allí un puesto de { $from_street }
    .may = Trasladar un puesto de { $from_street } a { $to_street } y expulsar a { $whom } ({ SIGNED($loss) } de Ventas)
decline =
    { $who_is ->
        [you] dejas
       *[other] deja
    } los puestos donde están
    .may = Dejar los puestos donde están
sell =
    { $who_is ->
        [you] vendes
       *[other] vende
    } { $sales }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Vender { $sales }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
hire =
    { $who_is ->
        [you] contratas
       *[other] contrata
    } un { $die }
    .may = Contratar un { $die }
hire-to-rest =
    { $who_is ->
        [you] contratas
       *[other] contrata
    } un { $die } para la zona de descanso
    .may = Contratar un { $die } para la zona de descanso: su columna está llena
bakery =
    { $who_is ->
        [you] abres
       *[other] abre
    } una pastelería en { $street }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Abrir una pastelería en { $street }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
place =
    { $who_is ->
        [you] colocas
       *[other] coloca
    } { $improvements } en la columna { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }por { $costs }
    }
    .may = Colocar { $improvements } en la columna { $number }
place-first =
    { $who_is ->
        [you] colocas
       *[other] coloca
    } la mejora { $improvement } en la columna { $number }
    .may = Colocar la mejora { $improvement } en la columna { $number }
assemble =
    { $who_is ->
        [you] montas
       *[other] monta
    } { $recipes }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Montar { $recipes }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
start =
    { $who_is ->
        [you] empiezas
       *[other] empieza
    } con { $recipe }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
    .may =
        Empezar con { $recipe }{ $gains_n ->
            [0] { "" }
           *[other] : { LIST($gains, type: "unit") }
        }
rest-idea =
    { $who_is ->
        [you] despiertas
       *[other] despierta
    } dados para la columna { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }por { $costs }
    }
    .may = Despertar dados para la columna { $number } por { $costs }
rest-pay =
    { $who_is ->
        [you] despiertas
       *[other] despierta
    } dados para la columna { $number }
    .may = Despertar dados para la columna { $number }, cada uno por { $cost } de ingresos
wake =
    { $who_is ->
        [you] despiertas
       *[other] despierta
    } { $dice } para la columna { $number }{ $costs_n ->
        [0] { "" }
       *[other] { " " }por { $costs }
    }
    .may =
        Despertar { $dice } para la columna { $number }{ $costs_n ->
            [0] { "" }
           *[other] { " " }por { $costs }
        }
rest-done =
    { $who_is ->
        [you] despiertas
       *[other] despierta
    } no más dados
    .may = No despertar más dados
special-improvement =
    { $who_is ->
        [you] eliges
       *[other] elige
    } una mejora{ $costs_n ->
        [0] { "" }
       *[other] { " " }por { $costs }
    }
    .may = Acción especial: colocar una mejora por { $costs }
special-move =
    { $who_is ->
        [you] eliges
       *[other] elige
    } mover un dado{ $costs_n ->
        [0] { "" }
       *[other] { " " }por { $costs }
    }
    .may = Acción especial: mover un dado por { $costs }
special-idea =
    { $who_is ->
        [you] compras
       *[other] compra
    } una idea{ $costs_n ->
        [0] { "" }
       *[other] { " " }por { $costs }
    }
    .may = Acción especial: comprar una idea por { $costs }
special-paid-moves =
    { $who_is ->
        [you] eliges
       *[other] elige
    } mover dados
    .may = Acción especial: mover dados, cada uno por { $cost } de ingresos
pick =
    { $who_is ->
        [you] eliges
       *[other] elige
    } un { $die } de la columna { $number }
    .may = Elegir un { $die } de la columna { $number }
move =
    { $who_is ->
        [you] mueves
       *[other] mueve
    } { $moves }{ $costs_n ->
        [0] { "" }
       *[other] { " " }por { $costs }
    }
    .may =
        Mover { $moves }{ $costs_n ->
            [0] { "" }
           *[other] { " " }por { $costs }
        }
move-done =
    { $who_is ->
        [you] dejas
       *[other] deja
    } de mover dados
    .may = No mover más dados
rest =
    { $who_is ->
        [you] dejas
       *[other] deja
    } descansar un { $die }
    .may = Dejar descansar un { $die }

## What came of it

total = { $deed }: { LIST($gains, type: "unit") }
set-up = La ciudad despierta
moves-in = En { $street } { $number } quieren { $base_flavour } con { $frosting_flavour }
customers =
    { $n ->
        [one] Llega { $n } cliente
       *[other] Llegan { $n } clientes
    }
objective =
    { $objectives_n ->
        [one] Objetivo
       *[other] Objetivos
    }, { $gain } de ingresos cada uno: { LIST($objectives, type: "unit") }
quoted = «{ $objective }»
dealt =
    { $who_is ->
        [you] recibes
       *[other] recibe
    } la mejora { $improvement }
grey =
    { $who_is ->
        [you] tiras
       *[other] tira
    } { $columns_n ->
        [one] un dado gris a la columna
       *[other] dados grises a las columnas
    } { $columns }
first-round = Ronda 1
round = Ronda { $n }: { LIST($standings, type: "unit") }
    .short = Ronda { $n }
cast = El { $die } muestra { $face }
roll =
    Tirada: { LIST($faces, type: "unit") }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
idea-too =
    { $whose }: { SIGNED($n) } { $n ->
        [one] idea
       *[other] ideas
    }
fulfil =
    { $who_is ->
        [you] cumples
       *[other] cumple
    } { $objectives }{ $gains_n ->
        [0] { "" }
       *[other] { " " }({ LIST($gains, type: "unit") })
    }
target =
    { $whose_is ->
        [you] Acabas tu
       *[other] { $whose } acaba su
    } turno con { $income } de ingresos: esta ronda es la última
the-end = Fin de la partida: { LIST($standings, type: "unit") }
wins =
    { $who_is ->
        [you] ganas
       *[other] gana
    } con { $income } de ingresos
wins-by-customers =
    { $who_is ->
        [you] ganas
       *[other] gana
    } con { $income } de ingresos, tantos como { $rivals_who }, pero con { $customers } clientes contra { $most }
wins-by-outlets =
    { $who_is ->
        [you] ganas
       *[other] gana
    } con { $income } de ingresos y { $customers } clientes, tantos como { $rivals_who }, pero con { $outlets } puestos contra { $most }
shared = Victoria compartida: { $winners_who }, con { $income } de ingresos, { $customers } clientes y { $outlets } puestos cada cual
round-limit = La partida acaba tras la ronda { $n }, la última permitida

## What would be left unused, before something is ended

leaves-action = la acción de la columna no está hecha
leaves-recipe = se puede montar una receta
leaves-improvement = «{ $improvement }» sigue sin usar

## Why not

not-now = ahora no es el momento
reaches-no-level =
    { $more ->
        [0] la columna no alcanza ningún nivel, y otra sí
        [one] le falta { $more } dado para alcanzar un nivel
       *[other] le faltan { $more } dados para alcanzar un nivel
    }
level-too-low =
    { $more ->
        [0] la columna solo alcanza el nivel { $level }
        [one] la columna solo alcanza el nivel { $level }: le falta { $more } dado
       *[other] la columna solo alcanza el nivel { $level }: le faltan { $more } dados
    }
not-active = la columna activada es «{ $column }»
action-done = la acción de este turno ya está hecha
nothing-possible = nada de eso es posible ahora
no-such-improvement = la columna { $number } no tiene esa mejora
space-too-high = el espacio de la mejora necesita el nivel { $level }, y la columna alcanza el { $reached }
improvement-used = la mejora ya se usó en este turno
must-act = la acción de la columna es posible, así que va primero
nothing-between = no hay nada que hacer entre los ingresos y la tirada
reserve-empty = en la reserva ya no queda
wrong-step = antes hay que { $step }
wrong-colour = la calle es de otro color; puedes { $step }
space-free = la calle tiene un sitio libre, así que nadie es expulsado
street-full = la calle no tiene ningún sitio libre
no-outlet-there =
    { $whose_is ->
        [you] no tienes
       *[other] { $whose } no tiene
    } ningún puesto ahí
own-outlet = no puedes expulsarte a ti mismo
no-outlet-elsewhere = no tienes puestos en mano ni en otra calle
not-yours-there = no tienes ningún puesto ahí
has-outlets = tienes un puesto en mano, así que hay que abrirlo
house-empty = en esa casa ya no vive nadie
too-far = la casa está a distancia { $distance }; puedes { $step }
no-presence = no tienes ni puesto ni pastelería en { $street }
no-recipe = no tienes receta de { $base_flavour } con { $frosting_flavour }
no-bakery-left = no tienes ninguna pastelería en mano
column-has-type = la columna ya tiene esa mejora
column-improved = en la columna no cabe otra mejora
not-dealt = te tocó la mejora { $improvement }
recipe-taken = otra persona empieza con esa receta
part-missing = todavía falta: { $parts }
rest-was-used = la zona de descanso ya se usó en este turno
rest-empty = ningún dado descansa
column-full = la columna está llena
no-idea = hace falta una idea, y no tienes ninguna
no-income = te faltan { $more } de ingresos: cuesta { $cost }, tienes { $have }
special-was-used = la acción especial de este turno ya se usó
no-die-there = no hay tal dado
not-in-order = los dados se nombran en el orden de sus colores
nothing-moved = al menos un dado debe moverse
full-of-ideas = nadie tiene más de { $n } ideas
stays = se quedaría donde está
other-pair = esta vez todos los dados van de la columna { $from } a la { $to }
too-few-left = quedarían muy pocos dados para descansar
no-such-player = ahí no se sienta nadie
nothing-moves = ninguna columna tiene sitio para el dado

## What the words of the game mean

glossary-base = La mitad de abajo de un cupcake: simple (vainilla o chocolate) o mixta (las dos).
glossary-frosting = La mitad de arriba de un cupcake: simple (un sabor) o mixto (dos sabores).
glossary-recipe = Una base y un glaseado, montados. Nunca se gasta y sirve a todos los clientes que quieren sus sabores.
glossary-die = Trabaja en la columna del número que muestra.
glossary-specialist = Un dado en la columna de su color, o un dado rosa en cualquiera: sube el nivel en uno.
glossary-column = Uno de los cinco lugares para dados y mejoras de tu tablero, cada uno con su acción.
glossary-level = Lo que puede una columna: más dados alcanzan uno más alto, y cada especialista suma uno.
glossary-improvement = Está en una columna y se puede usar una vez cada vez que se activa.
glossary-reserve = Lo que queda de bases, glaseados, dados y mejoras. Lo que se toma no vuelve.
glossary-street = Casas a distancia creciente, con sitios para puestos y pastelerías; gris, amarilla o beis.
glossary-house = Aquí vive un cliente. El bloque de pisos, la casa adosada y la villa dan cada vez más Ventas e ingresos.
glossary-customer = El pantalón dice la base, la camisa el glaseado. Quien es servido deja la casa para siempre.
glossary-outlet = Da acceso a los clientes de una calle, y Ventas. En una calle llena se expulsa el puesto de un rival.
glossary-bakery = Da acceso como un puesto, y Producción y Ventas; nadie puede expulsarla.
glossary-production = Cuánto puedes hornear: crece con recetas y pastelerías.
glossary-sales = Cuánto puedes vender: crece con puestos, pastelerías y clientes, y baja cuando te expulsan un puesto.
glossary-income = Cada turno da lo menor de Producción y Ventas. Gana quien más ingresos tiene.
glossary-idea = La dan los seises y los pasos a la casilla verde. Despierta dados, mueve un dado o compra una mejora.
glossary-rest_area = Aquí van los dados que sacaron un seis o no cupieron. Una vez por turno puedes despertar algunos para una columna.
glossary-special_action = Una de cuatro, una vez por turno: colocar una mejora o mover un dado por una idea, comprar una idea, o mover dados por ingresos.
glossary-objective = Quien cumple uno al cobrar recibe +{ BOX("gains.objective") } de ingresos, una vez.
glossary-expel = Para abrir un puesto en una calle llena, el de un rival vuelve a su dueño, que pierde Ventas.

## The plain board: what the fields of the view are called

area-phase = Paso
area-round = Ronda
area-turn = Turno
area-last_round = Última ronda
area-target = Termina en
    .about = { glossary-income }
area-city = Ciudad
    .about = { glossary-street }
area-colour = Color
area-houses = Casas
    .about = { glossary-house }
area-class = Casa
    .about = { glossary-house }
area-sales = Ventas
    .about = { glossary-sales }
area-income = Ingresos
    .about = { glossary-income }
area-customer = Cliente
    .about = { glossary-customer }
area-outlets = Puestos
    .about = { glossary-outlet }
area-outlet_spaces = Sitios para puestos
    .about = { glossary-outlet }
area-free_outlet_spaces = Libres para puestos
    .about = { glossary-outlet }
area-blocked = Bloqueados
area-bakeries = Pastelerías
    .about = { glossary-bakery }
area-bakery_spaces = Sitios para pastelerías
    .about = { glossary-bakery }
area-objectives = Objetivos
    .about = { glossary-objective }
area-deck = Mazo
area-need = Hace falta
    .about = { glossary-objective }
area-progress = Progreso
    .about = { glossary-objective }
area-met = Cumplido
    .about = { glossary-objective }
area-done = Pagado
    .about = { glossary-objective }
area-reserve = Reserva
    .about = { glossary-reserve }
area-bases = Bases
    .about = { glossary-base }
area-frostings = Glaseados
    .about = { glossary-frosting }
area-dice = Dados
    .about = { glossary-die }
area-improvements = Mejoras
    .about = { glossary-improvement }
area-ideas = Ideas
    .about = { glossary-idea }
area-activation = Columna activa
    .about = { glossary-column }
area-column = Columna
    .about = { glossary-column }
area-level = Nivel
    .about = { glossary-level }
area-action_done = Acción hecha
area-used = Usadas
    .about = { glossary-improvement }
area-rest_used = Dados despertados
    .about = { glossary-rest_area }
area-special_used = Acción especial usada
    .about = { glossary-special_action }
area-useful = Algo que hacer
area-steps = Pasos pendientes
area-moving = En movimiento
area-outlet_to = Puesto hacia
area-rest_column = Dados despiertan para
    .about = { glossary-rest_area }
area-picked = Elegido
area-roll = Tirada
    .about = { glossary-die }
area-to_roll = Por tirar
    .about = { glossary-die }
area-sixes = Seises
    .about = { glossary-rest_area }
area-unplaced = Sin sitio
    .about = { glossary-rest_area }
area-must_rest = Deben descansar
    .about = { glossary-rest_area }
area-players = Empresas
area-seat = Jugador
area-name = Color
area-production = Producción
    .about = { glossary-production }
area-earns = Ingresos por turno
    .about = { ce-rule-income }
area-marker = Pasos a una idea
    .about = { glossary-idea }
area-columns = Columnas
    .about = { glossary-column }
area-top = Nivel más alto
    .about = { glossary-level }
area-next = Dados al nivel siguiente
    .about = { glossary-level }
area-specialists = Especialistas
    .about = { glossary-specialist }
area-low = Primeras mejoras
    .about = { glossary-improvement }
area-third = Tercera mejora
    .about = { glossary-improvement }
area-rest = Zona de descanso
    .about = { glossary-rest_area }
area-recipes = Recetas
    .about = { glossary-recipe }
area-served = Servidos
    .about = { glossary-customer }
area-served_class = Servidos por casa
    .about = { glossary-house }
area-outlets_in_hand = Puestos en mano
    .about = { glossary-outlet }
area-bakeries_in_hand = Pastelerías en mano
    .about = { glossary-bakery }
area-dealt = Primera mejora
    .about = { glossary-improvement }
area-score = Ingresos
    .about = { glossary-income }
area-other = Turno a turno
    .about = { glossary-income }
area-total = Total
    .about = { glossary-income }
area-copies = Copias
    .about = { glossary-recipe }
area-serves = Sirve a
    .about = { glossary-customer }
area-base = Base
    .about = { glossary-base }
area-frosting = Glaseado
    .about = { glossary-frosting }
value-turn = elegir columna
value-act = actuar
value-step = dar un paso
value-preroll = antes de tirar
value-post = después de tirar
value-rest = despertar dados
value-pick = elegir dado
value-to = mover un dado
value-setup_improvement = primera mejora
value-setup_recipe = primera receta
value-surplus = dados sin sitio
value-wake = despertar dados
value-from = mover un puesto
value-block = bloque de pisos
value-town_house = casa adosada
value-villa = villa
value-beige = beis
value-grey = gris
value-yellow = amarillo
value-green = verde
value-orange = naranja
value-pink = rosa
value-purple = morado
kind-activate = Activar una columna
kind-level = Elegir nivel
kind-improve = Usar una mejora
kind-take_base = Tomar una base
kind-take_frosting = Tomar un glaseado
kind-outlet = Abrir un puesto
kind-move_outlet_from = Mover un puesto
kind-sell = Vender
kind-hire = Contratar un dado
kind-bakery = Abrir una pastelería
kind-place_imp = Poner una mejora
kind-assemble = Montar una receta
kind-rest_idea = Despertar dados por una idea
kind-rest_pay = Despertar dados por ingresos
kind-rest_die = Despertar un dado
kind-pick_die = Elegir un dado
kind-die_to = Mover el dado
kind-surplus = Dejar descansar un dado
kind-start_recipe = Primera receta

## Puzzles: what they are about

theme-columns = Columnas
theme-ingredients = Ingredientes y recetas
theme-selling = Vender
theme-town = Puestos en la ciudad
theme-improving = Mejoras
theme-dice = Dados y descanso

## The lesson

lesson-goal-1 = Llevas una empresa de cupcakes. Cuando alguien termina un turno con { $target } de ingresos, se acaba la ronda y ganan los ingresos más altos.
lesson-goal-2 = Cada turno ganas lo más bajo de Producción y Ventas. Las recetas suben la Producción; los puestos y los clientes, las Ventas.
lesson-goal-3 = Cada objetivo que cumples da { $n } de ingresos una vez.
lesson-start-title = Una primera receta
lesson-start = Antes del primer turno eliges dónde va tu mejora y cuál es tu primera receta: una base y un glaseado. Mira a los clientes: el pantalón pide una base, la camisa un glaseado.
lesson-columns-title = Columnas y niveles
lesson-columns =
    { $kind ->
        [LEVEL] Esta columna trabaja ahora. Elige cómo: un nivel más alto hace más, y lo que brilla es lo que han alcanzado sus dados.
       *[ACTIVATE] Tus dados trabajan en la columna de su número. Elige la columna que trabaja este turno: más dados llegan a un nivel más alto, y cada especialista con estrella lo sube uno.
    }
lesson-assemble-title = Recetas
lesson-assemble = Una base y un glaseado sueltos hacen una receta: la Producción sube { $n } por una parte simple y { $mixed } por una mixta. Nunca se gasta.
lesson-bases-title = Bases
lesson-bases = Toma una base. Con un glaseado será una receta, que sube la Producción.
lesson-frostings-title = Glaseados
lesson-frostings = Toma un glaseado. Con una base será una receta, que sube la Producción y sirve a nuevos clientes.
lesson-outlets-title = Puestos
lesson-outlets = Un puesto sube las Ventas { $n }, y desde él puedes vender en esa calle. Elige una calle a cuyos clientes puedas servir.
lesson-selling-title = Vender
lesson-selling = Vende a un cliente que quiera tu receta, en una calle donde tengas un puesto o una pastelería. Cuanto mayor la casa, más Ventas e ingresos.
lesson-staff-title = Personal
lesson-staff =
    { $kind ->
        [BAKERY] Una pastelería sube la Producción y las Ventas, y desde ella puedes vender en esa calle. Es lo que da un nivel alto de esta columna; los niveles bajos contratan otro dado.
       *[HIRE] Contrata otro dado: más dados llegan a niveles más altos. Los niveles altos de esta columna dan mejoras y pastelerías.
    }
lesson-improvements-title = Mejoras
lesson-improvements = Una mejora redonda en la columna que trabaja puede usarse una vez este turno: es gratis. Tócala.
lesson-income-title = Ingresos y tirada
lesson-income = Ahora cobra: la Producción es { $production }, las Ventas { $sales }, así que ganas { $gain }. Luego se tiran los dados de la columna y van a las columnas de sus números.
lesson-rest-title = La zona de descanso
lesson-rest = Un seis va a la zona de descanso y no trabaja hasta que lo despiertes: por { $money } de ingresos, o todos juntos por una idea.
lesson-ideas-title = Ideas
lesson-ideas = Una idea paga una acción especial por turno: colocar una mejora, o mover un dado a la columna donde ayuda.
lesson-turn-title = El final del turno
lesson-turn = Tus dados están donde trabajarán la próxima vez. Termina tu turno.
lesson-objectives-title = Objetivos
lesson-objectives = Quien cumple un objetivo lo cobra una vez, con los ingresos de ese turno. Míralos de vez en cuando: a menudo hay dos cerca.
lesson-no-assemble = Tienes una base y un glaseado sueltos. Haz antes una receta con ellos: la Producción cuenta al cobrar.
lesson-no-paying = Eso cuesta ingresos, y los ingresos ganan: { $target }. Hay algo mejor que hacer.

## The board in the browser

ce-moment = Ronda { $n }
ce-moment_target = Ronda { $n }, acaba a los { $target }
ce-last_round = Ronda { $n }, la última
ce-seat_line = prod. { $production }, ventas { $sales }
ce-rolled = dados { $dice }
ce-part-sales = Clientes
ce-part-objectives = Objetivos
ce-part-other = Turno a turno
ce-city = Ciudad
ce-board = Tablero
ce-kitchen = Cocina
ce-goals = Objetivos
ce-your_board = Tu tablero
ce-board_of = Tablero de { $name }
ce-show_mine = Ver el mío
ce-follow = Seguir el turno
ce-column-bases = Bases
ce-column-frostings = Glaseados
ce-column-outlets = Puestos
ce-column-sales = Vender
ce-column-staff = Personal
ce-column_label = Columna { $n }, { $name }
ce-step-base = base
ce-step-mixed_base = base mixta
ce-step-simple_frosting = glaseado
ce-step-mixed_frosting = mixto
ce-step-outlet_yellow = calle amarilla
ce-step-outlet_beige = calle beis
ce-step-outlet_both = ambas calles
ce-step-sell = distancia { $n }
ce-step-hire = un dado
ce-step-improvement = mejora
ce-step-bakery_grey = pastelería gris
ce-step-bakery_yellow = pastelería
ce-step-bakery_beige = pastelería beis
ce-or_any = { $words } o cualquier nivel
ce-or_any_short = { $words } u otra
ce-level_short = N{ $n }
ce-level_label = Nivel { $n }: { $words }
ce-level_becomes = nivel { $before } → { $after }
ce-active_at = activa a nivel { $n }
ce-in_vain = nada que hacer ahora
ce-highest = nivel máximo
ce-specialist_lifts = especialista: nivel { $level }
ce-more_dice = { $n } más: nivel { $level }
ce-must_rest =
    { $n ->
        [one] { $n } descansa
       *[other] { $n } descansan
    }
ce-rolled_wait = sale
ce-die_label = { $colour } en la columna { $n }
ce-rest_die_label = Que descanse el { $colour }
ce-hire-purple = Dado morado, para bases
ce-hire-yellow = Dado amarillo, para glaseados
ce-hire-green = Dado verde, para puestos
ce-hire-orange = Dado naranja, para vender
ce-hire-pink = Dado rosa, especialista en todo
ce-cupcake = { $base } con { $frosting }
ce-left = { $name }, quedan { $n }
ce-does-base = da una base simple
ce-does-frosting = da un glaseado simple
ce-does-outlet = abre un puesto en amarillo
ce-does-sell = vende hasta distancia { $n }
ce-does-income = da { BOX("gains.income_improvement") } de ingresos
ce-does-idea = { BOX("gains.idea_improvement") } pasos hacia una idea
ce-dealt = Mejora: { $type }
ce-dealt_where = Elige su columna.
ce-take_which = Elige uno
ce-improve_which = Elige una mejora y su columna
ce-goal-A1 = { $a } glaseados simples
ce-goal-A2 = { $a } bases simples
ce-goal-A3 = Glaseados: { $a } simples, { $b } mixtos
ce-goal-A4 = Bases: { $a } simples, { $b } mixtas
ce-goal-A5 = Mixtos: { $a } glaseados, { $b } bases
ce-goal-B1 = { $a } clientes
ce-goal-B2 = { $a } pantalones claros, { $b } oscuros
ce-goal-B3 = Las { $a } camisas
ce-goal-B4 = { $a } bloques, { $b } casas adosadas
ce-goal-B5 = { $a } bloques, { $b } villas
ce-goal-C1 = { $a } puestos
ce-goal-C2 = { $a } calles
ce-goal-C3 = { $a } puestos amarillos, { $b } beis
ce-goal-C4 = { $a } puestos amarillos, { $b } pastelerías
ce-goal-C5 = { $a } puestos beis, { $b } pastelerías
ce-goal-D1 = { $a } mejoras en una columna
ce-goal-D2 = { $a } mejoras
ce-goal-D3 = { $a } mejoras distintas
ce-goal-D4 = { $a } columnas con { $b } mejoras
ce-goal-D5 = { $a } parejas de mejoras
ce-goal_rule-A1 = { $a } glaseados simples en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-A2 = { $a } bases simples en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-A3 = { $a } glaseados simples y { $b } mixtos en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-A4 = { $a } bases simples y { $b } mixtas en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-A5 = { $a } glaseados mixtos y { $b } bases mixtas en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-B1 = { $a } clientes servidos: +{ $n } de ingresos, una vez
ce-goal_rule-B2 = { $a } clientes con pantalón claro y { $b } con oscuro: +{ $n } de ingresos, una vez
ce-goal_rule-B3 = Clientes con los { $a } colores de camisa: +{ $n } de ingresos, una vez
ce-goal_rule-B4 = { $a } clientes de bloques de pisos y { $b } de casas adosadas: +{ $n } de ingresos, una vez
ce-goal_rule-B5 = { $a } clientes de bloques de pisos y { $b } de villas: +{ $n } de ingresos, una vez
ce-goal_rule-C1 = { $a } puestos en la ciudad: +{ $n } de ingresos, una vez
ce-goal_rule-C2 = Puestos en { $a } calles distintas: +{ $n } de ingresos, una vez
ce-goal_rule-C3 = { $a } puestos en calles amarillas y { $b } en beis: +{ $n } de ingresos, una vez
ce-goal_rule-C4 = { $a } puestos en calles amarillas y { $b } pastelerías: +{ $n } de ingresos, una vez
ce-goal_rule-C5 = { $a } puestos en calles beis y { $b } pastelerías: +{ $n } de ingresos, una vez
ce-goal_rule-D1 = { $a } mejoras en una columna: +{ $n } de ingresos, una vez
ce-goal_rule-D2 = { $a } mejoras en tu tablero: +{ $n } de ingresos, una vez
ce-goal_rule-D3 = { $a } mejoras distintas: +{ $n } de ingresos, una vez
ce-goal_rule-D4 = { $a } columnas con al menos { $b } mejoras: +{ $n } de ingresos, una vez
ce-goal_rule-D5 = { $a } parejas de mejoras iguales: +{ $n } de ingresos, una vez
ce-goal_progress = { $name } { $state }
ce-goal_done = hecho
ce-reserve = Reserva
ce-production = Producción
ce-sales = Ventas
ce-income = Ingresos
ce-ideas = Ideas
ce-recipes = Recetas
ce-income_short = Ingresos
ce-production_of = Producción de { $name }: { $n }
ce-sales_of = Ventas de { $name }: { $n }
ce-income_of = Ingresos de { $name }: { $n }
ce-income_loop = Ingresos de todos
ce-ideas_of = Ideas: { $n } de { $most }
ce-income_this_turn = Ingresos este turno
ce-income_a_turn = Ingresos por turno
ce-lower_of_two = el menor de los dos
ce-both_hold = Van a la par
ce-production_holds = La producción te frena
ce-sales_holds = Las ventas te frenan
ce-collect_only = tirar luego
ce-special-SP_IMP = Mejora
ce-special-SP_MOVE = Mover dado
ce-special-SP_BUY = Una idea
ce-special-SP_PAYMOVE = Mover más
ce-rest_area = Zona de descanso
ce-nobody_rests = Los seises descansan aquí.
ce-resting_die = { $colour } en descanso
ce-wake_die = Despertar el { $colour }
ce-wake-REST_IDEA = Despertar dados por una idea
ce-wake-REST_PAY = Despertar dados pagando
ce-wake_short-REST_IDEA = Todos
ce-wake_short-REST_PAY = Por dado
ce-outlet_of = Puesto de { $name } en { $street }
ce-bakery_of = Pastelería de { $name } en { $street }
ce-outlet_space = Sitio libre para un puesto en { $street }
ce-bakery_space = Sitio libre para una pastelería en { $street }
ce-house = Casa { $n }, { $street }: { $customer }
ce-house_empty = Casa { $n }, { $street }: nadie
ce-wants = quiere { $cupcake }
ce-ghost_sales = { $n } de Ventas
ce-ghost_income = { $n } de ingresos
ce-in_reach =
    { $n ->
        [one] Al alcance: { $n } calle
       *[other] Al alcance: { $n } calles
    }
ce-all_streets = Todas las calles
ce-your_recipes = Tus recetas
ce-recipes_of = Recetas de { $name }
ce-who_wants = quién las quiere ahora
ce-wanted_by =
    { $n ->
        [one] { $n } cliente la quiere
       *[other] { $n } clientes la quieren
    }
ce-want_it = { $n } × { $customer }
ce-want_short =
    { $n ->
        [one] { $n } la quiere
       *[other] { $n } la quieren
    }
ce-first_improvement = La primera mejora
ce-customers_bring = lo que dan sus clientes
ce-rule-first_recipe = Los números son las casas de quienes la quieren.
ce-first_recipe = Tu primera receta
ce-loose = Partes
ce-no_loose = ninguna; hornea
ce-needs_frosting = falta glaseado
ce-needs_base = falta una base
ce-served = Servidos
ce-served_of = Clientes servidos: { $n }
ce-in_hand = En mano: puestos { $outlets }, pastelerías { $bakeries }
ce-rolls =
    { $n ->
        [one] tira { $n } dado
       *[other] tira { $n } dados
    }
ce-effect-marker = Pasos hacia una idea
ce-effect-level = Nivel de { $column }
ce-effect-resting = Dados en descanso
ce-cost_sales = { $n } Ventas
ce-effect-rival_sales = Ventas de { $name }
ce-button-finish = Cobrar y tirar
ce-button-end_turn = Acabar turno
ce-button-roll = Tirar
ce-button-rest_done = Ya están
ce-button-move_done = Ya están
ce-button-decline = Dejarlos
ce-button-let_rest =
    { $n ->
        [1] Que descanse
       *[other] Que descansen
    }
ce-button-wake =
    { $n ->
        [1] Despertarlo
       *[other] Despertarlos
    }
ce-warn-objective = un objetivo paga +{ $n }
ce-ask-setup_improvement = Elige la columna de tu primera mejora
ce-ask-setup_recipe = Elige la receta con la que empiezas
ce-ask-turn = Activa una columna
ce-ask-level = { $column }: elige un nivel hasta { $n }
ce-ask-finish = Cobra tus ingresos y tira
ce-ask-preroll = Tira los dados
ce-ask-post = Acaba el turno o usa lo que queda
ce-ask-cast = Ruedan los dados
ce-ask-rest = Elige qué dados despertar
ce-ask-pick = Elige el dado que mueves
ce-ask-to = Elige la columna del dado
ce-ask-surplus =
    { $n ->
        [one] { $n } dado no cabe: elige cuál descansa
       *[other] { $n } dados no caben: elige cuáles descansan
    }
ce-ask-wake =
    { $n ->
        [0] ¿Qué dados despiertan para { $column }?
        [one] { $n } dado despierta para { $column }
       *[other] { $n } dados despiertan para { $column }
    }
ce-ask-wake_where = Elige la columna para los que despiertan
ce-ask-assemble = Ahora la parte que va con ella
ce-ask-base = Toma una base simple de la reserva
ce-ask-simple_frosting = Toma un glaseado simple
ce-ask-mixed_frosting = Toma un glaseado mixto
ce-ask-mixed_base = Toma una base mixta
ce-ask-outlet_yellow = Abre un puesto en una calle amarilla
ce-ask-outlet_beige = Abre un puesto en una calle beis
ce-ask-outlet_both = Abre un puesto en una calle amarilla o beis
ce-ask-sell_1 = Vende: elige un cliente vecino
ce-ask-sell = Vende: elige un cliente hasta distancia { $n }
ce-ask-hire = Contrata un dado de la reserva
ce-ask-improvement = Elige una mejora y luego su columna
ce-ask-improvement_where = Elige su columna
ce-ask-improvement_which = Elige la mejora
ce-ask-bakery_grey = Abre una pastelería en una calle gris
ce-ask-bakery_yellow = Abre una pastelería en una calle amarilla
ce-ask-bakery_beige = Abre una pastelería en una calle beis
ce-ask-from = Elige el puesto que se muda allí
ce-rule-loop = Ingresos de todos. Quien acaba un turno con { $n } o más hace de esta ronda la última.
ce-rule-street_grey = Todos tienen aquí una pastelería; no se abren puestos.
ce-rule-street_yellow = Calle amarilla: puestos a nivel { $outlets }, pastelerías a nivel { $bakeries }.
ce-rule-street_beige = Calle beis: puestos a nivel { $outlets }, pastelerías a nivel { $bakeries }.
ce-rule-blocked = Bloqueado: menos jugadores, menos sitios.
ce-rule-house = Su cliente da +{ $sales } de Ventas y +{ $income } de ingresos a quien tenga puesto o pastelería en la calle y la receta adecuada.
ce-rule-outlets = Cada puesto da +{ BOX("gains.outlet") } de Ventas; en una calle llena se expulsa el de un rival.
ce-rule-bakery = Una pastelería da Producción y Ventas, +{ BOX("gains.yellow_bakery") } en una calle amarilla y +{ BOX("gains.beige_bakery") } en una beis; nadie puede expulsarla.
ce-rule-sales = Vende a un cliente al alcance; cuanto más lejos, mejor la casa.
ce-rule-staff = Contrata dados, pon mejoras, abre pastelerías; a nivel { $n }, cualquier acción.
ce-rule-type_base = Mejora Base: al activar su columna, una base simple.
ce-rule-type_frosting = Mejora Glaseado: al activar su columna, un glaseado simple.
ce-rule-type_outlet = Mejora Puesto: al activar su columna, un puesto en calle amarilla.
ce-rule-type_sell = Mejora Venta: al activar su columna, una venta hasta distancia { $n }.
ce-rule-type_income = Mejora Ingresos: al activar su columna, { BOX("gains.income_improvement") } de ingresos.
ce-rule-type_idea = Mejora Idea: al activar su columna, { BOX("gains.idea_improvement") } pasos hacia una idea.
ce-rule-production = La producción crece con recetas (+{ BOX("gains.simple_part") } por parte simple, +{ BOX("gains.mixed_part") } por mixta) y pastelerías.
ce-rule-income = Tras tu acción cobras lo menor de Producción y Ventas.
ce-rule-ideas = Pisar la casilla verde da una idea; máximo { $n }.
ce-rule-rest = Los dados con un seis descansan aquí. Una vez por turno, despierta los que quieras por una idea, o cada uno por { BOX("costs.rest_die") } de ingresos.
ce-rule-assemble = Toca una base y un glaseado para crear una receta; nunca se gasta.
ce-rule-served = Clientes servidos, por el valor de sus casas.
ce-rule-SP_IMP = Una acción especial por turno: poner una mejora por una idea.
ce-rule-SP_MOVE = Una acción especial por turno: mover un dado por una idea.
ce-rule-SP_BUY = Una acción especial por turno: comprar una idea por { BOX("costs.idea") } de ingresos.
ce-rule-SP_PAYMOVE = Una acción especial por turno: mover dados, cada uno por { BOX("costs.die_move") } de ingresos.

## Lo que está impreso, en el taller

printed-round_limit = Rondas como mucho
printed-start = Al principio
printed-grey_dice = Dados grises
printed-tracks = Marcadores
printed-end = Final
printed-idea_boxes = Casillas del circuito
printed-most_ideas = Ideas como mucho
printed-costs = Costes
printed-rest_die = Un dado deja el descanso
printed-idea = Una idea
printed-die_move = Un dado se mueve
printed-gains = Ganancias
printed-simple_part = Parte simple
printed-mixed_part = Parte mixta
printed-outlet = Puesto
printed-expelled = Expulsado
printed-yellow_bakery = Pastelería, calle amarilla
printed-beige_bakery = Pastelería, calle beige
printed-objective = Objetivo
printed-income_improvement = Mejora de ingresos
printed-idea_improvement = Mejora de ideas
printed-spaces = Casillas
printed-improvement_levels = Las mejoras piden nivel
printed-levels = Niveles
printed-streets = Calles
printed-simple_bases = Bases simples
printed-mixed_bases = Bases mixtas
printed-simple_frostings = Glaseados simples
printed-mixed_frostings = Glaseados mixtos
printed-pink_dice = Dados rosas
printed-customers = Clientela
printed-mixed_base = base mixta
printed-simple_frosting = glaseado simple
printed-mixed_frosting = glaseado mixto
printed-outlet_yellow = puesto, amarilla
printed-outlet_beige = puesto, beige
printed-outlet_both = puesto, ambas
printed-sell_2 = vender, cerca
printed-sell_3 = vender, más lejos
printed-sell_4 = vender, en todas partes
printed-hire = contratar
printed-improvement = mejora
printed-bakery_yellow = pastelería, amarilla
printed-bakery_beige = pastelería, beige
printed-none = nada
