title = Alle vijven met spinner
blurb = Zoals Alle vijven, maar de eerste dubbele is aan vier zijden open.
aliases = Spinner, Cardinal
