// What the pages and the table need to know about a game, and what they show for a game they do not know.

import type { Component } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import Dice from "~icons/game-icons/perspective-dice-six-faces-random";
import type { RoomSetup } from "../pages/setup/room_setup.svelte";
import type { Session } from "../table/session.svelte";
import type { Lesson } from "../tutorial/steps";
import type { GameShown } from "../wire";

export type Icon = Component<SvelteHTMLElements["svg"]>;
export type TableComponent = Component<{ session: Session }>;
export type SetupComponent = Component<{ game: GameShown; setup: RoomSetup }>;
/** Icons by the ids of heroes or other content. */
export type Portraits = Record<string, Icon>;
type Loader<T> = () => Promise<{ default: T }>;

/** A tutorial as the list of tutorials shows it. */
export interface Course {
  /** The mode of the room that the server creates for it. */
  mode: string;
  emblem: Icon;
  /** Message keys. */
  title: string;
  lead: string;
  minutes: number;
  lessons: Loader<Lesson[]>;
  /** The game that it offers at its end, for one player. */
  first?: { hero: string; options: Record<string, string> };
}

/** Heroes who grow from game to game on campaign sheets: players bring them and get them back after the game. */
export interface Campaign {
  /** The list of sheets, and one sheet; `parts` is the path behind the game. */
  pages: Loader<Component<{ game: GameShown; parts: string[] }>>;
  /** Choosing a sheet for each seat when a room is set up. */
  setup: Loader<SetupComponent>;
  /** The sheets after a game. */
  after: Loader<Component<{ room: string; token: string; game: string }>>;
  /** Kinds of questions that are answered on a sheet, and the table that shows it meanwhile. */
  asks: readonly string[];
  answers: Loader<TableComponent>;
}

export interface GameClient {
  /** The id of the game on the server. */
  id: string;
  emblem: Icon;
  /** Colours of the box on the shelf. */
  box: { lid: string; edge: string };
  /** Colours of the card on the home page, a gradient from top to bottom. */
  card: { top: string; bottom: string };
  /** Its own table; without one the game is played on the plain table. */
  table?: Loader<TableComponent>;
  /** A drawing above the plain table. It replaces the drawing made of letters in the text. */
  drawing?: Loader<TableComponent>;
  portraits?: Loader<Portraits>;
  /** The emblems of the heroes at its table, where they are not the portraits. */
  emblems?: Loader<Portraits>;
  course?: Course;
  /** Choices shown above the heroes when a room is set up, and the options that they cover. */
  setup?: { options: readonly string[]; choices: Loader<SetupComponent> };
  /** Options whose values are cards: the shelf on which the server lists those cards. */
  optionShelves: Readonly<Record<string, string>>;
  /** Seats may respond to each other in windows, for which there are standing orders. */
  hasWindows?: boolean;
  campaign?: Campaign;
}

/** Stands for any hero without a portrait, and for a hero that is not chosen yet. */
export const NEUTRAL_ICON: Icon = Dice;

/** A game of a third party: a neutral emblem, the plain table, no tutorial. */
export function unknownGame(id: string): GameClient {
  return {
    id,
    emblem: NEUTRAL_ICON,
    box: { lid: "#5c4a26", edge: "#2f2510" },
    card: { top: "#6b572f", bottom: "#2f2510" },
    optionShelves: {},
  };
}
