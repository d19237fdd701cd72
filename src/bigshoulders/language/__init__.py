"""The words people read: Fluent messages of locales/, and sentences made from events and moves."""
