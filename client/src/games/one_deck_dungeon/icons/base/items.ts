// Written by scripts/card_icons.py from the content. Do not edit.

import AcidShield from "~icons/game-icons/acid-shield";
import BlackHandShield from "~icons/game-icons/black-hand-shield";
import BoneKnife from "~icons/game-icons/bone-knife";
import BoneMace from "~icons/game-icons/bone-mace";
import Boots from "~icons/game-icons/boots";
import CapeArmor from "~icons/game-icons/cape-armor";
import ChainMail from "~icons/game-icons/chain-mail";
import Cloak from "~icons/game-icons/cloak";
import CorkedTube from "~icons/game-icons/corked-tube";
import Crowbar from "~icons/game-icons/crowbar";
import CrystalBall from "~icons/game-icons/crystal-ball";
import CrystalGrowth from "~icons/game-icons/crystal-growth";
import Daggers from "~icons/game-icons/daggers";
import DiamondRing from "~icons/game-icons/diamond-ring";
import Emerald from "~icons/game-icons/emerald";
import FireGem from "~icons/game-icons/fire-gem";
import Flail from "~icons/game-icons/flail";
import FurShirt from "~icons/game-icons/fur-shirt";
import Gauntlet from "~icons/game-icons/gauntlet";
import GemPendant from "~icons/game-icons/gem-pendant";
import GoldScarab from "~icons/game-icons/gold-scarab";
import Grapple from "~icons/game-icons/grapple";
import LanternFlame from "~icons/game-icons/lantern-flame";
import LeatherBoot from "~icons/game-icons/leather-boot";
import MagicShield from "~icons/game-icons/magic-shield";
import PrayerBeads from "~icons/game-icons/prayer-beads";
import Quiver from "~icons/game-icons/quiver";
import ReaperScythe from "~icons/game-icons/reaper-scythe";
import RopeCoil from "~icons/game-icons/rope-coil";
import RoundShield from "~icons/game-icons/round-shield";
import RuneSword from "~icons/game-icons/rune-sword";
import RustySword from "~icons/game-icons/rusty-sword";
import SecretBook from "~icons/game-icons/secret-book";
import SpikedMace from "~icons/game-icons/spiked-mace";
import SpikedShoulderArmor from "~icons/game-icons/spiked-shoulder-armor";
import StickyBoot from "~icons/game-icons/sticky-boot";
import StoneSpear from "~icons/game-icons/stone-spear";
import StoneTablet from "~icons/game-icons/stone-tablet";
import TemplarShield from "~icons/game-icons/templar-shield";
import TribalPendant from "~icons/game-icons/tribal-pendant";
import Warhammer from "~icons/game-icons/warhammer";
import Wingfoot from "~icons/game-icons/wingfoot";
import WinterGloves from "~icons/game-icons/winter-gloves";
import WoodClub from "~icons/game-icons/wood-club";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  bandit_1: DiamondRing,
  bandit_2: Daggers,
  beetle_1: GoldScarab,
  beetle_2: Emerald,
  fire_elemental_1: FireGem,
  fire_elemental_2: Gauntlet,
  glooping_ooze_1: CorkedTube,
  glooping_ooze_2: AcidShield,
  goblin_1: WoodClub,
  goblin_2: BoneMace,
  ice_elemental_1: WinterGloves,
  ice_elemental_2: FurShirt,
  ogre_1: SpikedShoulderArmor,
  ogre_2: TribalPendant,
  phantom_1: ChainMail,
  phantom_2: CapeArmor,
  plague_rat_1: RopeCoil,
  plague_rat_2: LeatherBoot,
  shadow_1: Cloak,
  shadow_2: BlackHandShield,
  skeleton_1: BoneKnife,
  skeleton_2: RustySword,
  wraith_1: ReaperScythe,
  wraith_2: SpikedMace,
  arrow_wall_1: StoneSpear,
  arrow_wall_2: PrayerBeads,
  bear_traps_1: CrystalBall,
  bear_traps_2: StickyBoot,
  boulder_1: StoneTablet,
  boulder_2: RoundShield,
  cave_in_1: Grapple,
  cave_in_2: CrystalGrowth,
  flame_statues_1: Warhammer,
  flame_statues_2: LanternFlame,
  force_wall_1: TemplarShield,
  force_wall_2: MagicShield,
  locked_door_1: Crowbar,
  locked_door_2: SecretBook,
  pit_of_spikes_1: GemPendant,
  pit_of_spikes_2: Flail,
  rune_puzzle_1: Wingfoot,
  rune_puzzle_2: RuneSword,
  spiked_log_1: Boots,
  spiked_log_2: Quiver,
};
