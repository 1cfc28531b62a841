"""Plans of rooms that tests make."""

from typing import Any

Plan = dict[str, Any]  # the JSON of a plan


def duel(*kinds: str, **more: Any) -> Plan:  # fields of the plan
    """Dice Throne for two."""
    seats = [{"kind": kind} for kind in kinds or ("link", "link")]
    return {"game": "dice_throne", "mode": "duel", "heroes": ["monk", "ninja"], "seats": seats} | more


def dungeon(*kinds: str, **more: Any) -> Plan:  # the same
    """One Deck Dungeon, alone or as a pair."""
    seats = [{"kind": kind} for kind in kinds or ("here",)]
    heroes = ["mage", "rogue"][: len(seats)]
    mode = "solo" if len(seats) == 1 else "pair"
    return {"game": "one_deck_dungeon", "mode": mode, "heroes": heroes, "seats": seats} | more


def conquest(*kinds: str, **more: Any) -> Plan:  # the same
    """Catacombs Conquest for two; a flick that is exact ends games sooner."""
    seats = [{"kind": kind} for kind in kinds or ("link", "link")]
    options = {"noise_profile": "exact", "start_health_sword": "5", "start_health_skull": "5"}
    plan: Plan = {"game": "catacombs_conquest", "mode": "duel", "heroes": ["sword", "skull"], "seats": seats}
    return plan | {"options": options} | more
