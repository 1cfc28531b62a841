// The rooms this browser has a right to, with their secrets; kept here alone.

export interface MyRoom {
  room: string;
  game: string;
  mode: string;
  token: string;
  /** Links to hand out, by seat. */
  invitations: { seat: number; token: string }[];
  spectators: string;
  at: number;
  over: boolean;
  /** The seats one has there, as far as one has been inside. */
  seats: number[];
  /** The link by which one sat down; it opens nothing any more. */
  link?: string;
  /** A link by which one is about to sit down, with the token the seat is to have: kept before it is sent. */
  joining?: { link: string; token: string } | undefined;
}

/** Does this browser hold a seat there, or is it the host's? */
export function holds(room: MyRoom | undefined): boolean {
  return !!room?.token && (room.seats.length > 0 || room.invitations.length > 0);
}

const KEY = "ludotheque.rooms";
const MOST = 60;

function unknown(room: string): MyRoom {
  return {
    room,
    game: "",
    mode: "",
    token: "",
    invitations: [],
    spectators: "",
    at: Date.now(),
    over: false,
    seats: [],
  };
}

/** What was kept, also by an earlier version that knew less. */
function stored(): MyRoom[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const rooms = Array.isArray(found) ? (found as MyRoom[]).filter((one) => typeof one?.room === "string") : [];
    return rooms.map((one) => ({ ...unknown(one.room), ...one }));
  } catch {
    return [];
  }
}

class MyRooms {
  list: MyRoom[] = $state(stored());
  /** False once something could not be written: it is gone when the page is. */
  lasting = true;

  find(room: string): MyRoom | undefined {
    return this.list.find((one) => one.room === room);
  }

  /** Add or change what is known of a room; the newest come first, the oldest fall out. */
  keep(room: string, known: Partial<MyRoom>): void {
    const others = this.list.filter((one) => one.room !== room);
    this.list = [{ ...unknown(room), ...this.find(room), ...known }, ...others].slice(0, MOST);
    this.write();
  }

  forget(room: string): void {
    this.list = this.list.filter((one) => one.room !== room);
    this.write();
  }

  private write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list));
    } catch {
      this.lasting = false;
    }
  }
}

export const myRooms = new MyRooms();
