import AngelWings from "~icons/game-icons/angel-wings";
import Aura from "~icons/game-icons/aura";
import CrossFlare from "~icons/game-icons/cross-flare";
import CupidonArrow from "~icons/game-icons/cupidon-arrow";
import DropletSplash from "~icons/game-icons/droplet-splash";
import FeatheredWing from "~icons/game-icons/feathered-wing";
import FluffyWing from "~icons/game-icons/fluffy-wing";
import GemPendant from "~icons/game-icons/gem-pendant";
import HandOfGod from "~icons/game-icons/hand-of-god";
import Healing from "~icons/game-icons/healing";
import HeartWings from "~icons/game-icons/heart-wings";
import HeavenGate from "~icons/game-icons/heaven-gate";
import HolyGrail from "~icons/game-icons/holy-grail";
import HolyWater from "~icons/game-icons/holy-water";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import LibertyWing from "~icons/game-icons/liberty-wing";
import Ophanim from "~icons/game-icons/ophanim";
import ShiningSword from "~icons/game-icons/shining-sword";
import SpikedHalo from "~icons/game-icons/spiked-halo";
import Sunbeams from "~icons/game-icons/sunbeams";
import Sunrise from "~icons/game-icons/sunrise";
import Trumpet from "~icons/game-icons/trumpet";
import WingedShield from "~icons/game-icons/winged-shield";
import WingedSword from "~icons/game-icons/winged-sword";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { blade: WingedSword, wings: AngelWings, cross: CrossFlare, angelic_pendant: GemPendant },
  statuses: {
    flight: FeatheredWing,
    cleanse: DropletSplash,
    blinding_light: Sunbeams,
    holy_presence: Aura,
    blessing_of_divinity: HolyGrail,
  },
  companions: {},
  abilities: {
    holy_blade: ShiningSword,
    glorious: SpikedHalo,
    purify: HolyWater,
    holy_smite: HandOfGod,
    triumphant: LaurelCrown,
    archangels_will: LibertyWing,
    highest_power: Sunrise,
    split_the_heavens: HeavenGate,
    angelic_mantle: WingedShield,
    cherubim: CupidonArrow,
    cherubim_2: HeartWings,
    take_flight: FluffyWing,
    holy_command: Trumpet,
    heavens_blessing: Healing,
    divine_visage: Ophanim,
  },
};
