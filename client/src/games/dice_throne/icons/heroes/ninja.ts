import BladeDrag from "~icons/game-icons/blade-drag";
import Decapitation from "~icons/game-icons/decapitation";
import DrippingBlade from "~icons/game-icons/dripping-blade";
import Fangs from "~icons/game-icons/fangs";
import Fog from "~icons/game-icons/fog";
import MagicPalm from "~icons/game-icons/magic-palm";
import Misdirection from "~icons/game-icons/misdirection";
import NinjaMask from "~icons/game-icons/ninja-mask";
import PointySword from "~icons/game-icons/pointy-sword";
import PoisonBottle from "~icons/game-icons/poison-bottle";
import QuickSlash from "~icons/game-icons/quick-slash";
import RunningNinja from "~icons/game-icons/running-ninja";
import Shuriken from "~icons/game-icons/shuriken";
import SmokeBomb from "~icons/game-icons/smoke-bomb";
import SpinningBlades from "~icons/game-icons/spinning-blades";
import Stiletto from "~icons/game-icons/stiletto";
import Teleport from "~icons/game-icons/teleport";
import Tightrope from "~icons/game-icons/tightrope";
import TwoShadows from "~icons/game-icons/two-shadows";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { ninjato: PointySword, shuriken: Shuriken, mask: NinjaMask },
  statuses: { delayed_poison: PoisonBottle, smoke_bomb: SmokeBomb, ninjutsu: RunningNinja },
  companions: {},
  abilities: {
    slash: QuickSlash,
    walk_the_line: Tightrope,
    death_blossom: SpinningBlades,
    smoke_screen: Fog,
    poison_blade: DrippingBlade,
    shadewalk: TwoShadows,
    shadow_fang: Fangs,
    assassinate: Decapitation,
    shade_shift: Teleport,
    kuji_kiri: MagicPalm,
    tip_of_the_blade: Stiletto,
    misdirect: Misdirection,
    jugulate: BladeDrag,
  },
};
