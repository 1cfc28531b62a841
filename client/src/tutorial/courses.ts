// The tutorials of the games that have one.

import { games } from "../games";
import type { Course } from "../games/game_client";

export interface GameCourse extends Course {
  game: string;
}

export const courses: readonly GameCourse[] = games.flatMap(({ id, course }) =>
  course ? [{ ...course, game: id }] : [],
);
