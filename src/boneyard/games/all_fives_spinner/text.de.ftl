title = Alle Fünfe mit Spinner
blurb = Wie Alle Fünfe, aber der erste Pasch ist nach vier Seiten offen.
aliases = Alle 5, Spinner, Cardinal
