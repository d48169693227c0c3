# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Una cocina para todos, dos tartas, un ganador

## Names of things

tool-bench = encimera
tool-fridge = nevera
tool-mixer = batidora
tool-stove = horno

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
colour-orange = naranja

ingredient-almonds = almendras
ingredient-berries = bayas
ingredient-butter = mantequilla
ingredient-chocolate = chocolate
ingredient-cream = nata
ingredient-egg = huevo
ingredient-flour = harina
ingredient-sugar = azúcar
ingredient-vanilla = vainilla

recipe-cold_layer = Base fría
recipe-warm_layer = Base caliente
recipe-cold_filling = Relleno frío
recipe-warm_filling = Relleno caliente
recipe-cold_topping = Cobertura fría
recipe-warm_topping = Cobertura caliente

## The board in the browser

btc-token = { $kind } ({ $colour })
btc-left = quedan { $n }
btc-or = { " " }o{ " " }
btc-free = libre
btc-nobody = nadie
btc-tool_free = { $tool } libre
btc-tool_used = { $tool } en uso
btc-full_moves = { $n } de { $n }, puede moverse
btc-full_waits = { $n } de { $n }, espera
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
btc-on_card = { $token } en { $title }, con un ayudante de { $helper }
btc-place_on_card = { $title }: sitio para { $kind }
btc-on_plate = { $token } en la mesa
btc-plate_empty = Plato vacío para { $kind }
btc-lies_there = { $token } está en la mesa
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
btc-one_thing_first = tras una cosa
btc-first_thing = primera de dos cosas
btc-second_thing = segunda de dos cosas
btc-moment_vote = deciden las tazas
btc-ask_first = Compra, hornea, mueve o come: dos cosas
btc-ask_second = Una cosa más, o termina el turno
btc-ask_plate = ¿Dónde va: { $kind }?
btc-ask_tool = ¿Con qué utensilio va { $title }?
btc-ask_part = ¿A qué tarta va { $title }?
btc-ask_bite = ¿Comer { $kind }? Cada tipo solo una vez por partida
btc-ask_vote = Los mismos puntos en ambas: elige una tarta para tu taza
btc-must_eat = No hay otra cosa posible: tienes que comer
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
btc-rule_store = Despensa: comprar es gratis, de cualquier color, si el plato de ese tipo está vacío. Un color puntúa para su pastelero.
btc-rule_tools = Cocina: cada ingrediente necesita un utensilio. Los dos de una receta se alternan.
btc-rule_plates = Mesa: un plato para cada tipo. Todos pueden usar lo que hay.
btc-rule_forecast = Cada taza va a la tarta donde su pastelero tiene más puntos. Solo cuenta la tarta con más tazas; si empatan, ambas.
btc-rule_jam = Si alguien no puede hacer nada, la partida termina y gana quien menos comió.
btc-helpers =
    { $n ->
        [one] { $n } ayudante
       *[other] { $n } ayudantes
    }
btc-ate = comió { $n }
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
btc-panel-pantry = Despensa
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
btc-lesson1 = La Base fría está completa y su segundo utensilio, la batidora, está libre. Toca el borde de la receta y después tu tarta.
btc-lesson2 = Tu tarta ha empezado: { BOX("points.owner") } puntos por ser tuya, { BOX("points.assistant") } por tu ayudante, { BOX("points.ingredient") } por cada ingrediente rojo. Compra algo rojo: toca un tarro rojo.
btc-lesson3 = Lo que hay en la mesa es de todos. Toca un ingrediente y después su sitio en una receta. Tu ayudante va con él, y un utensilio.
btc-lesson4 = La segunda cosa es voluntaria: también puedes terminar el turno. Pulsa Terminar el turno.
btc-lesson5 = Comer destruye trabajo, y cada tipo solo una vez por partida. Toca un ingrediente en una receta o un plato, y después Comer.
btc-lesson6 = Llena otra vez la mesa: compra lo que quieras. Con dos tartas listas, cada taza va donde su pastelero tiene más puntos, y solo cuenta la tarta con más tazas.
btc-part_baked = partes de la tarta
