"""Rooms as pure folds over their journals: `Room.propose_*` says what would happen, `Room.apply` lets it happen."""
