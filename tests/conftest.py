"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# No test depends on the clock or on luck: what passes once passes always.
settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
# For a night of looking: pytest --hypothesis-profile=explore
settings.register_profile(
    "explore", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
