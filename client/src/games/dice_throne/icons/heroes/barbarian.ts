import Broadsword from "~icons/game-icons/broadsword";
import ChargingBull from "~icons/game-icons/charging-bull";
import Enrage from "~icons/game-icons/enrage";
import HammerDrop from "~icons/game-icons/hammer-drop";
import Hearts from "~icons/game-icons/hearts";
import KnockedOutStars from "~icons/game-icons/knocked-out-stars";
import LeatherArmor from "~icons/game-icons/leather-armor";
import MightyForce from "~icons/game-icons/mighty-force";
import MuscularTorso from "~icons/game-icons/muscular-torso";
import Shouting from "~icons/game-icons/shouting";
import SkullCrack from "~icons/game-icons/skull-crack";
import SmashArrows from "~icons/game-icons/smash-arrows";
import SpikyExplosion from "~icons/game-icons/spiky-explosion";
import StarStruck from "~icons/game-icons/star-struck";
import Strong from "~icons/game-icons/strong";
import WoodClub from "~icons/game-icons/wood-club";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { sword: Broadsword, life: Hearts, pow: SpikyExplosion },
  statuses: { concussion: StarStruck, stun: KnockedOutStars },
  companions: {},
  abilities: {
    smack: WoodClub,
    sturdy_blow: HammerDrop,
    fortitude: MuscularTorso,
    overpower: Strong,
    mighty_blow: MightyForce,
    crit_bash: SkullCrack,
    reckless: ChargingBull,
    rage: Enrage,
    thick_skin: LeatherArmor,
    crit_smash: SmashArrows,
    war_cry: Shouting,
  },
};
