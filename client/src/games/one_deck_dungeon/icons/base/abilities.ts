// Written by scripts/card_icons.py from the content. Do not edit.

import Acrobatic from "~icons/game-icons/acrobatic";
import Flame from "~icons/game-icons/flame";
import GhostAlly from "~icons/game-icons/ghost-ally";
import Invisible from "~icons/game-icons/invisible";
import LifeTap from "~icons/game-icons/life-tap";
import Minions from "~icons/game-icons/minions";
import RaiseSkeleton from "~icons/game-icons/raise-skeleton";
import Run from "~icons/game-icons/run";
import Snowflake1 from "~icons/game-icons/snowflake-1";
import SplitBody from "~icons/game-icons/split-body";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  dodge_foe: Acrobatic,
  survivor: Run,
  flames: Flame,
  split: SplitBody,
  swarm: Minions,
  frost: Snowflake1,
  ethereal: Invisible,
  fade: GhostAlly,
  undying: RaiseSkeleton,
  drain: LifeTap,
};
