"""Programs that play as people do: their tokens, and what they are told in the notation of the engine."""
