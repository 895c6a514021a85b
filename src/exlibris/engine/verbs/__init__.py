"""Steps that several locations, assistants and phases share."""
