// Odds of the current dice by row, for the odds pane.

import { t } from "../../../../lib/words.svelte";
import type { LiveOdds, Session } from "../../../../table/session.svelte";
import { percent } from "../grid/abilities";
import type { Rolling } from "./rolling.svelte";
import { seatName } from "./seen";

/** Highest first. Own dice count as currently kept, those of others as best kept. */
export function oddsOf(session: Session, rolling: Rolling): LiveOdds | undefined {
  const { odds } = rolling;
  if (!odds) return undefined;
  const rows = odds.abilities.flatMap(({ name, rows }) =>
    rows.map(({ action, needs }) => {
      const chance = rolling.chanceAfterRoll(action) ?? 0;
      const row = { name, needs, chance, words: t("board-percent", { percent: percent(chance) }) };
      return rolling.canKeepFor(action) ? { ...row, keep: () => rolling.keepFor(action) } : row;
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
