title = Classic without boneyard
blurb = Nobody draws; everybody lays until nothing fits.
aliases = No boneyard
