// The sheets that the ribbon of a phone opens.

export type SheetName = "party" | "dungeon" | "discard" | "level" | "potions";
