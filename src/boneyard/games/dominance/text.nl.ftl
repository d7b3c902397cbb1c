title = Dominantie
blurb = Een getallenduel zonder toeval: net voor telt, ver voor niet.
aliases = Duel
