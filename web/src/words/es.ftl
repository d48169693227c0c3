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
baker = Panadero
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
new_table_of = { $game }: una mesa nueva
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
hint_best = { $worth }: { $reason }.
hint_next = Después, { $words }: { $worth }.
hint_goes_on = Sigue pensando ...
action_list = Todas las acciones
action_list_words = Todo lo que puedes hacer ahora, en palabras.
no_actions = Ahora no tienes nada que hacer.
chance = Azar
ai_level = IA · { $level }
person_away = ausente
takes_back = { $name } pide deshacer: { $words }
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
opens_more = { $n } más
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
fair_check = Con el registro cualquiera puede repetir todos los dados: bakehouse verify ARCHIVO
fair_record = Guardar el registro
skip_ending = Un clic o la barra espaciadora muestra ya el resultado
turning_points =
    { $n ->
        [one] El punto de inflexión
       *[other] Los puntos de inflexión
    }
turning_at = Punto de inflexión { $n }: verlo en la repetición
turning_gain = Puntos que { $name } ganó sobre el mejor de los demás, según lo que esperaba una búsqueda
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
outlook_words = Puntos que una pequeña búsqueda esperaba al final. Toca un momento para verlo.
outlook_at = Paso { $step }: se espera { $said }
outlook_thinking = Una búsqueda piensa quién iba ganando …

## Tutorial

lesson = { $step } de { $steps } partes del juego conocidas
lesson_goal = Así se gana
lesson_meets = Lo que vas a conocer: { $list }
lesson_begin = Empezar
lesson_waits = El entrenador piensa…
lesson_others = Juegan los demás. Mira lo que hacen.
lesson_alone = Esto ya lo sabes. Haz lo que quieras.
lesson_show = Enséñamelo
lesson_do = Hazlo por mí
lesson_leave = Dejar la lección
lesson_on = Seguir
lesson_mistake = Un momento: lo he deshecho.
lesson_insist = Si lo haces otra vez, vale.
lesson_understood = Entendido
lesson_done = Eso fue una partida entera. Ya conoces el juego.
lesson_again = Otra vez
lesson_play = Jugar una partida entera
coach_stays = El entrenador se queda y avisa cuando había una jugada mucho mejor
coach_goes = El entrenador puede irse
remark_better = { $words } habría sido mucho mejor.
remark_why = Promete { $better }, lo tuyo { $played }: { $reason }.
remark_back = Deshacer
remark_keep = Se queda así

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
