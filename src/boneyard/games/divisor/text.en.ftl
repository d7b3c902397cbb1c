title = Divisor Dominoes
blurb = Up to 190 tiles in all directions: score when the ends are divisible by the divisor.
twist = Divisible sums score
aliases = Dominoes for a divisor, Double-18, Weico, Four-way
