title = Tiddle-Wink
blurb = Da sei a nove giocatori: tre tessere a testa, e dopo ogni doppio si può posare ancora.
aliases = Tiddly-Wink
