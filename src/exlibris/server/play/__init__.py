"""Playing over the web: tables over HTTP, and the WebSocket that follows them."""
