title = Kippenpoot
blurb = Elke dubbele wordt een poot: eerst drie tenen, dan pas verder.
aliases = Kippenvoet
