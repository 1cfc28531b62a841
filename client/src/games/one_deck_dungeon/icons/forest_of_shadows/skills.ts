// Written by scripts/card_icons.py from the content. Do not edit.

import AnimalSkull from "~icons/game-icons/animal-skull";
import BarbedArrow from "~icons/game-icons/barbed-arrow";
import BeastEye from "~icons/game-icons/beast-eye";
import BloodySword from "~icons/game-icons/bloody-sword";
import BoxTrap from "~icons/game-icons/box-trap";
import Bracers from "~icons/game-icons/bracers";
import BrokenShield from "~icons/game-icons/broken-shield";
import BurningEmbers from "~icons/game-icons/burning-embers";
import Campfire from "~icons/game-icons/campfire";
import ClawSlashes from "~icons/game-icons/claw-slashes";
import CrosshairArrow from "~icons/game-icons/crosshair-arrow";
import DeerTrack from "~icons/game-icons/deer-track";
import Drinking from "~icons/game-icons/drinking";
import Fairy from "~icons/game-icons/fairy";
import FallingStar from "~icons/game-icons/falling-star";
import GuardedTower from "~icons/game-icons/guarded-tower";
import Hiking from "~icons/game-icons/hiking";
import HolyOak from "~icons/game-icons/holy-oak";
import HolyWater from "~icons/game-icons/holy-water";
import Moon from "~icons/game-icons/moon";
import NightSky from "~icons/game-icons/night-sky";
import PlantsAndAnimals from "~icons/game-icons/plants-and-animals";
import PoisonBottle from "~icons/game-icons/poison-bottle";
import QuakeStomp from "~icons/game-icons/quake-stomp";
import Remedy from "~icons/game-icons/remedy";
import Rempart from "~icons/game-icons/rempart";
import RodOfAsclepius from "~icons/game-icons/rod-of-asclepius";
import RoundBottomFlask from "~icons/game-icons/round-bottom-flask";
import SacrificialDagger from "~icons/game-icons/sacrificial-dagger";
import ScorpionTail from "~icons/game-icons/scorpion-tail";
import Shatter from "~icons/game-icons/shatter";
import ShieldReflect from "~icons/game-icons/shield-reflect";
import SkullCrossedBones from "~icons/game-icons/skull-crossed-bones";
import SniffingDog from "~icons/game-icons/sniffing-dog";
import SpikedShield from "~icons/game-icons/spiked-shield";
import SpinningBlades from "~icons/game-icons/spinning-blades";
import Sprout from "~icons/game-icons/sprout";
import StumpRegrowth from "~icons/game-icons/stump-regrowth";
import SwordSmithing from "~icons/game-icons/sword-smithing";
import ThreeLeaves from "~icons/game-icons/three-leaves";
import TreeGrowth from "~icons/game-icons/tree-growth";
import VisoredHelm from "~icons/game-icons/visored-helm";
import Watchtower from "~icons/game-icons/watchtower";
import Werewolf from "~icons/game-icons/werewolf";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  antivenom: RodOfAsclepius,
  blood_offering: SacrificialDagger,
  brace: Bracers,
  burn_away: BurningEmbers,
  feral_strike: ClawSlashes,
  forest_spirit: Fairy,
  heartwood: HolyOak,
  hunters_instinct: BeastEye,
  kindle: Campfire,
  moonbeam: Moon,
  nightfall: NightSky,
  overwhelm: QuakeStomp,
  patient_aim: CrosshairArrow,
  purify: HolyWater,
  regrowth: StumpRegrowth,
  shardburst: Shatter,
  sharpen: SwordSmithing,
  starfall: FallingStar,
  steel_resolve: VisoredHelm,
  thornguard: SpikedShield,
  trailblaze: Hiking,
  venom_mastery: ScorpionTail,
  whirling_blades: SpinningBlades,
  wild_shape: Werewolf,
  tolerance: Drinking,
  shared_remedy: Remedy,
  crude_flask: RoundBottomFlask,
  green_ward: ThreeLeaves,
  symbiosis: PlantsAndAnimals,
  sapling_call: Sprout,
  snare: BoxTrap,
  flush_out: SniffingDog,
  barbed_arrow: BarbedArrow,
  trophy: AnimalSkull,
  opening: BrokenShield,
  killing_edge: BloodySword,
  steadfast: GuardedTower,
  bulwark: Rempart,
  raised_shield: ShieldReflect,
  toxic_draught: PoisonBottle,
  wild_growth: TreeGrowth,
  stalk: DeerTrack,
  grim_oath: SkullCrossedBones,
  vigil: Watchtower,
};
