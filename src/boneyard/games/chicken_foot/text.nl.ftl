title = Kippenpoot
blurb = Elke dubbel wordt een poot: eerst drie tenen, dan pas verder.
twist = Dubbels krijgen tenen
aliases = Kippenvoet
