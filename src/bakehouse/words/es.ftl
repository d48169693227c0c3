### Lo que comparten todos los juegos.

you = tú
tells = { $who_is ->
    [you] { $did }
   *[other] { $who } { $did }
}
times = { $what } ×{ $times }
not-possible = «{ $action }» no es posible ahora: { $reason }.
too-late = llegaría tarde: para entonces el turno ha terminado
plan-ends-chance = ahí decide el azar, así que el plan termina
plan-ends-secret = lo que sigue está oculto para ti, así que el plan termina
plan-ends-turn = para entonces tu turno ha terminado, así que el plan termina
plan-ends-over = para entonces la partida ha terminado
sentence = { $text }

wins = { $who_is ->
    [you] ganas
   *[other] gana
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
share = comparten la victoria con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ends = { $who_is ->
    [you] acabas
   *[other] acaba
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## The server

many-tables = Has abierto muchas mesas; espera un minuto
link-nowhere = Este enlace no lleva a ninguna parte; quizá esté cortado
device-link-over = Este enlace para un dispositivo no lleva a ninguna parte: vale una vez y diez minutos
no-passkeys = Este servidor no tiene llaves de acceso: quien lo aloja debe instalar bakehouse[passkeys]
many-passkeys = Ya tienes muchas llaves de acceso; quita una primero
passkey-unknown = Aquí no se conoce a nadie con esa llave de acceso
passkey-late = Ha tardado demasiado; inténtalo de nuevo
passkey-wrong = Esa llave de acceso no se ha reconocido
too-much = Eso fue demasiado de golpe; espera un momento
think-yourself = Piensa un poco por tu cuenta y vuelve a preguntar
busy = Ahora mismo hay más que hacer de lo que se puede; inténtalo pronto
work-failed = Eso no se pudo calcular; inténtalo otra vez
too-slow = La petición tardó demasiado en llegar
take-backs-used-up = En esta partida ya se ha deshecho mucho; ahora se sigue adelante
record-later = El registro estará cuando acabe la partida: lo cuenta todo
seat-unseen = Ese asiento no es tuyo, así que no ves lo que ve
seat-shared = En una pantalla compartida cada asiento mira solo en su turno
seat-not-yours = Ese asiento no es tuyo, así que no puedes actuar por él
doubled = Eso ya se jugó y cuenta una vez
table-changed = La mesa ha cambiado desde entonces; mírala otra vez
nothing-to-decide = Ese asiento no tiene nada que decidir ahora
no-coach = solo una lección tiene un entrenador que guía, y solo a quien aprende
no-hints = En esta mesa no hay pistas
no-consent = Nadie espera tu permiso
only-seated-talk = Aquí solo habla quien está sentado a la mesa
chat-plain = Una línea del chat es texto sencillo
chat-full = En esta mesa se ha hablado tanto que ya no cabe más
too-many-connections = Ya hay demasiadas conexiones
other-version = Esta partida se jugó con otra versión del juego
rematch-later = La revancha es para quienes estaban sentados, cuando acabe la partida
others-play-on = Una partida que otros juegan sigue; puedes dejar tu asiento
match-ended = La partida ha terminado
wrong-origin = Esta página no es nuestra, así que no puede actuar aquí
edition-empty = La edición no nombra ningún componente; quítala para jugar con la edición normal
link-taken = Este enlace no lleva a ninguna parte: está cortado, o ahora otra persona tiene el asiento
link-over = Este enlace valía dos semanas, y ya han pasado; en la mesa se consigue uno nuevo
wrong-host = Este servidor no se llama así; quien lo aloja indica el nombre con --allowed-host
banned = Aquí no se atiende a esta dirección
seat-taken-link = Ya hay alguien sentado; pide un enlace a otro asiento o mira la partida
by-invitation = A esta mesa se sienta uno por invitación
seat-taken = Ya hay alguien sentado ahí
no-seat = No hay ningún asiento libre
not-your-seat = Ese asiento no es tuyo
owner-only = Eso solo puede hacerlo quien abrió la mesa
outlook-later = Quién iba ganando se cuenta cuando acabe la partida
analysis-later = Qué habría sido mejor se cuenta cuando acabe la partida
looked-enough = Hace poco se analizó mucho para ti; inténtalo de nuevo en unos minutos
compare-then = Esas jugadas no se podían hacer en ese momento
branch-later = Se puede intentar de nuevo cuando acabe la partida
branch-over = En ese momento la partida ya había acabado; sigue desde uno anterior
branch-manual = Los dados de esta partida se tiraron a mano y no pueden volver a salir; sigue con otros nuevos
daily-seats = Los rivales del horneado del día no se cambian
daily-known = Esta misma partida ya está aquí; el registro lo envía quien la ha jugado
no-day = Aquí no hay horneado de ese día
no-parquet = Este servidor no puede escribir Parquet porque polars no está instalado. En JSON está todo
one-step = En un juego con secretos se da un paso tras otro
no-table = No existe esa mesa; quizá el enlace esté cortado
database-away = La base de datos no responde ahora mismo. No se ha perdido nada; inténtalo de nuevo
quicker = Alguien fue más rápido: la mesa ha cambiado. Mírala otra vez
not-begun = La partida no ha empezado
is-over = La partida se ha acabado
given-up = La partida se abandonó
no-take-backs = En esta mesa no se deshace nada
nothing-to-take-back = No hay nada tuyo que deshacer
take-back-seen = Eso no se puede deshacer: tu turno ha terminado o se vieron cartas
take-back-chance = Eso no se puede deshacer: tu turno ha terminado o el azar ha hablado
restarting = El servidor se reinicia. No se ha perdido nada; volverás a conectarte
workshop-off = En este servidor nadie hace preguntas en el taller; quien lo lleva puede permitirlo con --workshop
workshop-local = En este servidor las preguntas del taller son para quien está ante su ordenador; quien lo lleva puede permitirlas a todos con --workshop all
questions-many = Ya haces varias preguntas; espera una respuesta o detén alguna
questions-all = Hay muchos preguntando en este momento; prueba dentro de poco
question-unknown = Esa pregunta no se entiende; elige una de la lista o nombra un componente
question-gone = Ya nadie trabaja en esa pregunta; hazla de nuevo
preparing = Los demás se están poniendo el delantal: unos { $seconds } s

## Hints

lesson-advice = Un jugador fuerte haría esto: { $reason }.
hint-only = no se puede hacer otra cosa
hint-far = nada más se le acerca
hint-unweighed = no dio tiempo a sopesar otra cosa
hint-clearly = claramente mejor que la segunda opción
hint-hardly = apenas mejor que la segunda opción
hint-equal = tan buena como la segunda opción
hint-because = { $how }: { LIST($what, type: "unit") }
hint-why = { LIST($what, type: "unit") }
hint-score = { $score } { SIGNED($gain) }
hint-more = { $score } un poco más
hint-less = { $score } un poco menos
hint-others = para el mejor de los demás { SIGNED($gain) }
hint-others-more = un poco más para el mejor de los demás
hint-others-less = un poco menos para el mejor de los demás
hint-points = puntos en total { SIGNED($gain) }
hint-points-more = un poco más en total
hint-rival = para { $whom } { SIGNED($gain) }
hint-rival-more = un poco más para { $whom }
hint-rival-less = un poco menos para { $whom }
hint-reached = { $deed } en { $often } de 100 partidas en vez de { $instead }
hint-reached-by = { $whom }: { $deed } en { $often } de 100 partidas en vez de { $instead }
hint-soon = hasta el próximo turno { LIST($what, type: "unit") }

## Puzzles

no-puzzles = Aquí no hay problemas de ese tipo
no-puzzle = Aquí no existe ese problema
no-such-answer = Eso no se puede jugar en este problema
theme-opening = Apertura
theme-middle = Medio juego
theme-end = Final
theme-surprise = Mirar dos veces

## Mirar atrás

analysis-clearly = claramente mejor que lo que se jugó
analysis-hardly = apenas mejor que lo que se jugó
analysis-lead = ventaja { SIGNED($gain) }
analysis-lead-more = un poco más de ventaja
analysis-unfinished = La partida no tiene final: lo que se podía esperar donde se detuvo cuenta como resultado
analysis-unlearned = Ningún programa ha aprendido a jugar con estos componentes: el análisis sigue una opinión aproximada
analysis-late = { $decisions ->
    [one] Una decisión solo se miró de paso: no hubo más tiempo
   *[other] { $decisions } decisiones solo se miraron de paso: no hubo más tiempo
}

## El laboratorio: preguntas

ask-strength = ¿Demasiado fuerte o muerto: { $subject }?
    .keys = demasiado fuerte, fuerte, débil, inútil, muerto, vale
ask-strength-any = ¿Hay algo demasiado fuerte o muerto?
ask-first-seat = ¿Gana más el primer asiento?
    .keys = primer asiento, primer jugador, empieza, jugador inicial
ask-seats = ¿Importan los asientos?
    .keys = asientos, orden, sitio, sitios
ask-length = ¿Es demasiado largo?
    .keys = demasiado largo, demasiado larga, largo, larga, dura, duración
ask-runaway = ¿Se escapa el líder?
    .keys = líder, escapa, alcanzar, decidido, emocionante
ask-strategies = ¿Hay una estrategia que gana a todas?
    .keys = estrategia, estrategias, gana siempre
ask-change = ¿Qué hace este cambio?
    .keys = cambio, cambia, diferencia, qué hace
ask-mend = ¿Qué traería { $subject }?
    .keys = arreglar, arregla, remedio, mejorar, mejoraría
ask-mend-any = ¿Qué lo arreglaría?

aim-fair-seats = asientos más justos
aim-shorter = una partida más corta
aim-closer = una carrera más reñida
aim-ending = menos partidas que acaban por { $ending }
aim-use = más jugadores que usan { $subject }

population-beginners = principiantes
population-good = buenos jugadores
population-champions = campeones
population-people = la gente de aquí
population-named = { $name }
population-is = { CAPITAL($name) }: { LIST($players) }, cualquiera en cada asiento
people-played = Al lado: { $n ->
    [one] una partida
   *[other] { $n } partidas
} de personas que { $n ->
    [one] terminó
   *[other] terminaron
} aquí{ $programs ->
    [0] {""}
   *[other] , { $programs } de ellas con programas en la mesa
}

## El laboratorio: veredictos

verdict-few = Aún son muy pocas partidas para decir algo
verdict-mirrored = No se puede decir nada: el { $share } % de las victorias se comparten, porque estos jugadores se reflejan
verdict-undefined = Eso no se puede medir en este juego
strength-never = Casi nunca se puede elegir { $subject }, así que no hay nada que decir
strength-dead = Muerto: el { $share } % de { $players } usa { $subject }, y ser obligado a ello cambia el resultado en { $forced }
strength-overlooked = Ignorado: solo el { $share } % de { $players } usa { $subject }, pero ser obligado a ello cambia el resultado en { $forced }
strength-unused = Apenas usado: el { $share } % de { $players } usa { $subject }; ser obligado a ello cambia el resultado en { $forced }
strength-too-strong = Demasiado fuerte: el { $share } % de { $players } usa { $subject }, y prescindir de ello cambia el resultado en { $effect }
strength-matters = No, pero importa: el { $share } % de { $players } usa { $subject }; prescindir de ello cambia el resultado en { $effect }
strength-trap = Una trampa: el { $share } % de { $players } usa { $subject }, y prescindir de ello cambia el resultado en { $effect }
strength-fair = No: el { $share } % de { $players } usa { $subject }, y prescindir de ello cambia el resultado en { $effect }, casi nada
strength-open = Aún no es seguro: el { $share } % de { $players } usa { $subject }, y prescindir de ello cambia el resultado en { $effect }
strength-made = Quien está obligado a usar { $subject } una vez, en cuanto puede, cambia su resultado en { $forced }; por su cuenta lo usa el { $share } % ({ $players })
strength-before = Usado por { $players } en el { $share } % de sus partidas en vez del { $before } %
effect-wins = { SIGNED($n) } victorias de cada cien (± { $reach })
effect-points = { SIGNED($n) } puntos (± { $reach })
effect-unknown = una cantidad desconocida
first-seat-more = Sí: entre { $players } quien empieza gana el { $share } % (± { $reach }) en vez del { $fair } %
first-seat-less = No, menos: entre { $players } quien empieza gana el { $share } % (± { $reach }) en vez del { $fair } %
first-seat-fair = No: entre { $players } quien empieza gana el { $share } % (± { $reach }); lo justo sería el { $fair } %
first-seat-open = Aún no es seguro: entre { $players } quien empieza gana el { $share } % (± { $reach }); lo justo sería el { $fair } %
seats-matter = Sí: entre { $players } el puesto { $best } gana el { $share } % y el puesto { $worst } el { $less } %; lo justo sería el { $fair } %
seats-fair = No: entre { $players } todos los puestos ganan entre el { $less } y el { $share } %; lo justo sería el { $fair } %
seats-open = Aún no es seguro: entre { $players } los puestos ganan entre el { $less } y el { $share } %; lo justo sería el { $fair } %
length-alone = Una partida tiene { $decisions } decisiones de { $players }, en { $turns } turnos
length-long = Sí: de { $decisions } decisiones de { $players }, el { $after } % llega cuando la partida ya está decidida
length-right = No: { $players } toman { $decisions } decisiones, { $each } cada uno, y solo el { $after } % llega cuando la partida ya está decidida
length-open = Aún no es seguro: { $players } toman { $decisions } decisiones, y el { $after } % llega cuando la partida ya está decidida
runaway-yes = Sí: entre { $players } quien va primero a la mitad gana el { $share } %; con el { $fair } % ir primero no valdría nada
runaway-no = No: entre { $players } quien va primero a la mitad gana solo el { $share } %, y el líder cambia { $changes } veces
runaway-some = Un poco: entre { $players } quien va primero a la mitad gana el { $share } %, y el líder cambia { $changes } veces
strategies-alike = Entre { $players } todos juegan de modo muy parecido: no destaca ninguna estrategia
strategies-one = Sí: entre { $players } { $strategy } gana a todas las demás; el { $plays } % la juega y gana el { $share } %
strategies-none = No: entre { $players } hay { $n } estrategias y ninguna gana a todas; la que más gana es { $strategy }, el { $share } %
strategies-caution = Quien juega una estrategia quizá también juega mejor: esto muestra lo que va junto, y no una causa
strategy = { LIST($things) }
strategy-plain = un poco de todo
change-does = Para { $players }: { $first }{ $more ->
    [0] {""}
    [one] , y una cosa más
   *[other] , y { $more } cosas más
}
change-nothing = Hasta ahora nada que { $players } vayan a notar
change-share = { $what }: del { $before } al { $after } %
change-number = { $what }: de { $before } a { $after }
mend-by = Lo mejor de lo probado: { $change }, para { $aim }; entre { $players } de { $before } a { $after }
mend-open = Aún no es seguro: por ahora lo mejor es { $change }, para { $aim }; entre { $players } de { $before } a { $after }
mend-none = Ningún cambio pequeño trae { $aim } entre { $players }: se queda en { $before }
mend-nothing = como está
mend-people = personas, como está
mend-change = { $what }: { $value } en vez de { $before }
mend-part = { $whole }, { $part }
mend-place = { $part } (número { $place })
mend-rule = la regla de la casa «{ $rule }» ({ $value })
mend-rule-on = con la regla de la casa «{ $rule }»
mend-rule-off = sin la regla de la casa «{ $rule }»
told-share = { $n } %
told-number = { $n }

## El laboratorio: cifras y gráficos

figure-used = usan { $subject }
figure-with = quien usa { $subject }
figure-without = quien no usa { $subject }
figure-forbidden = sin { $subject }
figure-forced = obligado a { $subject }
figure-could = pudieron ser obligados
figure-place = gana el puesto { $place } del orden
figure-after = de la partida cuando ya está casi decidida
figure-plays = juegan { $strategy }
metric-length = decisiones de una partida
metric-turns = turnos de una partida
metric-decisiveness = de la partida cuando ya está decidida
metric-leader-wins = gana quien va primero a la mitad
metric-lead-changes = cambios de líder
metric-drama = drama: cuánto iba por detrás quien gana
metric-points = puntos de un asiento
metric-chance = dados y cartas
metric-branching = opciones por decisión
metric-real-choices = decisiones con opciones
metric-clarity = claridad
metric-seat-gap = diferencia entre los puestos
metric-ties = victorias compartidas
metric-ending = acaban por { $ending }
metric-level = alcanzan el nivel { $level }
chart-with = quien lo usa
chart-used = lo usan
chart-without-it = qué cambia prescindir de ello
chart-made-to = qué cambia ser obligado a ello
chart-first-seat = gana quien empieza
chart-place = gana el puesto { $place }
chart-length = decisiones de una partida
chart-leader = quien va primero en un momento gana al final
chart-strategies = qué estrategia va por delante de cuál

## El laboratorio: dudas

doubt-unused = Entre { $players } casi nadie usa { $subject }, así que sus números no pueden notarse en esas partidas
doubt-unused-asked = Entre { $players } casi nadie usa { $subject }: se preguntó a quienes están obligados
doubt-mirrored = El { $share } % de las victorias se comparten: jugadores idénticos con la misma suerte se reflejan, y cada asiento gana su parte
doubt-few = Muy pocas partidas para afirmar eso
doubt-nil = No es casualidad, y aun así es demasiado pequeño para que alguien lo note
doubt-weak = Estos jugadores miran un paso adelante como mucho; lo que no ven puede ser bueno en mejores manos
doubt-strangers = Los jugadores que aprendieron conocen la caja impresa; con esta siguen jugando con lo que aprendieron allí
doubt-no-leader = En este juego no se puede decir quién va primero antes del final
doubt-order = Aquí todos actúan a la vez; los programas actúan uno tras otro, y el último ve lo que hicieron los demás
doubt-one-number = No se ha preguntado qué más hace { $change }
doubt-people-few = Con esta caja la gente solo ha terminado { $n ->
    [one] una partida
   *[other] { $n } partidas
}: sus cifras son historias, no pruebas
doubt-people-programs = En { $n } de las { $of } partidas de personas también había programas: los puestos dicen quién se sentaba allí
doubt-people-differ = La gente juega de otro modo: { $what } { $people }, entre { $players } { $others }
way-users = preguntado de nuevo a jugadores que lo usan: { $seconds } s
way-mixed = preguntado de nuevo a jugadores distintos: { $seconds } s
way-longer = preguntado de nuevo durante más tiempo: { $seconds } s
way-better = preguntado de nuevo a mejores jugadores: { $seconds } s
way-change = preguntado qué hace: { $seconds } s
