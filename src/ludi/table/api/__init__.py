"""What a client can ask for over HTTP and the WebSocket: one module a resource."""
