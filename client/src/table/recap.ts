// Selects the notes for the recap after an absence.

import type { Missed } from "../wire";

/** Own actions need no note, except that a bot has taken over. */
const OWN_DOING = ["sat", "left", "returned", "handed_back", "resigned", "undone"];
const WITH_IT = ["paused", "resumed"];

/** Notes without the seats' own actions and the pauses that followed from them. */
export function ofOthers(notes: Missed[], own: number[]): Missed[] {
  const isOwn = (note: Missed | undefined) => !!note && OWN_DOING.includes(note.kind) && own.includes(note.seat ?? -1);
  return notes.filter((note, at) => !isOwn(note) && !(WITH_IT.includes(note.kind) && isOwn(notes[at - 1])));
}
