# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Termina tus postres, arruina los suyos

## Names of things

ingredient-flour = Harina
ingredient-sugar = Azúcar
ingredient-eggs = Huevos
ingredient-butter = Mantequilla
ingredient-milk = Leche
ingredient-chocolate = Chocolate
ingredient-fruit = Fruta
ingredient-nuts = Nueces
ingredient-rice = Arroz

action-power_outage = Apagón
action-fire_alarm = Alarma
action-power_restored = Vuelve la luz
action-fire_extinguisher = Extintor
action-switch_recipe = Cambiazo (receta)
action-switch_hand = Cambiazo (mano)
action-picky_eater = Paladar exigente
action-one_for_one = Una por una
action-freezer_burn = Quemadura de hielo

recipe-alfajores = Alfajores
    .country = Argentina
recipe-apple_pie = Tarta de manzana
    .country = EE. UU.
recipe-arroz_con_leche = Arroz con Leche
    .country = Perú
recipe-baklava = Baklava
    .country = Turquía
recipe-bingsu = Bingsu
    .country = Corea del Sur
recipe-black_forest = Selva Negra
    .country = Alemania
recipe-brigadeiro = Brigadeiro
    .country = Brasil
recipe-churros = Churros
    .country = España
recipe-creme_brulee = Crème Brûlée
    .country = Francia
recipe-gelato = Gelato
    .country = Italia
recipe-kulfi = Kulfi
    .country = India
recipe-macaron = Macaron
    .country = Francia
recipe-malva_pudding = Malva Pudding
    .country = Sudáfrica
recipe-mango_sticky_rice = Arroz con mango
    .country = Tailandia
recipe-mochi = Mochi
    .country = Japón
recipe-mooncake = Pastel de luna
    .country = China
recipe-nanaimo_bar = Nanaimo Bar
    .country = Canadá
recipe-pastel_de_nata = Pastel de Nata
    .country = Portugal
recipe-pavlova = Pavlova
    .country = Nueva Zelanda
recipe-risalamande = Risalamande
    .country = Dinamarca
recipe-sachertorte = Sachertorte
    .country = Austria
recipe-tiramisu = Tiramisu
    .country = Italia
recipe-tres_leches = Tres Leches
    .country = México

## The board in the browser

ca-round = Ronda { $n } de { $all }
ca-round_over = La ronda { $n } terminó
ca-begins = { $name } empieza la siguiente
ca-all_done = { $name } lo ha terminado todo
ca-closed = Hora de cierre: nadie terminó todo
ca-kept = { $name }, guardado de noche
ca-to_counts = toca para ver las cuentas
ca-closes =
    { $n ->
        [one] La cocina cierra en { $n } turno
       *[other] La cocina cierra en { $n } turnos
    }
ca-closes_words = A la hora de cierre la ronda termina sin ganador.
ca-began = { $name } empezó esta ronda
ca-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
ca-bans =
    { $n ->
        [one] { $n } veto
       *[other] { $n } vetos
    }
ca-no_cards = sin cartas
ca-threat =
    { $n ->
        [one] a { $n } carta del final
       *[other] a { $n } cartas del final
    }
ca-threat_bans = a { $cards } y { $bans } del final
ca-threat_words = Lo que le falta a { $name } para acabar la ronda.
ca-threat_near = A { $name } puede bastarle una mano llena para acabar la ronda.
ca-hand_of =
    { $n ->
        [one] { $name } tiene { $n } carta.
       *[other] { $name } tiene { $n } cartas.
    }
ca-known = Esta la conoces: { $card }
ca-mulligans = Cambios de mano
ca-mulligans_of =
    { $n ->
        [one] { $name } puede cambiar su mano { $n } vez más en esta ronda.
       *[other] { $name } puede cambiar su mano { $n } veces más en esta ronda.
    }
ca-points_of =
    { $n ->
        [one] { $name }: { $n } punto
       *[other] { $name }: { $n } puntos
    }
ca-made = { $name }, terminado en la ronda { $n }
ca-progress = { $name }, { $n } de { $all } puestos
ca-finish_first = primero este
ca-finish_first_words = Guardado de noche: nada más de esta cocina se termina antes.
ca-after = tras { $name }
ca-waits = Está todo, pero antes va una receta guardada de noche.
ca-finished = terminado
ca-can_burn = Está en la nevera: Quemadura de hielo puede destruirlo.
ca-icon-power = Enchufe: un Apagón lo detiene.
ca-icon-fire = Llama: una Alarma lo detiene.
ca-icon-fridge = Copo: una vez terminado, Quemadura de hielo puede destruirlo.
ca-icon-overnight = Luna: sin terminar, puede guardarse para la ronda siguiente.
ca-nowhere = no encaja
ca-no_target = sin objetivo
ca-empty_hand = No tienes cartas
ca-does-power_outage = detiene una receta con enchufe
ca-does-fire_alarm = detiene una receta con llama
ca-does-power_restored = quita un Apagón
ca-does-fire_extinguisher = quita una Alarma
ca-does-switch_recipe = cambia recetas con todo
ca-does-switch_hand = cambia manos enteras
ca-does-picky_eater = mira { BOX("peeks") } recetas, toma una
ca-does-one_for_one = cambia una carta al azar
ca-does-freezer_burn = destruye un postre hecho
ca-draw = Robar
ca-draw_words = Al empezar tu turno robas hasta tener cinco cartas.
ca-draw_label =
    { $n ->
        [one] Mazo, { $n } carta
       *[other] Mazo, { $n } cartas
    }
ca-reshuffles = se rebaraja
ca-discard = Descarte
ca-discard_label =
    { $n ->
        [one] Descartes, { $n } carta: mirar
       *[other] Descartes, { $n } cartas: mirar
    }
ca-discard_browse = Mirar los descartes
ca-recipes = Recetas
ca-pool_label =
    { $n ->
        [one] Mazo de recetas, { $n } receta: ver cuál
       *[other] Mazo de recetas, { $n } recetas: ver cuáles
    }
ca-pool_browse = Ver qué recetas quedan en el mazo
ca-out_there = Por aparecer
ca-discard_pile = Descartes
ca-recipe_deck = Mazo de recetas
ca-discard_words =
    { $n ->
        [one] { $n } carta, boca arriba
       *[other] { $n } cartas, boca arriba
    }
ca-pool_words =
    { $n ->
        [one] { $n } receta que nadie tiene
       *[other] { $n } recetas que nadie tiene
    }
ca-chance_if = sin ver; probabilidad si robas { $n }
ca-no_draw = amarillo: sin ver, tachado: descartado
ca-pips_legend = a rayas: en la mesa o en tu mano
ca-count_words = { $card }: { $n } sin ver, { $thrown } descartadas, { $all } en total
ca-needed = falta
ca-of = de { $n }
ca-useful = Algo que te falta: { $chance }
ca-mulligan = Mano nueva
ca-mulligan_words = cambia todo, quedan { $n }
ca-done = Ya está
ca-done_words = luego descarta hasta { BOX("discards") }
ca-cook_on = Seguir cocinando
ca-cook_on_words = jugar más cartas antes
ca-end = Acabar el turno
ca-end_words = y guardar todas
ca-end_discard =
    { $n ->
        [one] y descartar { $n } carta
       *[other] y descartar { $n } cartas
    }
ca-decline = Me quedo la mía
ca-decline_words = no tomar ninguna
ca-put_back = Mejor no
ca-put_back_words = recuperar la carta
ca-keep = Guardarla
ca-keep_words = irá la primera
ca-return = Devolverla
ca-return_words = con todas sus cartas
ca-mark = Descartar { $card }
ca-unmark = Conservar { $card }
ca-kitchen_of = La cocina de { $name }
ca-from_deck = Del mazo de recetas; un más: tienes ese ingrediente
ca-you_get = Recibes
ca-you_give = Das
ca-choose_above = elige una arriba
ca-lost = se pierden
ca-duel_title = Piedra, papel, tijera
ca-duel = { $name } gana el desempate
ca-dealing = Se reparten recetas
ca-drawing = Se roban cartas
ca-they_play = { $name } está cocinando
ca-they_give = { $name } elige qué receta dar
ca-they_peek = { $name } mira tres recetas
ca-they_discard = { $name } está recogiendo
ca-they_keep = { $name } decide qué guardar de noche
ca-ask_play = Elige una carta de tu mano
ca-ask_nothing = Nada encaja: mano nueva, o ya está
ca-ask_place = Pon { $card } bajo una receta iluminada
ca-ask_give = ¿Qué receta das por { $name }?
ca-ask_take = Toma una de estas recetas, o quédate la tuya
ca-ask_discard = Descarta hasta { $n } cartas y acaba el turno
ca-ask_keep = ¿Guardar { $name } para la ronda siguiente?
ca-ask-OUTAGE = ¿Qué receta se queda sin luz?
ca-ask-ALARM = ¿Sobre qué receta suena la alarma?
ca-ask-RESTORE = ¿A qué receta le vuelve la luz?
ca-ask-EXTINGUISH = ¿Qué alarma se calla?
ca-ask-SWITCH = ¿Qué receta quieres?
ca-ask-HANDS = ¿Con quién cambias la mano?
ca-ask-PICKY = ¿Mirar en el mazo de recetas?
ca-ask-ONE = ¿A quién le robas una carta?
ca-ask-BURN = ¿Qué postre terminado se quema?
ca-ask-MULLIGAN = ¿Cambiar toda tu mano por otra?
ca-ask-DONE = ¿Seguro que ya no juegas más cartas?
ca-do-PLACE = Ponerla
ca-do-OUTAGE = Cortar la luz
ca-do-ALARM = Dar la alarma
ca-do-RESTORE = Dar la luz
ca-do-EXTINGUISH = Apagarla
ca-do-SWITCH = Pedirla
ca-do-GIVE = Darla
ca-do-TAKE = Tomarla
ca-do-BURN = Quemarlo
ca-do-HANDS = Cambiar manos
ca-do-PICKY = Mirar recetas
ca-do-ONE = Cambiar una carta
ca-do-MULLIGAN = Mano nueva
ca-do-RETURN = Devolverla
ca-finishes = termina { $name }, +{ $n }
ca-full_waits = llena, pero sin terminar
ca-placed = { $n } de { $all }
ca-blocks = la detiene en { $n } de { $all }
ca-lifts = quita el veto
ca-helps = ¡lo termina para { $name }!
ca-scores = +{ $n } para ti
ca-effect-points = Tus puntos
ca-effect-their_points = Puntos de { $name }
ca-effect-their_cards = Cartas de { $name }
ca-effect-round = La ronda
ca-effect-ends = termina
ca-part = Ronda { $n }
ca-panel_table = Mesa
ca-panel_piles = Mazos
ca-panel_counts = Cuentas
ca-my_recipes = Tus recetas
ca-lesson1 = Reúne lo que pide cada receta, una carta de cada. Toca el chocolate y luego Tiramisu: se guardó de noche y va primero.
ca-lesson2 = ¡Un punto! El otro chocolate completa los churros. Pero mira: hay una Alarma encima.
ca-lesson3 = Está todo, pero la alarma lo retiene. Juega el Extintor en tus churros.
ca-lesson4 = Ahora, una travesura. El gelato necesita luz y ya tiene dos de tres cartas: córtasela.
ca-lesson5 = Nada más encaja en la Pavlova. Di que ya está.
ca-lesson6 = Antes de acabar el turno puedes descartar hasta dos cartas; luego robarás otras. Marca la leche y acaba el turno.
