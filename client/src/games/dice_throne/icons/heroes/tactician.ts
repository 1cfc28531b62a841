import AchillesHeel from "~icons/game-icons/achilles-heel";
import Barricade from "~icons/game-icons/barricade";
import CarpetBombing from "~icons/game-icons/carpet-bombing";
import CheckedShield from "~icons/game-icons/checked-shield";
import ChessKnight from "~icons/game-icons/chess-knight";
import ChessPawn from "~icons/game-icons/chess-pawn";
import ChessQueen from "~icons/game-icons/chess-queen";
import Detour from "~icons/game-icons/detour";
import FlyingFlag from "~icons/game-icons/flying-flag";
import HillConquest from "~icons/game-icons/hill-conquest";
import Interdiction from "~icons/game-icons/interdiction";
import Manacles from "~icons/game-icons/manacles";
import Medal from "~icons/game-icons/medal";
import Move from "~icons/game-icons/move";
import Profit from "~icons/game-icons/profit";
import SaberSlash from "~icons/game-icons/saber-slash";
import SparklingSabre from "~icons/game-icons/sparkling-sabre";
import SplitArrows from "~icons/game-icons/split-arrows";
import Spyglass from "~icons/game-icons/spyglass";
import Targeted from "~icons/game-icons/targeted";
import type { HeroIcons } from "../kinds";

export const icons: HeroIcons = {
  symbols: { saber: SparklingSabre, flag: FlyingFlag, medal: Medal },
  statuses: { tactical_advantage: ChessKnight, constrict: Manacles, targeted: Targeted, protect: CheckedShield },
  companions: {},
  abilities: {
    saber_strike: SaberSlash,
    carpet_bomb: CarpetBombing,
    profiteer: Profit,
    strategic_approach: ChessPawn,
    flank: SplitArrows,
    exploit: AchillesHeel,
    maneuver: Move,
    higher_ground: HillConquest,
    countermeasures: Barricade,
    strategize: ChessQueen,
    indirect_approach: Detour,
    interdiction: Interdiction,
    reconnaissance: Spyglass,
  },
};
