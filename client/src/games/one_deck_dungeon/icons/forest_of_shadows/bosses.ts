// Written by scripts/card_icons.py from the content. Do not edit.

import GolemHead from "~icons/game-icons/golem-head";
import RockGolem from "~icons/game-icons/rock-golem";
import SpiderAlt from "~icons/game-icons/spider-alt";
import TreeFace from "~icons/game-icons/tree-face";
import Wyvern from "~icons/game-icons/wyvern";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  mud_golem: RockGolem,
  broodmother: SpiderAlt,
  ashen_colossus: GolemHead,
  heartroot: TreeFace,
  indrax: Wyvern,
};
