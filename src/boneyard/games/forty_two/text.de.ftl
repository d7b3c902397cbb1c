title = Zweiundvierzig
blurb = Zwei Paare bieten auf die Punkte in den Stichen, machen Trumpf und müssen Wort halten.
twist = Bieten, Stiche, Trumpf
aliases = 42, Forty-two, Texas 42
option-all_pass = Wenn alle passen
option-all_pass-help = Wer gibt, muss 30 oder mehr bieten, wenn die drei anderen gepasst haben; oder es wird neu gegeben.
option-all_pass-forced = wer gibt, muss bieten
option-all_pass-reshake = neu geben
option-score = Gezählt wird in
option-score-help = In Strichen, einem für ein Gebot in Punkten; oder in Punkten, bis 250.
option-score-marks = Strichen
option-score-points = Punkten
option-play_out = Jede Runde zu Ende spielen
option-play_out-help = Sonst hört eine Runde um Striche auf, sobald das Gebot entschieden ist.
option-nello = Nello
option-nello-help = Nach einem Gebot in Strichen darf man versprechen, gar keinen Stich zu machen; der Partner setzt aus.
option-nello_doubles = Pasche beim Nello
option-nello_doubles-help = Ob sie eine eigene Farbe sind, die höchsten ihrer Zahl oder die niedrigsten.
option-nello_doubles-own = eine eigene Farbe
option-nello_doubles-high = die höchsten
option-nello_doubles-low = die niedrigsten
option-plunge = Plunge
option-plunge-help = Mit vier oder mehr Paschen darf man vier Striche bieten; der Partner macht Trumpf und spielt aus.
option-splash = Splash
option-splash-help = Dasselbe mit drei oder mehr Paschen, für zwei oder drei Striche.
option-sevens = Sevens
option-sevens-help = Nach einem Gebot in Strichen gibt es auf Wunsch keine Farben: Alle spielen den Stein, dessen Augen der 7 am nächsten sind.
bid-marks = { $amount ->
    [one] 1 Strich
   *[other] { $amount } Striche
}
bid-plunge = Plunge, { $amount } Striche
bid-splash = Splash, { $amount } Striche
bid-made-marks = { $name } bietet { $amount ->
    [one] einen Strich
   *[other] { $amount } Striche
}.
bid-made-marks-you = Du bietest { $amount ->
    [one] einen Strich
   *[other] { $amount } Striche
}.
bid-made-plunge = { $name } sagt Plunge an, für { $amount } Striche.
bid-made-plunge-you = Du sagst Plunge an, für { $amount } Striche.
bid-made-splash = { $name } sagt Splash an, für { $amount } Striche.
bid-made-splash-you = Du sagst Splash an, für { $amount } Striche.
control-bid-marks = { $amount ->
    [one] 1 Strich
   *[other] { $amount } Striche
}
control-bid-plunge = Plunge ({ $amount } Striche)
control-bid-splash = Splash ({ $amount } Striche)
called-nello = { $name } sagt Nello an: keinen einzigen Stich.
called-nello-you = Du sagst Nello an: keinen einzigen Stich.
called-sevens = { $name } sagt Sevens an.
called-sevens-you = Du sagst Sevens an.
call-nello = Nello
call-sevens = Sevens
badge-nello = Nello
badge-sevens = Sevens
scored-made = Gebot erfüllt
scored-set = das Gebot ist gefallen
scored-taken = gemachte Punkte
cli-example = play 6-3
passed = { $name } passt.
passed-you = Du passt.
control-pass = Passen
status-passed = passt
