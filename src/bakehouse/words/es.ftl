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
