title = Wahrsager
blurb = Ein Zauberstück: Das Programm weiß vorher, mit welchen Zahlen deine Reihe endet.
twist = Das Ende vorhergesagt
aliases = Zaubertrick
booklet-title = „Wahrsager“
round-began = Der Vorhang geht auf.
sealed = Ein Stein verschwindet. Eine Weissagung wird geschrieben und versiegelt, ehe du etwas berührst.
spliced = Eine Schleife aus übrigen Steinen schlüpft dort in die Reihe, wo sie die gleiche Zahl zeigt.
cut-elsewhere = Deine Reihe ist ein Ring: Er wird bei einer anderen Zahl geöffnet, und dort geht es weiter.
unsealed = Das Siegel bricht: { $tile }. Dieser Stein hat die ganze Zeit gefehlt.
rest = Deine:
card-sealed = Die Weissagung
card-promise = Geschrieben und versiegelt, bevor du begonnen hast. Das ist ihr Fingerabdruck; am Ende kannst du prüfen, dass kein Auge daran geändert wurde.
card-open = { $low } und { $high }
card-why = Warum es gelingt: Jede Zahl steht im ganzen Satz auf { $halves } Hälften, einer geraden Anzahl. In einer Reihe liegen Hälften paarweise aneinander; eine Zahl, der der Partner fehlt, kann also nur am Ende stehen. Ein Stein wurde weggenommen, { $low }-{ $high }: Nur { $low } und { $high } stehen jetzt auf ungerade vielen Hälften. Wie du auch legst, die Reihe muss mit diesen beiden enden.
card-check = Prüfe es: Der SHA-256-Wert von „{ $tile } { $salt }“ ist der Fingerabdruck auf der Karte.
control-splice = Hilf mir weiter
prompt-begin = Wie deine Reihe enden wird, steht schon fest. Nimm irgendeinen Stein und beginne!
prompt-lay-anything = Irgendein Stein, der passt, an einem der Enden: Du entkommst nicht. Noch { $count }.
prompt-half = Nur weiter, noch { $count }. Ich weiß schon, was kommt.
prompt-last = Der letzte Stein. Halte den Atem an…
prompt-stuck = Nichts passt? Die übrigen Steine bilden Schleifen: Lass mich eine einfügen.
prompt-stuck-ring = Beide Enden zeigen { $number }, ein Ring! Lass mich ihn öffnen, wo deine Steine passen.
prompt-told = Sieh auf die Karte: Jetzt ist sie offen.
outcome-told = So stand es geschrieben
ended-told = Alle Steine liegen in einer Reihe.
match-ended-nobody = Der Wahrsager verneigt sich.
told-ends = Deine Reihe endet mit { $low } und { $high }, und genau das war versiegelt.
told-helped = { $count ->
    [one] Einmal brauchte die Reihe Hilfe. Die Enden standen längst fest.
   *[other] Die Reihe brauchte { $count }-mal Hilfe. Die Enden standen längst fest.
}
why-not-on-table = { $tile } liegt hier nicht.
why-not-stuck = Noch passt ein Stein: Lege ihn.
why-hint-smooth = Nimm { $tile }: Danach kann die Reihe ohne Hilfe fertig werden.
why-hint-bumpy = Nimm { $tile }. Irgendwann wird deine Reihe stecken bleiben; das macht nichts, ich helfe dir weiter.
why-hint-splice = Nichts passt. Lass dir helfen: Die Enden werden trotzdem wahr.
why-outlook-smooth = { $count ->
    [one] Noch ein Stein
   *[other] Noch { $count } Steine
}: Es geht ohne Hilfe. Die Enden? Die stehen fest.
why-outlook-bumpy = { $count ->
    [one] Noch ein Stein
   *[other] Noch { $count } Steine
}. Deine Reihe wird stecken bleiben und ein wenig Hilfe brauchen. Die Enden stehen trotzdem fest.
why-outlook-told = Es ist wahr geworden.
option-match-help = Wie viele Vorstellungen es gibt. Niemand gewinnt, wählt also eine Zahl von Runden, nicht von Punkten.
