### Was alle Spiele gemeinsam haben.

you = du
tells = { $who } { $did }
times = { $what } ×{ $times }
not-possible = »{ $action }« geht gerade nicht: { $reason }.
too-late = das käme zu spät: der Zug ist dann schon vorbei
plan-ends-chance = hier entscheidet der Zufall, also endet der Plan
plan-ends-secret = was dann kommt, ist dir verborgen, also endet der Plan
plan-ends-turn = dein Zug ist dann vorbei, also endet der Plan
plan-ends-over = das Spiel ist dann vorbei
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

## The server

many-tables = Du hast viele Tische aufgemacht; warte eine Minute
link-nowhere = Dieser Link führt nirgendwohin; vielleicht wurde er abgeschnitten
too-much = Das war zu viel auf einmal; warte einen Moment
think-yourself = Denk erst ein wenig selbst nach und frag dann wieder
record-later = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist: sie verrät alles
seat-unseen = Das ist nicht dein Platz, also siehst du nicht, was er sieht
seat-shared = An einem gemeinsamen Bildschirm schaut jeder Platz nur, wenn er an der Reihe ist
seat-not-yours = Das ist nicht dein Platz, also kannst du nicht für ihn handeln
doubled = Das wurde schon gespielt und zählt einmal
table-changed = Der Tisch hat sich seither verändert; schau noch einmal hin
nothing-to-decide = Dieser Platz hat gerade nichts zu entscheiden
no-coach = nur eine Lektion hat einen Coach, der anleitet, und nur für die, die lernen
no-hints = An diesem Tisch gibt es keine Tipps
no-consent = Niemand wartet auf deine Zustimmung
only-seated-talk = Hier redet nur, wer am Tisch sitzt
chat-plain = Eine Zeile im Chat ist einfacher Text
chat-full = An diesem Tisch wurde so viel geredet, dass kein Platz mehr ist
too-many-connections = Es sind schon zu viele Verbindungen offen
other-version = Diese Partie wurde mit einer anderen Fassung des Spiels gespielt
rematch-later = Eine Revanche gibt es für alle, die da saßen, wenn die Partie zu Ende ist
others-play-on = Eine Partie, die andere spielen, geht weiter; du kannst deinen Platz verlassen
match-ended = Die Partie ist zu Ende
wrong-origin = Diese Seite ist keine von uns, also darf sie hier nicht handeln
edition-empty = Die Ausgabe nennt keine Komponente; lass sie weg, um mit der üblichen Ausgabe zu spielen
link-taken = Dieser Link führt nirgendwohin: er wurde abgeschnitten, oder jemand anderes hat jetzt den Platz
seat-taken-link = Da sitzt schon jemand; bitte um einen Link zu einem anderen Platz oder schau zu
by-invitation = An diesen Tisch setzt man sich mit Einladung
seat-taken = Da sitzt schon jemand
no-seat = Kein Platz ist frei
not-your-seat = Das ist nicht dein Platz
owner-only = Das kann nur, wem der Tisch gehört
outlook-later = Wer vorn lag, wird erzählt, wenn die Partie zu Ende ist
one-step = In einem Spiel mit Geheimnissen geht ein Schritt nach dem anderen
no-table = Diesen Tisch gibt es nicht; vielleicht wurde der Link abgeschnitten
database-away = Die Datenbank antwortet gerade nicht. Nichts ist verloren; versuch es noch einmal
quicker = Jemand war schneller: der Tisch hat sich verändert. Schau noch einmal hin
not-begun = Die Partie hat noch nicht begonnen
is-over = Die Partie ist vorbei
given-up = Die Partie wurde aufgegeben
no-take-backs = An diesem Tisch wird nichts zurückgenommen
nothing-to-take-back = Es gibt nichts von dir zurückzunehmen
take-back-seen = Das lässt sich nicht zurücknehmen: dein Zug ist vorbei, oder es wurden Karten gesehen
take-back-chance = Das lässt sich nicht zurücknehmen: dein Zug ist vorbei, oder der Zufall hat gesprochen
restarting = Der Server startet neu. Nichts ist verloren; du wirst wieder verbunden
preparing = Die Meisterin bindet sich die Schürze um: etwa { $seconds } s

## Hints

lesson-advice = Ein starker Spieler täte das: { $reason }.
hint-only = etwas anderes ist nicht möglich
hint-far = nichts anderes reicht heran
hint-clearly = deutlich besser als das Nächstbeste
hint-hardly = kaum besser als das Nächstbeste
hint-equal = so gut wie das Nächstbeste
hint-because = { $how }: { LIST($what, type: "unit") }
hint-score = { $score } { SIGNED($gain) }
hint-more = { $score } etwas mehr
hint-less = { $score } etwas weniger
hint-others = für den Besten der anderen { SIGNED($gain) }
hint-others-more = etwas mehr für den Besten der anderen
hint-others-less = etwas weniger für den Besten der anderen
