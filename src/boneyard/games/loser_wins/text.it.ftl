title = Chi perde vince
blurb = Chi finisce esce; vince chi resta con più punti in mano.
aliases = A perdere
