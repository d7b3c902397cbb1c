title = Alle Fünfe
blurb = Punkte gibt es, wenn die Enden zusammen ein Vielfaches von fünf ergeben.
aliases = Sniff, Muggins, Amerikanisches Domino
