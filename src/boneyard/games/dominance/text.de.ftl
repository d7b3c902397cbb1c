title = Dominanz
blurb = Ein Rechenduell zu zweit ohne Zufall: Knapp vorn sein zählt, weit vorn nicht.
twist = Knapp vorn sein
aliases = Duell
cli-example = take 7-5 5 trägt die 7 von 7-5 in deine Zeile 5 ein
option-set-7 = Die 28 Steine mit den Zahlen 1 bis 7

## Am Tisch

field = { $name }, Zeile { $row }: { $total }
field-earns = { $name }, Zeile { $row }: { $total }, bringt im Augenblick { $points }
place-tile = { $tile } nehmen
offer-take = { $tile }: { $number } in Zeile { $row } (dann { $mine } zu { $theirs })
control-dictate = { $name } { $tile } in Zeile { $row } diktieren
status-now = im Augenblick { $points }
row-earned = Zeile { $row }: { $one } zu { $two }, { $points } für { $name }
row-nothing = Zeile { $row }: { $one } zu { $two }, nichts
took = { $name } nimmt { $tile } und trägt { $points } in Zeile { $row } ein.
took-you = Du nimmst { $tile } und trägst { $points } in Zeile { $row } ein.
took-dictated = { $name } muss { $tile } in Zeile { $row } eintragen.
took-dictated-you = Du musst { $tile } in Zeile { $row } eintragen.
scored-row = Zeile { $of }

## Was zu tun ist

prompt-deal = Die Steine werden ausgelegt.
prompt-take = Du bist am Zug: Nimm einen Stein und wähle seine Zeile.
prompt-take-or-dictate = Du bist am Zug: Diktiere { $name } einen Eintrag oder nimm einen Stein.
prompt-take-dictated = Nimm jetzt einen Stein; danach setzt { $name } einmal aus.
why-hint-take = Nimm { $tile } für Zeile { $row }: { why-hint-ahead }
why-hint-dictate = Diktiere Zeile { $row }: { why-hint-ahead }
why-hint-ahead = { $outcome ->
    [wins] Bei beiderseits bestem Spiel gewinnst du{ $margin ->
        [0] .
       *[other] {" "}mit { $margin } Vorsprung.
    }
    [draws] Bei beiderseits bestem Spiel endet es unentschieden.
    [loses] Bei beiderseits bestem Spiel verlierst du{ $margin ->
        [0] , aber so hältst du am besten stand.
       *[other] {" "}mit { $margin } Rückstand; besser ist kein Zug.
    }
   *[open] Das sieht { $depth } Züge voraus am besten aus.
}

## Warum nicht

why-no-such-tile = { $tile } gehört nicht zu den Steinen dieses Spiels.
why-tile-taken = { $tile } ist schon genommen.
why-row-not-on-tile = { $tile } zeigt keine { $row }: Eine der Hälften muss die Zeile nennen.
why-one-dictation = Du hast in diesem Zug schon diktiert: Nimm jetzt einen Stein.
why-row-begun = Dein Gegner hat in Zeile { $row } schon etwas.
why-not-the-last = Zeile { $row } darfst du nur diktieren, wenn genau ein Stein mit dieser Zahl übrig ist.
option-direction-help = Zu zweit macht sie keinen Unterschied.
