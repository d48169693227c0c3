### Lo que comparten todos los juegos.

you = tú
tells = { $who_is ->
    [you] { $did }
   *[other] { $who } { $did }
}
times = { $what } ×{ $times }
not-possible = «{ $action }» no es posible ahora: { $reason }.
too-late = llegaría tarde: para entonces el turno ha terminado
sentence = { $text }
