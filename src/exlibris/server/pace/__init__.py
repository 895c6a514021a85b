"""How much time people have: clocks at the seats, worked out from when things happened."""
