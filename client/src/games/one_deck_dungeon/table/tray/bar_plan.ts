// The action bar while dice are laid: stopping with its price, using what is held, laying the best cover.

import { t } from "../../../../lib/words.svelte";
import type { BarButton, BarPlan } from "../../../../table/session.svelte";
import type { Option, Question, Span } from "../../../../wire";
import type { Placing } from "./placing.svelte";

const words = (text: string): Span[] => [{ text }];

/** Answers that have a place on the table, by their verbs; all others are listed. */
const ON_TABLE = new Set(["cover", "die", "exchange", "discard", "done", "peril", "use", "drink"]);

function verbOf(action: string): string {
  return action.split(":")[0] ?? "";
}

export function hasPlace(action: string): boolean {
  return ON_TABLE.has(verbOf(action));
}

/** What is left on average has a fraction. */
function rounded(count: number): number {
  return Math.round(count * 10) / 10;
}

/** Hearts, time and poison in words, as a loss. */
export function priceWords([hearts = 0, time = 0, poison = 0]: readonly number[]): string {
  const parts = [
    hearts ? t("dungeon-loss-hearts", { count: rounded(hearts) }) : "",
    time ? t("dungeon-loss-time", { count: rounded(time) }) : "",
    poison ? t("dungeon-loss-poison", { count: rounded(poison) }) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

function stopButton(placing: Placing): BarButton {
  const { face, session, stop, mayHelp } = placing;
  const price = priceWords(stop);
  const press = (): void => session.answer("done");
  /** A round against the boss ends without loot. */
  const isRound = face === "loot" && !!placing.view?.boss;
  const button = { label: words(t(`dungeon-stop-${isRound ? "round" : face}`)), press, action: "done" };
  const detail = price ? { detail: words(price) } : {};
  if (face === "loot" || (face === "take" && !price)) return { ...button, ...detail };
  if (face === "take" && !mayHelp) return { ...button, ...detail };
  const twice = words(t("dungeon-stop-twice", { price }));
  if (face === "take") return { ...button, ...detail, weight: "plain", twice };
  const pressOnly = words(t(face === "end" ? "dungeon-stop-end-key" : "dungeon-stop-here-key"));
  return { ...button, ...detail, weight: face === "end" ? "danger" : "plain", twice, pressOnly };
}

function useButton(placing: Placing): BarButton {
  const { using, session } = placing;
  const found = session.question?.answers.find((one) => one.action === using?.action);
  const label = using?.action === "exchange" ? words(t("dungeon-make-heroic")) : (found?.label ?? []);
  const press = (): void => void placing.commit();
  return placing.paid ? { label, press } : { label, press, why: words(t("dungeon-not-paid")) };
}

function coverButton(placing: Placing): BarButton | undefined {
  if (!placing.session.canHint || !placing.acting) return undefined;
  if (placing.facts.boxes.length === 0 && !placing.mayHelp) return undefined;
  const press = (): void => placing.bestCover();
  return { label: words(t(placing.planning ? "dungeon-cover-wait" : "dungeon-cover")), press, act: "best" };
}

/** Answers without a place on the table. A single hero's stored dice are returned in the hero's panel. */
function rest(question: Question, alone: boolean): Option[] {
  return question.answers.filter((one) => !hasPlace(one.action) && !(alone && verbOf(one.action) === "return_die"));
}

/** What is going on, in one line. */
function sentence(placing: Placing): Span[] {
  const { held, boxes } = placing;
  if (held.what === "die") {
    const fits = placing.boxesOf(held.die);
    const die = placing.board.loose.find((one) => one.seat === held.die.seat && one.code === held.die.code);
    const name = t("dungeon-die", { color: die?.color ?? "heroic", value: die?.value ?? 0 });
    return words(t("dungeon-held-die", { die: name, count: fits.length, boxes: fits.join(", ") }));
  }
  if (held.what === "box") {
    const box = boxes[held.box];
    const values = { number: held.box + 1, sum: placing.heldSum, value: box?.value ?? 0 };
    return words(t(box?.wide ? "dungeon-held-wide" : "dungeon-held-box", values));
  }
  if (held.what === "use") return words(t("dungeon-held-use"));
  return words(t(placing.face === "here" ? "dungeon-lay" : `dungeon-lay-${placing.face}`));
}

/** The bar for laying dice; undefined where the usual one will do. */
export function placingPlan(placing: Placing): BarPlan | undefined {
  const { acting, held, plan, question } = placing;
  if (!question) return undefined;
  const alone = placing.view?.heroes.length === 1;
  if (question.kind === "peril") return { listed: rest(question, alone), folded: true, digitsTaken: true };
  if (!acting) return placing.wanted.length > 0 ? wantedPlan(placing) : undefined;
  const listed = rest(question, alone);
  const base: BarPlan = {
    sentence: sentence(placing),
    listed,
    folded: true,
    digitsTaken: true,
    slim: true,
    noPreview: true,
    hintDrawn: placing.hintDrawn,
    prepare: (action) => placing.followHint(action),
    takeBack: () => placing.release(),
  };
  const cover = coverButton(placing);
  if (plan) {
    const { ends } = plan;
    const left = priceWords([ends.hearts, ends.time, ends.poison]) || t("dungeon-plan-nothing");
    const text = t(plan.actions.length > 0 ? "dungeon-plan" : "dungeon-plan-stop", { left });
    const said = {
      ...base,
      sentence: words(ends.exact ? `${text} ${t("dungeon-plan-exact")}` : text),
      hintDrawn: true,
    };
    if (plan.actions.length === 0) return { ...said, primary: stopButton(placing), others: [cancel(placing)] };
    const lay: BarButton = { label: words(t("dungeon-plan-lay")), press: () => placing.bestCover(), act: "best" };
    return { ...said, primary: lay, others: [cancel(placing)] };
  }
  if (held.what === "use") return { ...base, primary: useButton(placing), others: [cancel(placing)] };
  const others = cover ? [cover] : [];
  return { ...base, primary: stopButton(placing), others };
}

/** The server wants one die after the other. */
function wantedPlan(placing: Placing): BarPlan {
  const { session, question } = placing;
  const rest = question?.answers.filter((one) => verbOf(one.action) !== "die") ?? [];
  const passing = rest.find((one) => one.action === question?.passing);
  const primary = passing && {
    label: passing.label,
    action: passing.action,
    press: () => session.choose(passing.action),
  };
  const listed = rest.filter((one) => one !== passing);
  return { ...(primary && { primary }), listed, digitsTaken: true };
}

function cancel(placing: Placing): BarButton {
  return { label: words(t("dungeon-cancel")), press: () => void placing.release() };
}
