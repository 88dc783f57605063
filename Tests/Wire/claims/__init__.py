"""What the service has to do: one file per resource, one function per claim."""
