### Was alle Spiele gemeinsam haben.

you = du
tells = { $who } { $did }
times = { $what } ×{ $times }
not-possible = »{ $action }« geht gerade nicht: { $reason }.
too-late = das käme zu spät: der Zug ist dann schon vorbei
sentence = { $text }
