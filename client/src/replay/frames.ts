// The frames of a finished match, fetched by page and cached.

import { ask } from "../lib/http";
import type { FramePage, FrameShown, Mark, RoomSummary, Told } from "../wire";

/** The view and the language. */
export interface Reading {
  seat: number;
  lang: string;
}

export const PAGE = 40;

export type FetchPage = (from: number, to: number, reading: Reading) => Promise<FramePage>;

/** Requests pages of frames of a room. Without a seat everything is visible. */
export function pagesOf(room: string, token: string): FetchPage {
  return (from, to, { seat, lang }) => {
    const viewer = seat < 0 ? "" : `&seat=${seat}`;
    return ask<FramePage>(`/api/rooms/${room}/frames?from=${from}&to=${to}${viewer}&lang=${lang}`, { token });
  };
}

export function summaryOf(room: string, token: string): Promise<RoomSummary> {
  return ask<RoomSummary>(`/api/rooms/${room}`, { token });
}

/** Frames numbered from 0, some of which may not be loaded. */
export class FrameCache {
  total = 0;
  marks: Mark[] = [];
  log: Told[] = [];
  readonly frames: (FrameShown | undefined)[] = [];
  private readonly asked = new Map<number, Promise<void>>();

  constructor(
    private readonly fetchPage: FetchPage,
    readonly reading: Reading,
  ) {}

  /** Load the page of a frame. */
  ensureLoaded(n: number): Promise<void> {
    const page = Math.floor(Math.max(n, 0) / PAGE);
    let asked = this.asked.get(page);
    if (!asked) {
      asked = this.load(page);
      asked.catch(() => this.asked.delete(page));
      this.asked.set(page, asked);
    }
    return asked;
  }

  /** The first frame that is not loaded, -1 if all are. */
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
