title = Peruanisches Domino
blurb = Ein Blockspiel zu viert mit geheimen Strafpunkten, die erst vor der letzten Runde verraten werden.
aliases = Peru
