title = Cyprus
blurb = Rond de 9-9 groeit een ster met tot negen stralen.
aliases = Ster
