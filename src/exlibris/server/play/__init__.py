"""Playing over the web: tables over HTTP, and the WebSocket with their news."""
