// Emblems of the heroes at the table.

import SteampunkGoggles from "~icons/game-icons/steampunk-goggles";
import Barbarian from "~icons/game-icons/barbarian";
import PirateCaptain from "~icons/game-icons/pirate-captain";
import WesternHat from "~icons/game-icons/western-hat";
import TribalMask from "~icons/game-icons/tribal-mask";
import MonkFace from "~icons/game-icons/monk-face";
import WomanElfFace from "~icons/game-icons/woman-elf-face";
import NinjaHead from "~icons/game-icons/ninja-head";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import Pyromaniac from "~icons/game-icons/pyromaniac";
import SamuraiHelmet from "~icons/game-icons/samurai-helmet";
import AngelOutfit from "~icons/game-icons/angel-outfit";
import Rogue from "~icons/game-icons/rogue";
import RallyTheTroops from "~icons/game-icons/rally-the-troops";
import TreeFace from "~icons/game-icons/tree-face";
import VampireDracula from "~icons/game-icons/vampire-dracula";
import type { Icon } from "../../game_client";

// Loaded together, so that heroes can be shown before their boards.
export const emblems: Record<string, Icon> = {
  artificer: SteampunkGoggles,
  barbarian: Barbarian,
  cursed_pirate: PirateCaptain,
  gunslinger: WesternHat,
  huntress: TribalMask,
  monk: MonkFace,
  moon_elf: WomanElfFace,
  ninja: NinjaHead,
  paladin: CrestedHelmet,
  pyromancer: Pyromaniac,
  samurai: SamuraiHelmet,
  seraph: AngelOutfit,
  shadow_thief: Rogue,
  tactician: RallyTheTroops,
  treant: TreeFace,
  vampire_lord: VampireDracula,
};
