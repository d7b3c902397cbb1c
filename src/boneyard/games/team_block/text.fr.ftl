title = Bloc par équipes
blurb = Le jeu du bloc à deux contre deux ; les pièces tirées forment les équipes.
aliases = Domino en équipe
