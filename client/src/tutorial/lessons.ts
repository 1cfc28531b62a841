// The tutorials of the three games. Texts are in tutorial.ftl; the room with its first cards and dice is the server's.

import type { Condition, Lesson, Tutorial } from "./steps";

export interface Course extends Tutorial {
  /** Keys of its words. */
  title: string;
  lead: string;
  minutes: number;
  mode: string;
}

/** Where things lie on the tables, by what one would call them. */
const PLACES = {
  others: '[data-zone="others"]',
  own: ".own[data-seat]",
  dice: '[data-zone="dice"]',
  abilities: '[data-zone="abilities"]',
  hand: 'section[data-spot^="hand-"]',
  bar: "section.dock",
  log: "aside.drawer",
  sheet: ".plain .sheet",
} as const;

function at(...names: (keyof typeof PLACES)[]): string[] {
  return names.map((name) => PLACES[name]);
}

const mineBegan = (phase: string): Condition => ({ event: ["PhaseBegan"], mine: true, with: { phase } });

const diceThrone: Lesson[] = [
  {
    id: "dt-goal",
    title: "tutorial-dt-goal-title",
    text: "tutorial-dt-goal",
    look: at("others"),
    term: "rule:DT-WIN-1",
  },
  {
    id: "dt-board",
    title: "tutorial-dt-board-title",
    text: "tutorial-dt-board",
    look: at("abilities"),
    term: "rule:DT-ABIL-1",
  },
  {
    id: "dt-respond",
    title: "tutorial-dt-respond-title",
    text: "tutorial-dt-respond",
    optional: true,
    look: at("bar"),
    term: "rule:DT-TIMING-13",
    when: { asked: ["respond"] },
    done: { answered: ["respond"] },
  },
  {
    id: "dt-cards",
    title: "tutorial-dt-cards-title",
    text: "tutorial-dt-cards",
    look: at("hand", "bar"),
    term: "rule:DT-MAIN-1",
    when: { all: [{ asked: ["main"] }, { view: "phase", is: ["main_1"] }] },
    done: { event: ["Played", "Sold", "Upgraded"], mine: true },
    instead: [{ when: mineBegan("offensive_roll"), say: "tutorial-dt-cards-ended", on: true }],
  },
  {
    id: "dt-roll",
    title: "tutorial-dt-roll-title",
    text: "tutorial-dt-roll",
    look: at("dice", "bar"),
    term: "rule:DT-ROLL-3",
    when: { asked: ["rolling"], offering: "reroll" },
    done: { event: ["Rerolled"], mine: true },
    instead: [
      { when: { event: ["Activated"], mine: true }, say: "tutorial-dt-roll-early", on: true },
      { when: mineBegan("main_2"), say: "tutorial-dt-roll-none", on: true },
    ],
  },
  {
    id: "dt-announce",
    title: "tutorial-dt-announce-title",
    text: "tutorial-dt-announce",
    look: at("abilities", "bar"),
    term: "rule:DT-ROLL-8",
    when: { asked: ["rolling"], offering: "announce" },
    done: { event: ["Activated"], mine: true },
    instead: [
      { when: mineBegan("main_2"), say: "tutorial-dt-announce-none", on: true },
      { when: { event: ["Rerolled"], mine: true }, say: "tutorial-dt-announce-again", on: false },
    ],
  },
  {
    id: "dt-damage",
    title: "tutorial-dt-damage-title",
    text: "tutorial-dt-damage",
    look: at("others", "log"),
    term: "rule:DT-DMG-22",
    when: { event: ["DamageSettled"], mine: false },
  },
  {
    id: "dt-defend",
    title: "tutorial-dt-defend-title",
    text: "tutorial-dt-defend",
    look: at("abilities", "bar"),
    term: "rule:DT-DEF-3",
    when: { asked: ["defence"] },
    done: { event: ["Defended"], mine: true },
    instead: [{ when: { event: ["DefenceDeclined"], mine: true }, say: "tutorial-dt-defend-declined", on: true }],
  },
  {
    id: "dt-end-turn",
    title: "tutorial-dt-end-turn-title",
    text: "tutorial-dt-end-turn",
    look: at("bar"),
    term: "rule:DT-MAIN-2",
    when: { all: [{ asked: ["main"] }, { view: "phase", is: ["main_2"] }] },
    done: { any: [mineBegan("discard"), { event: ["TurnBegan"], mine: false }] },
    instead: [
      { when: { event: ["Played", "Sold", "Upgraded"], mine: true }, say: "tutorial-dt-end-turn-spent", on: false },
    ],
  },
  {
    id: "dt-income",
    title: "tutorial-dt-income-title",
    text: "tutorial-dt-income",
    look: at("own"),
    term: "rule:DT-INCOME-1",
    when: mineBegan("income"),
  },
  { id: "dt-done", title: "tutorial-dt-done-title", text: "tutorial-dt-done", term: "rule:DT-TURN-1" },
];

const dungeon: Lesson[] = [
  {
    id: "odd-goal",
    title: "tutorial-odd-goal-title",
    text: "tutorial-odd-goal",
    look: at("sheet"),
    term: "rule:ODD-GOAL-1",
  },
  {
    id: "odd-enter",
    title: "tutorial-odd-enter-title",
    text: "tutorial-odd-enter",
    look: at("bar"),
    term: "rule:ODD-TURN-1",
    when: { asked: ["option"] },
    done: { event: ["DoorOpened", "EncounterBegan"] },
    instead: [{ when: { event: ["Explored"] }, say: "tutorial-odd-enter-explored", on: false }],
  },
  {
    id: "odd-door",
    title: "tutorial-odd-door-title",
    text: "tutorial-odd-door",
    optional: true,
    look: at("sheet"),
    term: "rule:ODD-ENTER-2",
    when: { asked: ["door"] },
    done: { event: ["EncounterBegan"] },
    instead: [{ when: { event: ["Fled"] }, say: "tutorial-odd-door-fled", on: true }],
  },
  {
    id: "odd-cover",
    title: "tutorial-odd-cover-title",
    text: "tutorial-odd-cover",
    look: at("bar"),
    term: "rule:ODD-DICE-6",
    when: { asked: ["act"], offering: "cover" },
    done: { event: ["BoxCovered"] },
    instead: [
      { when: { event: ["ConsequencesSuffered"] }, say: "tutorial-odd-cover-stopped", on: true },
      { when: { event: ["HeroicDieMade"] }, say: "tutorial-odd-cover-heroic", on: false },
    ],
  },
  {
    id: "odd-stop",
    title: "tutorial-odd-stop-title",
    text: "tutorial-odd-stop",
    look: at("bar"),
    term: "rule:ODD-ENC-17",
    when: { asked: ["act"] },
    done: { event: ["ConsequencesSuffered", "Looted", "LootLost"] },
    instead: [{ when: { event: ["BoxCovered"] }, say: "tutorial-odd-stop-more", on: false }],
  },
  {
    id: "odd-loot",
    title: "tutorial-odd-loot-title",
    text: "tutorial-odd-loot",
    look: at("bar"),
    term: "rule:ODD-LOOT-1",
    when: { asked: ["loot"] },
    done: { event: ["Looted"] },
  },
  {
    id: "odd-time",
    title: "tutorial-odd-time-title",
    text: "tutorial-odd-time",
    look: at("sheet"),
    term: "rule:ODD-TIME-1",
    when: { all: [{ event: ["TimeSpent"] }, { asked: ["option", "turn"] }] },
  },
  { id: "odd-done", title: "tutorial-odd-done-title", text: "tutorial-odd-done", term: "rule:ODD-BOSS-8" },
];

const catacombs: Lesson[] = [
  {
    id: "cc-goal",
    title: "tutorial-cc-goal-title",
    text: "tutorial-cc-goal",
    look: at("sheet"),
    term: "rule:CC-END-2",
  },
  {
    id: "cc-layout",
    title: "tutorial-cc-layout-title",
    text: "tutorial-cc-layout",
    optional: true,
    look: at("sheet"),
    term: "rule:CC-SETUP-2",
    when: { asked: ["layout"] },
    done: { event: ["LayoutSettled"] },
  },
  {
    id: "cc-card",
    title: "tutorial-cc-card-title",
    text: "tutorial-cc-card",
    look: at("bar"),
    term: "rule:CC-CARD-4",
    when: { asked: ["card"] },
    done: { event: ["CardPlayed"], mine: true },
  },
  {
    id: "cc-place",
    title: "tutorial-cc-place-title",
    text: "tutorial-cc-place",
    optional: true,
    look: at("bar"),
    term: "rule:CC-SHOT-4",
    when: { asked: ["place"] },
    done: { event: ["ProjectilePlaced"] },
  },
  {
    id: "cc-flick",
    title: "tutorial-cc-flick-title",
    text: "tutorial-cc-flick",
    look: at("bar"),
    term: "rule:CC-SHOT-1",
    when: { asked: ["flick"] },
    done: { event: ["Flicked"] },
    instead: [{ when: { asked: ["place", "card"] }, say: "tutorial-cc-flick-undone", on: false }],
  },
  {
    id: "cc-hit",
    title: "tutorial-cc-hit-title",
    text: "tutorial-cc-hit",
    look: at("log", "sheet"),
    term: "rule:CC-SHOT-16",
    when: { event: ["Flicked"] },
  },
  {
    id: "cc-obstacle",
    title: "tutorial-cc-obstacle-title",
    text: "tutorial-cc-obstacle",
    look: at("bar"),
    term: "rule:CC-OBST-2",
    when: { asked: ["obstacle"] },
    done: { answered: ["obstacle"] },
  },
  { id: "cc-done", title: "tutorial-cc-done-title", text: "tutorial-cc-done", term: "rule:CC-TURN-1" },
];

const all: Course[] = [
  {
    game: "dice_throne",
    mode: "duel",
    title: "tutorial-dice_throne",
    lead: "tutorial-dice_throne-lead",
    minutes: 5,
    lessons: diceThrone,
  },
  {
    game: "one_deck_dungeon",
    mode: "solo",
    title: "tutorial-one_deck_dungeon",
    lead: "tutorial-one_deck_dungeon-lead",
    minutes: 4,
    lessons: dungeon,
  },
  {
    game: "catacombs_conquest",
    mode: "duel",
    title: "tutorial-catacombs_conquest",
    lead: "tutorial-catacombs_conquest-lead",
    minutes: 4,
    lessons: catacombs,
  },
];

export const courses: Record<string, Course> = Object.fromEntries(all.map((course) => [course.game, course]));
