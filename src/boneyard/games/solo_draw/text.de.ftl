title = Solo 2: Hand um Hand
blurb = Fünf Steine ziehen, alle fünf anlegen und wieder fünf: Fast nie geht es auf.
twist = Immer fünf auf einmal
aliases = Patience
booklet-title = „Solo 2“
option-rescue-help = Wie oft im Spiel du einen Stein zusätzlich ziehen darfst, wenn nichts passt. Nach dem Heft (0) gewinnt man mit Doppelsechs bestenfalls eines von 2600 Spielen. Freundlicher: 16 mit Doppelsechs (bestenfalls drei von fünf), 47 mit Doppelneun (mindestens eines von 45).
why-no-end-fits = Dieser Stein passt an kein Ende.
control-rescue = Rettung ziehen
progress = Wie weit es ist
progress-text = Hand { $hand }. { $count ->
    [0] Keine volle Hand ist mehr da: Lege diese, und du hast gewonnen.
    [one] Eine volle Hand liegt noch im Vorrat.
   *[other] { $count } volle Hände liegen noch im Vorrat.
}
progress-rescues = { $count ->
    [0] Keine Rettung ist übrig.
    [one] Eine Rettung ist übrig.
   *[other] { $count } Rettungen sind übrig.
}
prompt-lay-all = { $count ->
    [one] Lege deinen letzten Stein.
   *[other] Lege alle { $count } Steine deiner Hand, einen nach dem anderen.
}
prompt-rescue = Nichts passt: Ziehe einen Stein zusätzlich ({ $count ->
    [one] deine letzte Rettung
   *[other] noch { $count } Rettungen
}).
prompt-won = Keine volle Hand ist mehr zu ziehen: gewonnen!
prompt-lost = Nichts passt: verloren. So endet es fast immer.
outcome-won = Gegen alle Wahrscheinlichkeit!
outcome-lost = Es geht nicht auf
ended-solved = Alle Hände liegen, und keine volle Hand ist mehr zu ziehen.
ended-stuck = Nichts passt mehr.
stayed-over = { $count ->
    [0] Kein Stein bleibt übrig.
    [one] Ein Stein bleibt übrig.
   *[other] { $count } Steine bleiben übrig.
}
hand-reached = Du bist bis zur { $hand }. Hand gekommen.
match-ended-nobody = Diesmal geht es nicht auf.
scored-won = keine volle Hand mehr
odds = { $chance ->
    [sure] es geht sicher auf
    [none] es kann nicht mehr aufgehen
    [percent] die Chance zu gewinnen ist { $value } %
    [odds] die Chance zu gewinnen ist 1 von { $value }
   *[less] die Chance zu gewinnen ist kleiner als 1 von { $value }
}{ $error ->
    [0] {""}
   *[other] {" "}(geschätzt, { $chance ->
        [percent] auf { $error } Punkte genau
       *[odds] auf { $error } % genau
    })
}
why-hint-lay = Mit { $tile } beginnt ein Weg, die ganze Hand zu legen; { odds }.
why-hint-stuck = { $tile } ist am besten. { $count ->
    [one] Ein Stein dieser Hand braucht
   *[other] { $count } Steine dieser Hand brauchen
} eine Rettung; { odds }.
why-hint-lost = Die Hand geht nicht ganz auf, und es gibt keine Rettung: { odds }. Mit { $tile } kommst du noch ein Stück weiter.
why-hint-draw = Nichts passt: Ziehe eine Rettung; { odds }.
why-outlook-chance = Wenn du immer das Beste tust: { odds }.
