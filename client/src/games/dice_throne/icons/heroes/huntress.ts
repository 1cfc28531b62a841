import BeastEye from "~icons/game-icons/beast-eye";
import BestialFangs from "~icons/game-icons/bestial-fangs";
import BleedingWound from "~icons/game-icons/bleeding-wound";
import BoneKnife from "~icons/game-icons/bone-knife";
import CarnivoreMouth from "~icons/game-icons/carnivore-mouth";
import ClawSlashes from "~icons/game-icons/claw-slashes";
import HeartShield from "~icons/game-icons/heart-shield";
import Jungle from "~icons/game-icons/jungle";
import LinkedRings from "~icons/game-icons/linked-rings";
import NeckBite from "~icons/game-icons/neck-bite";
import PawHeart from "~icons/game-icons/paw-heart";
import PawPrint from "~icons/game-icons/paw-print";
import Pounce from "~icons/game-icons/pounce";
import Regeneration from "~icons/game-icons/regeneration";
import SaberTooth from "~icons/game-icons/saber-tooth";
import SaberToothedCatHead from "~icons/game-icons/saber-toothed-cat-head";
import Spears from "~icons/game-icons/spears";
import StoneSpear from "~icons/game-icons/stone-spear";
import ThrownSpear from "~icons/game-icons/thrown-spear";
import TripleScratches from "~icons/game-icons/triple-scratches";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { spear: StoneSpear, claw: TripleScratches, bonded_soul: PawHeart, saber_tooth: SaberTooth },
  statuses: { nyras_bond: LinkedRings, bleed: BleedingWound },
  companions: { nyra: SaberToothedCatHead },
  abilities: {
    animalistic: BeastEye,
    savage: BoneKnife,
    resuscitate: Regeneration,
    feral_instincts: PawPrint,
    onslaught: Spears,
    feral: BestialFangs,
    predatory_advance: Pounce,
    jungle_fury: Jungle,
    maternal_bond: HeartShield,
    hunt: ThrownSpear,
    swipe: ClawSlashes,
    jugular: NeckBite,
    ferocious: CarnivoreMouth,
  },
};
