// Pictures of the dungeons.

import CrownedSkull from "~icons/game-icons/crowned-skull";
import DragonHead from "~icons/game-icons/dragon-head";
import Hydra from "~icons/game-icons/hydra";
import IceGolem from "~icons/game-icons/ice-golem";
import Minotaur from "~icons/game-icons/minotaur";
import RockGolem from "~icons/game-icons/rock-golem";
import SpiderFace from "~icons/game-icons/spider-face";
import TreeRoots from "~icons/game-icons/tree-roots";
import Volcano from "~icons/game-icons/volcano";
import Wyvern from "~icons/game-icons/wyvern";
import type { Portraits } from "../game_client";

export const dungeonIcons: Portraits = {
  dragons_cave: DragonHead,
  hydras_reef: Hydra,
  yetis_cavern: IceGolem,
  lichs_tomb: CrownedSkull,
  minotaurs_maze: Minotaur,
  mudlands: RockGolem,
  realm_of_venom: SpiderFace,
  smoldering_ruins: Volcano,
  vile_roots: TreeRoots,
  lair_of_indrax: Wyvern,
};
