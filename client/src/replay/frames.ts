// The frames of a finished match as the server tells them, fetched a page at a time and kept.

import { ask } from "../lib/http";
import type { FramePage, FrameShown, Mark, RoomSummary, Told } from "../wire";

/** Through whose eyes and in which words. */
export interface Reading {
  seat: number;
  lang: string;
}

export const PAGE = 40;

export type FetchPage = (from: number, to: number, reading: Reading) => Promise<FramePage>;

/** How pages are asked for at a room of the server, the last frame included. Without a seat everything lies open. */
export function pagesOf(room: string, token: string): FetchPage {
  return (from, to, { seat, lang }) => {
    const eyes = seat < 0 ? "" : `&seat=${seat}`;
    return ask<FramePage>(`/api/rooms/${room}/frames?from=${from}&to=${to}${eyes}&lang=${lang}`, { token });
  };
}

export function summaryOf(room: string, token: string): Promise<RoomSummary> {
  return ask<RoomSummary>(`/api/rooms/${room}`, { token });
}

/** Frames numbered from 0, of which some may not be here yet. */
export class Shelf {
  total = 0;
  marks: Mark[] = [];
  log: Told[] = [];
  readonly frames: (FrameShown | undefined)[] = [];
  private readonly asked = new Map<number, Promise<void>>();

  constructor(
    private readonly fetchPage: FetchPage,
    readonly reading: Reading,
  ) {}

  /** Bring the page on which a frame stands. */
  bring(n: number): Promise<void> {
    const page = Math.floor(Math.max(n, 0) / PAGE);
    let asked = this.asked.get(page);
    if (!asked) {
      asked = this.load(page);
      asked.catch(() => this.asked.delete(page));
      this.asked.set(page, asked);
    }
    return asked;
  }

  /** The first frame that is not here, -1 if all are. */
  get missing(): number {
    for (let n = 0; n < this.total; n++) if (!this.frames[n]) return n;
    return -1;
  }

  private async load(page: number): Promise<void> {
    const found = await this.fetchPage(page * PAGE, page * PAGE + PAGE - 1, this.reading);
    this.total = found.total;
    this.marks = found.marks ?? this.marks;
    this.log = found.log ?? this.log;
    for (const frame of found.frames) this.frames[frame.n] = frame;
  }
}
