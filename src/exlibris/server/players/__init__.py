"""Players as others see them: profiles and lists of ratings."""
