title = Tiddle-Wink
blurb = Da sei a nove giocatori: tre tessere a testa, e dopo ogni doppio si può posare ancora.
twist = Dopo un doppio si rigioca
aliases = Tiddly-Wink
