title = Barricata
blurb = Una regola in più per sei giochi: sbarrare un’estremità con un doppio – e poi bisogna vincere.
twist = Un doppio sbarra
aliases = Sbarramento
