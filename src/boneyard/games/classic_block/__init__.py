"""Classic: who cannot lay passes."""
