title = Der Verlierer gewinnt
blurb = Wer fertig ist, scheidet aus; wer am Ende die meisten Augen hat, gewinnt.
twist = Die meisten Augen gewinnen
aliases = Verkehrt
