"""Text for positions and matches. Tiles and actions write themselves (`boneyard.core.actions`)."""
