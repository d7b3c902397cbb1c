title = Matador auf sieben
blurb = Nachbarn ergeben sieben; die Matadore liegen quer und passen an jedes Ende.
aliases = Matador
