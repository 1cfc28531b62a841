// Written by scripts/card_icons.py from the content. Do not edit.

import Barbute from "~icons/game-icons/barbute";
import BowArrow from "~icons/game-icons/bow-arrow";
import CrestedHelmet from "~icons/game-icons/crested-helmet";
import Hood from "~icons/game-icons/hood";
import WizardStaff from "~icons/game-icons/wizard-staff";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  archer: BowArrow,
  mage: WizardStaff,
  paladin: CrestedHelmet,
  rogue: Hood,
  warrior: Barbute,
};
