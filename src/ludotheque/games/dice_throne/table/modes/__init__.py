"""Who sits where: seats, dials, turn order, priority, targets and the end of a match."""
