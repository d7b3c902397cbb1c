title = Dominoes for a divisor
blurb = Up to 190 tiles in all directions: score when the ends are divisible by the divisor.
aliases = Double-18, Weico, Four-way
