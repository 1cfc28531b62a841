"""What a text comes to, counted for the side that owns it and for its opponent."""

Counts = dict[int, int]
Dice = tuple[int, ...]
Weighted = tuple[float, "Tally"]


class Tally:
    """Sums over one way a text can go."""

    __slots__ = (
        "added",
        "attack",
        "bonus",
        "cards",
        "cp",
        "defendable",
        "foe_cards",
        "foe_cp",
        "foe_heal",
        "foe_phases",
        "foe_prevent",
        "foe_tokens",
        "heal",
        "hurt",
        "normal",
        "paid",
        "phases",
        "prevent",
        "sure",
        "tokens",
    )

    def __init__(self) -> None:
        self.normal = 0  # damage to the opponent that a defence may answer
        self.sure = 0  # other damage to the opponent
        self.added = 0
        self.attack = False
        self.defendable = True
        self.hurt = 0  # damage to oneself
        self.heal = 0
        self.foe_heal = 0
        self.prevent = 0
        self.foe_prevent = 0
        self.cp = 0
        self.foe_cp = 0
        self.cards = 0
        self.foe_cards = 0
        self.phases = 0
        self.foe_phases = 0
        self.paid = 0
        self.bonus = 0.0  # what has no number of its own
        self.tokens: Counts = {}  # changes per status
        self.foe_tokens: Counts = {}

    def copy(self) -> "Tally":
        other = Tally.__new__(Tally)
        other.normal = self.normal
        other.sure = self.sure
        other.added = self.added
        other.attack = self.attack
        other.defendable = self.defendable
        other.hurt = self.hurt
        other.heal = self.heal
        other.foe_heal = self.foe_heal
        other.prevent = self.prevent
        other.foe_prevent = self.foe_prevent
        other.cp = self.cp
        other.foe_cp = self.foe_cp
        other.cards = self.cards
        other.foe_cards = self.foe_cards
        other.phases = self.phases
        other.foe_phases = self.foe_phases
        other.paid = self.paid
        other.bonus = self.bonus
        other.tokens = self.tokens.copy()
        other.foe_tokens = self.foe_tokens.copy()
        return other

    def damage(self) -> int:
        return self.normal + self.sure
