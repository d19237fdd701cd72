"""Programs to start from. They need the extra `envs`. The repository has larger ones."""
