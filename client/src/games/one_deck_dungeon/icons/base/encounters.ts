// Written by scripts/card_icons.py from the content. Do not edit.

import BoulderDash from "~icons/game-icons/boulder-dash";
import FallingRocks from "~icons/game-icons/falling-rocks";
import FireShrine from "~icons/game-icons/fire-shrine";
import Ghost from "~icons/game-icons/ghost";
import GoblinHead from "~icons/game-icons/goblin-head";
import Haunting from "~icons/game-icons/haunting";
import HoodedAssassin from "~icons/game-icons/hooded-assassin";
import IceGolem from "~icons/game-icons/ice-golem";
import Ifrit from "~icons/game-icons/ifrit";
import LockedDoor from "~icons/game-icons/locked-door";
import MagicGate from "~icons/game-icons/magic-gate";
import Ogre from "~icons/game-icons/ogre";
import Rat from "~icons/game-icons/rat";
import RuneStone from "~icons/game-icons/rune-stone";
import ScarabBeetle from "~icons/game-icons/scarab-beetle";
import ShadowFollower from "~icons/game-icons/shadow-follower";
import Skeleton from "~icons/game-icons/skeleton";
import Slime from "~icons/game-icons/slime";
import SpikedTrunk from "~icons/game-icons/spiked-trunk";
import SpikyPit from "~icons/game-icons/spiky-pit";
import StrikingArrows from "~icons/game-icons/striking-arrows";
import WolfTrap from "~icons/game-icons/wolf-trap";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  bandit_1: HoodedAssassin,
  bandit_2: HoodedAssassin,
  beetle_1: ScarabBeetle,
  beetle_2: ScarabBeetle,
  fire_elemental_1: Ifrit,
  fire_elemental_2: Ifrit,
  glooping_ooze_1: Slime,
  glooping_ooze_2: Slime,
  goblin_1: GoblinHead,
  goblin_2: GoblinHead,
  ice_elemental_1: IceGolem,
  ice_elemental_2: IceGolem,
  ogre_1: Ogre,
  ogre_2: Ogre,
  phantom_1: Ghost,
  phantom_2: Ghost,
  plague_rat_1: Rat,
  plague_rat_2: Rat,
  shadow_1: ShadowFollower,
  shadow_2: ShadowFollower,
  skeleton_1: Skeleton,
  skeleton_2: Skeleton,
  wraith_1: Haunting,
  wraith_2: Haunting,
  arrow_wall_1: StrikingArrows,
  arrow_wall_2: StrikingArrows,
  bear_traps_1: WolfTrap,
  bear_traps_2: WolfTrap,
  boulder_1: BoulderDash,
  boulder_2: BoulderDash,
  cave_in_1: FallingRocks,
  cave_in_2: FallingRocks,
  flame_statues_1: FireShrine,
  flame_statues_2: FireShrine,
  force_wall_1: MagicGate,
  force_wall_2: MagicGate,
  locked_door_1: LockedDoor,
  locked_door_2: LockedDoor,
  pit_of_spikes_1: SpikyPit,
  pit_of_spikes_2: SpikyPit,
  rune_puzzle_1: RuneStone,
  rune_puzzle_2: RuneStone,
  spiked_log_1: SpikedTrunk,
  spiked_log_2: SpikedTrunk,
};
