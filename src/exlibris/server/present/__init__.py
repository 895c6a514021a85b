"""From the engine's data to messages: what a seat may see, in the shape that the client draws."""
