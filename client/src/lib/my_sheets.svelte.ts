// Campaign sheets of this browser, stored only here. A sheet is signed text; what is beside it is for lists.

export interface MySheet {
  id: string;
  game: string;
  player: string;
  hero: string;
  played: number;
  won: number;
  /** How often the sheet was written; a later one continues an earlier one. */
  revision: number;
  text: string;
  at: number;
}

interface Kept {
  sheets: MySheet[];
  /** Seats of finished games whose sheets were kept, as "room/seat": a sheet that was deleted does not come back. */
  taken: string[];
}

const KEY = "ludotheque.sheets";
const MOST_TAKEN = 200;

function stored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    const sheets = Array.isArray(found?.sheets) ? found.sheets : [];
    const taken = Array.isArray(found?.taken) ? found.taken : [];
    return { sheets: sheets.filter((one) => typeof one?.id === "string" && typeof one.text === "string"), taken };
  } catch {
    return { sheets: [], taken: [] };
  }
}

export class MySheets {
  private kept: Kept = $state.raw(stored());
  /** False once storing has failed: the list then lasts as long as the page. */
  lasting = $state(true);

  constructor() {
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.kept = stored();
    });
  }

  /** The latest first. */
  get list(): readonly MySheet[] {
    return this.kept.sheets;
  }

  of(game: string): MySheet[] {
    return this.list.filter((one) => one.game === game);
  }

  find(id: string): MySheet | undefined {
    return this.list.find((one) => one.id === id);
  }

  /** Add a sheet, or put it in the place of the one with its id. */
  keep(sheet: Omit<MySheet, "at">): void {
    const others = this.list.filter((one) => one.id !== sheet.id);
    this.write({ ...this.kept, sheets: [{ ...sheet, at: Date.now() }, ...others] });
  }

  forget(id: string): void {
    this.write({ ...this.kept, sheets: this.list.filter((one) => one.id !== id) });
  }

  /** Put a sheet back where it was. */
  restore(sheet: MySheet, place: number): void {
    this.write({ ...this.kept, sheets: [...this.list.slice(0, place), sheet, ...this.list.slice(place)] });
  }

  isTaken(game: string): boolean {
    return this.kept.taken.includes(game);
  }

  /** Keep the sheet of a finished game, once. */
  take(game: string, sheet: Omit<MySheet, "at">): void {
    this.kept = { ...this.kept, taken: [game, ...this.kept.taken].slice(0, MOST_TAKEN) };
    this.keep(sheet);
  }

  private write(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      this.lasting = false;
    }
  }
}

export const mySheets = new MySheets();
