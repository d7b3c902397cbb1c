title = Solo 2: Hand um Hand
blurb = Fünf Steine ziehen, alle fünf anlegen, und wieder fünf: fast nie geht es auf.
aliases = Patience
