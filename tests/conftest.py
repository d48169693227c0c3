"""What all tests share."""

from hypothesis import settings

settings.register_profile("bakehouse", deadline=None, print_blob=True)  # the first call compiles
settings.load_profile("bakehouse")
