// Written by scripts/card_icons.py from the content. Do not edit.

import AxeInStump from "~icons/game-icons/axe-in-stump";
import BerryBush from "~icons/game-icons/berry-bush";
import BleedingHeart from "~icons/game-icons/bleeding-heart";
import Blood from "~icons/game-icons/blood";
import Cauldron from "~icons/game-icons/cauldron";
import Compass from "~icons/game-icons/compass";
import DeathJuice from "~icons/game-icons/death-juice";
import DrinkMe from "~icons/game-icons/drink-me";
import Drop from "~icons/game-icons/drop";
import Forest from "~icons/game-icons/forest";
import Laurels from "~icons/game-icons/laurels";
import OpenTreasureChest from "~icons/game-icons/open-treasure-chest";
import Owl from "~icons/game-icons/owl";
import PlainDagger from "~icons/game-icons/plain-dagger";
import ShakingHands from "~icons/game-icons/shaking-hands";
import SparklingSabre from "~icons/game-icons/sparkling-sabre";
import SpiderWeb from "~icons/game-icons/spider-web";
import Tongue from "~icons/game-icons/tongue";
import WolfHowl from "~icons/game-icons/wolf-howl";
import type { Portraits } from "../../../game_client";

export const icons: Portraits = {
  woodcraft: AxeInStump,
  toxins: DeathJuice,
  wilds: Forest,
  sacrifice: BleedingHeart,
  seasoned: Laurels,
  thick_blood: Blood,
  brewer: Cauldron,
  acquired_taste: Tongue,
  clean_blade: SparklingSabre,
  bitter_draught: DrinkMe,
  venom_weaver: SpiderWeb,
  keen_eye: Owl,
  forager: BerryBush,
  pathfinder: Compass,
  apex_hunter: WolfHowl,
  keen_edge: PlainDagger,
  salvage: OpenTreasureChest,
  last_drop: Drop,
  final_bargain: ShakingHands,
};
