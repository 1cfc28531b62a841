// Badges of a seat.

import { t } from "../../../../lib/words.svelte";
import type { DiceView } from "../../../../views";
import type { SeatShown } from "../../../../wire";
import { areTeammates, isTeamGame, teamNumber } from "./seats";

export interface Badge {
  name: "active" | "target" | "leader" | "team" | "mate" | "defeated" | "bot" | "away";
  text: string;
}

export function badgesOf(view: DiceView, seat: number, own: number, shown: SeatShown | undefined): Badge[] {
  const facts = view.seats[seat];
  if (!facts) return [];
  const found: [Badge["name"], boolean, string][] = [
    ["defeated", facts.defeated, t("board-defeated")],
    ["active", view.active === seat && !facts.defeated, t("board-active")],
    ["target", isTarget(view, seat), t("board-target")],
    ["leader", view.leaders.includes(seat) && !facts.defeated, t("board-leader")],
    ["mate", areTeammates(view, seat, own), t("board-mate")],
    ["team", isTeamGame(view), t("board-team", { team: teamNumber(view, seat) })],
    ["away", !!shown?.away, t("board-away")],
  ];
  return found.filter(([, holds]) => holds).map(([name, , text]) => ({ name, text }));
}

/** Whether the current attack targets that seat. */
export function isTarget(view: DiceView, seat: number): boolean {
  return view.attack?.targets.includes(seat) ?? false;
}
