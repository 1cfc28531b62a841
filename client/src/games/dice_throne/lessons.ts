// The lessons of the tutorial. The server prepares the room with its first cards and dice.

import { places } from "../../tutorial/places";
import type { Condition, Lesson } from "../../tutorial/steps";

const at = places({
  others: '[data-zone="others"]',
  own: ".own[data-seat]",
  dice: '[data-zone="dice"]',
  abilities: '[data-zone="abilities"]',
  hand: 'section[data-spot^="hand-"]',
});

const ownPhaseBegan = (phase: string): Condition => ({ event: ["PhaseBegan"], mine: true, with: { phase } });

const lessons: Lesson[] = [
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
    instead: [{ when: ownPhaseBegan("offensive_roll"), say: "tutorial-dt-cards-ended", on: true }],
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
      { when: ownPhaseBegan("main_2"), say: "tutorial-dt-roll-none", on: true },
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
      { when: ownPhaseBegan("main_2"), say: "tutorial-dt-announce-none", on: true },
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
    done: { any: [ownPhaseBegan("discard"), { event: ["TurnBegan"], mine: false }] },
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
    when: ownPhaseBegan("income"),
  },
  { id: "dt-done", title: "tutorial-dt-done-title", text: "tutorial-dt-done", term: "rule:DT-TURN-1" },
];

export default lessons;
