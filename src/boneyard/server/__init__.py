"""The server: HTTP and WebSocket around tables, and their log on disk."""
