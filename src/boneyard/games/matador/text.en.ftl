title = Matador
blurb = On the double-nine set: neighbours add up to ten, jokers fit anywhere.
aliases = Russian dominoes, Tens
