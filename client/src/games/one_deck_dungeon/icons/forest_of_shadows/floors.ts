// Written by scripts/card_icons.py from the content. Do not edit.

import Arson from "~icons/game-icons/arson";
import BleedingWound from "~icons/game-icons/bleeding-wound";
import BurningMeteor from "~icons/game-icons/burning-meteor";
import Cobweb from "~icons/game-icons/cobweb";
import DeadWood from "~icons/game-icons/dead-wood";
import Eclipse from "~icons/game-icons/eclipse";
import EmberShot from "~icons/game-icons/ember-shot";
import Fangs from "~icons/game-icons/fangs";
import Fog from "~icons/game-icons/fog";
import MoonBats from "~icons/game-icons/moon-bats";
import PlantRoots from "~icons/game-icons/plant-roots";
import PoisonGas from "~icons/game-icons/poison-gas";
import RootTip from "~icons/game-icons/root-tip";
import SightDisabled from "~icons/game-icons/sight-disabled";
import SinkingTrap from "~icons/game-icons/sinking-trap";
import Swamp from "~icons/game-icons/swamp";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  sucking_mire: Swamp,
  bog_gas: PoisonGas,
  sinking_ground: SinkingTrap,
  venomous_mist: Fog,
  clinging_webs: Cobweb,
  toxic_blood: BleedingWound,
  drifting_embers: EmberShot,
  falling_cinders: BurningMeteor,
  scorched_supplies: Arson,
  grasping_roots: RootTip,
  blighted_canopy: DeadWood,
  feeding_roots: PlantRoots,
  pitch_dark: SightDisabled,
  devouring_dark: Eclipse,
  weeping_fangs: Fangs,
  shadow_hordes: MoonBats,
};
