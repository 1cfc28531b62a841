// Written by scripts/card_icons.py from the content. Do not edit.

import Acorn from "~icons/game-icons/acorn";
import AxeSwing from "~icons/game-icons/axe-swing";
import Halberd from "~icons/game-icons/halberd";
import HuntingHorn from "~icons/game-icons/hunting-horn";
import PotionBall from "~icons/game-icons/potion-ball";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  alchemist: PotionBall,
  druid: Acorn,
  hunter: HuntingHorn,
  slayer: AxeSwing,
  warden: Halberd,
};
