title = Chi perde vince
blurb = Chi finisce esce; vince chi resta con più punti in mano.
twist = Vincono più punti
aliases = A perdere
