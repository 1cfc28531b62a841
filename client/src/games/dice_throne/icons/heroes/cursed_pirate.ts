import Barrel from "~icons/game-icons/barrel";
import BloodySword from "~icons/game-icons/bloody-sword";
import CrossedSabres from "~icons/game-icons/crossed-sabres";
import CrownCoin from "~icons/game-icons/crown-coin";
import CursedStar from "~icons/game-icons/cursed-star";
import DreadSkull from "~icons/game-icons/dread-skull";
import ElysiumShade from "~icons/game-icons/elysium-shade";
import FrozenBody from "~icons/game-icons/frozen-body";
import HalfDead from "~icons/game-icons/half-dead";
import OpenTreasureChest from "~icons/game-icons/open-treasure-chest";
import PirateCannon from "~icons/game-icons/pirate-cannon";
import PirateCoat from "~icons/game-icons/pirate-coat";
import PirateFlag from "~icons/game-icons/pirate-flag";
import PirateSkull from "~icons/game-icons/pirate-skull";
import Planks from "~icons/game-icons/planks";
import RobberHand from "~icons/game-icons/robber-hand";
import SaberAndPistol from "~icons/game-icons/saber-and-pistol";
import SeaCreature from "~icons/game-icons/sea-creature";
import ShipWheel from "~icons/game-icons/ship-wheel";
import ShipWreck from "~icons/game-icons/ship-wreck";
import SkeletalHand from "~icons/game-icons/skeletal-hand";
import SkullCrossedBones from "~icons/game-icons/skull-crossed-bones";
import TreasureMap from "~icons/game-icons/treasure-map";
import Truce from "~icons/game-icons/truce";
import UnlitBomb from "~icons/game-icons/unlit-bomb";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { cutlass: CrossedSabres, booty: OpenTreasureChest, skull: SkullCrossedBones },
  statuses: { cursed_doubloon: CrownCoin, powder_keg: Barrel, wither: HalfDead, parley: Truce },
  companions: {},
  abilities: {
    cutlass_strike: SaberAndPistol,
    x_marks_the_spot: TreasureMap,
    walk_the_plank: Planks,
    light_the_fuse: UnlitBomb,
    black_spot: PirateFlag,
    shiver_me_timbers: ShipWreck,
    pirates_touch: RobberHand,
    ahoy_matey: ShipWheel,
    cursed_human: PirateCoat,
    soul_cutlass: BloodySword,
    dread_mark: DreadSkull,
    abyssal_walk: SeaCreature,
    thar_she_blows: PirateCannon,
    black_soul: ElysiumShade,
    the_shivering: FrozenBody,
    cursed_touch: SkeletalHand,
    avast_ye: PirateSkull,
    cursed_cursed: CursedStar,
  },
};
