title = Peruaans domino
blurb = Een blokspel voor vier met geheime strafpunten, die pas voor de laatste ronde bekend worden.
twist = Geheime strafpunten
aliases = Peru
option-match-help = Hoe lang jullie spelen: een aantal rondes, of tot een aantal strafpunten, en dan blijven de notities tot het einde geheim.
