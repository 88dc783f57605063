"""What the torture drivers share."""
