# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Tira, hornea y abre tiendas hasta que la ciudad sea tuya

## Names of things

column-bases = Hornear bases
column-frostings = Preparar glaseados
column-outlets = Abrir puestos
column-sales = Vender cupcakes
column-staff = Personal y expansión

house-block = apartment block
house-town_house = town house
house-villa = villa

street-station = La Estación
street-lemon = El Limonar
street-market = El Mercado
street-orchard = El Huerto
street-lake = El Lago
street-hilltop = La Colina

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
ce-goals = Metas
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
ce-step-improvement = ficha
ce-step-bakery_grey = pastelería gris
ce-step-bakery_yellow = pastelería
ce-step-bakery_beige = past. beis
ce-or_any = { $words }, otra
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
ce-die-purple = dado morado
ce-die-yellow = dado amarillo
ce-die-green = dado verde
ce-die-orange = dado naranja
ce-die-pink = dado rosa
ce-die-grey = dado gris
ce-hire-purple = Dado morado, para bases
ce-hire-yellow = Dado amarillo, para glaseados
ce-hire-green = Dado verde, para puestos
ce-hire-orange = Dado naranja, para vender
ce-hire-pink = Dado rosa, especialista en todo
ce-flavour-vanilla = vainilla
ce-flavour-lemon = limón
ce-flavour-choc = chocolate
ce-flavour-mint = menta
ce-flavour-straw = fresa
ce-and = { $a } y { $b }
ce-base-vanilla = Base de vainilla
ce-base-choc = Base de chocolate
ce-base-mixed = Base mixta
ce-frosting = glaseado de { $flavour }
ce-left = { $name }, quedan { $n }
ce-type-base = Base
ce-type-frosting = Glaseado
ce-type-outlet = Puesto
ce-type-sell = Venta
ce-type-income = Ingresos
ce-type-idea = Idea
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
ce-goal-A3 = { $a } + { $b } glaseados
ce-goal-A4 = { $a } + { $b } bases
ce-goal-A5 = { $a } + { $b } partes mixtas
ce-goal-B1 = { $a } clientes
ce-goal-B2 = { $a } claros, { $b } oscuros
ce-goal-B3 = Las { $a } camisas
ce-goal-B4 = { $a } bloques, { $b } casas
ce-goal-B5 = { $a } bloques, { $b } villas
ce-goal-C1 = { $a } puestos
ce-goal-C2 = { $a } calles
ce-goal-C3 = { $a } amarillos, { $b } beis
ce-goal-C4 = { $a } amarillos, { $b } past.
ce-goal-C5 = { $a } beis, { $b } pastelerías
ce-goal-D1 = { $a } mejoras juntas
ce-goal-D2 = { $a } mejoras
ce-goal-D3 = { $a } tipos de mejora
ce-goal-D4 = { $a } columnas con { $b }
ce-goal-D5 = { $a } parejas de mejoras
ce-goal_rule-A1 = { $a } glaseados simples en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-A2 = { $a } bases simples en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-A3 = { $a } glaseados simples y { $b } mixtos en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-A4 = { $a } bases simples y { $b } mixtas en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-A5 = { $a } glaseados mixtos y { $b } bases mixtas en tus recetas: +{ $n } de ingresos, una vez
ce-goal_rule-B1 = { $a } clientes servidos: +{ $n } de ingresos, una vez
ce-goal_rule-B2 = { $a } clientes con pantalón claro y { $b } con oscuro: +{ $n } de ingresos, una vez
ce-goal_rule-B3 = Clientes con los { $a } colores de camisa: +{ $n } de ingresos, una vez
ce-goal_rule-B4 = { $a } clientes de bloques y { $b } de casas: +{ $n } de ingresos, una vez
ce-goal_rule-B5 = { $a } clientes de bloques y { $b } de villas: +{ $n } de ingresos, una vez
ce-goal_rule-C1 = { $a } puestos en la ciudad: +{ $n } de ingresos, una vez
ce-goal_rule-C2 = Puestos en { $a } calles distintas: +{ $n } de ingresos, una vez
ce-goal_rule-C3 = { $a } puestos en calles amarillas y { $b } en beis: +{ $n } de ingresos, una vez
ce-goal_rule-C4 = { $a } puestos en calles amarillas y { $b } pastelerías: +{ $n } de ingresos, una vez
ce-goal_rule-C5 = { $a } puestos en calles beis y { $b } pastelerías: +{ $n } de ingresos, una vez
ce-goal_rule-D1 = { $a } mejoras en una columna: +{ $n } de ingresos, una vez
ce-goal_rule-D2 = { $a } mejoras en tu tablero: +{ $n } de ingresos, una vez
ce-goal_rule-D3 = { $a } tipos distintos de mejora: +{ $n } de ingresos, una vez
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
ce-income_short = Ingreso
ce-production_of = Producción de { $name }: { $n }
ce-sales_of = Ventas de { $name }: { $n }
ce-income_of = Ingresos de { $name }: { $n }
ce-income_loop = Ingresos de todos
ce-ideas_of = Ideas brillantes: { $n } de { $most }
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
ce-rest_area = Descanso
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
ce-wants = quiere { $base } con { $frosting }
ce-ghost_sales = { $n } ventas
ce-ghost_income = { $n } ingresos
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
ce-in_hand = En mano: { $outlets } puestos, { $bakeries } pastelerías
ce-rolls =
    { $n ->
        [one] tira { $n } dado
       *[other] tira { $n } dados
    }
ce-effect-marker = Pasos hacia una idea
ce-effect-level = Nivel de { $column }
ce-effect-resting = Dados en descanso
ce-effect-rival_sales = Ventas de { $name }
ce-button-finish = Cobrar y tirar
ce-button-end_turn = Acabar turno
ce-button-roll = Tirar
ce-button-rest_done = Ya están
ce-button-move_done = Ya están
ce-button-decline = Dejarlos
ce-button-let_rest = Que descansen
ce-button-wake = Despertarlos
ce-warn-loose = se puede montar un cupcake
ce-warn-improvement = { $type } sin usar
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
        [one] { $n } dado despierta para { $column }
       *[other] { $n } dados despiertan para { $column }
    }
ce-ask-wake_where = Elige la columna para los que despiertan
ce-ask-assemble = Ahora su pareja
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
ce-rule-house = Su cliente da +{ $sales } ventas y +{ $income } ingresos a quien tenga tienda en la calle y la receta adecuada.
ce-rule-outlets = Cada puesto da +{ BOX("gains.outlet") } ventas; en una calle llena se va el de un rival.
ce-rule-sales = Vende a un cliente al alcance; cuanto más lejos, mejor la casa.
ce-rule-staff = Contrata dados, pon mejoras, abre pastelerías; a nivel { $n }, cualquier acción.
ce-rule-type_base = Mejora Base: al activar su columna, una base simple.
ce-rule-type_frosting = Mejora Glaseado: al activar su columna, un glaseado simple.
ce-rule-type_outlet = Mejora Puesto: al activar su columna, un puesto en calle amarilla.
ce-rule-type_sell = Mejora Venta: al activar su columna, una venta hasta distancia { $n }.
ce-rule-type_income = Mejora Ingresos: al activar su columna, { BOX("gains.income_improvement") } de ingresos.
ce-rule-type_idea = Mejora Idea: al activar su columna, { BOX("gains.idea_improvement") } pasos en la rueda de ideas.
ce-rule-reserve = Lo que sale de la reserva no vuelve.
ce-rule-production = La producción crece con recetas (+{ BOX("gains.simple_part") } por parte simple, +{ BOX("gains.mixed_part") } por mixta) y pastelerías.
ce-rule-income = Tras tu acción cobras lo menor de Producción y Ventas.
ce-rule-ideas = Pisar la casilla verde da una idea; máximo { $n }.
ce-rule-rest = Los dados con un seis descansan aquí. Una vez por turno, despiértalos por una idea o pagando.
ce-rule-assemble = Toca una base y un glaseado para crear una receta; nunca se gasta.
ce-rule-served = Clientes servidos, por el valor de sus casas.
ce-rule-SP_IMP = Una acción especial por turno: poner una mejora por una idea.
ce-rule-SP_MOVE = Una acción especial por turno: mover un dado por una idea.
ce-rule-SP_BUY = Una acción especial por turno: comprar una idea.
ce-rule-SP_PAYMOVE = Una acción especial por turno: mover dados pagando por cada uno.
ce-lesson1 = En tu estante hay una base de chocolate y un glaseado de menta. Toca uno: juntos son una receta y la producción sube { $n }.
ce-lesson2 = Tus dados trabajan en la columna de su número. Vender tiene tres, uno de ellos especialista naranja: nivel { $level }. Actívala.
ce-lesson3 = El nivel { $level } vende hasta distancia { $n }. Toca la segunda barra de la columna.
ce-lesson4 = Tienes un puesto en La Colina, y en la villa a distancia { $n } quieren chocolate con menta. Vende allí tu nuevo cupcake.
ce-lesson5 = La mejora redonda de esta columna se usa una vez: +{ BOX("gains.income_improvement") } ingresos. Tócala.
ce-lesson6 = Cobras lo menor de Producción y Ventas, y tus puestos cumplen un objetivo: +{ BOX("gains.objective") }. Luego se tiran los dados de la columna. Cobra y tira.
ce-lesson7 = Los dados fueron a las columnas de su número; un seis descansaría en la playa. Acaba el turno.
