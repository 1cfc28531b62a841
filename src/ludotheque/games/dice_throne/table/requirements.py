"""What must be there for a card or a hook to do anything at all; `playable.available` says what is there."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.definitions import Card, PlayWhen
from ludotheque.games.dice_throne.content.traversal import means_defender
from ludotheque.games.dice_throne.content.vocabulary import DieValue, Effect, Effects, RollPhase, Who, Whose

OWN_DICE: Final = 1
ANY_DICE: Final = 2
OPPONENT_DICE: Final = 4
TEAM_DICE: Final = 8
OFFENSIVE_ATTEMPT: Final = 16
DEFENSIVE_ATTEMPT: Final = 32
INCOMING: Final = 64
TOKENS: Final = 128
MOVABLE_TOKENS: Final = 256
OWN_ATTACK: Final = 512
ATTACKED: Final = 1024
DEALT: Final = 2048
OWN_TOKENS: Final = 4096
OWN_PAIR: Final = 8192  # two own dice of one throw (DT-CARD-13)
UNBUILT: Final = 16384  # an own companion that can be built
UNRAISED: Final = 32768  # an own companion that can be upgraded
UNSHARED: Final = 65536  # incoming damage that no companion has been set before
MENDABLE: Final = 131072  # an own companion below its full health
KNOWN_TARGET: Final = 1 << 18  # a Defender, or the only one it can be
OWN_INCOMING: Final = 1 << 19  # damage coming at oneself
DICE_NEEDS: Final = 15 + 16 + 32 + 8192
COMPANION_NEEDS: Final = UNBUILT + UNRAISED + UNSHARED + MENDABLE

DICE_OF: Final = {
    Whose.SELF: OWN_DICE,
    Whose.ANY: ANY_DICE,
    Whose.OPPONENT: OPPONENT_DICE,
    Whose.SELF_OR_TEAMMATE: TEAM_DICE,
    Whose.SAME: OPPONENT_DICE,
}
OF_COMPANIONS: Final[dict[type[Effect], int]] = {
    e.BuildCompanion: UNBUILT,
    e.UpgradeCompanion: UNRAISED,
    e.ShareDamage: UNSHARED,
    e.HealCompanion: MENDABLE,
}


def needs_of(card: Card) -> int:
    """What a card needs."""
    total = needs_of_text(card.effects)
    if card.attack_modifier:
        total |= OWN_ATTACK
    if card.play_when is PlayWhen.ATTACKED:
        total |= ATTACKED
    if dealt_by(card):
        total |= DEALT
    if means_defender(card.effects):
        total |= KNOWN_TARGET
    return total


def needs_of_text(effects: Effects) -> int:
    """Everything its effects need, if each of them needs something."""
    needs = [need_of(effect) for effect in effects if not isinstance(effect, e.Choose)]
    total = 0
    if needs and all(needs):
        for need in needs:
            total |= need
    return total


def need_of(effect: Effect) -> int:
    if isinstance(effect, e.SetDie) and effect.value is DieValue.COPY_OF_OWN_DIE:
        return OWN_PAIR
    if isinstance(effect, e.SetDie | e.NudgeDie | e.Reroll):
        return DICE_OF[effect.whose]
    if isinstance(effect, e.ExtraAttempt):
        return OFFENSIVE_ATTEMPT if effect.phase is RollPhase.OFFENSIVE else DEFENSIVE_ATTEMPT
    if isinstance(effect, e.Prevent):
        return OWN_INCOMING if effect.target == (Who.SELF,) else INCOMING
    if isinstance(effect, e.Transfer):
        return MOVABLE_TOKENS
    if isinstance(effect, e.Remove):
        return OWN_TOKENS if effect.target == (Who.SELF,) else TOKENS
    return need_inside(effect)


def need_inside(effect: Effect) -> int:
    """What stands inside a roll or an offer decides whether it can do anything."""
    if isinstance(effect, e.Roll) and not effect.each_die:
        return needs_of_text(effect.effects)
    if isinstance(effect, e.If) and effect.condition.damage_dealt_at_least is None:
        need = needs_of_text(effect.effects)
        return need if not effect.otherwise or needs_of_text(effect.otherwise) == need else 0
    if isinstance(effect, e.MayPay) and not effect.effects + effect.per_paid:
        return needs_of_text(effect.otherwise)
    return OF_COMPANIONS.get(type(effect), 0)


def dealt_by(card: Card) -> int:
    """The damage its text wants to have been dealt, if that is all its text is about."""
    if len(card.effects) == 1 and isinstance(card.effects[0], e.If) and not card.effects[0].otherwise:
        return card.effects[0].condition.damage_dealt_at_least or 0
    return 0
