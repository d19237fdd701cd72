"""The parts that all games share. Pure: nothing here knows a rule, a clock, a file or a person."""
