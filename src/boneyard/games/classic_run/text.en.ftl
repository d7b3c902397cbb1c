title = Classic without boneyard
blurb = Nobody draws; everyone plays until nothing fits.
aliases = No boneyard
