"""Computer managers: they answer from what their seat may see, with randomness of their own."""
