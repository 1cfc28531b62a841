"""Rooms as pure folds over their journals: `Room.propose_*` returns an entry, `Room.apply` applies it."""
