"""The weights of the estimate, fitted by tools/tune_solo.py. Not written by hand."""

from __future__ import annotations

from typing import Final

# Per feature: a, b and c of a + b t + c t²; see judgement.FEATURES.
WEIGHTS: Final = [
    *(-1.202, 14.807, -2.111),  # always
    *(0.373, -0.620, 1.963),  # materials
    *(0.358, 1.308, -0.072),  # commodities
    *(0.368, 1.026, 0.303),  # goods
    *(0.027, 0.414, 1.454),  # capital
    *(0.124, 2.668, -1.840),  # first_capital
    *(2.217, 3.419, -39.714),  # central_staffed
    *(0.349, -2.513, 5.623),  # central_surplus
    *(-0.771, 2.592, -1.524),  # materials_tracks
    *(-0.065, 1.495, -4.626),  # commodities_tracks
    *(-0.223, -0.914, -5.617),  # goods_tracks
    *(0.507, 22.975, 11.119),  # capital_tracks
    *(0.146, 0.644, 2.864),  # materials_tracks_squared
    *(0.065, 0.434, 7.546),  # commodities_tracks_squared
    *(0.366, 0.571, 7.585),  # goods_tracks_squared
    *(0.041, -8.636, 7.730),  # capital_tracks_squared
    *(0.942, -0.168, 0.989),  # end_profit_staffed
    *(0.714, 0.174, 1.695),  # end_profit_one_missing
    *(0.308, 0.946, 0.961),  # end_profit_two_missing
    *(0.020, 1.633, -0.136),  # end_profit_more_missing
    *(-0.098, 9.628, -31.594),  # buildings
    *(-0.452, 2.729, 1.957),  # row
    *(-3.317, 3.269, -2.014),  # spare_markers
    *(-0.998, 5.257, -0.028),  # managers
    *(-0.181, 3.957, 3.362),  # central_tracks
    *(-1.607, -12.311, 8.829),  # surplus_workers
    *(-0.096, 0.408, 0.791),  # room
    *(0.021, -1.030, -0.366),  # next_building_lacks
    *(0.000, 0.000, 0.000),  # choice_of_market
    *(0.000, 0.000, 0.000),  # cheaper
    *(0.000, 0.000, 0.000),  # more_production
    *(0.000, 0.000, 0.000),  # free_actions
]
