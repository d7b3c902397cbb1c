"""Classic: who cannot lay draws until he can."""
