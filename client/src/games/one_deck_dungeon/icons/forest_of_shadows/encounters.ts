// Written by scripts/card_icons.py from the content. Do not edit.

import Bee from "~icons/game-icons/bee";
import DekuTree from "~icons/game-icons/deku-tree";
import Dolmen from "~icons/game-icons/dolmen";
import EvilBud from "~icons/game-icons/evil-bud";
import HighGrass from "~icons/game-icons/high-grass";
import LeechingWorm from "~icons/game-icons/leeching-worm";
import Quicksand from "~icons/game-icons/quicksand";
import Rattlesnake from "~icons/game-icons/rattlesnake";
import RopeBridge from "~icons/game-icons/rope-bridge";
import SaberToothedCatHead from "~icons/game-icons/saber-toothed-cat-head";
import ShadowGrasp from "~icons/game-icons/shadow-grasp";
import SparkSpirit from "~icons/game-icons/spark-spirit";
import SpikedDragonHead from "~icons/game-icons/spiked-dragon-head";
import StagHead from "~icons/game-icons/stag-head";
import SteamBlast from "~icons/game-icons/steam-blast";
import SuperMushroom from "~icons/game-icons/super-mushroom";
import ThornyVine from "~icons/game-icons/thorny-vine";
import ToadTeeth from "~icons/game-icons/toad-teeth";
import TotemHead from "~icons/game-icons/totem-head";
import TreeBeehive from "~icons/game-icons/tree-beehive";
import Waterfall from "~icons/game-icons/waterfall";
import WitchFace from "~icons/game-icons/witch-face";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  thornling_1: EvilBud,
  thornling_2: EvilBud,
  wasp_cloud_1: Bee,
  wasp_cloud_2: Bee,
  bog_leech_1: LeechingWorm,
  bog_leech_2: LeechingWorm,
  spore_cap_1: SuperMushroom,
  spore_cap_2: SuperMushroom,
  panther_1: SaberToothedCatHead,
  panther_2: SaberToothedCatHead,
  viper_1: Rattlesnake,
  viper_2: Rattlesnake,
  marsh_witch_1: WitchFace,
  marsh_witch_2: WitchFace,
  mire_gulper_1: ToadTeeth,
  mire_gulper_2: ToadTeeth,
  shadowstalker_1: ShadowGrasp,
  shadowstalker_2: ShadowGrasp,
  rotwood_giant_1: DekuTree,
  rotwood_giant_2: DekuTree,
  venom_drake_1: SpikedDragonHead,
  venom_drake_2: SpikedDragonHead,
  cinder_stag_1: StagHead,
  cinder_stag_2: StagHead,
  vine_trap_1: ThornyVine,
  vine_trap_2: ThornyVine,
  quicksand_1: Quicksand,
  quicksand_2: Quicksand,
  nettle_field_1: HighGrass,
  nettle_field_2: HighGrass,
  rope_bridge_1: RopeBridge,
  rope_bridge_2: RopeBridge,
  will_o_wisps_1: SparkSpirit,
  will_o_wisps_2: SparkSpirit,
  hornet_nest_1: TreeBeehive,
  hornet_nest_2: TreeBeehive,
  hollow_idol_1: TotemHead,
  hollow_idol_2: TotemHead,
  spore_vent_1: SteamBlast,
  spore_vent_2: SteamBlast,
  toxic_falls_1: Waterfall,
  toxic_falls_2: Waterfall,
  ancient_gate_1: Dolmen,
  ancient_gate_2: Dolmen,
};
