"""A room for every mode of every game, as JSON that a client would post."""

from itertools import cycle
from typing import Any

import msgspec

from ludotheque.kernel.game import Setup
from tests.server.rooms.desk import name_of, plan_of, setups

Plan = dict[str, Any]  # the JSON of a plan
TABLES: dict[str, Setup] = {name_of(setup): setup for setup in setups()}


def table(name: str, *kinds: str, **more: Any) -> Plan:  # fields of the plan
    """The plan; seats are of these kinds in turn."""
    plan: Plan = msgspec.to_builtins(plan_of(TABLES[name]))
    wanted = cycle(kinds or ("link",))
    plan["seats"] = [{"kind": next(wanted), "level": "random"} for _ in plan["seats"]]
    return plan | more
