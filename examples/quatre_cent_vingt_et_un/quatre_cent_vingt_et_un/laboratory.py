"""What must never be at the bar."""

from ludotheque.registry.laboratory import Problems
from ludotheque.simple.laboratory import SimpleLaboratory
from quatre_cent_vingt_et_un.rules import CHIPS, MOST_ROLLS, BarState, QuatreCentVingtEtUn


class Laboratory(SimpleLaboratory[BarState]):
    """Chips are neither lost nor made."""

    rules = QuatreCentVingtEtUn()

    def broken(self, state: BarState) -> Problems:
        found = []
        if state.pot + sum(state.chips) != CHIPS or min(state.pot, *state.chips) < 0:
            found.append(f"{state.pot} + {state.chips} are not {CHIPS} chips (QVU-SETUP-1)")
        if state.rolls > state.limit or state.limit > MOST_ROLLS:
            found.append(f"roll {state.rolls} of {state.limit} (QVU-ROUND-2)")
        return found

    def broken_after(self, state: BarState) -> Problems:
        return [] if max(state.chips) == CHIPS else ["nobody has all chips (QVU-END-1)"]
