title = Classic without boneyard
blurb = Nobody draws; everyone plays until nothing fits.
twist = Play on, never draw
aliases = No boneyard
