// Written by scripts/card_icons.py from the content. Do not edit.

import AnimalHide from "~icons/game-icons/animal-hide";
import Ankh from "~icons/game-icons/ankh";
import ArmorCuisses from "~icons/game-icons/armor-cuisses";
import ArmouredShell from "~icons/game-icons/armoured-shell";
import Breastplate from "~icons/game-icons/breastplate";
import BugNet from "~icons/game-icons/bug-net";
import CandleHolder from "~icons/game-icons/candle-holder";
import DreamCatcher from "~icons/game-icons/dream-catcher";
import FeatherNecklace from "~icons/game-icons/feather-necklace";
import Gloves from "~icons/game-icons/gloves";
import HarpoonTrident from "~icons/game-icons/harpoon-trident";
import HeadbandKnot from "~icons/game-icons/headband-knot";
import HerbsBundle from "~icons/game-icons/herbs-bundle";
import HolyGrail from "~icons/game-icons/holy-grail";
import HoneyJar from "~icons/game-icons/honey-jar";
import Lasso from "~icons/game-icons/lasso";
import Machete from "~icons/game-icons/machete";
import MagicBroom from "~icons/game-icons/magic-broom";
import MagicLamp from "~icons/game-icons/magic-lamp";
import MeatHook from "~icons/game-icons/meat-hook";
import NinjaArmor from "~icons/game-icons/ninja-armor";
import PearlNecklace from "~icons/game-icons/pearl-necklace";
import PowderBag from "~icons/game-icons/powder-bag";
import RomanShield from "~icons/game-icons/roman-shield";
import SaberTooth from "~icons/game-icons/saber-tooth";
import SandsOfTime from "~icons/game-icons/sands-of-time";
import ScaleMail from "~icons/game-icons/scale-mail";
import Scythe from "~icons/game-icons/scythe";
import ShiningSword from "~icons/game-icons/shining-sword";
import Sickle from "~icons/game-icons/sickle";
import SkullStaff from "~icons/game-icons/skull-staff";
import SnakeTotem from "~icons/game-icons/snake-totem";
import SteelClaws from "~icons/game-icons/steel-claws";
import TabiBoot from "~icons/game-icons/tabi-boot";
import ThornedArrow from "~icons/game-icons/thorned-arrow";
import Tomahawk from "~icons/game-icons/tomahawk";
import VikingShield from "~icons/game-icons/viking-shield";
import VineWhip from "~icons/game-icons/vine-whip";
import VoodooDoll from "~icons/game-icons/voodoo-doll";
import WarPick from "~icons/game-icons/war-pick";
import WarlockHood from "~icons/game-icons/warlock-hood";
import WingCloak from "~icons/game-icons/wing-cloak";
import WoodAxe from "~icons/game-icons/wood-axe";
import WoodenHelmet from "~icons/game-icons/wooden-helmet";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  thornling_1: WoodAxe,
  thornling_2: ThornedArrow,
  wasp_cloud_1: BugNet,
  wasp_cloud_2: HoneyJar,
  bog_leech_1: HarpoonTrident,
  bog_leech_2: PearlNecklace,
  spore_cap_1: PowderBag,
  spore_cap_2: Machete,
  panther_1: SteelClaws,
  panther_2: SaberTooth,
  viper_1: SnakeTotem,
  viper_2: ScaleMail,
  marsh_witch_1: VoodooDoll,
  marsh_witch_2: MagicBroom,
  mire_gulper_1: ArmouredShell,
  mire_gulper_2: MeatHook,
  shadowstalker_1: NinjaArmor,
  shadowstalker_2: WarlockHood,
  rotwood_giant_1: VikingShield,
  rotwood_giant_2: WoodenHelmet,
  venom_drake_1: ArmorCuisses,
  venom_drake_2: WingCloak,
  cinder_stag_1: FeatherNecklace,
  cinder_stag_2: AnimalHide,
  vine_trap_1: VineWhip,
  vine_trap_2: Sickle,
  quicksand_1: SandsOfTime,
  quicksand_2: TabiBoot,
  nettle_field_1: HerbsBundle,
  nettle_field_2: Scythe,
  rope_bridge_1: DreamCatcher,
  rope_bridge_2: Lasso,
  will_o_wisps_1: MagicLamp,
  will_o_wisps_2: ShiningSword,
  hornet_nest_1: Gloves,
  hornet_nest_2: CandleHolder,
  hollow_idol_1: Tomahawk,
  hollow_idol_2: SkullStaff,
  spore_vent_1: HeadbandKnot,
  spore_vent_2: WarPick,
  toxic_falls_1: HolyGrail,
  toxic_falls_2: Breastplate,
  ancient_gate_1: RomanShield,
  ancient_gate_2: Ankh,
};
