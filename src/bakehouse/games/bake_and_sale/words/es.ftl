# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Una semana, ocho relojes de arena al día: hornear, mejorar, vender

## Reglas de la casa

house_rule-market_cost = Mercado caro
    .sheet = Una visita se paga según la sección más lejana rodeada en toda la hoja.
house_rule-ladder = Solo el peldaño más alto
    .highest = La escalera bajo un pan paga solo su peldaño rodeado más alto, no todos.
house_rule-swap = Colores para el día
    .day = Con el almacén, la primera visita del día fija los colores de los dados para todo el día.

## Names of things

supply-high_gluten_flour =
    { $n ->
        [other] harinas de fuerza
       *[one] harina de fuerza
    }
supply-all_purpose_flour =
    { $n ->
        [other] harinas comunes
       *[one] harina común
    }
supply-yeast =
    { $n ->
        [other] levaduras
       *[one] levadura
    }
supply-olive_oil =
    { $n ->
        [other] aceites de oliva
       *[one] aceite de oliva
    }
supply-eggs =
    { $n ->
        [one] huevo
       *[other] huevos
    }
supply-butter =
    { $n ->
        [other] mantequillas
       *[one] mantequilla
    }

bread-baguette =
    { $n ->
        [other] baguettes
       *[one] baguette
    }
    .article = la baguette
bread-ciabatta =
    { $n ->
        [other] chapatas
       *[one] chapata
    }
    .article = la chapata
bread-focaccia =
    { $n ->
        [other] focaccias
       *[one] focaccia
    }
    .article = la focaccia
bread-brioche =
    { $n ->
        [other] brioches
       *[one] brioche
    }
    .article = el brioche
bread-sourdough_bread =
    { $n ->
        [other] panes de masa madre
       *[one] pan de masa madre
    }
    .short = Masa madre
    .article = el pan de masa madre
bread-bakerys_special =
    { $n ->
        [other] especialidades de la casa
       *[one] especialidad de la casa
    }
    .short = Especialidad
    .article = la especialidad de la casa

building-network = red de panaderos
    .article = la red de panaderos
building-local_supplier = proveedor local
    .article = el proveedor local
    .accusative = al proveedor local
building-retail_store = tienda minorista
    .article = la tienda minorista
building-academy = academia panadera
    .article = la academia panadera
building-rolling_lab = taller de rodillo
    .article = el taller de rodillo
building-consulting = asesoría panadera
    .article = la asesoría panadera
building-hiring_agency = agencia de empleo
    .article = la agencia de empleo
building-voluntary_agency = voluntariado
    .article = el voluntariado
building-friendly_bakery = panadería amiga
    .article = la panadería amiga
building-stock_room = almacén
    .article = el almacén
building-marketing_agency = agencia creativa
    .article = la agencia creativa
building-supermarket = supermercado
    .article = el supermercado

award-technique = a la mejor técnica
award-quality = a la mejor calidad
award-production = a la mayor producción
award-manufacturer = al mayor negocio
award-known = a la mayor fama

level-easy = Fácil
level-normal = Normal
level-hard = Difícil
level-challenging = Desafiante
level-impossible = Imposible

weekday =
    { $day ->
        [1] { bs-day1 }
        [2] { bs-day2 }
        [3] { bs-day3 }
        [4] { bs-day4 }
        [5] { bs-day5 }
        [6] { bs-day6 }
        [7] { bs-day7 }
       *[other] día { $day }
    }

score-wholesale = al por mayor
score-retail = pedidos
score-fame = fama
score-buildings = edificios
score-frequency = escaleras
score-hiring = contratos
score-awards = premios
reached-award = { $award }

## Parts of sentences

some = { $n } { NAME($supply, $n) }
loaf = { $n } { NAME($bread, $n) }
on-bread =
    { $n ->
        [1] { NAME($bread, form: "article") }
       *[other] { NAME($bread, form: "article") } ×{ $n }
    }
die =
    { $face } { $black ->
        [0] blanco
       *[1] negro
    }{ $joker ->
        [0] {""}
       *[1] {" "}como comodín
    }
score = { $whose } { $n }
# What a deed is worth, after it.
gains =
    { $gain ->
        [0] {""}
        [one] : { SIGNED($gain) } moneda
       *[other] : { SIGNED($gain) } monedas
    }
# What the first space of a section brings, after the price.
brings =
    { $bonus ->
        [0] {""}
        [1] {" "}y da una estrella
        [2] {" "}y da un rodillo
       *[3] {" "}y da fama
    }
# The price of a bonus that was not a gift.
priced =
    { $hours ->
        [0] {""}
       *[other] {" "}por { $hours } h
    }

## The market and supplies

market =
    { $who_is ->
        [you] vas
       *[other] va
    } al mercado de ingredientes{ $swapped ->
        [0] {""}
       *[1] {" "}con los colores cambiados
    }
    .may =
        Ir al mercado de ingredientes con hasta { $n } dados{ $swapped ->
            [0] {""}
           *[1] , colores cambiados
        }
take =
    { $who_is ->
        [you] tomas
       *[other] toma
    } { $supplies } ({ $dice }){ gains }
    .may = Tomar { $supplies } ({ $dice }): la visita cuesta { $hours } h{ brings }
pay =
    { $who_is ->
        [you] pagas
       *[other] paga
    } { $hours } h en el mercado de ingredientes{ gains }
    .may = Salir del mercado de ingredientes y pagar { $hours } h
buy =
    { $who_is ->
        [you] compras
       *[other] compra
    } { $supplies }{ $swapped ->
        [0] {""}
        [1] {" "}con los colores cambiados
       *[2] {" "}en parte con los colores cambiados
    } por { $hours } h{ gains }
local =
    { $who_is ->
        [you] visitas
       *[other] visita
    } { NAME($building, form: "accusative") } por { $hours } h{ gains }
    .may =
        { CAPITAL($building) }: { $n ->
            [one] { $n } ingrediente
           *[other] { $n } ingredientes
        } de las filas negras por { $hours } h
get =
    { $who_is ->
        [you] tomas
       *[other] toma
    } { $supplies }
    .may =
        Tomar { $supplies }{ $bonus ->
            [0] {""}
            [1] : da una estrella
            [2] : da un rodillo
           *[3] : da fama
        }
local-get =
    { $who_is ->
        [you] consigues
       *[other] consigue
    } { $supplies } ({ $building }, { $hours } h){ gains }

## Buildings

network =
    { $who_is ->
        [you] visitas
       *[other] visita
    } { NAME($building, form: "article") } por { $hours } h{ gains }
    .may =
        { CAPITAL($building) }: { $n } de fama por { $hours } h{ $money ->
            [0] {""}
           *[other] : { SIGNED($money) } monedas
        }
academy =
    { $who_is ->
        [you] visitas
       *[other] visita
    } { NAME($building, form: "article") } por { $hours } h{ gains }
    .may =
        { CAPITAL($building) }: { $n ->
            [one] { $n } estrella
           *[other] { $n } estrellas
        } por { $hours } h
lab =
    { $who_is ->
        [you] visitas
       *[other] visita
    } { NAME($building, form: "article") } por { $hours } h{ gains }
    .may =
        { CAPITAL($building) }: { $n ->
            [one] { $n } rodillo
           *[other] { $n } rodillos
        } por { $hours } h
consulting =
    { $who_is ->
        [you] creces
       *[other] crece
    } hasta el tamaño de negocio { $n } por { $hours } h{ gains }
    .may = { CAPITAL($building) }: tamaño de negocio { $n } por { $hours } h
hire =
    { $who_is ->
        [you] contratas
       *[other] contrata
    } { $hours } h extra por { $money } monedas{ gains }
    .may = { CAPITAL($building) }: { $hours } h extra por { $money } monedas
volunteer =
    { $who_is ->
        [you] visitas
       *[other] visita
    } { NAME($building, form: "article") }{ gains }
    .may =
        { CAPITAL($building) }: { $hours } h extra por { $n ->
            [one] { $n } ingrediente
           *[other] { $n } ingredientes
        }
give =
    { $who_is ->
        [you] entregas
       *[other] entrega
    } { $supplies }
    .may =
        Entregar { $supplies } ({ $n ->
            [one] falta
           *[other] faltan
        } { $n })
extra =
    { $who_is ->
        [you] obtienes
       *[other] obtiene
    } { $hours } h extra
trade =
    { $who_is ->
        [you] cambias
       *[other] cambia
    } { $supplies } por { $hours } h extra{ gains }
friendly =
    { $who_is ->
        [you] conviertes
       *[other] convierte
    } los { $faces } blancos en comodines ({ $building }, { $hours } h){ gains }
    .may = { CAPITAL($building) }: los { $faces } blancos son comodines desde ahora, por { $hours } h
stock =
    { $who_is ->
        [you] abres
       *[other] abre
    } { NAME($building, form: "article") } para cambiar los colores de los dados por { $hours } h{ gains }
    .may = { CAPITAL($building) }: los dados pueden cambiar de color desde ahora, por { $hours } h
marketing =
    { $who_is ->
        [you] abres
       *[other] abre
    } { NAME($building, form: "article") } con { $n } iconos de fama por { $hours } h{ gains }
    .may = { CAPITAL($building) }: { $n } iconos de fama más, { $money } monedas al llenarlos, por { $hours } h
supermarket =
    { $who_is ->
        [you] visitas
       *[other] visita
    } { NAME($building, form: "article") } por { $hours } h{ gains }
    .may = { CAPITAL($building) } por { $hours } h{ gains }

## Bonuses

star =
    { $who_is ->
        [you] rodeas
       *[other] rodea
    } { $n ->
        [one] una estrella
       *[other] { $n } estrellas
    } en { $breads }{ priced }{ gains }
    .may = Rodear una estrella en { $breads }{ gains }
pin =
    { $who_is ->
        [you] { $missing ->
            [0] desbloqueas { NAME($bread, form: "article") } con
           *[other] rodeas
        }
       *[other] { $missing ->
            [0] desbloquea { NAME($bread, form: "article") } con
           *[other] rodea
        }
    } { $n ->
        [one] un rodillo
       *[other] { $n } rodillos
    }{ $missing ->
        [0] {""}
       *[other] {" "}en { NAME($bread, form: "article") }
    }{ priced }{ gains }
    .may =
        Rodear un rodillo en { NAME($bread, form: "article") }: { $missing ->
            [0] con él se desbloquea
            [one] falta { $missing }
           *[other] faltan { $missing }
        }
fame =
    { $who_is ->
        [you] ganas
       *[other] gana
    } { $n } de fama{ $agency ->
        [0] {""}
       *[other] { $track ->
            [0] {" "}en { NAME($building, form: "article") }
           *[other] {" "}({ $agency } en { NAME($building, form: "article") })
        }
    }{ priced }{ gains }
    .may =
        Rodear un icono de fama en { $agency ->
            [0] la pista de fama ({ $place } de { $of })
           *[1] { NAME($building, form: "article") } ({ $place } de { $of })
        }{ gains }
lost =
    { $who_is ->
        [you] pierdes
       *[other] pierde
    } { $bonus ->
        [1] { $n ->
            [one] una estrella
           *[other] { $n } estrellas
        }
        [2] { $n ->
            [one] un rodillo
           *[other] { $n } rodillos
        }
       *[3] { $n } de fama
    } por falta de sitio{ gains }

## The oven and the orders

bake =
    { $who_is ->
        [you] horneas
       *[other] hornea
    } { $loaves } por { $hours } h{ gains }
    .may = Hornear { $loaves } por { $hours } h{ gains }
order =
    { $who_is ->
        [you] completas
       *[other] completa
    } el pedido { $order } con { $things } por { $hours } h{ instead }{ gains }
    .may = Completar el pedido { $order } con { $things } por { $hours } h{ instead }{ gains }
# What an order pays, where its loaves will be missing in wholesale.
instead =
    { $less ->
        [0] {""}
       *[other] {" "}({ $money } monedas, { $less } menos al por mayor)
    }

## The days and the end

day = { weekday }: blancos { LIST($white, type: "unit") }; negros { LIST($black, type: "unit") }
    .short = { weekday }
end-day =
    { $who_is ->
        [you] dejas
       *[other] deja
    } pasar { $hours } h
    .may =
        Terminar el { weekday }{ $hours ->
            [0] {""}
            [one] {" "}(sobra { $hours } h)
           *[other] {" "}(sobran { $hours } h)
        }
unspent =
    { $hours ->
        [one] sobra { $hours } h
       *[other] sobran { $hours } h
    }
week-over = La semana ha terminado: { $scores } monedas
count-technique =
    { $n ->
        [one] { $n } pan
       *[other] { $n } panes
    }
count-quality =
    { $n ->
        [one] { $n } estrella
       *[other] { $n } estrellas
    }
count-production =
    { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }
count-manufacturer = tamaño de negocio { $n }
count-known = { $n } de fama
award-named = { $award }
award-for = { $award } ({ $count })
award-asked = { $award } ({ $count } de { $asked })
awards =
    { $who_is ->
        [you] ganas { the-awards }: +{ $money } monedas
        [many] comparten { the-awards }: +{ $money } monedas para cada uno
       *[other] gana { the-awards }: +{ $money } monedas
    }
the-awards =
    { $awards_n ->
        [one] el premio { $awards }
       *[other] los premios { $awards }
    }
missed = Sin conseguir: { the-awards }
nobody-wins = Nadie gana { the-awards }

## Who won

wins-with-money =
    { $who_is ->
        [you] ganas
       *[other] gana
    } con { $n } monedas
wins-by-awards =
    { $who_is ->
        [you] ganas
       *[other] gana
    } por premios, { $awards } a { $fewer }: { $n } monedas, tantas como { $whom }
wins-shared = comparten la victoria: { $n } monedas y { $awards ->
        [one] { $awards } premio
       *[other] { $awards } premios
    } cada uno
level-reached =
    { $over ->
        [0] Por ahora, nivel { $level }
       *[1] Nivel { $level } alcanzado
    }
no-level =
    { $over ->
        [0] Aún sin nivel
       *[1] Ningún nivel alcanzado
    }

## What would be left unused, before something is ended

leaves-hours =
    { $n ->
        [one] queda { $n } reloj de arena
       *[other] quedan { $n } relojes de arena
    }

## Why not

too-few-hours =
    { $more ->
        [one] falta { $more } reloj de arena
       *[other] faltan { $more } relojes de arena
    }: cuesta { $hours }, tienes { $have }
no-supply-to-take = ningún dado da un ingrediente que aún tenga sitio y puedas pagar
no-stock-room = solo tras visitar { NAME($building, form: "article") } pueden los dados cambiar de color
colours-fixed = los colores de los dados ya están fijados por hoy
nothing-taken-yet = hay que tomar al menos un ingrediente
rows-ascend = los ingredientes se nombran de arriba abajo, y abajo deben quedar bastantes
row-full = en la fila de { $supply } no queda sitio
business-full =
    tu tamaño de negocio permite { $n ->
        [one] { $n } ingrediente
       *[other] { $n } ingredientes
    } por visita
no-such-die = ningún dado libre da { $supply }
fame-full = no queda ningún icono de fama
too-few-spaces =
    { $needed ->
        [one] hace falta { $needed } espacio libre
       *[other] hacen falta { $needed } espacios libres
    } en las filas negras, y quedan { $n }
order-done = ese pedido ya está completado
too-few-supplies = faltan { $things }
too-few-any =
    { $n ->
        [one] falta { $n } ingrediente
       *[other] faltan { $n } ingredientes
    }, de cualquier tipo
none-in-stock = en la despensa no hay { $supply }
too-few-loaves = faltan { $things } sin entregar
no-free-star = ahí no queda ninguna estrella
no-free-pin = ahí no queda ningún rodillo
business-at-most = { $n } es el mayor tamaño de negocio
consulted-today = basta una vez al día
enough-hours = los relojes de arena extra son para cuando quedan menos de { $hours }, y tienes { $have }
no-visits-left =
    { $n ->
        [one] se visita una sola vez, y ya estuviste
       *[other] las { $n } visitas están gastadas
    }
not-black = { NAME($building, form: "article") } no tiene harina
locked =
    está bloqueado: { $n ->
        [one] falta { $n } rodillo
       *[other] faltan { $n } rodillos
    }
baked-today = ya se horneó hoy
too-many-loaves =
    de ese pan { $n ->
        [0] no queda sitio para más piezas
        [one] solo queda sitio para { $n } pieza
       *[other] solo queda sitio para { $n } piezas
    }
first-main = eso solo ocurre en medio de una visita o con una bonificación
first-market = primero hay que terminar la visita al mercado
first-local = primero hay que tomar los ingredientes ({ $building })
first-volunteer = primero hay que entregar los ingredientes ({ $building })
first-star = primero hay que rodear una estrella
first-pin = primero hay que rodear un rodillo
first-fame = primero hay que rodear un icono de fama
first-done = este día ha terminado

## The glossary

glossary-hourglass = El tiempo de un día. Casi todo cuesta algo de él; un reloj de arena se escribe 1 h. Lo que sobra por la noche se pierde.
glossary-extra-hourglass = Un reloj de arena más para hoy: de la agencia de empleo por monedas o del voluntariado por ingredientes.
glossary-die = Cada mañana se tiran { BOX("dice.white") } dados blancos y { BOX("dice.black") } negros, para todos: los blancos dan harina, los negros los demás ingredientes. Usar un dado no lo gasta.
glossary-joker = Un dado blanco que vale por su harina o por cualquier ingrediente de las filas negras, una vez visitada la panadería amiga.
glossary-supply = De lo que se hace el pan. Un ingrediente tomado se rodea en su fila del mercado; uno usado se tacha.
glossary-stock = Los ingredientes que has tomado y aún no has usado.
glossary-market = Donde los dados se vuelven ingredientes. Una visita se paga una vez, según la sección más a la derecha en la que rodeó un espacio.
glossary-section = El mercado tiene tres, cada vez más caras hacia la derecha. El primer espacio de una fila en la segunda y en la tercera da una bonificación.
glossary-bonus = Una estrella, un rodillo o fama, al entrar en una sección del mercado.
glossary-business-size = Cuántos dados puedes usar en una visita al mercado. Crece en la asesoría panadera.
glossary-star = Cada estrella de un pan encarece en 1 moneda cada pieza que se vende al por mayor.
glossary-rolling-pin = Un pan está bloqueado hasta que se rodean todos sus rodillos.
glossary-fame = Iconos de la pista de fama y de la agencia creativa: las filas llenas valen monedas, y quien más iconos tiene gana un premio.
glossary-bread = Uno de seis tipos. Cada uno se hornea una vez al día, tantas piezas a la vez como permita la despensa.
glossary-loaf = Una unidad de un pan. Las piezas que quedan al final se venden al por mayor.
glossary-ladder = Las monedas bajo cada pan: un peldaño más por cada día en que se hornea.
glossary-order = Pide ingredientes y piezas, y paga sus monedas al final. Cada uno se completa una sola vez.
glossary-wholesale = Al final, todas las piezas de un pan se venden a un precio que sube con su número y sus estrellas.
glossary-building = Doce lugares que visitar; algunos solo una o pocas veces.
glossary-award = Monedas para quien más tiene de algo. En caso de empate se reparten.
glossary-money = Al final cuentan las monedas: gana quien tiene más; si hay empate, deciden los premios.
glossary-level = En solitario las monedas del final dicen el nivel: Fácil desde { BOX("levels.easy") }, Imposible desde { BOX("levels.impossible") }.

## The plain board: what the fields of the view are called

area-day = Día
area-days = Días
area-dice = Dados
    .about = { glossary-die }
area-white = Blancos
    .about = { glossary-die }
area-black = Negros
    .about = { glossary-die }
area-sheets = Panaderías
area-seat = Panadero
area-phase = Paso
area-hours = Relojes de arena
    .about = { glossary-hourglass }
area-business = Tamaño del negocio
    .about = { glossary-business-size }
area-fame = Fama
    .about = { glossary-fame }
area-agency_fame = Fama en la agencia creativa
    .about = { glossary-fame }
area-hired = Relojes contratados
    .about = { glossary-extra-hourglass }
area-volunteered = Relojes por ingredientes
    .about = { glossary-extra-hourglass }
area-supermarket = Visitas al supermercado
    .about = { bs-about-supermarket }
area-left = Por hacer
area-section = Sección
    .about = { glossary-section }
area-due_stars = Estrellas por rodear
    .about = { glossary-star }
area-due_pins = Rodillos por rodear
    .about = { glossary-rolling-pin }
area-due_fame = Fama por rodear
    .about = { glossary-fame }
area-agency = Agencia creativa
    .about = { bs-about-marketing_agency }
area-friendly = Comodines blancos
    .about = { glossary-joker }
area-stock_room = Almacén
    .about = { bs-about-stock_room }
area-consulted_today = Ha crecido hoy
    .about = { bs-about-consulting }
area-swapped = Colores cambiados
    .about = { bs-about-stock_room }
area-circled = Rodeados
    .about = { glossary-supply }
area-have = En la despensa
    .about = { glossary-stock }
area-taken = Tomados ahora
    .about = { glossary-market }
area-offered = En oferta
    .about = { glossary-market }
area-offered_swapped = En oferta, colores cambiados
    .about = { bs-about-stock_room }
area-supplies = Ingredientes
    .about = { glossary-supply }
area-breads = Panes
    .about = { glossary-bread }
area-pins = Rodillos
    .about = { glossary-rolling-pin }
area-stars = Estrellas
    .about = { glossary-star }
area-loaves = Piezas
    .about = { glossary-loaf }
area-used = Entregadas
    .about = { glossary-order }
area-productions = Días horneados
    .about = { glossary-ladder }
area-baked_today = Horneados hoy
    .about = { glossary-bread }
area-orders = Pedidos
    .about = { glossary-order }
area-order = Pedido
    .about = { glossary-order }
area-day_colours = Colores hoy
area-money = Monedas
    .about = { glossary-money }
area-wholesale = Al por mayor
    .about = { glossary-wholesale }
area-retail = Pedidos
    .about = { glossary-order }
area-buildings = Edificios
    .about = { bs-about-buildings }
area-frequency = Escaleras
    .about = { glossary-ladder }
area-hiring = Contratación
    .about = { bs-about-hiring }
area-awards = Premios
    .about = { glossary-award }
area-total = Total
    .about = { glossary-money }
area-technique = Panes
    .about = { bs-about-award }
area-quality = Estrellas
    .about = { bs-about-award }
area-production = Piezas
    .about = { bs-about-award }
area-manufacturer = Negocio
    .about = { bs-about-award }
area-known = Fama
    .about = { bs-about-award }
area-level = Nivel
    .about = { glossary-level }
value-done = listo
value-main = libre
value-market = en el mercado
value-local = en el proveedor local
value-volunteer = entrega ingredientes
value-star = rodea una estrella
value-pin = rodea un rodillo
value-fame = rodea fama
value-open = abiertos
value-plain = tal cual
value-swapped = cambiados
kind-market = Mercado de ingredientes
kind-market_swapped = Mercado con colores cambiados
kind-take = Tomar
kind-retail = Completar un pedido
kind-star = Rodear una estrella
kind-pin = Rodear un rodillo
kind-discard = Entregar
kind-produce = Hornear

## Puzzles: what they are about

theme-market = Comprar ingredientes
theme-baking = Hornear pan
theme-selling = Vender
theme-learning = Aprender el oficio
theme-fame = Fama
theme-hands = Manos para el obrador
theme-rest = Acabar el día

## The lesson

lesson-goal-1 = Llevas una panadería { $days } días, con { $hours } relojes de arena al día. Cada edificio, cada visita al mercado y cada hornada cuesta algunos.
lesson-goal-2 = Compra ingredientes, hornea pan con ellos y entrega pedidos: eso da monedas.
lesson-goal-3 = Cada premio vale { $money } más, para quien más tiene de algo. Al final gana quien tiene más monedas.
lesson-market-title = El mercado
lesson-market = Los dados son de todos: cada uno ofrece un ingrediente. En una visita puedes usar { $n } dados, y la visita entera cuesta { $hours } relojes de arena. Toma lo que pide un pedido o un pan.
lesson-order-title = Pedidos
lesson-order = Tienes todo lo que pide este pedido. Entrégalo por { $hours } relojes de arena: { $money } monedas, más de lo que darían casi todas las piezas.
lesson-bake-title = Hornear
lesson-bake = Tienes los ingredientes para { NAME($bread, 2) }. Todas las piezas de una hornada cuestan juntas { $hours } { $hours ->
    [one] reloj de arena
   *[other] relojes de arena
}, así que hornea todas las que puedas. Una pieza se vende a { $low }, y a { $high } si son { $n } o más.
lesson-star-title = Estrellas y precios
lesson-star = Una estrella encarece en 1 moneda cada pieza de un pan. { $loaves ->
        [0] Y quien tenga más estrellas gana un premio de { $money } monedas.
       *[other] Ponla donde están tus piezas.
    }
lesson-shops-title = Edificios
lesson-shops = Los edificios convierten relojes de arena en algo que dura: la consultoría te deja usar un dado más en cada visita, la red de panaderos da fama, el supermercado monedas. Mira lo que dice cada uno.
lesson-hours-title = Relojes de arena extra
lesson-hours = ¿Falta un reloj de arena? Puedes contratar uno por { $money } monedas. Hazlo cuando dé más que eso.
lesson-day-title = El final del día
lesson-day = Hoy ya nada compensa. Termina el día: los ingredientes y las piezas se quedan, los relojes de arena no. Mañana los dados son otros.
lesson-money-title = Las monedas
lesson-money = El último día ha terminado. Se venden las piezas que quedan y se pagan escaleras, fama y premios: así se reunieron las monedas.
lesson-no-hours = Aún tienes { $n } relojes de arena, y al terminar el día se pierden. Gástalos antes.
lesson-no-week = Eso solo compensa si vas mucho al mercado, y esta partida dura { $days } días. Por los mismos { $hours } relojes de arena el supermercado da { $money } monedas.
lesson-no-visit = Después no queda tiempo para otra visita al mercado, y hoy es el último día. Otro edificio da más.
lesson-no-loaves = Una hornada cuesta lo mismo con una pieza que con { $n }. Tus ingredientes alcanzan para { $n } { NAME($bread, $n) }: hornéalas todas.

## The board in the browser

bs-bakery_of = Panadería de { $name }
bs-moment = { $day }, día { $n } de { $days }
bs-day1 = lunes
bs-day2 = martes
bs-day3 = miércoles
bs-day4 = jueves
bs-day5 = viernes
bs-day6 = sábado
bs-day7 = domingo
bs-short1 = lu
bs-short2 = ma
bs-short3 = mi
bs-short4 = ju
bs-short5 = vi
bs-short6 = sá
bs-short7 = do
bs-hours_left =
    { $n ->
        [one] queda { $n } h
       *[other] quedan { $n } h
    }
bs-hours_short =
    { $n ->
        [one] queda { $n } h
       *[other] quedan { $n } h
    }
bs-to_spend =
    { $n ->
        [one] { $n } h por gastar
       *[other] { $n } h por gastar
    }
bs-spent = No quedan relojes: termina el { $day }
bs-no_order = Ahora no se puede cumplir ningún pedido. Cada uno dice qué le falta.
bs-day_ended = listo por hoy
bs-market = Mercado de ingredientes
bs-tab_market = Mercado
bs-market_words = dados del { $day } · hasta { $n } por visita
bs-market_go = Ir al mercado
bs-at_market = { $n } de { $most } ingredientes marcados
bs-pay_and_leave = Pagar y salir
bs-at_local = Proveedor local: { $n } de { $most }
bs-at_volunteer = Entregados { $n } de { $most }
bs-take_them = Llevárselos
bs-give_them = Entregarlos
bs-swap = Cambiar colores
bs-swapped = Colores cambiados
bs-week = La semana
bs-fame = Fama
bs-business = Negocio
bs-awards = Premios
bs-awards_words = { $n } monedas cada uno
bs-award_each = { $n } cada uno
bs-award-technique = Más panes
bs-award-quality = Más estrellas
bs-award-production = Más piezas
bs-award-manufacturer = Negocio
bs-award-known = Más fama
bs-alone-technique = Panes
bs-alone-quality = Estrellas
bs-alone-production = Piezas
bs-alone-manufacturer = Negocio
bs-alone-known = Fama
bs-goal = de { $n }
bs-orders = Pedidos
bs-shops = Edificios
bs-bakery = Horno
bs-order = Pedido { $n }, { $money } monedas
bs-sold = VENDIDO
bs-end_day = Terminar el { $day }
bs-unspent = sobran { $n } h
bs-bake_n = Hornear { $n }
bs-fewer = Una pieza menos
bs-more = Una pieza más
bs-star_asked = Rodea una estrella: las piezas de ese pan valdrán más
bs-pin_asked = Rodea un rodillo: el último desbloquea su pan
bs-fame_asked = Rodea un icono de fama: en la pista de fama o en la agencia creativa
bs-no_dice = Los dados están a punto de rodar.
bs-part-wholesale = al por mayor
bs-part-retail = pedidos
bs-part-fame = fama
bs-part-buildings = edificios
bs-part-frequency = escaleras
bs-part-hiring = contratos
bs-part-awards = premios
bs-effect-hours = Relojes de arena
bs-effect-star = Estrella: { $bread }
bs-effect-pin = Rodillo: { $bread }
bs-effect-loaves = { $bread }
bs-effect-due_stars = Una estrella por rodear
bs-effect-due_pins = Un rodillo por rodear
bs-effect-fame = Fama
bs-effect-agency_fame = Fama en la agencia creativa
bs-effect-business = Negocio
bs-effect-agency = Más iconos de fama
bs-effect-friendly = Comodines blancos desde ahora
bs-effect-stock_room = Los dados pueden cambiar de color
bs-effect-money = Monedas ahora { $before }
bs-shop-network = { $n } de fama
bs-shop-local_supplier =
    { $n ->
        [one] { $n } ingrediente
       *[other] { $n } ingredientes
    }
bs-shop-retail_store = un pedido
bs-shop-academy =
    { $n ->
        [one] { $n } estrella
       *[other] { $n } estrellas
    }
bs-shop-rolling_lab =
    { $n ->
        [one] { $n } rodillo
       *[other] { $n } rodillos
    }
bs-shop-consulting = negocio +{ $n }
bs-shop-friendly_bakery = { $faces }: comodín
bs-shop-stock_room = cambiar colores
bs-shop-marketing_agency = { $n } más de fama
bs-shop-supermarket =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
bs-stock = En la despensa
bs-price_of = { $bread }: { $range }
bs-loaves = Piezas
bs-ladder = Escalera
bs-joker = Comodín
bs-section = Sección del mercado
bs-money = Monedas
bs-bonus-star = Estrella
bs-bonus-pin = Rodillo
bs-bonus-fame = Fama
bs-about-gives = A quien visita el mercado le da { $supply }. Usar un dado no lo gasta.
bs-about-buildings = Lo que dan el supermercado y una fila llena de la agencia creativa.
bs-about-hiring = Cada reloj de arena de la agencia de empleo cuesta { BOX("buildings.hiring_agency.money") } monedas al final.
bs-about-section = Una visita cuesta { $hours } h si esta es la sección más a la derecha en la que rodea un espacio.
bs-about-bonus = Quien rodea el primer espacio que le sigue se lo lleva, una vez.
bs-about-fame_row = Vale { $money } monedas al final, cuando sus { $size } iconos están rodeados.
bs-about-agency_row = Se abre en la agencia creativa. Vale { $money } monedas al final, cuando sus { $size } iconos están rodeados.
bs-about-business = En una visita al mercado puedes usar { $n } dados. Crece en la asesoría panadera.
bs-about-award = { BOX("awards.money") } monedas al final para quien más tiene. En caso de empate se reparten.
bs-about-award_alone = { BOX("awards.money") } monedas al final, si llegas a { $n }.
bs-about-order = Pide { $things } y paga { $money } monedas al final. Cuesta { BOX("buildings.retail_store.hourglasses") } h en la tienda.
bs-about-bake = Hornearlo cuesta { $hours } h, salgan las piezas que salgan. Una vez al día.
bs-about-recipe = Una pieza necesita { $things }.
bs-about-price = Si al final quedan tantas piezas, cada una se vende por { $price } monedas.
bs-about-loaves = Las piezas horneadas se rodean, las entregadas se tachan. Hay sitio para { BOX("bakery.loaves") } de cada pan.
bs-about-ladder = Cada día en que se hornea se sube un peldaño: { $money } monedas.
bs-about-network = { BOX("buildings.network.fame") } de fama por { BOX("buildings.network.hourglasses") } h.
bs-about-local_supplier = { BOX("buildings.local_supplier.supplies") } ingredientes de las filas negras, muestren lo que muestren los dados, por { BOX("buildings.local_supplier.hourglasses") } h.
bs-about-retail_store = Completa un pedido del corcho por { BOX("buildings.retail_store.hourglasses") } h.
bs-about-academy = Una estrella en el pan que quieras por { BOX("buildings.academy.hourglasses") } h: sus piezas se encarecen.
bs-about-rolling_lab = Un rodillo en el pan que quieras por { BOX("buildings.rolling_lab.hourglasses") } h: el último lo desbloquea.
bs-about-consulting = Un dado más en cada visita al mercado, por { BOX("buildings.consulting.hourglasses") } h. Una vez al día, hasta { BOX("business.most") }.
bs-about-hiring_agency = { BOX("buildings.hiring_agency.gives_hourglasses") } h más hoy por { BOX("buildings.hiring_agency.money") } monedas al final, cuando quedan pocas; { BOX("buildings.hiring_agency.visits") } veces por semana.
bs-about-voluntary_agency = { BOX("buildings.voluntary_agency.gives_hourglasses") } h más hoy por { BOX("buildings.voluntary_agency.supplies") } ingredientes, cuando quedan pocas; { BOX("buildings.voluntary_agency.visits") } veces por semana.
bs-about-friendly_bakery = Desde ahora un { $faces } blanco vale por cualquier ingrediente de las filas negras, por { BOX("buildings.friendly_bakery.hourglasses") } h. Una vez.
bs-about-stock_room = Desde ahora los dados pueden cambiar de color antes de una visita al mercado, por { BOX("buildings.stock_room.hourglasses") } h. Una vez.
bs-about-marketing_agency = Abre { BOX("buildings.marketing_agency.icons") } iconos de fama más, que llenos valen { BOX("buildings.marketing_agency.money") } monedas, por { BOX("buildings.marketing_agency.hourglasses") } h. Una vez.
bs-about-supermarket = { BOX("buildings.supermarket.money") } monedas al final por { BOX("buildings.supermarket.hourglasses") } h; { BOX("buildings.supermarket.visits") } veces por semana.
bs-about-moment = La semana tiene { $days } días. Cada uno empieza con dados nuevos y { BOX("hourglasses") } relojes de arena; después se cuentan las monedas.
bs-about-hours = Relojes de arena que quedan hoy. Casi todo cuesta alguno; lo que sobra por la noche se pierde.
bs-level_next = { $n } para { $level }
bs-level_top = todos los niveles alcanzados
bs-of_day = { $day } · dados { $dice }
bs-tray = Los dados del día

## Lo que está impreso, en el taller

printed-hourglasses = Relojes de arena
printed-white_gives = Los dados blancos dan
printed-black_gives = Los dados negros dan
printed-market = Mercado
printed-spaces = Casillas
printed-bakery = Obrador
printed-ladder = Escalera
printed-price_from = Precios desde
printed-recipe = Receta
printed-prices = Precios
printed-gives_hourglasses = Da tiempo
printed-visits = Visitas
printed-jokers = Comodines
printed-icons = Símbolos
printed-icons_in_a_row = Símbolos por fila
printed-rows = Filas completas
printed-start = Al principio
printed-most = Como mucho
printed-alone = En solitario
printed-levels = Niveles
printed-returns_alone = Para programas, en solitario
printed-even = Equilibrio en
printed-span = Margen
printed-order_1 = Primer pedido
printed-order_2 = Segundo pedido
printed-order_3 = Tercer pedido
printed-order_4 = Cuarto pedido
printed-order_5 = Quinto pedido
printed-order_6 = Sexto pedido
printed-order_7 = Séptimo pedido
printed-order_8 = Octavo pedido
printed-star = estrella
printed-pin = rodillo
printed-fame = fama
