title = Aufgabensammlung
blurb = Nur die Zahlen sind zu sehen: Wo liegen die Steine?
twist = Versteckte Steine finden
aliases = Dominosa, Problemsammlung, Solitärrätsel, Dominosammlung von Aufgaben
booklet-title = „Dominosammlung von Aufgaben“
cli-example = put 0,3 0,4 legt einen Stein auf Zeile 0, Spalten 3 und 4; remove 0,3 0,4 nimmt ihn zurück; mark 0,3 0,4 merkt an, dass dort keiner liegt

## Am Tisch

composer-put = Stein legen
composer-put-cells = zwei Zahlen nebeneinander
composer-mark = Notiz
composer-mark-cells = zwei Zahlen, die kein Stein verbindet
cell-number = { $number }, auf { $cell }
tile-laid-at = { $tile } auf { $cells }: zurücknehmen
tile-twice-at = { $tile } auf { $cells }, liegt doppelt: zurücknehmen
panel-numbers = Die Zahlen als Text
panel-missing = Noch zu finden: { $count }
panel-twice = Liegt doppelt
prompt-find = Verbinde zwei Nachbarzahlen zu einem Stein; wähle ihn, um ihn zurückzunehmen.
prompt-twice = Ein Stein liegt doppelt: Mindestens einer von beiden ist falsch.
scored-solved = gelöst

## Optionen

option-numbers = Eigene Zahlen
option-numbers-help = Füge ein Rechteck aus Zahlen ein, Zeile für Zeile: 01123… oder 0 1 1 2 3… Sie sagen, welcher Satz und welches Rechteck es ist. Bleibt das Feld leer, wird eine Aufgabe gezogen.
option-shape = Form
option-shape-help = Worin die Steine gelegen haben: in einem Rechteck, einer Treppe mit Zeilen aus 2, 4, 6 … Zahlen oder einem quadratischen Ring, mindestens zwei Zahlen breit. Einen Ring füllen nicht alle Sätze.
option-shape-rectangle = Rechteck
option-shape-staircase = Treppe
option-shape-ring = Ring
option-grid = Rechteck
option-grid-help = Zeilen × Spalten: jedes Rechteck, das der Satz genau füllt, mit zwei bis vierzig von beiden. Voreingestellt ist eine Zeile weniger als Spalten.
option-grade = Schwierigkeit
option-grade-help = Nach dem Heft kann es mehrere Lösungen geben; alle anderen Aufgaben haben genau eine. Je schwerer, desto klügere Schritte brauchen sie.
option-grade-book = nach dem Heft: gemischt und ausgelegt
option-grade-trivial = sehr leicht: nur ein Platz frei
option-grade-local = leicht: auf die Nachbarn schauen
option-grade-sets = mittel: Felder gegen Steine zählen
option-grade-hard = schwer: Pasche und Ketten
option-grade-cases = sehr schwer: Fälle zu Ende denken
option-grade-own = eigene Zahlen
numbers-no-number = Zeile { $row }: „{ $word }“ ist keine Zahl.
numbers-no-rectangle = Zeile 1 hat { $first } Zahlen, Zeile { $row } hat { $count }. Schreib ein Rechteck.
numbers-no-shape = { $rows } × { $columns } lässt sich nicht zeigen. Schreib 2 bis { $most } Zeilen und Spalten.
numbers-no-set = { $count } Zahlen füllen keinen Satz. Doppelsechs hat 56, Doppelneun 110.
numbers-no-full-set = { $number } kommt { $count }-mal vor; im Doppel-{ $set }-Satz wären es { $wanted }.
numbers-no-solution = Diese Zahlen haben keine Lösung.

## Warum nicht

why-wrong-grid = Das ist kein Rechteck dieser Größe, in dem jede Zahl so oft vorkommt wie im Satz.
why-no-tile-here = Auf diesen beiden Feldern liegt kein Stein.
why-numbers-are-there = Die Zahlen stehen schon da: Sag nur, wo der Stein liegt.
why-off-the-grid = Ein solches Feld gibt es in diesem Rechteck nicht.
why-not-neighbours = Ein Stein liegt auf zwei Feldern, die sich mit einer Seite berühren.
why-cell-taken = Dort liegt schon ein Stein: Nimm ihn zuerst zurück.

## Tipps

why-dominosa-tile-one-place = { $tiles } passt nur an eine Stelle: { $pair }.
why-dominosa-cell-one-place = Die Zahl auf { $cells } kann nur mit einem Nachbarn verbunden werden: { $pair }.
why-dominosa-cell-one-tile = Wie auch immer die Zahl auf { $cells } verbunden wird, es wird { $tiles }. Dieser Stein liegt also nirgends sonst: nicht auf { $pair }.
why-dominosa-tile-one-cell = Wo auch immer { $tiles } liegt, er bedeckt { $cells }. Das tut also kein anderer Stein: Auf { $pair } liegt keiner.
why-dominosa-stranded-cell = Ein Stein auf { $pair } ließe der Zahl auf { $cells } keinen Partner.
why-dominosa-stranded-tile = Ein Stein auf { $pair } ließe { $tiles } keinen Platz.
why-dominosa-parity = Ohne { $cells } ist ein Teil von { $part } Feldern abgeschnitten. Das ist eine gerade Zahl, also bedecken ihn Steine unter sich: Auf { $pair } liegt keiner.
why-dominosa-twins = Ein Stein auf { $pair } ließe { $cells } nur { $tiles } – beiden, und es gibt ihn nur einmal.
why-dominosa-clash = Ein Stein auf { $pair } würde Steine auf { $forced } erzwingen, und die gehen nicht zusammen.
why-dominosa-set-cells = Für die Felder { $cells } gibt es zusammen nur ebenso viele Steine: { $tiles }. Diese liegen also nirgends sonst: nicht auf { $pair }.
why-dominosa-set-tiles = Die Steine { $tiles } brauchen alle eines von ebenso vielen Feldern: { $cells }. Nichts anderes bedeckt diese also: Auf { $pair } liegt kein Stein.
why-dominosa-set-partners = Für die Felder { $cells } gibt es nur ebenso viele Partner: { $partners }. Diese gehören also zu keinem anderen: Auf { $pair } liegt kein Stein.
why-dominosa-set-number = Die Felder { $cells } zeigen { $number }, und für sie kommen nur ebenso viele Steine in Frage: { $tiles }. Diese liegen also nirgends sonst: nicht auf { $pair }.
why-dominosa-set-double = Die Felder { $cells } zeigen { $number }. Die Steine, die für sie in Frage kommen, { $tiles }, reichen gerade, wenn der Pasch zwei davon deckt. Sie liegen also nirgends sonst: nicht auf { $pair }.
why-dominosa-forcing-chain = Angenommen, auf { $pair } liegt ein Stein. Dann müssen nacheinander Steine auf { $forced } liegen, und etwas bleibt ohne Platz. Also liegt dort keiner.
why-dominosa-case = Angenommen, auf { $pair } liegt ein Stein. Zu Ende gedacht ({ $count ->
    [one] ein Stein
   *[other] { $count } Steine
}) bleibt etwas ohne Platz. Also liegt dort keiner.
why-dominosa-search = Keine Lösung hat einen Stein auf { $pair }: Das findet man nur, indem man alles durchprobiert.
why-dominosa-overlap = Auf { $cells } liegen zwei Steine: Nimm einen zurück.
why-dominosa-tile-twice = { $tiles } liegt doppelt: Nimm einen zurück.
why-dominosa-wrong-tile = Der Stein auf { $pair } kommt mit den übrigen in keiner Lösung vor: Nimm ihn zurück.
why-dominosa-wrong-mark = Über { $pair } liegt doch ein Stein: Lösche die Notiz.
why-dominosa-doubtful-tile = Es gibt zu viele Möglichkeiten, um schnell zu sagen, ob der Stein auf { $pair } richtig ist. In der bekannten Lösung liegt er nicht: Nimm ihn zurück.
why-dominosa-doubtful-mark = Es gibt zu viele Möglichkeiten, um schnell zu sagen, ob die Notiz bei { $pair } richtig ist. In der bekannten Lösung liegt dort ein Stein: Lösche sie.
why-dominosa-no-solution = Diese Zahlen haben überhaupt keine Lösung.
why-dominosa-several-solutions = Von hier gibt es mehrere Lösungen, schließen lässt sich also nichts. Mit einem Stein auf { $pair } beginnt eine davon.
why-dominosa-known-tile = Hier folgt nichts, was man schnell findet. In einer Lösung liegt ein Stein auf { $pair }.
why-dominosa-too-many = Es gibt zu viele Möglichkeiten, um schnell zu sagen, ob bis jetzt alles richtig ist. Bist du beim letzten Stein nicht sicher, nimm ihn zurück.
why-dominosa-done = Gelöst.
why-dominosa-one-way = Bis jetzt ist alles richtig, und genau ein Weg führt ans Ziel. { $count ->
    [one] Ein Stein ist
   *[other] { $count } Steine sind
} noch zu finden.
why-dominosa-several-ways = Bis jetzt geht alles gut, und mehrere Wege führen ans Ziel. { $count ->
    [one] Ein Stein ist
   *[other] { $count } Steine sind
} noch zu legen.
