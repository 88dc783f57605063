"""A client of the FitIQ contract that shares nothing with lume but the wire."""
