import Acrobatic from "~icons/game-icons/acrobatic";
import Arrowed from "~icons/game-icons/arrowed";
import Barefoot from "~icons/game-icons/barefoot";
import Blindfold from "~icons/game-icons/blindfold";
import BowArrow from "~icons/game-icons/bow-arrow";
import BroadheadArrow from "~icons/game-icons/broadhead-arrow";
import CurlingVines from "~icons/game-icons/curling-vines";
import Dodging from "~icons/game-icons/dodging";
import Eclipse from "~icons/game-icons/eclipse";
import EclipseFlare from "~icons/game-icons/eclipse-flare";
import Evasion from "~icons/game-icons/evasion";
import EvilMoon from "~icons/game-icons/evil-moon";
import FlamingArrow from "~icons/game-icons/flaming-arrow";
import HighGrass from "~icons/game-icons/high-grass";
import LunarWand from "~icons/game-icons/lunar-wand";
import Moon from "~icons/game-icons/moon";
import OnTarget from "~icons/game-icons/on-target";
import SightDisabled from "~icons/game-icons/sight-disabled";
import Targeted from "~icons/game-icons/targeted";
import ThornedArrow from "~icons/game-icons/thorned-arrow";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { arrow: BroadheadArrow, foot: Barefoot, moon: Moon },
  statuses: { blind: Blindfold, entangle: CurlingVines, targeted: Targeted, evasive: Dodging },
  companions: {},
  abilities: {
    longbow: BowArrow,
    demising_shot: Arrowed,
    covered_shot: HighGrass,
    exploding_arrow: FlamingArrow,
    entangling_shot: ThornedArrow,
    eclipse: Eclipse,
    blinding_shot: SightDisabled,
    lunar_eclipse: EclipseFlare,
    missed_me: Evasion,
    focus: OnTarget,
    evasive_action: Acrobatic,
    lunar_blessing: LunarWand,
    moon_shadow: EvilMoon,
  },
};
