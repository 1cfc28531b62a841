// The lessons of the tutorial. The server prepares the room.

import { places } from "../../tutorial/places";
import type { Lesson } from "../../tutorial/steps";

const at = places({});

const lessons: Lesson[] = [
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

export default lessons;
