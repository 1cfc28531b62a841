// Placing dice: what the player holds, what glows, and the answers that a press, a drag or a key completes. One machine
// for all of them; `moves.ts` has its steps.

import type { Session } from "../../../../table/session.svelte";
import type { DungeonBox } from "../../../../views";
import type { DungeonQuestionFacts, Ghost, PoolDie, UseFit } from "../../../../wire";
import { dieOf, factsOf, isChained, isCovered, isSame, type Piece, poolsOf, spelled, viewOf } from "../seen";
import { type Planned, planOf } from "./cover";
import {
  type Board,
  boxesFor,
  commit,
  doublePress,
  drop,
  fitOf,
  type Held,
  isPaid,
  type Move,
  nextDice,
  NOTHING,
  pressBox,
  pressDie,
  pressUse,
  stillHeld,
  sumOf,
  takeOut,
  useOf,
  without,
} from "./moves";

/** Two presses on a die within this time are one, in milliseconds. */
const DOUBLE = 350;

/** How a loose die is drawn. */
export type DieState = "loose" | "picked" | "fits" | "dim";

/** How a box is drawn. */
export type BoxState = "covered" | "chained" | "filling" | "fits" | "dim" | "open" | "none";

/** How a skill, a potion or the anvil is drawn. */
export type UseState = "held" | "ready" | "not";

/** A loose die in the tray, told from equal ones. */
export interface Loose extends Piece {
  key: string;
  /** How many equal dice are drawn as one. */
  count: number;
  /** It is held, or lies on a box that is not full yet. */
  picked: boolean;
}

/** What stopping is now: everything is covered, nothing more fits, something can still be covered, or it is the end. */
export type StopFace = "loot" | "take" | "here" | "end";

export class Placing {
  private chosen: Held = $state.raw(NOTHING);
  /** The die that is being dragged. */
  dragged: Piece | undefined = $state.raw();
  /** The hint for which best cover has been asked is to be shown. */
  private asked: number | undefined = $state();
  /** The state for which best cover was asked last: its hint is told by the plan alone. */
  private coverAsked: number | undefined = $state();
  private last: { die: PoolDie; at: number } | undefined;

  constructor(readonly session: Session) {}

  readonly view = $derived.by(() => viewOf(this.session.state));
  readonly question = $derived.by(() => this.session.question);
  readonly facts: DungeonQuestionFacts = $derived.by(() => factsOf(this.question));
  readonly pools: readonly Piece[][] = $derived.by(() => poolsOf(this.view));
  readonly boxes: readonly DungeonBox[] = $derived.by(() => this.view?.encounter?.boxes ?? []);

  /** Dice can be laid freely. */
  readonly acting = $derived.by(() => this.session.active && this.question?.kind === "act");

  readonly board: Board = $derived.by(() => ({
    loose: this.pools.flat(),
    boxes: this.boxes,
    fits: this.facts.boxes,
    uses: this.facts.uses,
  }));

  readonly held: Held = $derived.by(() => (this.acting ? stillHeld(this.board, this.chosen) : NOTHING));

  /** Dice of which the server wants one, for a box, a cost or an effect that has begun. */
  readonly wanted: readonly PoolDie[] = $derived.by(() =>
    this.acting ? [] : (this.question?.answers ?? []).flatMap((one) => dieOf(one.action) ?? []),
  );

  /** The box for which the server wants dice. */
  readonly begun: number = $derived.by(() => (this.question?.kind === "place" ? (this.question.subject ?? 0) : -1));

  /** The dice that are held. */
  readonly picked: readonly PoolDie[] = $derived.by(() => {
    if (!this.acting) return this.facts.picked;
    if (this.held.what === "nothing") return [];
    return this.held.what === "die" ? [this.held.die] : this.held.dice;
  });

  /** The dice of each hero of the encounter; those on a box that is still filling are not among them. */
  readonly tray: readonly Loose[][] = $derived.by(() => {
    const onBox = this.held.what === "box" ? this.held.dice : [];
    const held = this.held.what === "box" ? [] : [...this.picked];
    return this.pools.map((pool) => {
      const counts = new Map<number, number>();
      return without(
        pool,
        onBox.filter((die) => die.seat === pool[0]?.seat),
      ).map((die) => {
        const count = counts.get(die.code) ?? 0;
        counts.set(die.code, count + 1);
        const place = held.findIndex((one) => isSame(one, die));
        if (place >= 0) held.splice(place, 1);
        return { ...die, key: `${die.seat}-${die.code}-${count}`, count: 1, picked: place >= 0 };
      });
    });
  });

  /** Dice that lie on a box without covering it yet. */
  collected(box: number): readonly Piece[] {
    const dice = this.held.what === "box" && this.held.box === box ? this.held.dice : [];
    const begun = this.begun === box ? this.facts.picked : [];
    return [...begun, ...dice].flatMap((die) => this.board.loose.find((one) => isSame(one, die)) ?? []);
  }

  dieState(die: Loose): DieState {
    if (die.picked) return "picked";
    if (this.wanted.length > 0) return includes(this.wanted, die) ? "fits" : "dim";
    const { held, board } = this;
    if (held.what === "box") return includes(nextDice(board, held.box, held.dice), die) ? "fits" : "dim";
    if (held.what === "use") return includes(useOf(board, held.action)?.dice ?? [], die) ? "fits" : "dim";
    return "loose";
  }

  boxState(place: number): BoxState {
    const box = this.boxes[place];
    if (!box || isCovered(box)) return "covered";
    if (isChained(box, this.boxes)) return "chained";
    const { held, board } = this;
    if (this.begun === place || (held.what === "box" && held.box === place)) return "filling";
    if (held.what === "die") return boxesFor(board, held.die).includes(place) ? "fits" : "dim";
    if (this.dragged && held.what === "nothing") return boxesFor(board, this.dragged).includes(place) ? "fits" : "dim";
    if (held.what === "box") return "dim";
    return this.acting && !fitOf(board, place) ? "none" : "open";
  }

  /** The numbers of the boxes that a die may begin. */
  boxesOf(die: PoolDie): number[] {
    return boxesFor(this.board, die).map((box) => box + 1);
  }

  useState(action: string): UseState {
    if (this.held.what === "use" && this.held.action === action) return "held";
    const use = useOf(this.board, action);
    return use || this.question?.answers.some((one) => one.action === action) ? "ready" : "not";
  }

  /** What is being used, with the dice that would come. */
  readonly using: UseFit | undefined = $derived.by(() =>
    this.held.what === "use" ? useOf(this.board, this.held.action) : undefined,
  );

  readonly paid: boolean = $derived.by(() => isPaid(this.board, this.held));

  /** Dice that would come if what is held were used. */
  readonly ghosts: readonly Ghost[] = $derived.by(() => this.using?.brings ?? []);

  readonly heldSum: number = $derived.by(() => sumOf(this.board, this.picked));

  // Presses.

  /** A die in the tray is pressed. */
  pressDie(die: Loose): boolean {
    this.hidePlan();
    if (this.wanted.length > 0) return this.give(die);
    if (!this.acting) return false;
    const now = performance.now();
    const { last } = this;
    this.last = { die, at: now };
    if (last && isSame(last.die, die) && now - last.at < DOUBLE && this.held.what === "die") {
      this.last = undefined;
      return this.follow(doublePress(this.board, die));
    }
    if (die.picked) return this.follow(takeOut(this.held, die));
    return this.follow(pressDie(this.board, this.held, die));
  }

  /** A die that lies on a box which is not full goes back. */
  takeOut(die: PoolDie): boolean {
    return this.follow(takeOut(this.held, die));
  }

  pressBox(box: number): boolean {
    this.hidePlan();
    return this.acting && this.follow(pressBox(this.board, this.held, box));
  }

  /** A die is being dragged; what else was held stays only if it is a box that the die may go to. */
  drag(die: Piece): void {
    this.hidePlan();
    this.dragged = die;
    if (this.held.what !== "box") this.chosen = NOTHING;
  }

  /** A die is let go over a box, or elsewhere. */
  drop(die: PoolDie, box: number | undefined): boolean {
    if (box === undefined) return false;
    if (this.wanted.length > 0) return box === this.begun && this.give(die);
    return this.acting && this.follow(drop(this.board, this.held, die, box));
  }

  /** A skill, a potion or the anvil is pressed. Outside of the step in which dice are laid it is used at once. */
  pressUse(action: string): boolean {
    this.hidePlan();
    if (this.acting && useOf(this.board, action)) return this.follow(pressUse(this.board, this.held, action));
    if (!this.question?.answers.some((one) => one.action === action)) return false;
    this.session.choose(action);
    return true;
  }

  /** Use what is held, if it is paid. */
  commit(): boolean {
    return this.follow(commit(this.board, this.held));
  }

  canDiscard(die: PoolDie): boolean {
    return this.acting && includes(useOf(this.board, "discard")?.dice ?? [], die);
  }

  /** Discard a die for nothing. */
  discard(die: PoolDie): boolean {
    const use = useOf(this.board, "discard");
    if (!use || !includes(use.dice, die)) return false;
    this.session.answerAll?.(use.dice.length > 1 ? ["discard", spelled(die)] : ["discard"]);
    return true;
  }

  /** Let go of what is held; false if nothing is. */
  release(): boolean {
    if (this.hidePlan()) return true;
    if (this.held.what === "nothing") return false;
    this.chosen = NOTHING;
    return true;
  }

  /** Take back the last die of what is being filled or paid; false if nothing is held. */
  giveBack(): boolean {
    if (this.hidePlan()) return true;
    if (this.held.what !== "box") return this.release();
    const last = this.held.dice.at(-1);
    return last ? this.follow(takeOut(this.held, last)) : this.release();
  }

  private give(die: PoolDie): boolean {
    if (!includes(this.wanted, die)) return false;
    this.session.choose(spelled(die));
    return true;
  }

  private follow(move: Move): boolean {
    this.chosen = move.held;
    if (move.send) this.session.answerAll?.(move.send);
    return !move.refused;
  }

  // Stopping.

  readonly stop: readonly number[] = $derived.by(() => this.facts.stop ?? this.view?.encounter?.consequences ?? []);

  readonly face: StopFace = $derived.by(() => {
    if (this.facts.fatal) return "end";
    if (this.facts.boxes.length > 0) return "here";
    return this.boxes.every(isCovered) ? "loot" : "take";
  });

  /** Something is left that may open further boxes, so a key does not stop. */
  readonly mayHelp: boolean = $derived.by(() => this.facts.uses.some((use) => use.action !== "discard"));

  // Best cover.

  /** The plan of the hint, once best cover has been asked for. */
  readonly plan: Planned | undefined = $derived.by(() => {
    const { advice, state } = this.session;
    if (this.asked === undefined || this.asked !== state?.seq || !this.acting) return undefined;
    return planOf(advice, this.board);
  });

  /** Best cover has been asked for, and is not known yet. */
  readonly planning: boolean = $derived.by(() => {
    const { advice, state } = this.session;
    return this.acting && this.asked !== undefined && this.asked === state?.seq && advice?.step !== 3;
  });

  /** First show the plan, then lay it. */
  bestCover(): void {
    if (!this.acting || !this.session.canHint) return;
    if (this.plan) {
      const actions = this.plan.actions;
      this.hidePlan();
      if (actions.length > 0) this.session.answerAll?.(actions);
      return;
    }
    this.chosen = NOTHING;
    this.asked = this.coverAsked = this.session.state?.seq;
    if (this.session.advice?.step !== 3) this.session.askHint(3);
  }

  /** The hint was asked for by best cover. */
  readonly hintDrawn: boolean = $derived.by(
    () => this.coverAsked !== undefined && this.coverAsked === this.session.state?.seq,
  );

  /** Give the answer of a hint, with the dice that its plan names; false if there is no plan. */
  followHint(action: string): boolean {
    const step = this.session.advice?.plan?.[0];
    if (!this.acting || step?.actions[0] !== action) return this.acting && this.hold(action);
    this.session.answerAll?.(step.actions);
    return true;
  }

  /** Prepare an answer that is to name dice. */
  private hold(action: string): boolean {
    const box = /^cover:(\d+)$/.exec(action)?.[1];
    if (box !== undefined) return this.follow({ held: { what: "box", box: Number(box), dice: [] } });
    if (!useOf(this.board, action)?.propose.length) return false;
    return this.follow(pressUse(this.board, NOTHING, action));
  }

  private hidePlan(): boolean {
    const was = this.plan !== undefined;
    this.asked = undefined;
    return was;
  }
}

function includes(dice: readonly PoolDie[], die: PoolDie): boolean {
  return dice.some((one) => isSame(one, die));
}
