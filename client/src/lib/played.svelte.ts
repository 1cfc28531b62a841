// Finished games of this browser, stored only here, and their statistics.

export interface PlayedSeat {
  hero: string;
  own: boolean;
  won: boolean;
}

export interface Played {
  room: string;
  game: string;
  mode: string;
  at: number;
  seats: PlayedSeat[];
}

export interface Tally {
  games: number;
  wins: number;
}

const KEY = "ludotheque.played";
const MOST = 1000;

function stored(): Played[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return (found as Played[]).filter((one) => typeof one?.room === "string" && Array.isArray(one.seats));
  } catch {
    return [];
  }
}

class PlayedGames {
  list: Played[] = $state.raw(stored());

  /** Each room counts once, however often its result is shown. */
  keep(one: Played): void {
    if (this.list.some((known) => known.room === one.room)) return;
    this.list = [one, ...this.list].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list));
    } catch {
      // without storage they last as long as the page
    }
  }
}

export const played = new PlayedGames();

/** Whether a game counts: if all seats are one's own, only when they won or lost together. */
export function counts(one: Played): boolean {
  const own = one.seats.filter((seat) => seat.own);
  return own.length > 0 && (own.length < one.seats.length || own.every((seat) => seat.won === own[0]?.won));
}

function added(tally: Tally | undefined, won: boolean): Tally {
  return { games: (tally?.games ?? 0) + 1, wins: (tally?.wins ?? 0) + (won ? 1 : 0) };
}

/** Most played first. */
function ranked<T extends Tally>(rows: T[]): T[] {
  return rows.sort((one, other) => other.games - one.games || other.wins - one.wins);
}

export function byGame(list: readonly Played[]): (Tally & { game: string })[] {
  const found = new Map<string, Tally>();
  for (const one of list.filter(counts)) {
    const won = one.seats.some((seat) => seat.own && seat.won);
    found.set(one.game, added(found.get(one.game), won));
  }
  return ranked([...found].map(([game, tally]) => ({ game, ...tally })));
}

export function byHero(list: readonly Played[], game: string): (Tally & { hero: string })[] {
  const found = new Map<string, Tally>();
  for (const one of list.filter((each) => each.game === game && counts(each)))
    for (const seat of one.seats)
      if (seat.own && seat.hero) found.set(seat.hero, added(found.get(seat.hero), seat.won));
  return ranked([...found].map(([hero, tally]) => ({ hero, ...tally })));
}

/** Opponents: seats with the opposite result; in a duel, the other seat. */
export function byMatchUp(list: readonly Played[], game: string, hero: string): (Tally & { against: string })[] {
  const found = new Map<string, Tally>();
  for (const one of list.filter((each) => each.game === game && counts(each)))
    for (const mine of one.seats.filter((seat) => seat.own && seat.hero === hero)) {
      const others = one.seats.filter((seat) => !seat.own && seat.hero);
      const met = others.filter((seat) => seat.won !== mine.won || (one.seats.length === 2 && !mine.won));
      for (const { hero: against } of met) found.set(against, added(found.get(against), mine.won));
    }
  return ranked([...found].map(([against, tally]) => ({ against, ...tally })));
}
