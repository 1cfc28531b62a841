// One WebSocket to one room: hello, resume after a cut from the last seen number, and what was said last.

import type { Advice, Chances, Down, Line, Missed, Refused, Said, Standing, State, Up, Welcome } from "../wire";
import { settings, type Lang } from "./settings.svelte";

export type Link = "connecting" | "open" | "cut" | "closed";

/** A line of the log with the number of the state it came with. */
export interface KeptLine extends Line {
  seq: number;
}

/** What happened while one was away: around the match, and in it. */
export interface Recap {
  notes: Missed[];
  lines: Line[];
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** Codes after which trying again would be no use: malformed, wrong token, no such room. */
const HOPELESS = [4400, 4403, 4404];

export class Connection {
  link: Link = $state("connecting");
  welcome: Welcome | undefined = $state.raw();
  state: State | undefined = $state.raw();
  /** When the state came, on the clock of the page: what is left of a time counts down from there. */
  stateAt = $state(0);
  log: KeptLine[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  advice: Advice | undefined = $state.raw();
  chances: Chances | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  said: Said[] = $state.raw([]);
  standing: Standing | undefined = $state.raw();
  recap: Recap | undefined = $state.raw();
  /** When the next attempt to connect is made; 0 while connected. */
  retryAt = $state(0);
  closeReason = $state("");
  closeCode = $state(0);

  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private listeners = new Set<(message: Down) => void>();
  private ended = false;
  private lang: Lang = settings.lang;
  /** The next state tells what was missed; from then on each tells what just happened. */
  private returning = false;

  constructor(
    readonly room: string,
    readonly token: string,
    private readonly twin = true,
    /** The number this browser saw last, before the page was loaded anew. */
    private readonly seenBefore = 0,
  ) {
    addEventListener("online", this.online);
    this.open();
  }

  send(message: Up): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Hear every message, for those who need more than the last one of a kind; gives back how to stop. */
  onMessage(hear: (message: Down) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.online);
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    this.link = "closed";
    this.socket?.close();
  }

  /** Try again now rather than when the wait is over. */
  reconnect(): void {
    clearTimeout(this.retry);
    this.open();
  }

  /** The network is back: no need to wait for the next attempt. */
  private readonly online = (): void => {
    if (this.retryAt) this.reconnect();
  };

  /** From now on in that language; nothing is sent if it is the one that is spoken. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.link === "open") this.send({ type: "speak", lang });
  }

  forgetRecap(): void {
    this.recap = undefined;
  }

  private open(): void {
    if (this.ended) return;
    this.retryAt = 0;
    this.link = this.state ? "cut" : "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.addEventListener("open", () => this.greet());
    socket.addEventListener("message", (event) => this.hear(JSON.parse(String(event.data)) as Down));
    socket.addEventListener("close", (event) => this.cut(socket, event));
  }

  private greet(): void {
    const seen = this.state?.seq ?? this.seenBefore;
    this.returning = seen > 0;
    const { room, token, lang, twin } = this;
    this.send({ type: "hello", room, token, seen, lang, twin });
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.send({ type: "ping", at: performance.now() }), PING_EVERY);
  }

  private cut(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.socket || this.ended) return;
    clearInterval(this.pinging);
    this.closeCode = event.code;
    if (HOPELESS.includes(event.code)) {
      this.link = "closed";
      return;
    }
    this.link = this.state ? "cut" : "connecting";
    this.retryAt = Date.now() + this.wait;
    this.retry = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(message: Down): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.link = "open";
        this.closeReason = "";
        this.wait = FIRST_WAIT;
        break;
      case "state":
        this.take(message);
        break;
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators ?? 0;
        break;
      case "advice":
        this.advice = message;
        break;
      case "chances":
        this.chances = message;
        break;
      case "refused":
        this.refused = message;
        break;
      case "said":
        this.said = [...this.said, message].slice(-20);
        break;
      case "standing":
        this.standing = message;
        break;
      case "closing":
        this.closeReason = message.reason;
        if (message.retry !== undefined && message.retry >= 0) this.wait = message.retry * 1000;
        break;
    }
    for (const hear of this.listeners) hear(message);
  }

  private take(state: State): void {
    if (this.returning) this.return(state);
    // A state from before what is here already (a language change, a first look) tells the log anew from there.
    const kept = this.log.filter((line) => line.seq <= state.since);
    this.log = [...kept, ...(state.log ?? []).map((line) => ({ ...line, seq: state.seq }))];
    if (state.seq !== this.state?.seq) this.advice = this.chances = this.refused = undefined;
    this.state = state;
    this.stateAt = performance.now();
  }

  /** The first state after an absence: its lines are the recap. A page that was loaded anew then wants the whole log. */
  private return(state: State): void {
    this.returning = false;
    const notes = this.welcome?.missed ?? [];
    const lines = state.log ?? [];
    if (notes.length || lines.length) this.recap = { notes, lines };
    if (!this.state && state.since > 0) this.send({ type: "speak", lang: this.lang });
  }
}
