import BleedingHeart from "~icons/game-icons/bleeding-heart";
import BleedingWound from "~icons/game-icons/bleeding-wound";
import Blood from "~icons/game-icons/blood";
import ChaliceDrops from "~icons/game-icons/chalice-drops";
import Charm from "~icons/game-icons/charm";
import DividedSpiral from "~icons/game-icons/divided-spiral";
import Drop from "~icons/game-icons/drop";
import Gaze from "~icons/game-icons/gaze";
import HeartDrop from "~icons/game-icons/heart-drop";
import LifeTap from "~icons/game-icons/life-tap";
import PrettyFangs from "~icons/game-icons/pretty-fangs";
import PsychicWaves from "~icons/game-icons/psychic-waves";
import Puppet from "~icons/game-icons/puppet";
import RaggedWound from "~icons/game-icons/ragged-wound";
import RestingVampire from "~icons/game-icons/resting-vampire";
import ScarWound from "~icons/game-icons/scar-wound";
import Spatter from "~icons/game-icons/spatter";
import Tearing from "~icons/game-icons/tearing";
import TripleScratches from "~icons/game-icons/triple-scratches";
import VampireCape from "~icons/game-icons/vampire-cape";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { claw: TripleScratches, gaze: Gaze, droplet: Drop },
  statuses: { blood_power: HeartDrop, mesmerize: DividedSpiral, bleed: BleedingWound },
  companions: {},
  abilities: {
    gouge: RaggedWound,
    glamour: Charm,
    sanguimancy: ChaliceDrops,
    rend: Tearing,
    possess: Puppet,
    blood_magic: Blood,
    blood_thirst: PrettyFangs,
    exsanguinate: LifeTap,
    immortal_flesh: RestingVampire,
    presence: VampireCape,
    influence: PsychicWaves,
    draw_blood: BleedingHeart,
    gash: ScarWound,
    hemorrhage: Spatter,
  },
};
