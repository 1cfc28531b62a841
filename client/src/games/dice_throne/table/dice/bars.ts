// The action bar for each kind of question of Dice Throne: the main answer as the main button, at most two beside it,
// and a list of what has no place on the table.

import { t } from "../../../../lib/words.svelte";
import type { BarButton, BarPlan, Session } from "../../../../table/session.svelte";
import type { Option, Question, Span } from "../../../../wire";
import type { Picking } from "./picking.svelte";
import type { Rolling } from "./rolling.svelte";
import { spelled } from "./seen";

export interface Asked {
  session: Session;
  question: Question;
  rolling: Rolling;
  picking: Picking;
}

type Maker = (asked: Asked) => BarPlan;

/** The most answers side by side, and their longest labels. */
const FEW = 2;
const SHORT = 28;

/** Answers given at the dice, on the own board or with a card in hand. */
const ON_THE_TABLE = ["reroll", "set_die", "nudge", "die", "announce", "play", "sell"];

/** One function per kind of question; a test compares the kinds with the rules. */
export const MAKERS: Readonly<Record<string, Maker>> = {
  respond: windowBar,
  preempt: windowBar,
  rolling: rollingBar,
  present: presentBar,
  main: mainBar,
  sell_down: listBar,
  defence: defenceBar,
  choose_player: choiceBar,
  target: choiceBar,
  choose_token: choiceBar,
  choose_companion: choiceBar,
  change_die: dieBar,
  reroll_die: dieBar,
  how_many: choiceBar,
  share_damage: choiceBar,
  choose_option: choiceBar,
  choose_type: choiceBar,
  discard_card: listBar,
  take_card: listBar,
  upkeep_order: choiceBar,
  whether: yesOrNoBar,
  refuse_token: yesOrNoBar,
};

/** The bar for the current question; undefined for the default of the frame. */
export function barOf(session: Session, rolling: Rolling, picking: Picking): BarPlan | undefined {
  const { question } = session;
  if (!question) return undefined;
  const made = MAKERS[question.kind]?.({ session, question, rolling, picking });
  if (!made) return undefined;
  const prepare = (action: string): boolean => rolling.keepAsIn(action);
  return { ...made, prepare, ...((rolling.canKeep || picking.open) && { digitsTaken: true }) };
}

/** What somebody sensible would do: roll what is not kept, or attack with what is reached once no more is to be gained. */
function rollingBar({ session, question, rolling }: Asked): BarPlan {
  const best = optional(question, question.reached);
  const none = optional(question, "no_ability");
  const listed = unplaced(question, none);
  const attack = best ? attackButton(session, best) : undefined;
  const stop = none ? [stopButton(session, none, { attack, isEarly: rolling.canKeep })] : [];
  if (!rolling.canKeep) {
    const others = withVerb(question, "announce").filter((one) => one !== best);
    return onTable(attack ?? stop[0], attack ? stop : [], [...others, ...listed]);
  }
  if (rolling.keptAll) return onTable(attack ?? stop[0], attack ? stop : [], listed);
  const roll = rollButton(session, rolling);
  if (attack && question.enough) return onTable(attack, [roll, ...stop], listed);
  return onTable(roll, attack ? [attack, ...stop] : stop, listed);
}

/** Other dice stay, unless the roller has selected some to roll again. */
function presentBar({ session, question, rolling }: Asked): BarPlan {
  const stand = optional(question, question.passing);
  const listed = unplaced(question, stand);
  const standing = stand ? answer(session, stand) : undefined;
  if (!rolling.canKeep) return onTable(standing, [], listed);
  const roll = rollButton(session, rolling);
  if (rolling.undecided || rolling.keptAll) return onTable(standing, rolling.keptAll ? [] : [roll], listed);
  return onTable(roll, standing ? [standing] : [], listed);
}

function mainBar({ session, question }: Asked): BarPlan {
  const end = optional(question, question.passing);
  return onTable(end ? choose(session, end) : undefined, [], unplaced(question, end));
}

/** Passing is the main answer in a window, with an option to keep passing until something changes. */
function windowBar({ session, question }: Asked): BarPlan {
  const pass = optional(question, question.passing);
  const detail = said(t("bar-pass-on-detail"));
  const onward: BarButton = { label: said(t("bar-pass-on")), detail, press: () => session.passOn(), act: "pass_on" };
  return onTable(pass ? answer(session, pass) : undefined, pass ? [onward] : [], unplaced(question, pass));
}

function defenceBar({ session, question }: Asked): BarPlan {
  const decline = optional(question, question.passing);
  const [first, ...more] = without(question, decline);
  const primary = first ? choose(session, first) : undefined;
  const beside = more.length <= 1 ? more.map((one) => choose(session, one)) : [];
  const others = [...beside, ...(decline ? [choose(session, decline)] : [])];
  return plan(primary, others, more.length > 1 ? more : []);
}

function dieBar({ session, question, picking }: Asked): BarPlan {
  const pass = optional(question, question.passing);
  const listed = unplaced(question, pass);
  const others = pass ? [answer(session, pass)] : [];
  return picking.picked >= 0 ? { sentence: said(t("bar-choose-face")), others, listed } : { others, listed };
}

function yesOrNoBar({ session, question }: Asked): BarPlan {
  const main = optional(question, question.default) ?? question.answers[0];
  const others = without(question, main).map((one) => answer(session, one));
  return plan(main ? answer(session, main) : undefined, others, []);
}

/** Equivalent answers: side by side if few and short, else listed. */
function choiceBar({ session, question }: Asked): BarPlan {
  const pass = optional(question, question.passing);
  const rest = without(question, pass);
  const [only] = rest;
  if (rest.length === 1 && only) {
    return plan(answer(session, only), pass ? [answer(session, pass)] : [], []);
  }
  if (rest.length + (pass ? 1 : 0) > FEW || rest.some((one) => lengthOf(one.label) > SHORT)) {
    return listBar({ session, question } as Asked);
  }
  return { others: question.answers.map((one) => answer(session, one)) };
}

function listBar({ session, question }: Asked): BarPlan {
  const pass = optional(question, question.passing);
  return { others: pass ? [answer(session, pass)] : [], listed: without(question, pass) };
}

function rollButton(session: Session, rolling: Rolling): BarButton {
  const loose = rolling.kept.filter((is) => !is).length;
  const button = { label: said(t("bar-roll", { count: loose })), press: () => session.answer(rolling.action) };
  return rolling.losesReached ? { ...button, twice: said(t("bar-roll-loses")) } : button;
}

/** Named by the ability alone, which is short; its effect says which row it is. */
function attackButton(session: Session, { label, ...option }: Option): BarButton {
  const ability = option.detail?.length ? label.find((span) => span.term?.startsWith("ability:")) : undefined;
  const name = ability?.text ?? wordsOf(label);
  return choose(session, { ...option, label: said(t("bar-attack", { name })) });
}

function wordsOf(spans: Span[]): string {
  return spans.map((span) => span.text).join("");
}

/** No ability: asked again if one is reached, or if dice could still be rolled. */
function stopButton(
  session: Session,
  none: Option,
  { attack, isEarly }: { attack: BarButton | undefined; isEarly: boolean },
): BarButton {
  const stop = choose(session, none);
  if (attack) return { ...stop, twice: said(t("bar-stop-loses")) };
  return isEarly ? { ...stop, twice: said(t("bar-stop-early")) } : stop;
}

/** The list begins folded if everything in it is on the own board or panel, too. */
function onTable(primary: BarButton | undefined, others: BarButton[], listed: Option[]): BarPlan {
  const folded = !!primary && listed.every((one) => ["spend", "announce"].includes(spelled(one.action).verb));
  return { ...plan(primary, others, listed), folded };
}

function plan(primary: BarButton | undefined, others: BarButton[], listed: Option[]): BarPlan {
  return primary ? { primary, others, listed } : { others, listed };
}

function answer(session: Session, option: Option): BarButton {
  return button(option, () => session.answer(option.action));
}

/** An answer that ends something; confirmed if the player wants to confirm. */
function choose(session: Session, option: Option): BarButton {
  return button(option, () => session.choose(option.action));
}

function button(option: Option, press: () => void): BarButton {
  const { action, label, detail } = option;
  return detail?.length ? { label, detail, press, action } : { label, press, action };
}

function optional(question: Question, action: string | undefined): Option | undefined {
  return action ? question.answers.find((one) => one.action === action) : undefined;
}

function without(question: Question, left: Option | undefined): Option[] {
  return question.answers.filter((one) => one !== left);
}

function withVerb(question: Question, verb: string): Option[] {
  return question.answers.filter((one) => spelled(one.action).verb === verb);
}

/** Answers that must be listed, except one that has its own button. */
function unplaced(question: Question, left: Option | undefined): Option[] {
  return without(question, left).filter((one) => !ON_THE_TABLE.includes(spelled(one.action).verb));
}

function lengthOf(label: Span[]): number {
  return wordsOf(label).length;
}

function said(text: string): Span[] {
  return [{ text }];
}
