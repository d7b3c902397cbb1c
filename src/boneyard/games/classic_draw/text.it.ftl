title = Classico: pescare
blurb = Chi non può posare pesca finché non può.
aliases = Pesca
