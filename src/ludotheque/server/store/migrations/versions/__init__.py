"""One module a step; a released step is never changed."""
