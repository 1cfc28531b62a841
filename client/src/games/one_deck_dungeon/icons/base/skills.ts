// Written by scripts/card_icons.py from the content. Do not edit.

import ArcheryTarget from "~icons/game-icons/archery-target";
import ArmorDowngrade from "~icons/game-icons/armor-downgrade";
import ArrowCluster from "~icons/game-icons/arrow-cluster";
import Backstab from "~icons/game-icons/backstab";
import BeamsAura from "~icons/game-icons/beams-aura";
import Bowman from "~icons/game-icons/bowman";
import BubbleField from "~icons/game-icons/bubble-field";
import Cat from "~icons/game-icons/cat";
import ChargingBull from "~icons/game-icons/charging-bull";
import ChestArmor from "~icons/game-icons/chest-armor";
import CloakDagger from "~icons/game-icons/cloak-dagger";
import CrossedSlashes from "~icons/game-icons/crossed-slashes";
import DeadlyStrike from "~icons/game-icons/deadly-strike";
import Divert from "~icons/game-icons/divert";
import Dodging from "~icons/game-icons/dodging";
import DrippingBlade from "~icons/game-icons/dripping-blade";
import DungeonLight from "~icons/game-icons/dungeon-light";
import EagleHead from "~icons/game-icons/eagle-head";
import Enrage from "~icons/game-icons/enrage";
import FlameSpin from "~icons/game-icons/flame-spin";
import FlintSpark from "~icons/game-icons/flint-spark";
import Fountain from "~icons/game-icons/fountain";
import HammerDrop from "~icons/game-icons/hammer-drop";
import HandGrip from "~icons/game-icons/hand-grip";
import HeartWings from "~icons/game-icons/heart-wings";
import HighShot from "~icons/game-icons/high-shot";
import Juggler from "~icons/game-icons/juggler";
import KnightBanner from "~icons/game-icons/knight-banner";
import LightningArc from "~icons/game-icons/lightning-arc";
import MagicSwirl from "~icons/game-icons/magic-swirl";
import MailedFist from "~icons/game-icons/mailed-fist";
import Misdirection from "~icons/game-icons/misdirection";
import MountainClimbing from "~icons/game-icons/mountain-climbing";
import RainbowStar from "~icons/game-icons/rainbow-star";
import RearAura from "~icons/game-icons/rear-aura";
import RollingDices from "~icons/game-icons/rolling-dices";
import Scales from "~icons/game-icons/scales";
import ShieldBash from "~icons/game-icons/shield-bash";
import Sprint from "~icons/game-icons/sprint";
import Strong from "~icons/game-icons/strong";
import SunSpear from "~icons/game-icons/sun-spear";
import SwordSlice from "~icons/game-icons/sword-slice";
import TripleClaws from "~icons/game-icons/triple-claws";
import WingedSword from "~icons/game-icons/winged-sword";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  accuracy: ArcheryTarget,
  armor_crush: ArmorDowngrade,
  backstab: Backstab,
  brute_force: Strong,
  chaotic_aura: BeamsAura,
  cleave: SwordSlice,
  consistency: Scales,
  critical_strikes: DeadlyStrike,
  crushing_blow: HammerDrop,
  crushing_fist: MailedFist,
  dexterity: Juggler,
  dodge: Dodging,
  flameweave: FlameSpin,
  flurry: CrossedSlashes,
  haste: Sprint,
  lucky_familiar: Cat,
  mana_fountain: Fountain,
  persistence: MountainClimbing,
  poison_skill: DrippingBlade,
  shimmerblast: RainbowStar,
  static_burst: LightningArc,
  steady_hands: HandGrip,
  triple_strike: TripleClaws,
  valor: WingedSword,
  kiting: Bowman,
  combined_shot: ArrowCluster,
  quick_draw: HighShot,
  shield_aura: BubbleField,
  power_transfer: Divert,
  spark: FlintSpark,
  armor_skill: ChestArmor,
  support_aura: RearAura,
  smite: SunSpear,
  stealth: CloakDagger,
  dungeoneering: DungeonLight,
  feint: Misdirection,
  second_wind: HeartWings,
  fearless_charge: ChargingBull,
  shield_bash: ShieldBash,
  eagle_eye: EagleHead,
  mana_charge: MagicSwirl,
  valiant: KnightBanner,
  daring_gamble: RollingDices,
  frenzy: Enrage,
};
