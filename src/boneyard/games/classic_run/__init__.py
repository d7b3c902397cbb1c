"""Classic without boneyard: lay as long as it fits."""
