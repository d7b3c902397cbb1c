title = Der Verlierer gewinnt
blurb = Wer fertig ist, scheidet aus; wer am Ende die meisten Augen hält, gewinnt.
aliases = Verkehrt
