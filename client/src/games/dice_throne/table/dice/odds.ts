// What the dice that lie there are good for, row by row, for the pane beside the table.

import { t } from "../../../../lib/words.svelte";
import type { LiveOdds, Session } from "../../../../table/session.svelte";
import { percent } from "../grid/abilities";
import type { Rolling } from "./rolling.svelte";
import { seatName } from "./seen";

/** The likeliest first. Own dice are judged as they are kept now, anybody else's as they would best be. */
export function oddsOf(session: Session, rolling: Rolling): LiveOdds | undefined {
  const { odds } = rolling;
  if (!odds) return undefined;
  const rows = odds.abilities.flatMap(({ name, rows }) =>
    rows.map(({ action, needs }) => {
      const chance = rolling.chanceAfterRoll(action) ?? 0;
      return { name, needs, chance, words: t("board-percent", { percent: percent(chance) }) };
    }),
  );
  return { lead: leadOf(session, rolling), rows: rows.sort((one, two) => two.chance - one.chance) };
}

function leadOf(session: Session, rolling: Rolling): string {
  const roller = rolling.odds?.roller ?? -1;
  if (roller !== session.seat) return t("dice-odds-of", { name: seatName(session.state, roller) });
  if (rolling.undecided) return t("dice-odds-best");
  return t("dice-odds-kept", { count: rolling.kept.filter(Boolean).length });
}
