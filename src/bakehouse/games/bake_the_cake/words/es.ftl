# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Una cocina para todos, dos tartas, un ganador

## Reglas de la casa

house_rule-mode = Con niños
    .children = La primera tarta terminada acaba la partida, y gana quien tiene su bandeja.
house_rule-many_recipes = Muchas recetas
    .on = Un pastelero puede tomar cuantas recetas quiera.
house_rule-must_do_both = Las dos acciones
    .on = Hay que hacer las dos acciones del turno.
house_rule-two_different_things = Dos distintas
    .on = La segunda acción del turno debe ser distinta de la primera.
house_rule-borrow_only_without_own = Primero las tuyas
    .on = Quien tiene una receta completa no puede mover la receta completa de otro.
house_rule-tied_vote = Empate sin voto
    .abstain = Quien tiene los mismos puntos en ambas tartas terminadas no coloca taza.
house_rule-spare_tool = Un utensilio más
    .on = Cuelga un utensilio más en la pared: menos atascos.
    .off = Un utensilio más que pasteleros.
    .three = Tres utensilios más cuelgan de la pared: tres pasteleros tienen tantos como seis.
suggestion-3 = Tres pasteleros con los utensilios impresos se atascan en la mayoría de las partidas. Con tantos utensilios como seis pasteleros, la mayoría acaba en concurso.

## Names of things

tool-bench = tabla
    .the = la tabla
tool-fridge = nevera
    .the = la nevera
tool-mixer = batidora
    .the = la batidora
tool-stove = horno
    .the = el horno

colour-red = rojo
    .f = roja
    .fp = rojas
colour-blue = azul
    .fp = azules
colour-green = verde
    .fp = verdes
colour-yellow = amarillo
    .f = amarilla
    .fp = amarillas
colour-purple = morado
    .f = morada
    .fp = moradas
colour-orange = naranja

ingredient-almonds = almendras
ingredient-berries = bayas
ingredient-butter = mantequilla
ingredient-chocolate = chocolate
ingredient-cream = nata
ingredient-egg = huevo
    .a = un huevo
ingredient-flour = harina
ingredient-sugar = azúcar
ingredient-vanilla = vainilla

recipe-cold_layer = Base fría
    .the = la Base fría
    .to = a la Base fría
    .from = de la Base fría
recipe-warm_layer = Base caliente
    .the = la Base caliente
    .to = a la Base caliente
    .from = de la Base caliente
recipe-cold_filling = Relleno frío
    .the = el Relleno frío
    .to = al Relleno frío
    .from = del Relleno frío
recipe-warm_filling = Relleno caliente
    .the = el Relleno caliente
    .to = al Relleno caliente
    .from = del Relleno caliente
recipe-cold_topping = Cobertura fría
    .the = la Cobertura fría
    .to = a la Cobertura fría
    .from = de la Cobertura fría
recipe-warm_topping = Cobertura caliente
    .the = la Cobertura caliente
    .to = a la Cobertura caliente
    .from = de la Cobertura caliente

score-ingredients = ingredientes
score-assistants = ayudantes
score-owner = tarta propia
score-baked = partes de la tarta
reached-finished = tarta propia terminada
reached-chosen = la tarta propia cuenta

## What one may do, and what was done

token =
    { $ingredient_id ->
        [egg] un { lying-token }
       *[other] { lying-token }
    }
with-token = { token }
lying-token =
    { $ingredient } { $ingredient_id ->
        [almonds] { NAME($colour, form: "fp") }
        [berries] { NAME($colour, form: "fp") }
        [chocolate] { $colour }
        [egg] { $colour }
        [sugar] { $colour }
       *[other] { NAME($colour, form: "f") }
    }

buy =
    { $who_is ->
        [you] compras
       *[other] compra
    } { $tokens }
    .may = Comprar { $tokens }{ what-comes }

take =
    { $who_is ->
        [you] tomas
       *[other] toma
    } { NAME($recipe, form: "the") } con { $tokens }{ from-the-store } ({ LIST($tool, type: "unit") }{ how-full })
    .may = Tomar { NAME($recipe, form: "the") } con { $tokens } ({ $tool }){ what-comes }
add =
    { $who_is ->
        [you] añades
       *[other] añade
    } { $tokens }{ from-the-store } { $who_is ->
        [you] a tu { $recipe }
       *[other] { NAME($recipe, form: "to") }
    } ({ LIST($tool, type: "unit") }{ how-full })
    .may = Añadir { $tokens } a tu { $recipe } ({ $tool }{ how-full }): queda libre { NAME($free_tool, form: "the") }{ what-comes }
help =
    { $who_is ->
        [you] añades
       *[other] añade
    } { $tokens }{ from-the-store } { to-whose-recipe } ({ LIST($tool, type: "unit") }{ how-full })
    .may = Añadir { $tokens } { to-whose-recipe } ({ $tool }{ how-full }): queda libre { NAME($free_tool, form: "the") }{ what-comes }
to-whose-recipe =
    { $whose_is ->
        [you] a tu { $recipe }
       *[other] { NAME($recipe, form: "to") } de { $whose }
    }
whose-recipe =
    { $whose_is ->
        [you] tu { $recipe }
       *[other] { NAME($recipe, form: "the") } de { $whose }
    }
from-the-store =
    { $bought ->
        [1] { " " }de la tienda
       *[0] { "" }
    }
how-full =
    { $filled ->
        [1] { "" }
        [3] , { $recipe_id ->
            [cold_filling] completo
            [warm_filling] completo
           *[other] completa
        }
       *[other] , { $filled } de { $places }
    }

move =
    { $it ->
        [1] { $recipe_id ->
            [cold_filling] lo
            [warm_filling] lo
           *[other] la
        } { $who_is ->
            [you] llevas
           *[other] lleva
        } { to-whose-cake }
       *[0] { $who_is ->
            [you] llevas
           *[other] lleva
        } { $own ->
            [1] { $who_is ->
                [you] tu { $recipe }
               *[other] { NAME($recipe, form: "the") }
            }
           *[0] { whose-recipe }
        } { to-whose-cake }
    } con { whose-assistant }
    .may =
        Llevar { $own ->
            [1] tu { $recipe }
           *[0] { whose-recipe }
        } { to-your-cake } con { $own_assistant ->
            [1] tu ayudante
           *[0] { whose-assistant }
        }{ standing }{ what-comes }
to-your-cake =
    { $own_cake ->
        [1] a tu tarta
       *[0] { to-whose-cake }
    }
to-whose-cake =
    { $cake_whose_is ->
        [you] a tu tarta
       *[other] { $own_cake ->
            [1] a su propia tarta
           *[0] a la tarta de { $cake_whose }
        }
    }
whose-assistant =
    { $assistant_whose_is ->
        [you] tu ayudante
       *[other] { $own_assistant ->
            [1] un ayudante propio
           *[0] un ayudante de { $assistant_whose }
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
        [you] comes
       *[other] come
    } { $tokens } de la mesa{ $eaten ->
        [0] { "" }
        [one] { " " }(1 tipo comido)
       *[other] { " " }({ $eaten } tipos comidos)
    }
    .may = Comer { $tokens } de la mesa: { kinds-left }{ what-comes }
eat-recipe =
    { $who_is ->
        [you] comes
       *[other] come
    } { $tokens } { $own ->
        [1] { $who_is ->
            [you] de tu { $recipe }
           *[other] de su { $recipe }
        }
       *[0] { from-whose-recipe }
    } ({ $eaten ->
        [0] { "" }
        [one] 1 tipo comido,{ " " }
       *[other] { $eaten } tipos comidos,{ " " }
    }{ goes } a casa { $home })
    .may =
        Comer { $tokens } { from-whose-recipe }: { goes } a casa { $home }, { $then_n ->
            [0] { "" }
           *[other] { $then },{ " " }
        }{ kinds-left }{ what-comes }
from-whose-recipe =
    { $whose_is ->
        [you] de tu { $recipe }
       *[other] { NAME($recipe, form: "from") } de { $whose }
    }
goes =
    { $assistants ->
        [one] vuelve
       *[other] vuelven
    }
kinds-left =
    { $left ->
        [0] después no queda nada por comer
        [one] queda 1 tipo por comer
       *[other] quedan { $left } tipos por comer
    }
assistants-of =
    { $n ->
        [one] { $whose_is ->
            [you] tu ayudante
           *[other] { $own ->
                [1] un ayudante propio
               *[0] un ayudante de { $whose }
            }
        }
       *[other] { $n } { $whose_is ->
            [you] ayudantes tuyos
           *[other] { $own ->
                [1] ayudantes propios
               *[0] ayudantes de { $whose }
            }
        }
    }

throw =
    { $who_is ->
        [you] tiras tu tarta
       *[other] tira su propia tarta
    } ({ $ingredients } ingredientes vuelven a la tienda, { goes } a casa { $home })
    .may = Tirar tu tarta: { $ingredients } ingredientes vuelven a la tienda, { goes } a casa { $home }{ what-comes }

end-turn =
    { $who_is ->
        [you] terminas
       *[other] termina
    } el turno
    .may = Terminar el turno{ what-comes }

vote =
    { $who_is ->
        [you] tienes
       *[other] tiene
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en ambas tartas y { $who_is ->
        [you] das tu
       *[other] da su
    } taza { to-whose-cake }
    .may =
        Dar tu taza { to-your-cake }, donde tienes { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }

what-comes =
    { $ends ->
        [jam] . Entonces la cocina se atasca: la partida acaba y gana quien menos ha comido
        [children] . Esa tarta queda lista y gana
        [contest] . Entonces decide el concurso
       *[no] { "" }
    }

## What the rules make of it

tool-drawn = de la caja sale: { $tool }
begins =
    { $who_is ->
        [you] empiezas
       *[other] empieza
    }
round = Ronda { $nth }
recipe-back = { NAME($recipe, form: "the") } y { NAME($tool, form: "the") } vuelven a la cocina
recipe-passes =
    { NAME($recipe, form: "the") } pasa de { $whose_is ->
        [you] ti
       *[other] { $whose }
    } a { $whom_is ->
        [you] ti
       *[other] { $whom }
    }
cake-stands =
    { $nth ->
        [0] en { the-cake }
        [1] { the-cake } es la primera en quedar lista
       *[other] { the-cake } es la segunda en quedar lista y empieza el concurso
    }: { LIST($points, type: "unit") }
cake-grows = { the-cake } tiene { $parts } de { $all } partes
the-cake =
    { $whose_is ->
        [you] tu tarta
       *[other] la tarta de { $whose }
    }
unfinished = ya estaba lista, así que vuelven a hacer falta dos
cups = tazas para { the-cake }: { $whom }
stuck = no { $who_is ->
        [you] puedes
       *[other] puede
    } hacer nada más

## Who wins

jammed = la cocina está atascada
eaten-alike =
    { $eaten ->
        [0] nadie ha comido nada
        [one] todos han comido 1 tipo
       *[other] todos han comido { $eaten } tipos
    }
eaten-least =
    quienes menos han comido: { $whom }, { $eaten ->
        [0] nada en absoluto
        [one] 1 tipo cada cual
       *[other] { $eaten } tipos cada cual
    }
wins-eaten-least =
    { $who_is ->
        [you] ganas
       *[other] gana
    } por comer menos: { $eaten ->
        [0] nada
        [one] 1 tipo
       *[other] { $eaten } tipos
    } frente a { $other }
wins-points-on-cakes =
    { $who_is ->
        [you] ganas
       *[other] gana
    } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en todas las tartas frente a { $other }
shared-by-points =
    victoria compartida: { $whom }, { $points ->
        [0] sin un solo punto en las tartas
        [one] con 1 punto en todas las tartas cada cual
       *[other] con { $points } puntos en todas las tartas cada cual
    }
counts =
    cuenta { the-cake }, con { $cups ->
        [one] 1 taza
       *[other] { $cups } tazas
    } frente a { $other }
both-count =
    cuentan las dos tartas, { $cups ->
        [0] ninguna con taza
        [one] con 1 taza cada una
       *[other] con { $cups } tazas cada una
    }
wins-points =
    { $who_is ->
        [you] ganas
       *[other] gana
    } con { $points } puntos frente a { $other }
most-points = con más puntos: { $whom }, { $points } cada cual
wins-eaten-most =
    { $who_is ->
        [you] ganas
       *[other] gana
    } por comer más: { $eaten ->
        [one] 1 tipo
       *[other] { $eaten } tipos
    } frente a { $other }
shared-by-eaten =
    victoria compartida: { $whom }, con { $eaten ->
        [0] nada comido
        [one] 1 tipo comido cada cual
       *[other] { $eaten } tipos comidos cada cual
    }
wins-first =
    { $who_is ->
        [you] ganas
       *[other] gana
    } con la primera tarta lista

## What would be left unused, before something is ended

leaves-thing = te queda una segunda acción

## Why not

on-recipe = { NAME($recipe, form: "the") }
place-the-cup = hay dos tartas listas y tienes que poner tu taza
no-vote-yet = las tazas se ponen cuando hay dos tartas listas
nobody-plays = nadie juega con el color { $colour }
same-kind =
    la segunda acción debe ser distinta de la primera, que fue { $first ->
        [buy] comprar
        [add] añadir
        [complete] llevar una parte
        [eat] comer
       *[throw] tirar
    }
plate-taken = en el plato ya hay { $token }
sold-out = en la tienda ya no hay { lying-token }
has-ingredient = en { NAME($recipe, form: "the") } ya hay { NAME($ingredient, form: "a") }
plate-empty = en la mesa no hay { $ingredient }
no-assistant = no te queda ningún ayudante en la mano
tool-on-recipe = { NAME($tool, form: "the") } está en { NAME($recipe, form: "the") }, así que hace falta el otro utensilio
tool-in-use = { NAME($tool, form: "the") } está en uso en { $recipes }
has-recipe = ya tienes una receta, { NAME($recipe, form: "the") }
lacks = { NAME($recipe, form: "to") } le falta algo: { $ingredient }
needs-part =
    { the-cake } { $part ->
        [layer] necesita ahora una base
        [filling] necesita ahora un relleno
        [topping] necesita ahora una cobertura
       *[none] ya está lista
    }
has-full-recipe = tienes una receta completa, así que no puedes llevar la de otro
slot-empty = en { NAME($recipe, form: "the") } no hay { $ingredient }
ate-that-kind = ya has comido { NAME($ingredient, form: "a") }
other-things-possible = una tarta solo se tira cuando no es posible nada más
nothing-to-throw = tu bandeja está vacía
threw-before = ya tiraste una tarta
first-thing = en cada turno hay que hacer al menos una acción
must-do-both = hay que hacer las dos acciones del turno

## Glossary

glossary-baker = Quien juega: los ingredientes y ayudantes de su color puntúan para él, acaben donde acaben.
glossary-turn = Una o dos acciones de un pastelero; después hornea el siguiente.
glossary-thing = Lo que se hace en un turno: comprar, añadir un ingrediente, llevar una parte, comer o tirar la propia tarta.
glossary-ingredient = Tiene el color de un pastelero y puntúa para él en cualquier tarta.
glossary-kind = Uno de los nueve ingredientes, del color que sea; cada tipo se puede comer una vez en toda la partida.
glossary-store = Aquí empiezan todos los ingredientes. Comprar es gratis, y de cualquier color.
glossary-table = Es de todos: lo que hay en sus platos es para cualquiera.
glossary-plate = Hay uno para cada tipo, y en él cabe un ingrediente.
glossary-kitchen = Aquí están los utensilios y las recetas que nadie usa.
glossary-tool = Cada ingrediente llega a la receta con uno de sus dos utensilios, que se alternan.
glossary-bench = Un utensilio: para la Base fría, la Cobertura fría y la Cobertura caliente.
glossary-stove = Un utensilio: para todo lo caliente.
glossary-recipe = Pide tres ingredientes y dos utensilios, y da una base, un relleno o una cobertura. La tiene quien la empieza; todos pueden añadir y llevársela.
glossary-assistant = Va a la receta con cada ingrediente que añade su pastelero. Uno sigue con la parte hasta la tarta; los demás vuelven a casa.
glossary-cake = Una base, un relleno y una cobertura, en este orden. Es del pastelero de la bandeja, lleve quien lleve las partes.
glossary-tray = Aquí crece la tarta de un pastelero.
glossary-part = Base, relleno o cobertura. Pasa de una receta completa a una tarta cuando está libre el utensilio que no está en la receta.
glossary-layer = La primera parte de una tarta.
glossary-filling = La segunda parte de una tarta.
glossary-topping = La tercera parte de una tarta, con la que queda lista.
glossary-points = En una tarta: { BOX("points.ingredient") } por cada ingrediente propio, { BOX("points.assistant") } por cada ayudante propio y { BOX("points.owner") } por ser la propia.
glossary-cup = Cada pastelero tiene una. En el concurso va a la tarta donde tiene más puntos.
glossary-contest = Con dos tartas listas solo cuenta la que tiene más tazas, y gana quien tiene más puntos en ella; con las mismas tazas cuentan las dos.
glossary-jam = Alguien no puede hacer nada. La partida acaba y gana quien menos ha comido.

## The plain board: what the fields of the view are called

area-phase = Paso
area-thing = Acción
    .about = { glossary-thing }
area-first_kind = Primera acción
    .about = { glossary-thing }
area-start_player = Empezó
area-children = Juego infantil
area-store = Tienda
    .about = { glossary-store }
area-plates = Mesa
    .about = { glossary-table }
area-tools = Cocina
    .about = { glossary-tool }
area-free = Libres
    .about = { glossary-tool }
area-in_play = En juego
    .about = { glossary-tool }
area-recipes = Recetas
    .about = { glossary-recipe }
area-part = Parte
    .about = { glossary-part }
area-owner = Es de
    .about = { glossary-recipe }
area-tool = Utensilio
    .about = { glossary-tool }
area-slots = Ingredientes
    .about = { glossary-ingredient }
area-ingredient = Ingrediente
    .about = { glossary-ingredient }
area-colour = Color
    .about = { glossary-ingredient }
area-assistant = Ayudante
    .about = { glossary-assistant }
area-on_table = En la mesa
    .about = { glossary-table }
area-missing = Faltan
    .about = { glossary-recipe }
area-missing_on_table = Faltan en la mesa
    .about = { glossary-table }
area-tool_free = Utensilio libre
    .about = { glossary-tool }
area-movable = Se puede llevar
    .about = { glossary-part }
area-bakers = Pasteleros
    .about = { glossary-baker }
area-seat = Pastelero
area-hand = Ayudantes en mano
    .about = { glossary-assistant }
area-eaten = Comido
    .about = { glossary-kind }
area-thrown = Tarta tirada
    .about = { btc-about-throw }
area-cup = Taza
    .about = { glossary-cup }
area-tray = Tarta
    .about = { glossary-cake }
area-points_here = Puntos en esta tarta
    .about = { glossary-points }
area-score = Puntos
    .about = { glossary-points }
area-ingredients = Ingredientes
    .about = { glossary-points }
area-assistants = Ayudantes
    .about = { glossary-points }
area-baked = Tarta propia
    .about = { glossary-points }
area-total = Total
    .about = { glossary-contest }
area-finished = Tartas listas
    .about = { glossary-contest }
area-forecast = Si estuvieran listas
    .about = { btc-rule_forecast }
area-ends_play = Acaba la partida
    .about = { glossary-contest }
area-recipe = Receta
    .about = { glossary-recipe }
area-colours = Colores
    .about = { glossary-ingredient }
area-cakes = Tartas
    .about = { glossary-cake }
area-cups = Tazas
    .about = { glossary-cup }
area-open_cups = Tazas abiertas
    .about = { glossary-cup }
area-counted = Cuenta
    .about = { glossary-contest }
area-scores = Puntos
    .about = { glossary-points }
value-play = hornear
value-vote = poner tazas
value-over = terminada
value-any = cualquiera
value-buy = comprar
value-add = añadir
value-complete = llevar una parte
value-eat = comer
value-throw = tirar
value-stuck = un atasco
value-contest = el concurso
kind-buy = Comprar
kind-add = Añadir un ingrediente
kind-complete = Llevar una parte
kind-eat_table = Comer de la mesa
kind-eat_recipe = Comer de una receta
kind-throw = Tirar la tarta
kind-vote = Poner la taza

## Puzzles: what they are about

theme-shopping = Comprar
theme-mixing = Llenar recetas
theme-building = Montar una tarta
theme-eating = Comer
theme-tidying = Recoger
theme-voting = Votar

## The lesson

lesson-goal-1 = Todos hornean en una cocina. Cuando hay { $n } tartas terminadas, cada pastelero da su taza a una de ellas.
lesson-goal-2 = En una tarta tienes { $owner } puntos si la bandeja es tuya, { $assistant } por cada ayudante tuyo y { $each } por cada ingrediente de tu color.
lesson-goal-3 = Solo cuenta la tarta con más tazas, y gana quien tiene más puntos en ella. Pon en tu tarta algo de los demás, y casi todo tuyo.
lesson-buying-title = Comprar
lesson-buying = Comprar no cuesta nada: un ingrediente pasa de la tienda a su plato vacío. Su color dice para quién puntúa{ $own ->
    [1] ; compra los tuyos
   *[other] : este es de otro pastelero, que solo da su taza a una tarta donde tiene puntos propios
}.
lesson-recipes-title = Recetas y utensilios
lesson-recipes = Lleva un ingrediente a { $recipe }. Tu ayudante va con él, y uno de sus utensilios, que se turnan. Quien tiene allí dos de los tres ayudantes tendrá uno en la tarta.
lesson-turn-title = Dos acciones por turno
lesson-turn = Un turno son una o dos acciones. A veces basta una: no dejes nada listo para el siguiente pastelero.
lesson-cakes-title = Partes de una tarta
lesson-cakes =
    { $recipe } está completa y su otro utensilio está libre: { $own ->
        [1] llévala a tu bandeja antes de que la tome otro.
       *[0] llévala a una bandeja; en la de otro pastelero puntúa para ti por tus ingredientes y ayudantes.
    } Primero una base, luego un relleno, luego una cobertura.
lesson-eating-title = Comer
lesson-eating = { $from ->
    [table] Lo que está en la mesa le sirve al siguiente; una vez comido, desaparece.
    [own] Lo que otros ponen en tu receta puntúa para ellos; una vez comido, desaparece y su ayudante vuelve a casa.
   *[other] Comer estropea lo que otros han empezado: el ingrediente desaparece y su ayudante vuelve a casa.
} Puedes comer cada tipo una vez, y en un atasco cada bocado cuenta contra ti.
lesson-finished-title = Una tarta terminada
lesson-finished = La primera tarta está terminada. Una más y empieza el concurso: mira dónde tienes más puntos.
lesson-jury-title = Las tazas
lesson-jury = Cada taza fue a la tarta donde su pastelero tiene más puntos. Solo cuenta la tarta con más tazas, y ganan los puntos que hay en ella.
lesson-no-colour = Lo que es { $colour } puntúa para otro pastelero. Compra primero tu propio color: { $own }.
lesson-no-eating = Eso es tuyo: te comerías tus propios puntos. Come lo que ayuda a otro pastelero.
lesson-no-tray = Puedes llevarla a tu propia bandeja: allí es donde más vale para ti.
lesson-no-throw = Tu propia tarta desaparecería, con todos los puntos que tiene.

## The board in the browser

btc-left = quedan { $n }
btc-kitchen = Cocina
btc-about-throw = Solo si nada más es posible, y una vez en toda la partida: las partes vuelven, y los ayudantes regresan a casa.
btc-or = { " " }o{ " " }
btc-and = { " " }y{ " " }
btc-free = libre
btc-nobody = nadie
btc-tool_free = { $tool } libre
btc-tool_used = { $tool } en uso
btc-full_moves = { $n } de { $n }, puede moverse
btc-full_waits = { $n } de { $n }, espera
btc-unwanted-layer = { $n } de { $n }, ninguna tarta pide base ahora
btc-unwanted-filling = { $n } de { $n }, ninguna tarta pide relleno ahora
btc-unwanted-topping = { $n } de { $n }, ninguna tarta pide cobertura ahora
btc-none_there = nada en la mesa
btc-all_there = los tres en la mesa
btc-some_there = { $names } en la mesa
btc-part-layer = base
btc-part-filling = relleno
btc-part-topping = cobertura
btc-needs-layer = falta la base
btc-needs-filling = falta el relleno
btc-needs-topping = falta la cobertura
btc-would_finish = quedaría lista
btc-finished = lista
btc-card = { $title }, { $part }, de { $owner }
btc-on_card = { $token } en { $title }, con un ayudante de { $assistant }
btc-place_on_card = { $title }: sitio para { $kind }
btc-on_plate = { $token } en la mesa
btc-plate_empty = Plato vacío para { $kind }
btc-lies_there = en la mesa: { $token }
btc-lies_here = está aquí
btc-is_free = libre en la cocina
btc-is_used = en uso en otra receta
btc-free_of = { $free } de { $n } libres
btc-cake_of = Tarta de { $name }
btc-points_here =
    { $n ->
        [one] { $name }: { $n } punto en esta tarta
       *[other] { $name }: { $n } puntos en esta tarta
    }
btc-in_hand =
    { $n ->
        [one] { $n } ayudante en la mano
       *[other] { $n } ayudantes en la mano
    }
btc-has_eaten = { $name } ha comido { $n } de { $kinds } tipos
btc-has_thrown = { $name } ha tirado una tarta
btc-cup_of = La taza de { $name }
btc-eat = Comer
btc-eat_it = Comer: { $kind }
btc-move_it = Moverla
btc-buy_it = Comprar
btc-add_it = Ponerlo ahí
btc-throw = Tirar tu tarta
btc-onto = A la tarta de { $name }
btc-vote_for = Taza para la tarta de { $name }
btc-end_turn = Terminar el turno
btc-one_thing_first = tras una acción
btc-first_thing = primera de dos acciones
btc-second_thing = segunda de dos acciones
btc-no_thing = las dos acciones están hechas
btc-moment_vote = deciden las tazas
btc-ask_first = Compra, hornea, mueve o come: dos acciones
btc-ask_second = Una acción más, o termina el turno
btc-ask_plate = ¿Dónde va: { $kind }?
btc-ask_tool = ¿Con qué utensilio va { $title }?
btc-ask_add = ¿Ponerlo en { $title }?
btc-ask_part = ¿A qué tarta va { $title }?
btc-ask_bite = ¿Comer { $kind }? Cada tipo solo una vez por partida
btc-ask_vote = Los mismos puntos en ambas: elige una tarta para tu taza
btc-must_eat = No es posible otra acción: tienes que comer
btc-warn-contest = Termina la partida
btc-warn-stuck = Atasca la cocina para siempre
btc-warn-children = Termina la primera tarta
btc-where_to = ¿Adónde?
btc-where_to_words = Solo una tarta a la que le toca esta parte puede recibirla.
btc-which_tool = ¿Con qué utensilio?
btc-onto_which = Toca el sitio en una receta.
btc-fits_nowhere = Ahora no cabe en ninguna, pero se puede comer.
btc-forecast = Si estas dos acabaran
btc-decided = Las tazas han decidido
btc-cups = Las tazas
btc-eaten = Comido: en un atasco gana quien menos
btc-next_pair = Mostrar el concurso de otras dos tartas
btc-goal_title = Dos tartas listas y se acaba
btc-goal_title_children = La primera tarta lista lo acaba
btc-goal = Solo cuenta la tarta con más tazas
btc-goal_children = Gana quien hornee la primera tarta
btc-jam =
    { $n ->
        [one] { $free } de { $all } utensilios libres · { $n } parte lista
       *[other] { $free } de { $all } utensilios libres · { $n } partes listas
    }
btc-jam_near =
    { $n ->
        [one] Atasco cerca: a { $name } le queda { $n } tipo
       *[other] Atasco cerca: a { $name } le quedan { $n } tipos
    }
btc-rule_store = Tienda: comprar es gratis, de cualquier color, si el plato de ese tipo está vacío. Un color puntúa para su pastelero.
btc-rule_tools = Cocina: cada ingrediente necesita un utensilio. Los dos de una receta se alternan.
btc-rule_plates = Mesa: un plato para cada tipo. Todos pueden usar lo que hay.
btc-rule_forecast = Cada taza va a la tarta donde su pastelero tiene más puntos. Solo cuenta la tarta con más tazas; si empatan, ambas.
btc-rule_jam = Si alguien no puede hacer nada, la partida termina y gana quien menos comió.
btc-assistants =
    { $n ->
        [one] { $n } ayudante
       *[other] { $n } ayudantes
    }
btc-ate = comió { $n }
btc-cup_on = Taza en la tarta de { $name }: { $here } puntos en ella, { $there } en la otra
btc-cup_own = Taza en su propia tarta: { $here } puntos en ella, { $there } en la otra
btc-no_cup = Sin taza: los mismos puntos en ambas tartas
btc-ate_kinds = { $n ->
    [0] no comió nada
    [one] comió { $n } tipo
   *[other] comió { $n } tipos
}
btc-filled_of = { $n } de { $all }
btc-effect-home = Vuelven ayudantes de { $name }
btc-effect-sent = Va un ayudante de { $name }
btc-effect-kinds_left = Tipos por comer
btc-effect-passes_on = La receta pasa a
btc-effect-filled = La receta queda
btc-effect-yours = La receta es tuya
btc-effect-stays = Ayudante que se queda
btc-effect-points = { $name } en esta tarta
btc-effect-vote = Después se ponen las tazas
btc-effect-ends = Fin de la partida
btc-panel-store = Tienda
btc-panel-table = Mesa
btc-panel-recipes = Recetas
btc-panel-cakes = Tartas
btc-part_ingredients = ingredientes
btc-part_assistants = ayudantes
btc-part_owner = tarta propia
btc-colour-red = Rojo
btc-colour-blue = Azul
btc-colour-green = Verde
btc-colour-yellow = Amarillo
btc-colour-purple = Morado
btc-colour-orange = Naranja
btc-part_baked = partes de la tarta

## Lo que está impreso, en el taller

printed-things = Acciones por turno
printed-copies = De cada tipo
printed-eaten_of_a_kind = Comidos por tipo
printed-throws = Tartas tiradas
printed-beyond_bakers = Más que pasteleros
printed-spare = De reserva
printed-shelf = Estante
printed-points = Puntos
printed-contest = En concurso
printed-layer = base
printed-filling = relleno
printed-topping = cobertura
