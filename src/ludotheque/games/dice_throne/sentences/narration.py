"""Who speaks: for which text, about whom, and what was said so far."""

from dataclasses import dataclass
from enum import Enum

from ludotheque.games.dice_throne.content.vocabulary import CostKind, Side
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon


class Setting(Enum):
    """Where a text stands; it decides who need not be named."""

    OFFENCE = "offence"
    DEFENCE = "defence"
    CARD = "card"
    MODIFIER = "modifier"
    PASSIVE = "passive"  # also companions: the owner is "you"
    STATUS = "status"  # anybody may hold it: the holder is "they"


@dataclass(slots=True)
class Narration:
    """The memory of one text while it is said, in the order in which it is said."""

    lexicon: Lexicon
    setting: Setting
    picked: Side = Side.PLAYER
    picked_many: bool = False
    paid: CostKind = CostKind.CP
    thrown: int = 1
    one_die: bool = False
    is_named: bool = False
    to_others: bool = False  # "they" could be taken for the target
    same_chooses: bool = False  # whoever was picked last has just been named
    token: str = ""  # the status whose text this is
    of_leaflet: bool = False  # the text is not about the holder but about the hero whose leaflet has the token
    holder_spelled: bool = False  # "their" could be anybody's, so the holder is named with what is theirs
    token_named: bool = False  # "this token" has just been said
    token_doubled: bool = False  # there are two of it, and the first is meant
    modifier_said: bool = False  # the heading says already that the token is an Attack Modifier
    attacking: bool = False  # the sentence says already that the Attack is meant
    companion: str = ""  # named last in this sentence of a companion's own text
    by_inflicter: bool = False  # who brought the token removes it (DT-TOKEN-2)

    @property
    def of_holder(self) -> bool:
        """The text is about "the holder", in the third person."""
        return self.setting is Setting.STATUS

    @property
    def in_attack(self) -> bool:
        """The opponent of the text need not be named."""
        return self.setting in {Setting.OFFENCE, Setting.MODIFIER}
