import BonsaiTree from "~icons/game-icons/bonsai-tree";
import ConcentrationOrb from "~icons/game-icons/concentration-orb";
import Dodging from "~icons/game-icons/dodging";
import DropletSplash from "~icons/game-icons/droplet-splash";
import Enlightenment from "~icons/game-icons/enlightenment";
import Falling from "~icons/game-icons/falling";
import Fist from "~icons/game-icons/fist";
import FulguroPunch from "~icons/game-icons/fulguro-punch";
import HighKick from "~icons/game-icons/high-kick";
import HighPunch from "~icons/game-icons/high-punch";
import Lotus from "~icons/game-icons/lotus";
import LotusFlower from "~icons/game-icons/lotus-flower";
import Meditation from "~icons/game-icons/meditation";
import OpenPalm from "~icons/game-icons/open-palm";
import PeaceDove from "~icons/game-icons/peace-dove";
import PrayerBeads from "~icons/game-icons/prayer-beads";
import PunchBlast from "~icons/game-icons/punch-blast";
import SpiralBloom from "~icons/game-icons/spiral-bloom";
import Tornado from "~icons/game-icons/tornado";
import YinYang from "~icons/game-icons/yin-yang";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { fist: Fist, palm: OpenPalm, zen: YinYang, lotus: Lotus },
  statuses: { chi: ConcentrationOrb, cleanse: DropletSplash, evasive: Dodging, knockdown: Falling },
  companions: {},
  abilities: {
    fist_strike: HighPunch,
    meditate: Meditation,
    combo_strike: PunchBlast,
    tempest_rush: Tornado,
    fist_of_harmony: FulguroPunch,
    lotus_strike: LotusFlower,
    fist_of_tranquility: PeaceDove,
    transcendence: Enlightenment,
    serenity: BonsaiTree,
    zen_strike: HighKick,
    way_of_the_lotus: SpiralBloom,
    way_of_the_monk: PrayerBeads,
  },
};
