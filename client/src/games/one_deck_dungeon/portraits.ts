// Pictures of the heroes on the pages around a game.

import Acorn from "~icons/game-icons/acorn";
import AxeSwing from "~icons/game-icons/axe-swing";
import Barbute from "~icons/game-icons/barbute";
import BowArrow from "~icons/game-icons/bow-arrow";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import Halberd from "~icons/game-icons/halberd";
import Hood from "~icons/game-icons/hood";
import HuntingHorn from "~icons/game-icons/hunting-horn";
import PotionBall from "~icons/game-icons/potion-ball";
import WizardStaff from "~icons/game-icons/wizard-staff";
import type { Portraits } from "../game_client";

const portraits: Portraits = {
  archer: BowArrow,
  mage: WizardStaff,
  paladin: CrestedHelmet,
  rogue: Hood,
  warrior: Barbute,
  alchemist: PotionBall,
  druid: Acorn,
  hunter: HuntingHorn,
  slayer: AxeSwing,
  warden: Halberd,
};

export default portraits;
