"""The words people read: Fluent messages of locales/, and errors as sentences."""
