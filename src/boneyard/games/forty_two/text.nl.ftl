title = Tweeënveertig
blurb = Twee paren bieden op de punten in de slagen, kiezen troef en moeten woord houden.
twist = Bieden, slagen, troef
aliases = 42, Forty-two, Texas 42
option-all_pass = Als iedereen past
option-all_pass-help = Wie deelt, moet 30 of meer bieden als de drie anderen hebben gepast; of er wordt opnieuw gedeeld.
option-all_pass-forced = wie deelt, moet bieden
option-all_pass-reshake = opnieuw delen
option-score = Geteld wordt in
option-score-help = In strepen, één voor een bod in punten; of in punten, tot 250.
option-score-marks = strepen
option-score-points = punten
option-play_out = Elke ronde uitspelen
option-play_out-help = Anders stopt een ronde om strepen zodra het bod beslist is.
option-nello = Nello
option-nello-help = Na een bod in strepen mag je beloven geen enkele slag te halen; je partner doet niet mee.
option-nello_doubles = Dubbels bij nello
option-nello_doubles-help = Of ze een eigen kleur zijn, de hoogste van hun getal of de laagste.
option-nello_doubles-own = een eigen kleur
option-nello_doubles-high = de hoogste
option-nello_doubles-low = de laagste
option-plunge = Plunge
option-plunge-help = Met vier of meer dubbels mag je vier strepen bieden; je partner kiest troef en komt uit.
option-splash = Splash
option-splash-help = Hetzelfde met drie of meer dubbels, voor twee of drie strepen.
option-sevens = Sevens
option-sevens-help = Na een bod in strepen zijn er desgewenst geen kleuren: iedereen speelt de steen waarvan de ogen het dichtst bij zeven liggen.
bid-marks = { $amount ->
    [one] 1 streep
   *[other] { $amount } strepen
}
bid-plunge = plunge, { $amount } strepen
bid-splash = splash, { $amount } strepen
bid-made-marks = { $name } biedt { $amount ->
    [one] een streep
   *[other] { $amount } strepen
}.
bid-made-marks-you = Je biedt { $amount ->
    [one] een streep
   *[other] { $amount } strepen
}.
bid-made-plunge = { $name } kondigt plunge aan, voor { $amount } strepen.
bid-made-plunge-you = Je kondigt plunge aan, voor { $amount } strepen.
bid-made-splash = { $name } kondigt splash aan, voor { $amount } strepen.
bid-made-splash-you = Je kondigt splash aan, voor { $amount } strepen.
control-bid-marks = { $amount ->
    [one] 1 streep
   *[other] { $amount } strepen
}
control-bid-plunge = Plunge ({ $amount } strepen)
control-bid-splash = Splash ({ $amount } strepen)
called-nello = { $name } kondigt nello aan: geen enkele slag.
called-nello-you = Je kondigt nello aan: geen enkele slag.
called-sevens = { $name } kondigt sevens aan.
called-sevens-you = Je kondigt sevens aan.
call-nello = Nello
call-sevens = Sevens
badge-nello = nello
badge-sevens = sevens
scored-made = bod gemaakt
scored-set = het bod ging down
scored-taken = gehaalde punten
cli-example = play 6-3
passed = { $name } past.
passed-you = Je past.
control-pass = Passen
status-passed = past
