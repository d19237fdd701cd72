"""Errors as sentences, where the commands look for them."""

from __future__ import annotations

from bigshoulders.language.errors import describe, explain, readable, sentence

__all__ = ["describe", "explain", "readable", "sentence"]
