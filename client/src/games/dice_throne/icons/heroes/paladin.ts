import ArcheryTarget from "~icons/game-icons/archery-target";
import BeamsAura from "~icons/game-icons/beams-aura";
import Broadsword from "~icons/game-icons/broadsword";
import CandleLight from "~icons/game-icons/candle-light";
import CheckedShield from "~icons/game-icons/checked-shield";
import Coins from "~icons/game-icons/coins";
import Cornucopia from "~icons/game-icons/cornucopia";
import CrownedExplosion from "~icons/game-icons/crowned-explosion";
import DefensiveWall from "~icons/game-icons/defensive-wall";
import Hearts from "~icons/game-icons/hearts";
import HolyGrail from "~icons/game-icons/holy-grail";
import Kneeling from "~icons/game-icons/kneeling";
import Prayer from "~icons/game-icons/prayer";
import Riposte from "~icons/game-icons/riposte";
import ShieldBash from "~icons/game-icons/shield-bash";
import ShieldReflect from "~icons/game-icons/shield-reflect";
import SwordAltar from "~icons/game-icons/sword-altar";
import SwordClash from "~icons/game-icons/sword-clash";
import Swordman from "~icons/game-icons/swordman";
import TemplarHeart from "~icons/game-icons/templar-heart";
import TemplarShield from "~icons/game-icons/templar-shield";
import VisoredHelm from "~icons/game-icons/visored-helm";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { sword: Broadsword, helmet: VisoredHelm, life: Hearts, prayer: Prayer },
  statuses: {
    crit: CrownedExplosion,
    protect: CheckedShield,
    retribution: ShieldReflect,
    accuracy: ArcheryTarget,
    blessing_of_divinity: HolyGrail,
  },
  companions: {},
  abilities: {
    retaliate: Riposte,
    righteous_combat: SwordClash,
    mighty_prayer: Kneeling,
    holy_attack: SwordAltar,
    righteous_prayer: CandleLight,
    holy_light: BeamsAura,
    resolute_faith: TemplarHeart,
    divine_defense: TemplarShield,
    tithe: Coins,
    requital: ShieldBash,
    prosperity: Cornucopia,
    steadfast: DefensiveWall,
    offensive_stance: Swordman,
  },
};
