# The words of the table itself: what every game is framed by.

## Everywhere

tagline = Juegos de horno en una mesa cálida
rules = Reglas
chat = Chat
night = Turno de noche
day = Turno de día
home = Al estante
about = Acerca de
language = Idioma
close = Cerrar
more = Más
you = tú
first_game = ¿Primera partida?
loading = Calentando el horno …
offline = La panadería no responde. No se ha perdido nada; inténtalo en un momento.
gone = Esa mesa no existe.
try_again = Otra vez
copied = Copiado. Envíaselo a alguien.
copy_link = Copiar enlace
your_name = Tu nombre
baker = Invitado
save = Guardar
error_title = Algo se cayó del mostrador
lost_title = Este estante está vacío
lost_words = No hay mesa ni página en esta dirección. Quizá se perdió una letra del enlace por el camino.
away_title = No se puede llegar al obrador
away_words = Ahora mismo no hay conexión. Tus partidas están a salvo en el servidor, tal como las dejaste.
away_again = Intentar de nuevo
about_code = Los códigos cuadrados de las invitaciones: uqr de Anthony Fu (MIT).

## Games

box_seats =
    { $n ->
        [one] { $seats } panadero
       *[other] { $seats } panaderos
    }
box_minutes = { $minutes } min
plain_board = Tablero sencillo: todo en palabras
own_board = El tablero propio del juego

## How well programs play

level-random = Al azar
level-greedy = Codicioso
level-first-timer = Novato
level-apprentice = Aprendiz
level-journeyman = Oficial
level-baker = Panadero
level-master = Maestro
level-champion = Campeón

## Lo que hacen los demás

skip = Saltar
space = Espacio
skip_how = Espacio o clic: saltar
skip_tap = Toca: saltar
hits_you = ¡Te afecta a ti!
pace = Ver lo que hacen los demás
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-instant = Al instante
waited = Mientras esperabas
waited_watching = Los últimos turnos
waited_again = ver otra vez
waited_cost = tú: { $what }
sounds_on = Sonido activado
sounds_off = Sonido desactivado
vibration_on = Vibración activada
vibration_off = Vibración desactivada

## The plain board

plain-ask = Toca lo que brilla o elige abajo
plain-ask_board = Toca lo que brilla
plain-ask_tray = Elige abajo
plain-tray = Lo que puedes hacer
plain-wait = Ahora no tienes nada que hacer.
plain-points = Puntos
plain-table = La mesa
plain-yours = tuyo
plain-empty = nada todavía
plain-of = { $key } { $n } de { $most }
plain-panel_table = Mesa
plain-panel_seats = Panaderos
plain-back = Atrás
plain-yes = sí
plain-no = no
plain-kinds = { $n } maneras
plain-would_come = vendría
plain-would_go = se iría

## Start

play_now_title = Juega ya contra la panadería
play_now_words =
    { $n ->
        [one] { $game } con { $n } panadero IA, cuando quieras.
       *[other] { $game } con { $n } panaderos IA, cuando quieras.
    }
play_alone_words = { $game } a solas: ¿hasta dónde llegarás?
bakers = Panaderos
they_play_like = Juegan como
play_now = Jugar ahora
play_game = Jugar a { $game }
invite_friends = Invitar amigos
play_hot_title = En esta pantalla
play_hot_words = Pasadla de mano en mano: cada cual ve lo suyo.
hot_names = Nombres de los pasteleros en esta pantalla
hot_name = Nombre del pastelero { $n }
hot_more = Un pastelero más en esta pantalla
hot_fewer = Un pastelero menos en esta pantalla
hot_seat = Por turnos
baker_n = Pastelero { $n }
open_box = Abrir la caja
turn_yours = Te toca
turn_thinks = Juega { $names }
turn_waits =
    { $n ->
        [one] { $n } silla libre
       *[other] { $n } sillas libres
    }
title_turn = Te toca: { $game }
your_matches = Tus partidas
no_matches = No hay partidas en curso. Toma una caja del estante.
resume = Abrir
open_tables = Mesas abiertas
no_open_tables = Nadie espera. Invita amigos; vienen con un enlace.
free_seats =
    { $n ->
        [one] { $n } sitio
       *[other] { $n } sitios
    }
join = Unirse
records = Partidas pasadas
no_records = Las partidas terminadas quedan aquí, para verlas de nuevo.
replay = Repetición
tab_shelf = Estante
tab_tables = Mesas
tab_matches = Partidas
tab_records = Pasadas
learn = Aprender { $game }

## A new table, and its seats

public_table = Abierta a todos en la página de inicio
open_table = Abrir la mesa
house_rules = Reglas de la casa
edition = Edición
edition_words = Jugad con vuestros números: un archivo de edición nombra solo los que cambian.
edition_file = Elegir un archivo
edition_paste = o pégalo aquí
edition_check = Comprobar
edition_checking = Comprobando …
edition_good =
    { $n ->
        [one] { $name }: cambia { $n } valor de la edición estándar.
       *[other] { $name }: cambian { $n } valores de la edición estándar.
    }
edition_same = { $name }: nada cambia en la edición estándar.
edition_drop = Jugar con la edición estándar
edition_large = Un archivo de edición tiene como mucho { $most } caracteres.
edition_named = Edición { $name }
edition_what = Qué cambia
edition_instead = en lugar de { $standard }
old_match = Una partida antigua
match_stopped = La partida está detenida
edition_none = nada
normal = normal
waiting_title = Esperando panaderos
seat_open = Sitio libre
fill_with_ai = Sentar una IA
sit_here = Sentarse aquí
chairs = Sillas
chair_n = Silla { $n }
chair_of = Silla { $n }: { $who }
chairs_taken =
    { $free ->
        [0] todas las sillas están ocupadas: empieza enseguida
        [one] { $free } silla espera a alguien
       *[other] { $free } sillas esperan a alguien
    }
chair_who = ¿Quién ocupa esta silla?
chair_me = Tú invitas. Este es tu nombre en la mesa:
chair_friend = Una amistad
chair_friend_words = por enlace o código
chair_program = Un programa
chair_program_words = se sienta enseguida
chair_here = Alguien aquí
chair_here_words = pasad esta pantalla
chair_add = Otra silla
chair_remove = Quitar esta silla
chair_level = Qué tal juega
chair_character = Quién es
baker-Ofelia = Se levanta antes que el sol y no quema ni una corteza.
baker-Theo = Cuenta cada miga, dos veces.
baker-Jun = Canta mientras se calienta el horno.
baker-Iris = Primero prueba, luego mide.
baker-Noor = Tiene una receta para cada tiempo.
baker-Pia = No hay cereza que no le guste.
baker-Sam = Masa lenta, manos rápidas.
rules_on =
    { $n ->
        [0] como está impreso
        [one] { $n } activa
       *[other] { $n } activas
    }
take_suggestion = Jugar así
no_house_rules = Este juego no tiene.
opening_pace = Ritmo
opening_sitting = De una sentada
opening_sitting_words = unos { $minutes } minutos
opening_sitting_soon = de un tirón
opening_days = Poco a poco
opening_days_words = en varios días, cuando os venga bien
clock = Reloj
clock_words = para cada cual; después mueve un programa
clock_none = sin reloj
clock_minutes = { $minutes } min
clock_extra = +{ $seconds } s por turno
public_words = Quien llegue a la página de inicio puede sentarse.
new_table_of = Mesa nueva: { $game }
invites = { $host } te invita
invites_nobody = Tienes una invitación
invites_to = a { $game }
invites_with = En la mesa: { $names }
invite_alone = Llegas antes que nadie.
invite_taken = Otra persona ocupa ahora esta silla. Pide otro enlace, o mira la partida.
invite_watch = Mirar
waiting_of = Una mesa de { $game }, abierta por { $host }
waiting_scan = Escanéalo con la cámara de un teléfono, o envía el enlace.
waiting_for_chair = Invitación para la silla { $n }
show_code = Ver código
code_of = Un código que lleva a { $address }
send_link = Enviar
came = { $name } se sienta.
is_here = está aquí
turn_call = Avísame cuando me toque
turn_calls = Te avisamos cuando te toque.
turn_call_denied = Este navegador no nos deja avisarte; puedes cambiarlo en sus ajustes.
sit_down = Sentarse
join_words = Dinos tu nombre y siéntate.
second_device = Seguir desde otro aparato
give_up = Abandonar la partida
replace_idle = { $name } no está: que siga una IA
leave_table = Dejar la mesa; sigue una IA
leave_sure = ¿Dejar la mesa? La IA se queda con tu silla.
leave_no = Quedarse
leave_yes = Dejarla
new_here = Aprende en cinco minutos

## At the table

your_turn = Te toca
turn_of = Le toca a { $name }
table_waits = Esperando a { $names }.
watching = Estás mirando
match_over = La partida ha terminado
tie = Victoria compartida: { $names }
receipt = Tique de caja
receipt_steps =
    { $n ->
        [one] Su paso
       *[other] Sus { $n } pasos
    }
nothing_happened = Aún no ha pasado nada. Lo que hagas saldrá de la caja por aquí.
undo = Deshacer
ask_undo = Pedir
end_turn = Terminar el turno
ends_turn = termina tu turno
turn_stands = Termina tu turno, o deshazlo
on_its_way = Un momento ...
leaves_asked = { $left }. ¿{ $label }?
not_yet = Aún no
hand_over = Pasa la mesa a { $name }
hand_over_words = { $name }, pulsa para seguir
turns_end = Mis turnos terminan solos
turns_wait = Mis turnos esperan a “Terminar el turno”
hint = Pista
hint_thinking = Pensando
hint_points = { NUMBER($worth, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) } puntos
hint_chance = { $worth } ± { $error } % de ganar
hint_place = puesto { NUMBER($worth, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) }
hint_best = { $worth }. { $reason }.
hint_next = Después, { $words }: { $worth }.
hint_goes_on = Sigue pensando ...
hints_off = Esta partida se juega sin pistas.
action_list = Todas las acciones
action_list_words = Todo lo que puedes hacer ahora, en palabras.
no_actions = Ahora no tienes nada que hacer.
chance = Azar
ai_level = IA · { $level }
person_away = ausente
takes_back = { $name } pide deshacer: { $words }
takes_back_mine = Preguntas a los demás si puedes deshacer: { $words }
allow = Permitir
refuse = No
reconnecting = Reconectando; tu partida está a salvo.
curtain_title = { $name }, te toca
curtain_words = Pulsa cuando nadie más mire
chat_empty = Di hola.
chat_say = Di algo
chat_read_only = Estás mirando: puedes leer. Habla quien está sentado a la mesa.
chat_sending = en camino
react = Dilo con una imagen
react-thumb = ¡Bien hecho!
react-toque = ¡Chapó!
react-brioche = ¡Qué rico!
react-hg = Tómate tu tiempo
react-bulbDark = ¡Oh, no!
react-bellFire = ¡Fuego!
lookers =
    { $n ->
        [one] { $n } mira
       *[other] { $n } miran
    }
lookers_named = { $looks }: { $names }
send = Enviar
rules_search = Buscar en las reglas
rules_nothing = Las reglas no dicen nada de eso.
back_to_now = Volver al presente
looking_back = Paso { $step } de { $steps }
seat_things = { $name }: mirar sus cosas
log = Tique
points_words = Puntos hasta ahora. Gana quien más tenga al final.
can_act_here = aquí hay algo que hacer
seats_and_log = Panaderos y tique
confirm = Hacerlo
fewer = Uno menos
more_of_it = Uno más
becomes = { $before } pasa a { $after }
plan = A lápiz
plan_ink = A tinta
plan_add = Anotar a lápiz
plan_rub_out = Borrar el plan
plan_take_out = Quitar: { $what }
plan_empty = Toca las cosas como siempre: cada una será un paso, y nada se juega hasta que lo pases a tinta.
plan_stopped = El resto queda a lápiz: { $reason }.
pencil = Planear a lápiz
pencil_words = Planear varios pasos a lápiz y pasarlos juntos a tinta (P)
banked = Puntos que ya nadie puede quitar
banked_then = Puntos seguros entonces
if_ended_now = Si acabara ahora
if_ended_now_why = { $n } si la partida acabara ahora; parte de estos puntos aún se puede perder.
opens = Entonces puedes
uncertain = Lo que siga depende de lo que no ves.
chance_decides = Luego decide el azar.

## Replay and result

play = Reproducir
pause = Pausa
step_back = Un paso atrás
step_forward = Un paso adelante
speed = Velocidad
first_step = Al principio
last_step = Al final
rematch = Revancha
again_seats = Sillas de la revancha
again_rotate = Avanzar una silla
again_keep = Las mismas sillas
again_asked = Has pedido la revancha. Falta: { $names }.
again_take_back = Mejor no
again_wish = { $name } quiere jugar otra vez.
again_yes = Jugar otra vez
again_no = No, gracias
again_declined = { $name } prefiere no jugar.
again_follow = A la revancha
share = Compartir
shelf = Estante
see_table = Ver la mesa
see_result = Ver el resultado
total = Total
fair = El azar fue limpio: ver la promesa
fair_title = El azar fue limpio
fair_words = Antes del primer dado y de la primera carta, esta mesa eligió un número secreto, la semilla, y mostró a todos su huella: la promesa. Cada dado y cada carta salieron de la semilla. Ahora está a la vista y debe tener esa misma huella. Así nadie pudo torcer el azar por el camino, ni siquiera el servidor.
fair_kept = Comprobado ahora mismo en tu navegador: la promesa se cumplió.
fair_broken = La semilla no encaja con la promesa: alguien alteró esta partida.
fair_promise = La promesa, mostrada antes de la partida
fair_seed = La semilla
fair_salt = Una pizca de sal, para que nadie pudiera adivinar la semilla antes
fair_check = Con el registro cualquiera puede repetir lo que trajo el azar: bakehouse verify ARCHIVO
fair_record = Guardar el registro
skip_ending = Un clic o la barra espaciadora muestra ya el resultado
skip_ending_tap = Un toque muestra el resultado al instante
turning_points =
    { $n ->
        [one] El punto de inflexión
       *[other] Los puntos de inflexión
    }
turning_at = Punto de inflexión { $n }: verlo en la repetición
turning_gain = Puntos que { $name } ganó o perdió respecto al mejor de los demás, según lo que esperaba una búsqueda
next_turning = Al siguiente punto de inflexión
follow_actor = Seguir a quien actúa
copy_moment = Copiar el enlace a este momento
share_send = Enviar la imagen
share_save = Guardar la imagen
share_copy = Copiar la imagen
share_replay = Copiar el enlace a la repetición
share_failed = Aquí no se pudo hacer la imagen. El enlace a la repetición sí se puede copiar.
abandoned = Esta partida se abandonó.
outlook = Quién iba ganando
outlook_alone = Cómo fue la partida
outlook_words = Puntos que una pequeña búsqueda esperaba al final. Toca un momento para verlo.
outlook_at = Paso { $step }: se espera { $said }
outlook_thinking = Una búsqueda piensa quién iba ganando …

## Mirar atrás

look_back = Mirar atrás
look_later = Qué habría sido mejor se cuenta cuando acabe la partida
look_thinking = Un programa fuerte piensa en cada decisión …
look_panels = Partes de la mesa
look_sum = Habilidad { $skill }, suerte { $luck }
look_owed =
    { $is ->
        [you] la suerte te debe la victoria
       *[other] la suerte debe la victoria a { $name }
    }
look_given =
    { $is ->
        [you] la suerte te regaló la victoria
       *[other] la suerte regaló la victoria a { $name }
    }
look_earned =
    { $is ->
        [you] con una suerte neutra también habrías ganado
       *[other] con una suerte neutra también habría ganado { $name }
    }
look_outplayed =
    { $is ->
        [you] con una suerte neutra tampoco habrías ganado
       *[other] con una suerte neutra tampoco habría ganado { $name }
    }
look_adds_up = Puntos por delante del mejor de los demás: { $start } al empezar, { $skill } por habilidad, { $luck } por suerte, { $rivals } por los demás. En total, { $result }.
look_adds_up_alone = Puntos: se esperaban { $start } al empezar, { $skill } por habilidad, { $luck } por suerte. En total, { $result }.
look_accuracy = Precisión
look_accuracy_words = { $most }: siempre la mejor jugada
look_costliest =
    { $is ->
        [you] Tus decisiones más caras
       *[other] Lo que más le costó a { $name }
    }
look_nothing_costly = Ninguna decisión costó mucho. ¡Bien horneado!
look_instead = Mejor: { $words }
look_part = Parte { $n }
look_end = El final
look_end_words = El último paso está dado. Vuelve a una decisión para ver qué era mejor.
look_decides =
    { $is ->
        [you] tu decisión
       *[other] decide { $name }
    }
look_previous = A la decisión anterior
look_next = A la decisión siguiente
look_played =
    { $is ->
        [you] Jugaste
       *[other] { $name } jugó
    }
look_better = Mejor
look_mark_played = jugado
look_mark_better = mejor
look_why = Por qué: { $reason }.
look_why_best = Lo mejor que había: { $reason }.
look_unclear = La diferencia es menor de lo que se puede asegurar.
look_worth_points = { $worth } ± { $error } puntos
look_worths_points = { $worth } puntos
look_worth_chance = { $worth } ± { $error } % de ganar
look_worths_chance = { $worth } % de ganar
look_worth_place = puesto { $worth } ± { $error }
look_worths_place = puesto { $worth }
look_gain_short = { $gain } ± { $error }
look_gain_points = { $gain } ± { $error } puntos
look_gain_chance = { $gain } ± { $error } %
look_gain_place = { $gain } ± { $error } puestos
look_gains_points = { $gain } puntos
look_gains_chance = { $gain } %
look_gains_place = { $gain } puestos
look-brilliant = brillante
look-brilliant-words = Mucho mejor que todo lo demás, y no lo que se juega a primera vista.
look-good = buena
look-good-words = La mejor jugada, o apenas peor.
look-inaccuracy = imprecisión
look-inaccuracy-words = Se regaló un poco.
look-mistake = error
look-mistake-words = Se regaló algo.
look-blunder = error grave
look-blunder-words = Se regaló mucho.
look-only = única jugada
look-only-words = No había otra cosa que hacer.
look_leaned = Hacia dónde se inclinó la partida
look_unit_points = los puntos que se podían esperar al final
look_unit_chance = la probabilidad de ganar, en tanto por ciento
look_unit_place = el puesto que cada uno podía esperar
look_below =
    { $is ->
        [you] abajo, en puntos: tus jugadas y tu suerte
       *[other] abajo, en puntos: { $name }
    }
look_skill = Habilidad
look_skill_words = Lo que cambiaron las propias jugadas, en puntos por delante del mejor de los demás.
look_luck = Suerte
look_luck_words = Lo que cambió el azar, en puntos por delante del mejor de los demás. Según las probabilidades, de media no es nada.
look_swing_luck = azar: { $name } { $points }
look_swing_move = { $name } { $points }
look_deeper = Mirar más a fondo
look_deeper_words = Tarda uno o dos minutos. Las mesas donde se juega no van más lentas por ello.
look_deepening = Mirando más a fondo …
look_learn =
    { $is ->
        [you] Aprende de tus errores
       *[other] Aprende de estos errores
    }
look_play_on = Seguir desde aquí
look_try = Intentarlo otra vez
look_try_words = Una mesa nueva que está en este momento. Tú te sientas y los programas juegan por los demás.
look_dice = Dados y cartas
look_dice_new = Nuevos
look_dice_new_words = La posición es la misma, lo que viene no. La nueva semilla se promete como siempre.
look_dice_same = Los mismos de entonces
look_dice_same_words = Lo que trajo el azar vuelve a venir. No se promete nada: quien vio la partida puede saberlo.
look_sit = Tu asiento
look_rivals = Los demás juegan como
look_rivals_usual = quienes se sentaban ahí
look_begin = Sentarse ahí
look_compare = Comparar dos jugadas
look_compare_words = Tras cada jugada se juegan muchas partidas hasta el final, con la misma suerte para ambas.
look_compare_one = Esta jugada
look_compare_other = y en su lugar
look_compare_games = Partidas tras cada una
look_compare_now = Comparar
look_comparing = Se están jugando partidas …
look_compared = { $words } en su lugar: { $gain }
look_compared_also = { $unit }: { $gain }
look_compared_sure = { $games } partidas tras cada una. La diferencia es mayor que la que haría el azar por sí solo.
look_compared_unsure = { $games } partidas tras cada una. Puede ser azar: juega más partidas para estar seguro.
look_question = Pregunta { $n } de { $of }
look_question_ask = ¿Qué harías ahora?
look_question_how = Elige en el tablero o en la lista. La última vez fue: { $words }
look_question_show = Muéstramelo
look_question_next = Siguiente pregunta
look_question_end = Basta
look_question_yours = Elegiste: { $words }.
look_question_then = Entonces se jugó: { $words }
look_question_rated = Junto a la mejor jugada: { $gain }
look_question-best = Esa es: la mejor jugada.
look_question-shown = Esta habría sido la mejor jugada.
look_question-better = Mejor que entonces, aunque no la mejor.
look_question-same = Otra vez lo mismo. Hay algo mejor.
look_question-even = Tan buena como la mejor, hasta donde se puede decir.
look_question-worse = No es mejor que lo que se jugó.
look_open_record = Abrir un registro
look_record_large = Un registro tiene como mucho { $most } caracteres.
branch_back = Volver a la partida de la que viene
branch_known = El azar es el de una partida anterior, así que nadie lo prometió: quien la vio puede conocerlo.

## Tutorial

lesson = { $step } de { $steps } partes del juego conocidas
lesson_goal = Así se gana
lesson_meets = Lo que vas a conocer: { $list }
lesson_begin = Empezar
lesson_waits = El entrenador piensa…
lesson_others = Juegan los demás. Mira lo que hacen.
lesson_alone = Esto ya lo sabes. Haz lo que quieras.
lesson_all_met = Ya lo conoces todo. Acaba la partida como quieras.
lesson_show = Enséñamelo
lesson_do = Hazlo por mí
lesson_leave = Dejar la lección
lesson_on = Seguir
lesson_mistake = Un momento: lo he deshecho.
lesson_insist = Si lo haces otra vez, vale.
lesson_understood = Entendido
lesson_done = Eso fue una partida corta, del primer turno al último. Ya sabes cómo se juega.
lesson_again = Otra vez
lesson_play = Jugar una partida entera
coach_stays = El entrenador se queda y avisa cuando había una jugada mucho mejor
coach_goes = El entrenador puede irse
remark_better = { $words } habría sido mucho mejor.
remark_why = Promete { $better }, lo tuyo { $played }: { $reason }.
remark_back = Deshacer
remark_keep = Se queda así

## El taller

workshop = Taller
workshop_of = Taller: { $game }
workshop_enter = Al taller
workshop_changed =
    { $n ->
        [0] Nada cambiado
        [one] Un cambio
       *[other] { $n } cambios
    }
workshop_begin = cambia un número y pregunta qué hace
workshop_then = pregunta qué hacen y luego juégalo
workshop_wrong = así no se puede jugar
workshop_sheet = La caja
workshop_questions = Preguntas
workshop_general = En general
workshop_touch = Toca cualquier número con línea de puntos para cambiarlo.
workshop_from = de:
from_rulebook = reglamento
from_implied = se deduce del reglamento
from_public = otra fuente pública
from_reconstructed = reconstruido
workshop_change = Cambiarlo
workshop_less = Menos
workshop_more = Más
workshop_value = Valor
workshop_back = volver a { $value }
workshop_name = Nombre de la edición
workshop_unnamed = Mi edición
workshop_standard = Edición estándar
workshop_reset = Volver a la caja impresa
workshop_open = Ediciones guardadas aquí
workshop_none_kept = En este dispositivo aún no hay nada guardado.
workshop_drop = Tirar { $name }
workshop_kept = { $name } queda guardada en este dispositivo.
workshop_export = Como archivo de edición
workshop_share = Compartir enlace
workshop_print = Imprimirla
answer_games =
    { $n ->
        [0] Ninguna partida aún
        [one] Una partida
       *[other] { $n } partidas
    }
answer_begins = se juegan las primeras partidas
answer_waits = otros preguntaron antes
answer_narrows = cada vez más exacto:
answer_paused = en pausa:
answer_done = terminado:
answer_pause = Pausa
answer_on = Seguir
answer_stop = Parar
answer_doubt = Una duda.
answer_whom = Quiénes jugaron
ask_whom = se pregunta a
ask_beside = al lado
ask_alone = nada
ask_seats = en la mesa
ask_subject = Sobre qué
ask_own = Pregunta con tus palabras
ask_example = ¿Gana demasiado quien empieza?
ask_go = Preguntar
tries = Intentos
tries_words = un clic vuelve atrás
tries_drop = Olvidar todos los intentos
print_paper = Papel
print_board = Tablero
print_pieces = Piezas para recortar
print_each = uno para cada persona
print_one = uno para todos
print_cut = recortar por las líneas discontinuas, hoja { $n } de { $of }
print_numbers = Todos los números de esta edición
print_words = El juego en sus palabras, con los números de esta edición
print_rules = Las reglas, con los números de la edición estándar. Donde una hoja anterior dice otro número, vale la hoja.
workshop_play = Jugarla con amigos

## About

about_words = Bakehouse juega cuatro juegos de mesa de horno exactamente según sus reglas: con gente por enlace, contra programas o a solas.
about_art = Comida y símbolos: Fluent Emoji de Microsoft (MIT). Interfaz: Lucide (ISC). Algunas herramientas: game-icons.net de sus autores ({ $licence }). Letras: Fraunces y Nunito (OFL). Todo lo demás lo hemos dibujado nosotros.
about_games = Los juegos son de sus autores y editoriales; aquí no se usa ninguna imagen suya.
about_keys = Teclas
key_a = todas las acciones en palabras
key_escape = retirar el último toque
key_u = deshacer
key_e = el botón grande
key_h = pista
key_p = planear a lápiz
key_i = pasar el plan a tinta
key_r = reglas
key_question = recorrer todo lo que se explica
key_enter = el botón grande, si nada más tiene el foco
touches = Un toque o dos
touches_once = Un toque que lo dice todo hace la acción; deshacer la retira. Si hacen falta dos cosas, el primero reduce lo que brilla.
touches_finger = Un ratón se posa en una cosa y ve lo que haría. Un dedo no puede: su toque lo muestra, y otro en la misma cosa, o el botón grande, lo hace.
touches_final = Lo que no se puede deshacer, y una cantidad por elegir, se muestra antes también al ratón.
touches_turn = Lo que acaba tu turno espera a «{ $end }». Un toque en otro sitio suelta lo que se muestra.

## Problemas

puzzles = Problemas
puzzle_find = Encuentra la mejor jugada de { $name }
puzzle_how = Una jugada es claramente mejor que todas las demás. Lo que toques en el tablero es tu respuesta.
puzzle_lately = Cómo se llegó aquí
puzzle_right = ¡Eso es!
puzzle_wrong = No es la mejor
puzzle_solution = La solución
puzzle_yours = Tu jugada:
puzzle_far = muy por detrás
puzzle_worth_points = { NUMBER($worth, maximumFractionDigits: 1) } puntos
puzzle_worth_chance = { $worth } % de ganar
puzzle_worth_place = puesto { NUMBER($worth, maximumFractionDigits: 2) }
puzzle_margin_points = { NUMBER($margin, maximumFractionDigits: 1) } puntos mejor que la segunda opción.
puzzle_margin_chance = Gana un { NUMBER($margin, maximumFractionDigits: 1) } % más a menudo que la segunda opción.
puzzle_margin_place = { NUMBER($margin, maximumFractionDigits: 2) } puestos mejor que la segunda opción.
puzzle_reason = { $reason }.
puzzle_themes = { $themes } · nivel { $rating }
puzzle_levels = Con qué frecuencia lo encuentran los programas
puzzle_your_rating = tu nivel
puzzle_streak = seguidos, { $longest } como mucho
puzzle_theme = De qué tratan los problemas
puzzle_all = Todos los temas ({ $n })
puzzle_show = Enséñamela
puzzle_next = Siguiente problema

## The bake of the day

daily_title = El horneado del día
daily_fresh = recién salido del horno
daily_done = { $n } de { $of } horneados
daily_words = Una partida de cada juego, la misma para todo el mundo. Nada se deshace, nadie ayuda, y cuenta tu primer intento.
daily_next = El siguiente empieza dentro de { $hours } h { $minutes } min, en todas partes a la vez.
daily_alone = a solas
daily_against = contra { $names }
daily_not_played = Sin jugar todavía
daily_begun = Empezado
daily_points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
daily_bake = Hornear
daily_go_on = Seguir
daily_again = Otro intento
daily_not_counted = Solo cuenta el primer intento de cada día: este es para practicar.
daily_board = La tabla
daily_nobody = Nadie lo ha terminado ese día. ¡Estrena la tabla!
daily_bests = Tus mejores días
daily_board_words = Primeros intentos en este servidor; cada uno es una partida que cualquiera puede repetir aquí. Cualquiera puede calcular la semilla de un día, así que la tabla no sabe quién lo ha probado antes en otra parte.
daily_send = ¿Lo jugaste en un terminal? Envía el registro
daily_sent = enviado
daily_record_large = Ese archivo es demasiado grande para ser un registro.
daily_day_before = El día anterior
daily_day_after = El día siguiente
daily_fair = El azar sale de la fecha, así que es igual para todos. Cualquiera puede calcularlo de antemano; por eso aquí no se prometió nada.
daily_copy = Copiar
daily_copied = Copiado: dice cómo fue, y nada más.
daily_copy_by_hand = Tu navegador no deja copiar; selecciona el texto.
daily_share_title = Bakehouse, el horneado del { $date }
daily_score = { $points } a { $others }
daily_try = intento { $n }
level_in_character = { $level }, { $character }
character-cautious-baker = con cautela
character-bold-baker = con audacia
character-famous-baker = en busca de fama
character-bold-seller = vende con audacia
character-spoiler = fastidia con gusto

## One's own kitchen

kitchen_title = Tu cocina
kitchen_games = Qué juego
kitchen_matches =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
kitchen_won = { $share } ganadas
kitchen_best = Más puntos
kitchen_best_day = Mejor horneado del día
kitchen_victories = Victorias
kitchen_of = { $n } de { $of }
kitchen_accuracy = Precisión
kitchen_accuracy_told = Precisión en { $n } partidas analizadas; en la última, { $last } de cien.
kitchen_exact = { $n } % de precisión
kitchen_rating_line = Puntuación
kitchen_rating_told = La puntuación después de cada una de { $n } partidas; ahora { $last }.
kitchen_against = Contra programas
kitchen_better = por delante { $n } de { $of }
kitchen_place = { $place }.º de { $of }, { $n } puntos
kitchen_recent = Partidas
kitchen_more = Hay más partidas de las que se cuentan aquí; en la exportación están todas.
kitchen_empty = Aquí todavía no se ha horneado nada. Cuando termines una partida, la encontrarás aquí.
kitchen_data = Lo que sabemos de ti
kitchen_data_words = Todo es tuyo: llévatelo o haz que se borre. Quién eres lo dice una cookie de este navegador, y nada más.
kitchen_no_parquet = Para Parquet hace falta polars, que no está instalado en este servidor; en JSON está todo.
kitchen_delete = Borrarlo todo
rating = Puntuación
rating_board = Quién es cómo de fuerte aquí
rating_nobody = Nadie tiene puntuación todavía.
rating_words = Según openskill, con partidas jugadas hasta el final según las reglas: sin pistas, sin deshacer con permiso, sin posiciones preparadas y sin nadie en dos asientos. Sin cuentas nadie puede impedir que alguien vuelva como otra persona o pregunte a un programa: tómalo como un juego.
rating_explained =
    { $n ->
        [one] Tras { $n } partida: la media, y cuán insegura es
       *[other] Tras { $n } partidas: la media, y cuán insegura es
    }
rating_told = { $mean } ± { $deviation }

## Quién eres

you_title = Tú y tus dispositivos
you_words = Aquí no hay cuentas: este navegador se reconoce por una cookie. Añade tus otros dispositivos o crea una llave de acceso, y tus asientos y partidas estarán también allí.
saved = Guardado.
devices = Dispositivos
device_first = Primer dispositivo
device_here = este
device_phone = Teléfono
device_computer = Ordenador
added_on = desde el { $day }
shut_out = Expulsar
add_device = Añadir un dispositivo
device_scan = Escanéalo con tu otro dispositivo, o abre allí el enlace. Vale una vez y diez minutos. Quien lo abra eres tú.
device_copied = Copiado. Ábrelo en tu otro dispositivo.
device_gone = Ese dispositivo es ahora un extraño.
device_of = ¿Este dispositivo es de { $name }?
device_of_words = Desde ese momento eres { $name } aquí. Los asientos y partidas de este navegador vienen contigo. Hazlo solo si eres { $name }.
device_called = Cómo se llama este dispositivo
device_join = Es mi dispositivo
signed_in = Ahora eres { $name } aquí.
passkeys = Llaves de acceso
passkeys_words = Con una llave de acceso eres tú en cualquier dispositivo que la tenga, aunque pierdas este.
passkeys_host = Este servidor no tiene llaves de acceso. Los enlaces para dispositivos funcionan igualmente.
passkeys_unsafe = Las llaves de acceso necesitan una conexión segura (https). Los enlaces para dispositivos funcionan igualmente.
passkeys_number = Las llaves de acceso necesitan un servidor con nombre en vez de número: en el mismo ordenador, ábrelo como localhost. Los enlaces para dispositivos funcionan igualmente.
passkeys_old = Este navegador no tiene llaves de acceso. Los enlaces para dispositivos funcionan igualmente.
make_passkey = Crear una llave de acceso
use_passkey = Entrar con una llave de acceso
passkey_made = La llave de acceso está creada.
passkey_gone = Nadie entra ya con esa llave de acceso.
remove = Quitar
sure = Sí, hazlo
not_sure = Mejor no
forget_title = Ser olvidado
forget_words = Se borran tu nombre, tus dispositivos, tus llaves de acceso y lo que dijiste, y también las partidas en las que nadie más participó. En las demás un programa ocupa tu asiento. No se puede deshacer.
forget_me = Olvídame, con todo
forgotten = Te hemos olvidado.
renew_link = Enlace nuevo
renewed = Aquí tienes un enlace nuevo. El viejo ya no lleva a ninguna parte.
kept_until = Si nadie toca esta mesa, se recoge el { $day }.
