### Was alle Spiele gemeinsam haben.

you = du
tells = { $who } { $did }
times = { $what } ×{ $times }
not-possible = »{ $action }« geht gerade nicht: { $reason }.
too-late = das käme zu spät: der Zug ist dann schon vorbei
sentence = { $text }

wins = { $who_is ->
    [you] gewinnst
   *[other] gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
share = teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
ends = { $who_is ->
    [you] endest
   *[other] endet
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
