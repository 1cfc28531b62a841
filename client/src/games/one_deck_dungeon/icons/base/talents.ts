// Written by scripts/card_icons.py from the content. Do not edit.

import Backpack from "~icons/game-icons/backpack";
import Bandaged from "~icons/game-icons/bandaged";
import Bullseye from "~icons/game-icons/bullseye";
import CampingTent from "~icons/game-icons/camping-tent";
import Castle from "~icons/game-icons/castle";
import CaveEntrance from "~icons/game-icons/cave-entrance";
import ChessKnight from "~icons/game-icons/chess-knight";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import EyeOfHorus from "~icons/game-icons/eye-of-horus";
import FastArrow from "~icons/game-icons/fast-arrow";
import FirstAidKit from "~icons/game-icons/first-aid-kit";
import FoxHead from "~icons/game-icons/fox-head";
import HeartPlus from "~icons/game-icons/heart-plus";
import MuscularTorso from "~icons/game-icons/muscular-torso";
import OpenBook from "~icons/game-icons/open-book";
import RibbonMedal from "~icons/game-icons/ribbon-medal";
import Skills from "~icons/game-icons/skills";
import Tinker from "~icons/game-icons/tinker";
import TreasureMap from "~icons/game-icons/treasure-map";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  fundamentals: Skills,
  survival: CampingTent,
  battle: CrossedSwords,
  delving: CaveEntrance,
  veteran: RibbonMedal,
  durability: MuscularTorso,
  crafty: Tinker,
  prepared: Backpack,
  first_aid: FirstAidKit,
  recovery: HeartPlus,
  grit: Bandaged,
  guile: FoxHead,
  fortitude: Castle,
  planning: TreasureMap,
  direct_hit: Bullseye,
  cunning: ChessKnight,
  speed: FastArrow,
  knowledge: OpenBook,
  foresight: EyeOfHorus,
};
