import Backstab from "~icons/game-icons/backstab";
import Bamboo from "~icons/game-icons/bamboo";
import BlackBelt from "~icons/game-icons/black-belt";
import CurvyKnife from "~icons/game-icons/curvy-knife";
import Despair from "~icons/game-icons/despair";
import Incense from "~icons/game-icons/incense";
import Katana from "~icons/game-icons/katana";
import Kimono from "~icons/game-icons/kimono";
import Laurels from "~icons/game-icons/laurels";
import ScrollUnfurled from "~icons/game-icons/scroll-unfurled";
import ShintoShrine from "~icons/game-icons/shinto-shrine";
import StripedSun from "~icons/game-icons/striped-sun";
import SwordSlice from "~icons/game-icons/sword-slice";
import SwordSmithing from "~icons/game-icons/sword-smithing";
import SwordsPower from "~icons/game-icons/swords-power";
import ThroneKing from "~icons/game-icons/throne-king";
import TiedScroll from "~icons/game-icons/tied-scroll";
import WarlordHelmet from "~icons/game-icons/warlord-helmet";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { katana: Katana, kabuto: WarlordHelmet, rising_sun: StripedSun },
  statuses: { honor: Laurels, shame: Despair, back_strike: Backstab },
  companions: {},
  abilities: {
    katana_slice: SwordSlice,
    wakizashi: CurvyKnife,
    solemnity: Incense,
    budo: Kimono,
    masamune: SwordSmithing,
    hagakure: TiedScroll,
    shogun: ThroneKing,
    stand_tall: ShintoShrine,
    bushido: BlackBelt,
    solemn: Bamboo,
    empower: SwordsPower,
    haga: ScrollUnfurled,
  },
};
