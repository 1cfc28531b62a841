// Written by scripts/card_icons.py from the content. Do not edit.

import Biceps from "~icons/game-icons/biceps";
import Elderberry from "~icons/game-icons/elderberry";
import FizzingFlask from "~icons/game-icons/fizzing-flask";
import Healing from "~icons/game-icons/healing";
import MiracleMedecine from "~icons/game-icons/miracle-medecine";
import Rock from "~icons/game-icons/rock";
import ThirdEye from "~icons/game-icons/third-eye";
import Vial from "~icons/game-icons/vial";
import WingedLeg from "~icons/game-icons/winged-leg";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  curative: Healing,
  nightshade: Elderberry,
  panacea: MiracleMedecine,
  stoneblood: Rock,
  transmutation: FizzingFlask,
  brawn: Biceps,
  reflexes: WingedLeg,
  insight: ThirdEye,
  antidote: Vial,
};
