// Pictures of the heroes on the pages around a game.

import type { Portraits } from "../game_client";

const sets = import.meta.glob<Portraits>("./icons/*/heroes.ts", { import: "icons", eager: true });
const portraits: Portraits = Object.assign({}, ...Object.values(sets));

export default portraits;
