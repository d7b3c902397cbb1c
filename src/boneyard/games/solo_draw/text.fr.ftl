title = Solo 2 : main après main
blurb = Piocher cinq, poser les cinq, et encore cinq : cela réussit rarement.
aliases = Patience, Réussite
