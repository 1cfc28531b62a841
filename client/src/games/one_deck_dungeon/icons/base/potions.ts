// Written by scripts/card_icons.py from the content. Do not edit.

import BottleVapors from "~icons/game-icons/bottle-vapors";
import HealthPotion from "~icons/game-icons/health-potion";
import InvisibleFace from "~icons/game-icons/invisible-face";
import MagicPotion from "~icons/game-icons/magic-potion";
import StandingPotion from "~icons/game-icons/standing-potion";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  healing: HealthPotion,
  mana: MagicPotion,
  invisibility: InvisibleFace,
  heroism: StandingPotion,
  clarity: BottleVapors,
};
