// Rooms that this browser can enter, with their secrets; stored only here.

export interface MyRoom {
  room: string;
  game: string;
  mode: string;
  token: string;
  /** Invitation links by seat. */
  invitations: { seat: number; token: string }[];
  spectators: string;
  at: number;
  over: boolean;
  /** Own seats in the room, as far as known. */
  seats: number[];
  /** The link that was used to sit down; it is spent. */
  link?: string;
  /** A link about to be used, with the token for the seat; stored before the request is sent. */
  joining?: { link: string; token: string } | undefined;
}

/** Whether this browser holds a seat or is the host. */
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

/** The stored rooms; earlier versions stored fewer fields. */
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
  /** False once storing has failed: the list then lasts as long as the page. */
  lasting = true;

  find(room: string): MyRoom | undefined {
    return this.list.find((one) => one.room === room);
  }

  /** Add or update a room; newest first, the oldest are dropped. */
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
