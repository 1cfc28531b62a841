import BowieKnife from "~icons/game-icons/bowie-knife";
import ButterflyKnife from "~icons/game-icons/butterfly-knife";
import CardAceSpades from "~icons/game-icons/card-ace-spades";
import CloakDagger from "~icons/game-icons/cloak-dagger";
import DervishSwords from "~icons/game-icons/dervish-swords";
import DivingDagger from "~icons/game-icons/diving-dagger";
import FlyingDagger from "~icons/game-icons/flying-dagger";
import Invisible from "~icons/game-icons/invisible";
import KnifeThrust from "~icons/game-icons/knife-thrust";
import PlainDagger from "~icons/game-icons/plain-dagger";
import Poison from "~icons/game-icons/poison";
import PokerHand from "~icons/game-icons/poker-hand";
import SacrificialDagger from "~icons/game-icons/sacrificial-dagger";
import ShadowFollower from "~icons/game-icons/shadow-follower";
import ShadowGrasp from "~icons/game-icons/shadow-grasp";
import ShinyPurse from "~icons/game-icons/shiny-purse";
import Snatch from "~icons/game-icons/snatch";
import ThrownDaggers from "~icons/game-icons/thrown-daggers";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { dagger: PlainDagger, bag: ShinyPurse, card: CardAceSpades, shadow: ShadowFollower },
  statuses: { shadows: ShadowGrasp, sneak_attack: CloakDagger, poison: Poison },
  companions: {},
  abilities: {
    dagger_strike: ThrownDaggers,
    pickpocket: Snatch,
    shifty_strike: ButterflyKnife,
    insidious_strike: DivingDagger,
    shadow_dance: DervishSwords,
    carducopia: PokerHand,
    shadow_shank: SacrificialDagger,
    shadow_defense: Invisible,
    counter_strike: FlyingDagger,
    shadow_strike: KnifeThrust,
    shank_attack: BowieKnife,
  },
};
