"""The tests. A package, so that helpers are found here and not in whatever else is called `tests`."""
