title = Peruanisches Domino
blurb = Ein Blockspiel zu viert mit geheimen Strafpunkten, die erst vor der letzten Runde verraten werden.
twist = Geheime Strafpunkte
aliases = Peru
option-match-help = Wie lange ihr spielt: eine Zahl von Runden oder bis zu einer Zahl von Strafpunkten, und dann bleiben die Notizen bis zum Schluss geheim.
