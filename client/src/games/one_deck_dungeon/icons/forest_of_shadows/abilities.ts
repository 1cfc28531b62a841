// Written by scripts/card_icons.py from the content. Do not edit.

import Beanstalk from "~icons/game-icons/beanstalk";
import DragonBreath from "~icons/game-icons/dragon-breath";
import Hidden from "~icons/game-icons/hidden";
import LampreyMouth from "~icons/game-icons/lamprey-mouth";
import Pentacle from "~icons/game-icons/pentacle";
import PollenDust from "~icons/game-icons/pollen-dust";
import SnakeBite from "~icons/game-icons/snake-bite";
import Swallower from "~icons/game-icons/swallower";
import TopPaw from "~icons/game-icons/top-paw";
import WaspSting from "~icons/game-icons/wasp-sting";
import Wildfires from "~icons/game-icons/wildfires";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  overgrowth: Beanstalk,
  sting: WaspSting,
  latch: LampreyMouth,
  spores: PollenDust,
  pounce: TopPaw,
  venom: SnakeBite,
  hex: Pentacle,
  gulp: Swallower,
  shroud: Hidden,
  acid_breath: DragonBreath,
  wildfire: Wildfires,
};
