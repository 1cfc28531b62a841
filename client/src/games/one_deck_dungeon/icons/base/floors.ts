// Written by scripts/card_icons.py from the content. Do not edit.

import BrokenWall from "~icons/game-icons/broken-wall";
import Brute from "~icons/game-icons/brute";
import ColombianStatue from "~icons/game-icons/colombian-statue";
import CursedStar from "~icons/game-icons/cursed-star";
import Dart from "~icons/game-icons/dart";
import DervishSwords from "~icons/game-icons/dervish-swords";
import DorsalScales from "~icons/game-icons/dorsal-scales";
import DrippingGoo from "~icons/game-icons/dripping-goo";
import FireRing from "~icons/game-icons/fire-ring";
import IciclesAura from "~icons/game-icons/icicles-aura";
import Maze from "~icons/game-icons/maze";
import PersonInBlizzard from "~icons/game-icons/person-in-blizzard";
import PoisonCloud from "~icons/game-icons/poison-cloud";
import RaiseZombie from "~icons/game-icons/raise-zombie";
import Regeneration from "~icons/game-icons/regeneration";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  hall_of_statues: ColombianStatue,
  flame_aura: FireRing,
  dragonskin: DorsalScales,
  sticky_surrounding: DrippingGoo,
  regeneration: Regeneration,
  poison_aura: PoisonCloud,
  freezing_winds: PersonInBlizzard,
  brutal_strength: Brute,
  biting_cold: IciclesAura,
  undying_legions: RaiseZombie,
  weakness_curse: CursedStar,
  blade_storm: DervishSwords,
  deadly_maze: Maze,
  crumbling_walls: BrokenWall,
  poison_dart_traps: Dart,
};
