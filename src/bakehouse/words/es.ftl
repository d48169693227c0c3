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
too-much = Eso fue demasiado de golpe; espera un momento
think-yourself = Piensa un poco por tu cuenta y vuelve a preguntar
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
seat-taken-link = Ya hay alguien sentado; pide un enlace a otro asiento o mira la partida
by-invitation = A esta mesa se sienta uno por invitación
seat-taken = Ya hay alguien sentado ahí
no-seat = No hay ningún asiento libre
not-your-seat = Ese asiento no es tuyo
owner-only = Eso solo puede hacerlo quien abrió la mesa
outlook-later = Quién iba ganando se cuenta cuando acabe la partida
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
preparing = La maestra se está poniendo el delantal: unos { $seconds } s

## Hints

lesson-advice = Un jugador fuerte haría esto: { $reason }.
hint-only = no se puede hacer otra cosa
hint-far = nada más se le acerca
hint-clearly = claramente mejor que la segunda opción
hint-hardly = apenas mejor que la segunda opción
hint-equal = tan buena como la segunda opción
hint-because = { $how }: { LIST($what, type: "unit") }
hint-score = { $score } { SIGNED($gain) }
hint-more = { $score } un poco más
hint-less = { $score } un poco menos
hint-others = para el mejor de los demás { SIGNED($gain) }
hint-others-more = un poco más para el mejor de los demás
hint-others-less = un poco menos para el mejor de los demás
