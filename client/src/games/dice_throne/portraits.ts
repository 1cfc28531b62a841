// Pictures of the heroes on the pages around a game.

import AngelWings from "~icons/game-icons/angel-wings";
import AutoRepair from "~icons/game-icons/auto-repair";
import Barbarian from "~icons/game-icons/barbarian";
import CloakDagger from "~icons/game-icons/cloak-dagger";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import ElfHelmet from "~icons/game-icons/elf-helmet";
import Fire from "~icons/game-icons/fire-ray";
import Meditation from "~icons/game-icons/meditation";
import NinjaHead from "~icons/game-icons/ninja-head";
import PirateSkull from "~icons/game-icons/pirate-skull";
import Rally from "~icons/game-icons/rally-the-troops";
import Revolver from "~icons/game-icons/revolver";
import SaberTooth from "~icons/game-icons/saber-toothed-cat-head";
import Samurai from "~icons/game-icons/samurai-helmet";
import TreeFace from "~icons/game-icons/tree-face";
import Vampire from "~icons/game-icons/vampire-dracula";
import type { Portraits } from "../game_client";

const portraits: Portraits = {
  barbarian: Barbarian,
  gunslinger: Revolver,
  moon_elf: ElfHelmet,
  ninja: NinjaHead,
  pyromancer: Fire,
  samurai: Samurai,
  seraph: AngelWings,
  cursed_pirate: PirateSkull,
  monk: Meditation,
  vampire_lord: Vampire,
  huntress: SaberTooth,
  paladin: CrestedHelmet,
  shadow_thief: CloakDagger,
  tactician: Rally,
  artificer: AutoRepair,
  treant: TreeFace,
};

export default portraits;
