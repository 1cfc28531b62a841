import Burn from "~icons/game-icons/burn";
import BurningEmbers from "~icons/game-icons/burning-embers";
import BurningForest from "~icons/game-icons/burning-forest";
import BurningMeteor from "~icons/game-icons/burning-meteor";
import BurningPassion from "~icons/game-icons/burning-passion";
import Falling from "~icons/game-icons/falling";
import FireBomb from "~icons/game-icons/fire-bomb";
import FireBreath from "~icons/game-icons/fire-breath";
import FireDash from "~icons/game-icons/fire-dash";
import FireGem from "~icons/game-icons/fire-gem";
import FireRay from "~icons/game-icons/fire-ray";
import FireShield from "~icons/game-icons/fire-shield";
import FireSilhouette from "~icons/game-icons/fire-silhouette";
import FireZone from "~icons/game-icons/fire-zone";
import Fireball from "~icons/game-icons/fireball";
import Flame from "~icons/game-icons/flame";
import FragmentedMeteor from "~icons/game-icons/fragmented-meteor";
import KnockedOutStars from "~icons/game-icons/knocked-out-stars";
import MatchTip from "~icons/game-icons/match-tip";
import MeteorImpact from "~icons/game-icons/meteor-impact";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { flame: Flame, blaze: FireZone, fiery_soul: FireSilhouette, meteor: BurningMeteor },
  statuses: { fire_mastery: FireGem, burn: Burn, knockdown: Falling, stun: KnockedOutStars },
  companions: {},
  abilities: {
    fireball: Fireball,
    burning_soul: BurningEmbers,
    pyroblast: FireRay,
    combustion: FireBomb,
    hot_streak: FireDash,
    ignite: MatchTip,
    meteorite: MeteorImpact,
    scorch_the_earth: BurningForest,
    molten_armor: FireShield,
    scorch: FireBreath,
    blazing_soul: BurningPassion,
    meteoroid: FragmentedMeteor,
  },
};
