// A picture for every hero, side and dungeon; one that is new and has none yet gets the die.

import type { Component } from "svelte";
import Acorn from "~icons/game-icons/acorn";
import AngelWings from "~icons/game-icons/angel-wings";
import AutoRepair from "~icons/game-icons/auto-repair";
import AxeSwing from "~icons/game-icons/axe-swing";
import Barbarian from "~icons/game-icons/barbarian";
import Barbute from "~icons/game-icons/barbute";
import BowArrow from "~icons/game-icons/bow-arrow";
import Broadsword from "~icons/game-icons/broadsword";
import CloakDagger from "~icons/game-icons/cloak-dagger";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import CrownedSkull from "~icons/game-icons/crowned-skull";
import DragonHead from "~icons/game-icons/dragon-head";
import DreadSkull from "~icons/game-icons/dread-skull";
import ElfHelmet from "~icons/game-icons/elf-helmet";
import Fire from "~icons/game-icons/fire-ray";
import Halberd from "~icons/game-icons/halberd";
import Hood from "~icons/game-icons/hood";
import HuntingHorn from "~icons/game-icons/hunting-horn";
import Hydra from "~icons/game-icons/hydra";
import IceGolem from "~icons/game-icons/ice-golem";
import Meditation from "~icons/game-icons/meditation";
import Minotaur from "~icons/game-icons/minotaur";
import NinjaHead from "~icons/game-icons/ninja-head";
import PirateSkull from "~icons/game-icons/pirate-skull";
import PotionBall from "~icons/game-icons/potion-ball";
import Rally from "~icons/game-icons/rally-the-troops";
import Random from "~icons/game-icons/perspective-dice-six-faces-random";
import Revolver from "~icons/game-icons/revolver";
import RockGolem from "~icons/game-icons/rock-golem";
import SaberTooth from "~icons/game-icons/saber-toothed-cat-head";
import Samurai from "~icons/game-icons/samurai-helmet";
import SpiderFace from "~icons/game-icons/spider-face";
import TreeFace from "~icons/game-icons/tree-face";
import TreeRoots from "~icons/game-icons/tree-roots";
import Vampire from "~icons/game-icons/vampire-dracula";
import Volcano from "~icons/game-icons/volcano";
import WizardStaff from "~icons/game-icons/wizard-staff";
import Wyvern from "~icons/game-icons/wyvern";

const ICONS: Record<string, Component> = {
  "dice_throne/barbarian": Barbarian,
  "dice_throne/gunslinger": Revolver,
  "dice_throne/moon_elf": ElfHelmet,
  "dice_throne/ninja": NinjaHead,
  "dice_throne/pyromancer": Fire,
  "dice_throne/samurai": Samurai,
  "dice_throne/seraph": AngelWings,
  "dice_throne/cursed_pirate": PirateSkull,
  "dice_throne/monk": Meditation,
  "dice_throne/vampire_lord": Vampire,
  "dice_throne/huntress": SaberTooth,
  "dice_throne/paladin": CrestedHelmet,
  "dice_throne/shadow_thief": CloakDagger,
  "dice_throne/tactician": Rally,
  "dice_throne/artificer": AutoRepair,
  "dice_throne/treant": TreeFace,
  "one_deck_dungeon/archer": BowArrow,
  "one_deck_dungeon/mage": WizardStaff,
  "one_deck_dungeon/paladin": CrestedHelmet,
  "one_deck_dungeon/rogue": Hood,
  "one_deck_dungeon/warrior": Barbute,
  "one_deck_dungeon/alchemist": PotionBall,
  "one_deck_dungeon/druid": Acorn,
  "one_deck_dungeon/hunter": HuntingHorn,
  "one_deck_dungeon/slayer": AxeSwing,
  "one_deck_dungeon/warden": Halberd,
  "catacombs_conquest/sword": Broadsword,
  "catacombs_conquest/skull": DreadSkull,
};

const DUNGEONS: Record<string, Component> = {
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

export function heroIcon(game: string, hero: string): Component {
  return ICONS[`${game}/${hero}`] ?? Random;
}

export function dungeonIcon(dungeon: string): Component {
  return DUNGEONS[dungeon] ?? Random;
}
