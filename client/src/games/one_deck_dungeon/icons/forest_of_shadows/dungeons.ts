// Written by scripts/card_icons.py from the content. Do not edit.

import RockGolem from "~icons/game-icons/rock-golem";
import SpiderFace from "~icons/game-icons/spider-face";
import TreeRoots from "~icons/game-icons/tree-roots";
import Volcano from "~icons/game-icons/volcano";
import Wyvern from "~icons/game-icons/wyvern";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  mudlands: RockGolem,
  realm_of_venom: SpiderFace,
  smoldering_ruins: Volcano,
  vile_roots: TreeRoots,
  lair_of_indrax: Wyvern,
};
