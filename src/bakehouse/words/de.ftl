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
device-link-over = Dieser Link für ein Gerät führt nirgendwohin: er gilt einmal und zehn Minuten lang
no-passkeys = Dieser Server kennt keine Passkeys: wer ihn betreibt, muss bakehouse[passkeys] installieren
many-passkeys = Du hast schon viele Passkeys; entferne erst einen
passkey-unknown = Mit diesem Passkey ist hier niemand bekannt
passkey-late = Das hat zu lange gedauert; versuch es noch einmal
passkey-wrong = Dieser Passkey wurde nicht erkannt
too-much = Das war zu viel auf einmal; warte einen Moment
think-yourself = Denk erst ein wenig selbst nach und frag dann wieder
busy = Im Moment gibt es mehr zu tun, als zu schaffen ist; versuch es bald wieder
work-failed = Das ließ sich nicht ausrechnen; versuch es noch einmal
too-slow = Die Anfrage hat zu lange gebraucht
take-backs-used-up = In dieser Partie wurde schon so viel zurückgenommen; jetzt geht es vorwärts
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
link-over = Dieser Link galt zwei Wochen, und die sind um; am Tisch gibt es einen neuen
wrong-host = Dieser Server heißt nicht so; wer ihn betreibt, nennt den Namen mit --allowed-host
banned = Diese Adresse wird hier nicht bedient
seat-taken-link = Da sitzt schon jemand; bitte um einen Link zu einem anderen Platz oder schau zu
by-invitation = An diesen Tisch setzt man sich mit Einladung
seat-taken = Da sitzt schon jemand
no-seat = Kein Platz ist frei
not-your-seat = Das ist nicht dein Platz
owner-only = Das kann nur, wem der Tisch gehört
outlook-later = Wer vorn lag, wird erzählt, wenn die Partie zu Ende ist
analysis-later = Was besser gewesen wäre, wird erzählt, wenn die Partie zu Ende ist
looked-enough = Für dich wurde gerade viel untersucht; versuch es in ein paar Minuten noch einmal
compare-then = Diese Züge konnten in diesem Moment nicht gespielt werden
branch-later = Noch einmal versucht werden kann es, wenn die Partie zu Ende ist
branch-over = In diesem Moment war die Partie vorbei; spiel von einem früheren aus weiter
branch-manual = Die Würfel dieser Partie wurden von Hand geworfen und können nicht noch einmal kommen; spiel mit neuen weiter
daily-seats = Die Gegner eines Tagesgebäcks bleiben, wer sie sind
daily-known = Genau diese Partie liegt schon hier; eine Aufzeichnung schickt, wer sie gespielt hat
no-day = Ein Gebäck dieses Tages gibt es hier nicht
no-parquet = Dieser Server kann kein Parquet schreiben, weil polars hier nicht installiert ist. In JSON steht alles
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
workshop-off = Auf diesem Server stellt niemand Fragen in der Werkstatt; wer ihn betreibt, kann es mit --workshop erlauben
workshop-local = Auf diesem Server sind Fragen der Werkstatt denen vorbehalten, die an seinem Rechner sitzen; wer ihn betreibt, kann sie mit --workshop all allen erlauben
questions-many = Du stellst schon mehrere Fragen; warte auf eine Antwort oder beende eine
questions-all = Gerade fragen viele; versuche es bald noch einmal
question-unknown = Diese Frage wird nicht verstanden; wähle eine aus der Liste oder nenne ein Bauteil
question-gone = An dieser Frage wird nicht mehr gearbeitet; stelle sie noch einmal
preparing = Die anderen binden sich noch die Schürze um: etwa { $seconds } s

## Hints

lesson-advice = Ein starker Spieler täte das: { $reason }.
hint-only = etwas anderes ist nicht möglich
hint-far = nichts anderes reicht heran
hint-unweighed = anderes abzuwägen, reichte die Zeit nicht
hint-clearly = deutlich besser als das Nächstbeste
hint-hardly = kaum besser als das Nächstbeste
hint-equal = so gut wie das Nächstbeste
hint-because = { $how }: { LIST($what, type: "unit") }
hint-why = { LIST($what, type: "unit") }
hint-score = { $score } { SIGNED($gain) }
hint-more = { $score } etwas mehr
hint-less = { $score } etwas weniger
hint-others = für den Besten der anderen { SIGNED($gain) }
hint-others-more = etwas mehr für den Besten der anderen
hint-others-less = etwas weniger für den Besten der anderen
hint-points = Punkte insgesamt { SIGNED($gain) }
hint-points-more = insgesamt etwas mehr
hint-rival = für { $whom } { SIGNED($gain) }
hint-rival-more = etwas mehr für { $whom }
hint-rival-less = etwas weniger für { $whom }
hint-reached = { $deed } in { $often } von 100 Partien statt in { $instead }
hint-reached-by = { $whom }: { $deed } in { $often } von 100 Partien statt in { $instead }
hint-soon = bis zum nächsten Zug { LIST($what, type: "unit") }

## Puzzles

no-puzzles = Rätsel dieser Art gibt es hier nicht
no-puzzle = Dieses Rätsel gibt es hier nicht
no-such-answer = Das kann man in diesem Rätsel nicht spielen
theme-opening = Eröffnung
theme-middle = Mittelspiel
theme-end = Endspiel
theme-surprise = Zweimal hinsehen

## Rückblick

analysis-clearly = deutlich besser als das, was gespielt wurde
analysis-hardly = kaum besser als das, was gespielt wurde
analysis-lead = Vorsprung { SIGNED($gain) }
analysis-lead-more = etwas mehr Vorsprung
analysis-unfinished = Die Partie hat kein Ende: Was zuletzt zu erwarten war, gilt als Ergebnis
analysis-unlearned = Kein Programm hat gelernt, mit diesem Material zu spielen: Die Analyse folgt einer groben Meinung
analysis-late = { $decisions ->
    [one] Eine Entscheidung wurde nur flüchtig angesehen: Die Zeit war um
   *[other] { $decisions } Entscheidungen wurden nur flüchtig angesehen: Die Zeit war um
}

## Das Labor: Fragen

ask-strength = Ist { $subject } zu stark, oder tot?
    .keys = zu stark, stark, schwach, nutzlos, tot, lohnt
ask-strength-any = Ist etwas zu stark, oder tot?
ask-first-seat = Gewinnt der erste Platz öfter?
    .keys = startspieler, erster platz, erste gewinnt, anfängt, beginnt
ask-seats = Kommt es auf den Platz an?
    .keys = platz, plätze, sitzplatz, sitzplätze, reihenfolge
ask-length = Dauert es zu lange?
    .keys = zu lang, lang, lange, zu lange, dauert, zieht
ask-runaway = Läuft der Führende davon?
    .keys = führung, führende, führender, davon, aufholen, entschieden, spannend
ask-strategies = Gibt es eine Strategie, die alle schlägt?
    .keys = strategie, strategien, schlägt alle
ask-change = Was bewirkt diese Änderung?
    .keys = änderung, verändert, ändert, unterschied, bewirkt
ask-mend = Was brächte { $subject }?
    .keys = reparieren, heilt, heilen, beheben, abhilfe, verbessern
ask-mend-any = Was würde es richten?

aim-fair-seats = gerechtere Plätze
aim-shorter = ein kürzeres Spiel
aim-closer = ein engeres Rennen
aim-ending = weniger Partien mit dem Ende { $ending }
aim-use = mehr Spieler, die { $subject } nutzen

population-beginners = Anfänger
population-good = gute Spieler
population-champions = Meister
population-people = Leute hier
population-named = { $name }
population-is = { CAPITAL($name) }: { LIST($players) }, irgendwer auf jedem Platz
people-played = Daneben gelegt: { $n ->
    [one] eine Partie
   *[other] { $n } Partien
} von Leuten, die hier zu Ende ging{ $n ->
    [one] {""}
   *[other] en
}{ $programs ->
    [0] {""}
   *[other] , { $programs } davon mit Programmen am Tisch
}

## Das Labor: Urteile

verdict-few = Noch zu wenige Partien, um etwas zu sagen
verdict-mirrored = Darüber lässt sich nichts sagen: { $share } % der Siege sind geteilt, weil diese Spieler einander spiegeln
verdict-undefined = Das lässt sich in diesem Spiel nicht messen
strength-never = { CAPITAL($subject) } lässt sich fast nie wählen, also gibt es dazu nichts zu sagen
strength-dead = Tot – Anteil von { $players }, die { $subject } nutzen: { $share } %; wer es muss, ändert sein Ergebnis um { $forced }
strength-overlooked = Übersehen – Anteil von { $players }, die { $subject } nutzen: nur { $share } %; doch wer es muss, ändert sein Ergebnis um { $forced }
strength-unused = Kaum genutzt – Anteil von { $players }, die { $subject } nutzen: { $share } %; wer es muss, ändert sein Ergebnis um { $forced }
strength-too-strong = Zu stark – Anteil von { $players }, die { $subject } nutzen: { $share } %; wer darauf verzichtet, ändert sein Ergebnis um { $effect }
strength-matters = Nein, aber es zählt – Anteil von { $players }, die { $subject } nutzen: { $share } %; wer darauf verzichtet, ändert sein Ergebnis um { $effect }
strength-trap = Eine Falle – Anteil von { $players }, die { $subject } nutzen: { $share } %; wer darauf verzichtet, ändert sein Ergebnis um { $effect }
strength-fair = Nein – Anteil von { $players }, die { $subject } nutzen: { $share } %; wer darauf verzichtet, ändert sein Ergebnis um { $effect }, also fast gar nicht
strength-open = Noch nicht sicher – Anteil von { $players }, die { $subject } nutzen: { $share } %; wer darauf verzichtet, ändert sein Ergebnis um { $effect }
strength-made = Wer { $subject } einmal nutzen muss, sobald es geht, ändert sein Ergebnis um { $forced }; von selbst tun es { $share } % ({ $players })
strength-before = Genutzt ({ $players }): in { $share } % der Partien statt in { $before } %
effect-wins = { SIGNED($n) } Siege von hundert (± { $reach })
effect-points = { SIGNED($n) } Punkte (± { $reach })
effect-unknown = einen unbekannten Betrag
first-seat-more = Ja: wer beginnt, gewinnt { $share } % (± { $reach }) statt { $fair } % ({ $players })
first-seat-less = Nein, seltener: wer beginnt, gewinnt { $share } % (± { $reach }) statt { $fair } % ({ $players })
first-seat-fair = Nein: wer beginnt, gewinnt { $share } % (± { $reach }), gerecht wären { $fair } % ({ $players })
first-seat-open = Noch nicht sicher: wer beginnt, gewinnt { $share } % (± { $reach }), gerecht wären { $fair } % ({ $players })
seats-matter = Ja: Platz { $best } gewinnt { $share } % und Platz { $worst } { $less } %; gerecht wären { $fair } % ({ $players })
seats-fair = Nein: alle Plätze gewinnen zwischen { $less } und { $share } %; gerecht wären { $fair } % ({ $players })
seats-open = Noch nicht sicher: die Plätze gewinnen zwischen { $less } und { $share } %; gerecht wären { $fair } % ({ $players })
length-alone = Eine Partie hat { $decisions } Entscheidungen in { $turns } Zügen ({ $players })
length-long = Ja: von { $decisions } Entscheidungen kommen { $after } %, wenn die Partie schon entschieden ist ({ $players })
length-right = Nein: { $decisions } Entscheidungen, { $each } für jeden, und nur { $after } % davon, wenn die Partie schon entschieden ist ({ $players })
length-open = Noch nicht sicher: { $decisions } Entscheidungen, und { $after } % davon, wenn die Partie schon entschieden ist ({ $players })
runaway-yes = Ja: wer zur Halbzeit führt, gewinnt { $share } %; bei { $fair } % wäre die Führung nichts wert ({ $players })
runaway-no = Nein: wer zur Halbzeit führt, gewinnt nur { $share } %, und die Führung wechselt { $changes }-mal ({ $players })
runaway-some = Ein wenig: wer zur Halbzeit führt, gewinnt { $share } %, und die Führung wechselt { $changes }-mal ({ $players })
strategies-alike = Alle spielen sehr ähnlich: keine Strategien heben sich ab ({ $players })
strategies-one = Ja: { $strategy } schlägt alle anderen; { $plays } % spielen das und gewinnen { $share } % ({ $players })
strategies-none = Nein: es gibt { $n } Strategien, und keine schlägt alle; am meisten gewinnt { $strategy }, { $share } % ({ $players })
strategies-caution = Wer eine Strategie spielt, spielt vielleicht auch besser: das zeigt, was zusammengeht, und keine Ursache
strategy = { LIST($things) }
strategy-plain = von allem etwas
change-does = Für { $players }: { $first }{ $more ->
    [0] {""}
    [one] , und noch etwas
   *[other] , und { $more } Dinge mehr
}
change-nothing = Bisher nichts, was { $players } bemerken würden
change-share = { $what }: von { $before } auf { $after } %
change-number = { $what }: von { $before } auf { $after }
mend-by = Am besten von allem Versuchten: { $change }, für { $aim }; von { $before } auf { $after } ({ $players })
mend-open = Noch nicht sicher: bisher am besten { $change }, für { $aim }; von { $before } auf { $after } ({ $players })
mend-none = Keine einzelne kleine Änderung bringt { $aim }: es bleibt bei { $before } ({ $players })
mend-nothing = wie es ist
mend-people = Menschen, wie es ist
mend-change = { $what }: { $value } statt { $before }
mend-part = { $whole }, { $part }
mend-place = { $part } (Nummer { $place })
mend-rule = die Hausregel »{ $rule }« ({ $value })
mend-rule-on = mit der Hausregel »{ $rule }«
mend-rule-off = ohne die Hausregel »{ $rule }«
told-share = { $n } %
told-number = { $n }

## Das Labor: Zahlen und Bilder

figure-used = nutzen { $subject }
figure-with = wer { $subject } nutzt
figure-without = wer { $subject } nicht nutzt
figure-forbidden = ohne { $subject }
figure-forced = gezwungen zu { $subject }
figure-could = ließen sich zwingen
figure-place = Platz { $place } der Reihenfolge gewinnt
figure-after = der Partie, wenn sie so gut wie entschieden ist
figure-plays = spielen { $strategy }
metric-length = Entscheidungen einer Partie
metric-turns = Züge einer Partie
metric-decisiveness = der Partie, wenn sie schon entschieden ist
metric-leader-wins = wer zur Halbzeit führt, gewinnt
metric-lead-changes = Führungswechsel
metric-drama = Drama: wie weit der Sieger zurücklag
metric-points = Punkte eines Platzes
metric-chance = Würfel und Karten
metric-branching = Möglichkeiten je Entscheidung
metric-real-choices = Entscheidungen mit einer Wahl
metric-clarity = Klarheit
metric-seat-gap = Abstand zwischen den Plätzen
metric-ties = geteilte Siege
metric-ending = enden mit { $ending }
metric-level = erreichen die Stufe { $level }
chart-with = wer es nutzt
chart-used = nutzen es
chart-without-it = was der Verzicht ändert
chart-made-to = was der Zwang ändert
chart-first-seat = wer beginnt, gewinnt
chart-place = Platz { $place } gewinnt
chart-length = Entscheidungen einer Partie
chart-leader = wer gerade führt, gewinnt am Ende
chart-strategies = welche Strategie vor welcher liegt

## Das Labor: Zweifel

doubt-unused = { CAPITAL($players) } nutzen { $subject } fast nie, also können sich die Zahlen dort nicht zeigen
doubt-unused-asked = { CAPITAL($players) } nutzen { $subject } fast nie: gefragt wurden welche, die es müssen
doubt-mirrored = { $share } % der Siege sind geteilt: gleiche Spieler mit gleichem Glück spiegeln einander, und jeder Platz gewinnt seinen Teil
doubt-few = Zu wenige Partien für diese Behauptung
doubt-nil = Es ist kein Zufall, und trotzdem zu klein, als dass es jemand merkt
doubt-weak = Diese Spieler sehen höchstens einen Schritt voraus; was sie übersehen, kann in besseren Händen gut sein
doubt-strangers = Die gelernten Spieler kennen die gedruckte Schachtel; mit dieser spielen sie weiter, wie sie es dort gelernt haben
doubt-no-leader = In diesem Spiel lässt sich vor dem Ende nicht sagen, wer führt
doubt-order = Hier handeln alle zugleich; Programme handeln nacheinander, und wer später dran ist, sieht, was die anderen getan haben
doubt-one-number = Was { $change } sonst noch bewirkt, wurde nicht gefragt
doubt-people-few = Mit dieser Schachtel haben Leute erst { $n ->
    [one] eine Partie
   *[other] { $n } Partien
} beendet: ihre Zahlen sind Geschichten, kein Beweis
doubt-people-programs = In { $n } der { $of } Partien von Leuten saßen auch Programme: die Plätze sagen, wer dort saß
doubt-people-differ = Leute spielen anders: { $what } { $people }, bei { $players } { $others }
way-users = noch einmal gefragt mit Spielern, die es nutzen: { $seconds } s
way-mixed = noch einmal gefragt mit verschiedenen Spielern: { $seconds } s
way-longer = noch einmal länger gefragt: { $seconds } s
way-better = noch einmal gefragt mit besseren Spielern: { $seconds } s
way-change = gefragt, was es bewirkt: { $seconds } s
