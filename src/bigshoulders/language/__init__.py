"""The texts that people read: Fluent messages from locales/, and errors as sentences."""
