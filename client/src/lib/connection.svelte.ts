// A WebSocket to one room. It resumes after an interruption and holds the latest messages.

import type {
  Advice,
  Chances,
  Down,
  Line,
  Missed,
  Refused,
  Said,
  Standing,
  State,
  Up,
  UsualOrders,
  Welcome,
} from "../wire";
import type { PresenceKnown } from "../table/absence";
import { settings, type Lang } from "./settings.svelte";

export type Link = "connecting" | "open" | "cut" | "closed";

/** A line of the log with the number of its state. */
export interface KeptLine extends Line {
  seq: number;
}

/** What happened during an absence, around the match and in it. */
export interface Recap {
  notes: Missed[];
  lines: Line[];
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** Close codes after which reconnecting is pointless: malformed, wrong token, unknown room. */
const HOPELESS = [4400, 4403, 4404];

export class Connection {
  link: Link = $state("connecting");
  welcome: Welcome | undefined = $state.raw();
  state: State | undefined = $state.raw();
  log: KeptLine[] = $state.raw([]);
  /** Who is connected and who is missing, as last reported. */
  presence: PresenceKnown | undefined = $state.raw();
  spectators = $state(0);
  advice: Advice | undefined = $state.raw();
  chances: Chances | undefined = $state.raw();
  refused: Refused | undefined = $state.raw();
  said: Said[] = $state.raw([]);
  /** The standing orders of the own seats, as the server keeps them. */
  standing: Readonly<Record<number, Standing>> = $state.raw({});
  recap: Recap | undefined = $state.raw();
  /** Time of the next attempt to connect; 0 while connected. */
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
  /** The next state is the recap of an absence. */
  private returning = false;

  constructor(
    readonly room: string,
    readonly token: string,
    private readonly inWords = true,
    /** The last state seen before the page was reloaded. */
    private readonly seenBefore = 0,
    /** The standing orders of this browser, if they hold in this room. */
    private readonly orders?: () => UsualOrders,
  ) {
    addEventListener("online", this.online);
    this.open();
  }

  send(message: Up): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Listen to every message; returns a function that stops listening. */
  onMessage(listener: (message: Down) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.online);
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    this.link = "closed";
    this.socket?.close();
  }

  /** Reconnect without waiting for the next attempt. */
  reconnect(): void {
    clearTimeout(this.retry);
    this.open();
  }

  /** The network is back, so reconnect immediately. */
  private readonly online = (): void => {
    if (this.retryAt) this.reconnect();
  };

  /** Change the language; sends nothing if it is the current one. */
  setLanguage(lang: Lang): void {
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
    socket.addEventListener("open", () => this.sendHello());
    socket.addEventListener("message", (event) => this.receive(JSON.parse(String(event.data)) as Down));
    socket.addEventListener("close", (event) => this.cut(socket, event));
  }

  private sendHello(): void {
    const seen = this.state?.seq ?? this.seenBefore;
    this.returning = seen > 0;
    const { room, token, lang, inWords } = this;
    const orders = this.orders?.();
    this.send({ type: "hello", room, token, seen, lang, document: inWords, ...(orders && { orders }) });
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

  private receive(message: Down): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.link = "open";
        this.closeReason = "";
        this.wait = FIRST_WAIT;
        break;
      case "state":
        this.applyState(message);
        break;
      case "presence":
        this.presence = { present: message.present, missing: message.missing ?? [], at: performance.now() };
        this.spectators = message.spectators ?? 0;
        break;
      case "advice":
        if (this.isCurrent(message)) this.advice = message;
        break;
      case "chances":
        if (this.isCurrent(message)) this.chances = message;
        break;
      case "refused":
        this.refused = message;
        break;
      case "said":
        this.said = [...this.said, message].slice(-20);
        break;
      case "standing":
        this.standing = { ...this.standing, [message.seat]: message };
        break;
      case "closing":
        this.closeReason = message.reason;
        if (message.retry !== undefined && message.retry >= 0) this.wait = message.retry * 1000;
        break;
    }
    for (const listener of this.listeners) listener(message);
  }

  /** Whether what was asked is about the present question: the answer may come after the next one was asked. */
  private isCurrent({ seq }: Advice | Chances): boolean {
    return seq === this.state?.seq;
  }

  private applyState(state: State): void {
    if (this.returning) this.showRecap(state);
    // A state that starts earlier than the log (after a change of language) replaces the log from there.
    const kept = this.log.filter((line) => line.seq <= state.since);
    this.log = [...kept, ...(state.log ?? []).map((line) => ({ ...line, seq: state.seq }))];
    if (state.seq !== this.state?.seq) this.advice = this.chances = this.refused = undefined;
    this.state = state;
  }

  /** The lines of the first state after an absence are the recap. A reloaded page then requests the whole log. */
  private showRecap(state: State): void {
    this.returning = false;
    const notes = this.welcome?.missed ?? [];
    const lines = state.log ?? [];
    if (notes.length || lines.length) this.recap = { notes, lines };
    if (!this.state && state.since > 0) this.send({ type: "speak", lang: this.lang });
  }
}
