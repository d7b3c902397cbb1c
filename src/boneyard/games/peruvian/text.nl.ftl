title = Peruaans domino
blurb = Een blokspel voor vier met geheime strafpunten, die pas voor de laatste ronde bekend worden.
aliases = Peru
