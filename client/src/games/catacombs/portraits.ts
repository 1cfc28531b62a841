// Pictures of the teams on the pages around a game.

import Broadsword from "~icons/game-icons/broadsword";
import DreadSkull from "~icons/game-icons/dread-skull";
import type { Portraits } from "../game_client";

const portraits: Portraits = {
  sword: Broadsword,
  skull: DreadSkull,
};

export default portraits;
