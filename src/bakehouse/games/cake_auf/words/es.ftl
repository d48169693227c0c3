# The words of this game: names of things, what is said of actions and in the log, and the labels of its board.

## On its box

promise = Termina tus postres, arruina los suyos

## Reglas de la casa

house_rule-picky_eater = Paladar ahorrador
    .transfer = Lo que la receta nueva pueda usar de la anterior se queda con ella.
house_rule-freezer_burn = Hielo profundo
    .game = Quema recetas terminadas de cualquier ronda, no solo de esta.
house_rule-hands_between_rounds = Manos nuevas
    .fresh = Entre rondas, todos descartan su mano.
house_rule-tie_break = Victoria compartida
    .shared = Un empate en cabeza se comparte, sin piedra, papel o tijera.
house_rule-counteraction = Cada cual en su cocina
    .own = Solo se puede quitar un veto de una receta propia.

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
action-power_restored = Luz restablecida
action-fire_extinguisher = Extintor
action-switch_recipe = Cambiazo (receta)
action-switch_hand = Cambiazo (mano)
action-picky_eater = Paladar exigente
action-one_for_one = Una por una
action-freezer_burn = Quemadura de hielo

recipe-alfajores = Alfajores
    .country = Argentina
    .number = p
recipe-apple_pie = Tarta de manzana
    .country = EE. UU.
recipe-arroz_con_leche = Arroz con leche
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
    .number = p
recipe-creme_brulee = Crème brûlée
    .country = Francia
recipe-gelato = Gelato
    .country = Italia
recipe-kulfi = Kulfi
    .country = India
recipe-macaron = Macaron
    .country = Francia
recipe-malva_pudding = Pudin de malva
    .country = Sudáfrica
recipe-mango_sticky_rice = Arroz con mango
    .country = Tailandia
recipe-mochi = Mochi
    .country = Japón
recipe-mooncake = Pastel de luna
    .country = China
recipe-nanaimo_bar = Barrita Nanaimo
    .country = Canadá
recipe-pastel_de_nata = Pastel de Nata
    .country = Portugal
recipe-pavlova = Pavlova
    .country = Nueva Zelanda
recipe-risalamande = Risalamande
    .country = Dinamarca
recipe-sachertorte = Sachertorte
    .country = Austria
recipe-tiramisu = Tiramisú
    .country = Italia
recipe-tres_leches = Tres leches
    .country = México

score-round_1 = puntos en la primera ronda
score-round_2 = puntos en la segunda ronda
score-round_3 = puntos en la tercera ronda
reached-recipe = terminar { $recipe }

## Cartas y recetas dentro de la frase

ingredient = { $ingredient }
action = { $action }
cards =
    { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
count =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
no-cards = ninguna carta
bans =
    { $n ->
        [one] { $n } veto
       *[other] { $n } vetos
    }
bare = { $recipe }
laden = { $recipe } ({ LIST($cards, type: "unit") })
# De quién es la receta: tu Mochi, tus Churros, Mochi de Theo.
whose-recipe =
    { $whose_is ->
        [you] { NAME($recipe, form: "number") ->
            [p] tus
           *[s] tu
        } { $recipe }
       *[other] { $recipe } de { $whose }
    }
standing = { $whose } { $points }

## Rondas

round = Ronda { $round } de { $rounds }
round-standing = Ronda { $round } de { $rounds }: { LIST($standing, type: "unit") }
    .short = Ronda { $round } de { $rounds }
first =
    { $who_is ->
        [you] empiezas
       *[other] empieza
    }
get =
    { $who_is ->
        [you] recibes
       *[other] recibe
    } { $recipe }
win-round =
    { $who_is ->
        [you] ganas
       *[other] gana
    } la ronda { $round }
closing-time = Hora de cierre: nadie gana la ronda { $round }
keep =
    { $who_is ->
        [you] guardas
       *[other] guarda
    } { $recipe } hasta mañana ({ count })
    .may = Guardar { $recipe } hasta mañana ({ count }): habrá que terminarla primero
return =
    { $who_is ->
        [you] devuelves
       *[other] devuelve
    } { $recipe } ({ count })
    .may = Devolver { $recipe } ({ count })
cleared =
    { $recipe_n ->
        [one] { $recipe } vuelve a su mazo
       *[other] { $recipe } vuelven a su mazo
    } y todo se baraja
nothing-cleared = Los mazos se barajan
hands-away = Se descartan todas las manos ({ count })
shuffled = Los descartes se barajan en el mazo

## Un turno

draw =
    { $who_is ->
        [you] robas
        [many] roban
       *[other] roba
    } { $cards }{ $who_is ->
        [many] { " " }cada uno
       *[other] { "" }
    }
pass =
    { $who_is ->
        [you] pasas
       *[other] pasa
    }
place =
    { $who_is ->
        [you] colocas
       *[other] coloca
    } { $cards }
    .may = Colocar { $cards }{ $then }
place-unseen =
    { $who_is ->
        [you] colocas
       *[other] coloca
    } { $n ->
        [one] una carta
       *[other] { $n } cartas
    } bajo { $cards }
at = { $recipe } ({ $placed } de { $needed })
at-banned = { $recipe } (completa, pero vetada)
at-waiting = { $recipe } (completa, pero espera a { $first_recipe })
under = { $cards } bajo { at }
under-banned = { $cards } bajo { at-banned }
under-waiting = { $cards } bajo { at-waiting }
finish-with =
    { $who_is ->
        [you] terminas
       *[other] termina
    } { $recipe } con { $cards }: { SIGNED($gain) }
    .may = Terminar { $recipe } con { $cards }: { SIGNED($gain) }{ $then }
finish =
    { $who_is ->
        [you] terminas
       *[other] termina
    } { $recipe }: { SIGNED($gain) }
play =
    { $who_is ->
        [you] juegas
       *[other] juega
    } { $cards }
    .may = { $cards }{ $then }
ban = { $action } sobre { whose-recipe }
ban-full = { $action } sobre { whose-recipe } (completa)
ban-ahead = { $action } sobre { whose-recipe } ({ $placed } de { $needed } colocadas)
lift = { $action } sobre { whose-recipe }
lift-own =
    { $action } sobre { $whose_is ->
        [you] { whose-recipe }
       *[other] { $recipe }
    }
burn = { $action } sobre { whose-recipe } (terminada, { SIGNED($gain) })
burn-again = { $action } sobre { whose-recipe } ({ SIGNED($gain) }, por terminar otra vez)
burn-replaced = { $action } sobre { whose-recipe } ({ SIGNED($gain) }, a cambio { $new_recipe })
picky-none = { $action } sin cambiar nada
picky-for = { $action } ({ $given_recipe } por { $recipe })
picky-losing = { $action } ({ $given_recipe } por { $recipe }, perdiendo { $cards })
ask =
    { $who_is ->
        [you] pides
       *[other] pide
    } { whose-recipe }
    .may = Pedir { whose-recipe } ({ $placed } de { $needed } colocadas) y dar una receta tuya
switch =
    { $who_is ->
        [you] cambias
       *[other] cambia
    } { $whose_is ->
        [you] contigo
       *[other] con { $whose }
    } { $given } por { $got }
    .may = Cambiar { $given } por { $got } de { $whose }{ $then }
picky =
    { $who_is ->
        [you] juegas
       *[other] juega
    } { $action }
    .may = { $action }: mirar recetas del mazo de recetas y quizá tomar una
peek =
    { $who_is ->
        [you] miras
       *[other] mira
    } { $recipe }
peek-unseen =
    { $who_is ->
        [you] miras
       *[other] mira
    } { $n ->
        [one] una receta
       *[other] { $n } recetas
    }
take =
    { $who_is ->
        [you] tomas
       *[other] toma
    } { $recipe }
    .may = Tomar { $recipe }
decline =
    { $who_is ->
        [you] no tomas
       *[other] no toma
    } ninguna
    .may = No tomar ninguna
replace =
    { $who_is ->
        [you] recibes
       *[other] recibe
    } { $recipe } por { $burned_recipe }
hands =
    { $who_is ->
        [you] cambias
       *[other] cambia
    } de mano con { $whom } ({ $gives } por { $gets } cartas)
    .may = Cambiar de mano con { $whom }: { $gives ->
        [0] no das cartas
        [one] das 1 carta
       *[other] das { $gives } cartas
    } y { $gets ->
        [0] no recibes ninguna
       *[other] recibes { $gets }
    }
hands-seen =
    { $whom_is ->
        [you] toma tu mano ({ $gets ->
            [0] no das cartas
            [one] das 1 carta
           *[other] das { $gets } cartas
        } y { $gives ->
            [0] no recibes ninguna
           *[other] recibes { $gives }: { LIST($given, type: "unit") }
        })
       *[other] { $who_is ->
            [you] cambias de mano con { $whom } ({ $gives ->
                [0] no das cartas
                [one] das 1 carta
               *[other] das { $gives } cartas
            } y { $gets ->
                [0] no recibes ninguna
               *[other] recibes { $gets }: { LIST($got, type: "unit") }
            })
           *[other] cambia de mano con { $whom } ({ $given } por { $got })
        }
    }
one =
    { $who_is ->
        [you] juegas
       *[other] juega
    } { $action } { $whom_is ->
        [you] contigo
       *[other] con { $whom }
    }
    .may = { $action } con { $whom }: tomar una carta a ciegas{ $gives ->
        [0] { "" }
       *[other] { " " }y devolver otra
    }
grab =
    { $whom_is ->
        [you] te quita
       *[other] { $who_is ->
            [you] tomas
           *[other] toma
        }
    } { $cards }{ $whom_is ->
        [you] { "" }
       *[other] { " " }de { $whom }
    }
give-back =
    { $who_is ->
        [you] devuelves
       *[other] devuelve
    } { $cards }
exchange =
    { $whom_is ->
        [you] te quita { $cards } a cambio de { $given }
       *[other] { $who_is ->
            [you] tomas
           *[other] toma
        } { $cards } de { $whom } a cambio de { $given }
    }
exchange-unseen =
    { $who_is ->
        [you] cambias
       *[other] cambia
    } una carta { $whom_is ->
        [you] contigo
       *[other] con { $whom }
    }
mulligan =
    { $who_is ->
        [you] haces
       *[other] hace
    } un cambio de mano y { $who_is ->
        [you] descartas
       *[other] descarta
    } { $cards }
    .may = Cambio de mano: descartar { $cards } y robar otras tantas
mulligans =
    { $who_is ->
        [you] haces
       *[other] hace
    } { $taken ->
        [one] un cambio de mano
       *[other] { $taken } cambios de mano
    } ({ count })
done =
    { $who_is ->
        [you] has acabado
       *[other] ha acabado
    }
    .may = No jugar más cartas
discard =
    { $who_is ->
        [you] descartas
       *[other] descarta
    } { $cards }
    .may = Descartar { $cards }
end =
    { $who_is ->
        [you] terminas tu
       *[other] termina su
    } turno
    .may = Terminar el turno
then = ; { LIST($what, type: "unit") }
then-finishes =
    { $whose_is ->
        [you] terminas
       *[other] { $whose } termina
    } { $recipe }: { SIGNED($gain) }
then-wins =
    { $whose_is ->
        [you] ganas
       *[other] { $whose } gana
    } la ronda { $round }
then-wins-game =
    { $whose_is ->
        [you] ganas
       *[other] { $whose } gana
    } la partida

## El final de la partida

tied =
    Empate: { $whose } con { $recipes ->
        [one] 1 receta terminada
       *[other] { $recipes } recetas terminadas
    }; decide piedra, papel o tijera
wins-duel =
    { $who_is ->
        [you] ganas
       *[other] gana
    } a piedra, papel o tijera
wins-tie =
    { $who_is ->
        [you] ganas
       *[other] gana
    } la partida con { $recipes ->
        [one] 1 receta terminada
       *[other] { $recipes } recetas terminadas
    }, a piedra, papel o tijera (con las mismas: { $whose })
wins-game =
    { $who_is ->
        [you] ganas
       *[other] gana
    } la partida con { $recipes ->
        [one] 1 receta terminada
       *[other] { $recipes } recetas terminadas
    } ({ LIST($others, type: "unit") })
share-victory =
    Victoria compartida: { $whose } con { $recipes ->
        [one] 1 receta terminada
       *[other] { $recipes } recetas terminadas
    } cada uno
closed = La cocina cerró antes de que nadie lo terminara todo

## Por qué no

now-setup = la ronda aún se está preparando
now-play = ahora toca jugar cartas
now-switch_give = ahora toca dar una receta por la pedida
now-picky_take = ahora toca elegir entre las recetas que miras
now-picky_give = ahora toca dar una receta por la tomada
now-discard = ahora toca descartar o terminar el turno
now-keep = ahora toca guardar o devolver una receta nocturna
now-over = la partida ha terminado
no-such-player = solo juegan { $seats }
not-in-hand = no tienes { $card } en la mano
not-own-recipe = { $recipe } no es una de tus recetas
own-recipe = { $recipe } es una de tus recetas
in-pool = nadie tiene { $recipe }
recipe-is-finished = { $recipe } ya está terminada
lies-there = { $card } ya está bajo { $recipe }
no-icon = { $recipe } no tiene el icono para { $card }
banned-already = { $card } ya está sobre { $recipe }
not-banned = no hay tal veto sobre { $recipe }
only-own-bans = solo se levantan los vetos de tus propias recetas, y { $recipe } no es tuya
not-finished = { $recipe } no está terminada
own-finished = { $recipe } es tuya
other-round = { $recipe } se terminó en una ronda anterior
target-empty = { $whose } no tiene cartas
pool-empty = el mazo de recetas está vacío
hand-empty = no tienes cartas en la mano
mulligans-used =
    { $mulligans ->
        [0] en esta partida no hay cambios de mano
        [one] el cambio de mano de esta ronda ya está usado
       *[other] los { $mulligans } cambios de mano de esta ronda ya están usados
    }
out-of-order = de dos descartes va primero el que está antes en la lista de cartas
not-offered = { $recipe } no está entre las recetas que miras

## Glosario

glossary-recipe = Un postre que está boca arriba ante ti. Pide de dos a cuatro ingredientes, uno de cada.
glossary-ingredient = Una carta que se coloca boca abajo bajo una receta que la pide.
glossary-place = Un ingrediente va boca abajo bajo una receta tuya sin terminar, y allí se queda.
glossary-finish = Una receta con todos sus ingredientes y sin vetos se termina al momento. Sus ingredientes van a los descartes.
glossary-full = Bajo una receta completa están todos los ingredientes, pero la retiene un veto o una receta guardada.
glossary-ban = Un Apagón o una Alarma sobre una receta. No se termina hasta que se levantan todos sus vetos.
glossary-counteraction = Luz restablecida y Extintor: cada una levanta un veto que está sobre una receta, nunca por adelantado.
glossary-power_outage = Veta una receta sin terminar de otro jugador con el icono de luz.
glossary-fire_alarm = Veta una receta sin terminar de otro jugador con el icono de fuego.
glossary-power_restored = Levanta un Apagón.
glossary-fire_extinguisher = Levanta una Alarma.
glossary-switch_recipe = Cambias una de tus recetas sin terminar por una de otro jugador, con todo lo que tienen debajo y encima.
glossary-switch_hand = Cambias toda tu mano con otro jugador.
glossary-picky_eater = Miras { BOX("peeks") } recetas del mazo de recetas y puedes devolver una tuya por una de ellas. Lo que tiene debajo y encima se descarta.
glossary-one_for_one = Tomas a ciegas una carta de otro jugador, que luego toma una tuya.
glossary-freezer_burn = Destruye una receta con el icono de nevera que otro jugador ha terminado en esta ronda. Su dueño recibe una nueva.
glossary-draw_deck = Al empezar tu turno robas de él hasta tener { BOX("hand") } cartas. Cuando se agota, se barajan los descartes.
glossary-discard_pile = Cartas usadas y descartadas, boca arriba: todos pueden mirarlas.
glossary-recipe_deck = Las recetas que nadie tiene.
glossary-mulligan = Descartas toda tu mano y robas otras tantas cartas; tu turno sigue. Cada jugador puede hacerlo unas veces por ronda.
glossary-overnight = Una receta sin terminar con este icono puede guardarse para la ronda siguiente, con todo lo que tiene debajo y encima. Hay que terminarla primero.
glossary-power = Un icono: un Apagón puede vetar la receta.
glossary-fire = Un icono: una Alarma puede vetar la receta.
glossary-fridge = Un icono: Quemadura de hielo puede destruir la receta una vez terminada.
glossary-closing_time = Tras { BOX("closing_turns") } turnos de todos la cocina cierra, y la ronda termina sin ganador.
glossary-point =
    Cada receta terminada vale { BOX("points") ->
        [one] un punto
       *[other] { BOX("points") } puntos
    }. Gana quien más tenga tras la última ronda.

## The plain board: what the fields of the view are called

area-phase = Paso
area-chance = Azar
area-round = Ronda
    .about = { ca-about-round }
area-rounds = Rondas
    .about = { ca-about-round }
area-first = Empezó
area-act = Turno
area-turns = Turnos
area-closes_in = Turnos hasta el cierre
    .about = { glossary-closing_time }
area-left = Por hacer
area-who = Quién
area-winner = Ganador
area-deck = Mazo
    .about = { glossary-draw_deck }
area-discard = Descartes
    .about = { glossary-discard_pile }
area-pool = Mazo de recetas
    .about = { glossary-recipe_deck }
area-pending = Receta que llega
area-asked = Pedida
area-queue = En espera
area-kept = Guardadas
    .about = { glossary-overnight }
area-peek_size = Miradas
    .about = { glossary-picky_eater }
area-peek = Miradas
    .about = { glossary-picky_eater }
area-grabbed = Tomadas a ciegas
    .about = { glossary-one_for_one }
area-last_discard = Último descarte
    .about = { glossary-discard_pile }
area-hand = Tu mano
area-unseen = Aún por ver
    .about = { ca-about-chance }
area-players = Cocinas
area-seat = Jugador
area-hand_size = Cartas
area-known = Cartas que conoces
area-mulligans = Mulligans usados
    .about = { glossary-mulligan }
area-mulligans_left = Mulligans restantes
    .about = { glossary-mulligan }
area-points = Puntos
    .about = { glossary-point }
area-recipes = Recetas
    .about = { glossary-recipe }
area-ingredients = Ingredientes
    .about = { glossary-ingredient }
area-icons = Iconos
area-cards = Cartas debajo
    .about = { glossary-place }
area-seen = Conocidas
area-seen_by = Vista por
area-outage = Apagón
    .about = { glossary-power_outage }
area-alarm = Alarma
    .about = { glossary-fire_alarm }
area-carried = Guardada
    .about = { glossary-overnight }
area-full = Completa
    .about = { glossary-full }
area-waits = Espera
    .about = { glossary-full }
area-finished = Terminadas
    .about = { glossary-finish }
area-can_be_burned = Se puede quemar
    .about = { glossary-freezer_burn }
value-play = jugar cartas
value-discard = recoger
value-keep = guardar
value-picky_give = devolver una receta
value-picky_take = elegir una receta
value-switch_give = dar una receta
value-setup = preparación
value-none = ninguno
value-fire = Fuego
value-fridge = Nevera
value-overnight = Nocturna
value-power = Luz
kind-place = Colocar un ingrediente
kind-outage = Apagón
kind-alarm = Alarma
kind-restore = Luz restablecida
kind-extinguish = Extintor
kind-switch = Cambiar recetas
kind-give = Dar una receta
kind-take = Tomar una receta
kind-burn = Quemadura de hielo
kind-hands = Cambiar manos
kind-one = Cambiar una carta
kind-discard = Descartar

## Puzzles: what they are about

theme-placing = Colocar ingredientes
theme-sabotage = Sabotaje
theme-defence = Defensa
theme-tricks = Trucos
theme-hand = La mano
theme-night = La noche

## The lesson

lesson-goal-1 = Tus recetas están a la vista. Coloca debajo todos los ingredientes de una y está terminada: { $points } { $points ->
    [one] punto
   *[other] puntos
}.
lesson-goal-2 = Mientras tanto puedes fastidiar a los demás con cartas de acción, y ellos a ti.
lesson-goal-3 = Quien se queda sin recetas termina la ronda. Tras { $rounds } rondas ganan los puntos.
lesson-recipes-title = Recetas e ingredientes
lesson-recipes = { $recipe } pide { $ingredient }, y lo tienes. Colócalo boca abajo: entonces { $missing ->
    [0] no falta nada y la receta está terminada
    [one] aún falta una carta
   *[other] aún faltan { $missing } cartas
}.
lesson-point-title = Un punto
lesson-point = Una receta está terminada en cuanto está todo. Vale un punto, y sus cartas van a los descartes.
lesson-sabotage-title = Sabotaje
lesson-sabotage = Un Apagón o una Alarma en la receta de otro la frena: no puede terminarse hasta que se quite el veto. Los iconos de una receta dicen qué puede pasarle.
lesson-defence-title = Defensa
lesson-defence = Hay un veto en tu receta. Luz restablecida quita un Apagón, el Extintor una Alarma.
lesson-swaps-title = Cartas descaradas
lesson-swaps =
    { $kind ->
        [PICKY] Con esta carta miras recetas del mazo de recetas. Puedes quedarte con una que esté más cerca de un punto y devolver una tuya con todo lo que tiene debajo.
        [TAKE] Esta receta está más cerca de un punto que una de las tuyas. Tómala; después eliges cuál devuelves.
        [DECLINE] Ninguna está más cerca de un punto que lo que has empezado. Quédate con las tuyas.
       *[other] Otras cartas de acción toman y dan: una receta, una carta, una mano entera. Úsalas cuando lo que recibes está más cerca de un punto que lo que das.
    }
lesson-mulligan-title = Cambio de mano
lesson-mulligan = ¿Nada encaja? Descarta tu mano y roba tantas cartas. En esta ronda puedes hacerlo { $n } veces más.
lesson-done-title = Hecho
lesson-done = Por este turno basta. Di que has terminado de cocinar.
lesson-discards-title = Descartar
lesson-discards = Antes de que acabe el turno puedes descartar hasta dos cartas. Vuelves a robar hasta cinco; suelta lo que ninguna receta necesita.
lesson-night-title = La noche
lesson-night = La ronda ha terminado y las recetas sin terminar vuelven al mazo. Solo se guardan las que tienen el icono hasta mañana, con todo lo que hay debajo; luego hay que terminarlas primero.
lesson-no-done = Aún tienes { $ingredient }, y { $recipe } lo necesita. Colócalo primero: lo que está bajo una receta está a salvo de ladrones.
lesson-no-discard = { CAPITAL($ingredient) } es lo que una de tus recetas aún necesita. Guárdalo.
lesson-no-lift = Este veto frena a otra persona: déjalo en { $recipe } y guarda la carta para un veto en una receta tuya.

## The board in the browser

ca-round = Ronda { $n } de { $all }
ca-about-round = Hay { BOX("rounds") } rondas. Una ronda acaba cuando alguien ha terminado todas sus recetas, o a la hora del cierre.
ca-about-hand = Cartas en mano. Al empezar el turno se roba hasta tener la mano completa.
ca-about-chance = Cartas que no ves en ninguna parte, y con qué probabilidad llegan al robar.
ca-about-recipe =
    Pide { $things }. Terminada vale { BOX("points") ->
        [one] un punto
       *[other] { BOX("points") } puntos
    }.
ca-round_over = La ronda { $n } terminó
ca-begins = { $name } empieza la siguiente
ca-all_done = { $name } lo ha terminado todo
ca-closed = Hora de cierre: nadie terminó todo
ca-kept = { $name }, guardada hasta mañana
ca-to_counts = toca para ver las cuentas
ca-closes =
    { $n ->
        [one] La cocina cierra en { $n } turno
       *[other] La cocina cierra en { $n } turnos
    }
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
ca-threat_only_bans = a { $bans } del final
ca-threat_words = Lo que le falta a { $name } para acabar la ronda.
ca-threat_near = A { $name } puede bastarle una mano entera para acabar la ronda.
ca-hand_of =
    { $n ->
        [one] { $name } tiene { $n } carta.
       *[other] { $name } tiene { $n } cartas.
    }
ca-known = Esta la conoces: { $card }
ca-mulligans = Cambios de mano
ca-mulligans_of =
    { $n ->
        [one] { $name } puede hacer { $n } cambio de mano más en esta ronda.
       *[other] { $name } puede hacer { $n } cambios de mano más en esta ronda.
    }
ca-points_of =
    { $n ->
        [one] { $name }: { $n } punto
       *[other] { $name }: { $n } puntos
    }
ca-made = { $name }, terminada en la ronda { $n }
ca-progress = { $name }, { $n } de { $all } colocadas
ca-finish_first = primero esta
ca-finish_first_words = Guardada hasta mañana: nada más de esta cocina se termina antes.
ca-after = tras { $name }
ca-waits = Está todo, pero antes va una receta guardada.
ca-finished = terminada
ca-can_burn = Está en la nevera: Quemadura de hielo puede destruirla.
ca-icon-power = Luz
ca-icon-fire = Fuego
ca-icon-fridge = Nevera
ca-icon-overnight = Nocturna
ca-nowhere = no encaja
ca-no_target = sin objetivo
ca-empty_hand = No tienes cartas
ca-does-power_outage = veta una receta con luz
ca-does-fire_alarm = veta una receta con fuego
ca-does-power_restored = levanta un Apagón
ca-does-fire_extinguisher = levanta una Alarma
ca-does-switch_recipe = cambia recetas con todo
ca-does-switch_hand = cambia la mano entera
ca-does-picky_eater = mira { BOX("peeks") } recetas, toma una
ca-does-one_for_one = cambia una carta al azar
ca-does-freezer_burn = destruye una receta terminada
ca-draw = Robar
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
ca-recipes = Recetas
ca-pool_label =
    { $n ->
        [one] Mazo de recetas, { $n } receta: ver cuál
       *[other] Mazo de recetas, { $n } recetas: ver cuáles
    }
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
ca-no_draw = tachada: descartada; a trazos: aún no
ca-pips_legend = a rayas: en la mesa o en tu mano
ca-count_words = { $card }: { $n } sin ver, { $thrown } descartadas, { $all } en total
ca-needed = falta
ca-of = de { $n }
ca-useful = Algo que te falta: { $chance }
ca-mulligan = Cambio de mano
ca-mulligan_words = otras cartas, quedan { $n }
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
ca-cost_bans =
    { $n ->
        [one] { $n } veto
       *[other] { $n } vetos
    }
ca-lost = se pierden
ca-duel_title = Piedra, papel o tijera
ca-duel = { $name } gana el desempate
ca-dealing = Se reparten recetas
ca-drawing = Se roban cartas
ca-they_play = { $name } está cocinando
ca-they_give = { $name } elige qué receta dar
ca-they_peek = { $name } mira recetas
ca-they_discard = { $name } está recogiendo
ca-they_keep = { $name } decide qué guardar hasta mañana
ca-ask_play = Elige una carta de tu mano
ca-ask_nothing = Nada encaja: cambio de mano, o ya está
ca-ask_done = Nada encaja: ya está
ca-ask_done_empty = No tienes cartas: ya está
ca-ask_place = Coloca { $card } bajo una receta iluminada
ca-ask_give = ¿Qué receta das por { $name }?
ca-ask_take = Toma una de estas recetas, o quédate la tuya
ca-ask_discard = Descarta hasta { $n } cartas y acaba el turno
ca-ask_keep = ¿Guardar { $name } para la ronda siguiente?
ca-ask-OUTAGE = ¿Qué receta se queda sin luz?
ca-ask-ALARM = ¿Sobre qué receta suena la alarma?
ca-ask-RESTORE = ¿A qué receta le vuelve la luz?
ca-ask-EXTINGUISH = ¿Qué alarma se calla?
ca-ask-SWITCH = ¿Qué receta quieres?
ca-ask-HANDS = ¿Con quién cambias de mano?
ca-ask-PICKY = ¿Mirar en el mazo de recetas?
ca-ask-ONE = ¿A quién le quitas una carta?
ca-ask-BURN = ¿Qué receta terminada se quema?
ca-ask-MULLIGAN = ¿Descartar toda tu mano y robar otras tantas?
ca-ask-DONE = ¿Seguro que ya no juegas más cartas?
ca-do-PLACE = Colocarla
ca-do-OUTAGE = Cortar la luz
ca-do-ALARM = Dar la alarma
ca-do-RESTORE = Dar la luz
ca-do-EXTINGUISH = Apagarla
ca-do-SWITCH = Pedirla
ca-do-GIVE = Darla
ca-do-TAKE = Tomarla
ca-do-BURN = Quemarla
ca-do-HANDS = Cambiar de mano
ca-do-PICKY = Mirar recetas
ca-do-ONE = Cambiar una carta
ca-do-MULLIGAN = Cambiar la mano
ca-do-RETURN = Devolverla
ca-finishes = termina { $name }, +{ $n }
ca-full_waits = completa, pero sin terminar
ca-placed = { $n } de { $all }
ca-blocks = la veta en { $n } de { $all }
ca-lifts = levanta el veto
ca-helps = ¡la termina para { $name }!
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

## Lo que está impreso, en el taller

printed-discards = Descartes
printed-peeks = Recetas vistas
printed-closing_turns = Turnos hasta cerrar la ronda
printed-dealt = Recetas repartidas
printed-two = Con dos
printed-three = Con tres
printed-four = Con cuatro
printed-copies = Copias
printed-actions = Cartas de acción
printed-power = corriente
printed-fire = fuego
printed-fridge = nevera
printed-overnight = toda la noche
