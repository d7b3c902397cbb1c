title = Classico: pescare
blurb = Chi non può posare pesca finché non trova una tessera che combacia.
twist = Si pesca finché serve
aliases = Pesca
