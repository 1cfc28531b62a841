// Pictures of the dungeons.

import type { Portraits } from "../game_client";

const sets = import.meta.glob<Portraits>("./icons/*/dungeons.ts", { import: "icons", eager: true });

export const dungeonIcons: Portraits = Object.assign({}, ...Object.values(sets));
