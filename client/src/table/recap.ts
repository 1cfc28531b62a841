// What is worth telling somebody who was away, of all that happened around the match.

import type { Missed } from "../wire";

/** What one did oneself one knows; that a bot plays for one, perhaps not. */
const OWN_DOING = ["sat", "left", "returned", "handed_back", "resigned", "undone"];
const WITH_IT = ["paused", "resumed"];

/** Without what these seats did themselves, and without the pause that came of it. */
export function ofOthers(notes: Missed[], own: number[]): Missed[] {
  const isOwn = (note: Missed | undefined) => !!note && OWN_DOING.includes(note.kind) && own.includes(note.seat ?? -1);
  return notes.filter((note, at) => !isOwn(note) && !(WITH_IT.includes(note.kind) && isOwn(notes[at - 1])));
}
