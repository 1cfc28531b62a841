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
}

const KEY = "ludotheque.rooms";
const MOST = 60;

function stored(): MyRoom[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as MyRoom[]).filter((one) => typeof one?.room === "string") : [];
  } catch {
    return [];
  }
}

class MyRooms {
  list: MyRoom[] = $state(stored());

  find(room: string): MyRoom | undefined {
    return this.list.find((one) => one.room === room);
  }

  /** Add or change what is known of a room; the newest come first, the oldest fall out. */
  keep(room: string, known: Partial<MyRoom>): void {
    const usual: MyRoom = {
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
    const others = this.list.filter((one) => one.room !== room);
    this.list = [{ ...usual, ...this.find(room), ...known }, ...others].slice(0, MOST);
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
      // without a store the links of the address bar still open the room
    }
  }
}

export const myRooms = new MyRooms();
