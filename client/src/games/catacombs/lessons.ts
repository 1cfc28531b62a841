// The lessons of the tutorial. The server prepares the room.

import { places } from "../../tutorial/places";
import type { Lesson } from "../../tutorial/steps";

const at = places({});

const lessons: Lesson[] = [
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

export default lessons;
