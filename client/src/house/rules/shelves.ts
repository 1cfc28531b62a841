// What a game has besides its heroes, by the names the server gives to its shelves.

const SHELVES: Record<string, string[]> = {
  dice_throne: ["common"],
  one_deck_dungeon: ["dungeons", "encounters", "abilities", "skills", "potions", "talents", "levels", "difficulties"],
  catacombs_conquest: ["shots", "abilities", "discs", "layouts", "profiles"],
};

export function shelvesOf(game: string): string[] {
  return SHELVES[game] ?? [];
}
