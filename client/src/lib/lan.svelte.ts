// How other devices reach the server, for links made under a name that only works on this computer.

import type { LanShown } from "../wire";
import { ask } from "./http";

const ONLY_HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether a host means the computer on which it is opened. */
export function isOnlyHere(hostname: string): boolean {
  return ONLY_HERE.test(hostname.toLowerCase());
}

class Lan {
  /** The addresses of the server in its network. */
  addresses: readonly string[] = $state.raw([]);
  /** The server cannot be reached from other devices at all. */
  closed = $state(false);
  /** The address under which links are shown; all links on a page follow the choice. */
  chosen: string = $state(location.origin);
  private asked = false;

  /** Ask the server once; without an answer the links stay as they are. */
  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const { addresses = [], loopback_only = false } = await ask<LanShown>("/api/lan");
      this.addresses = addresses;
      this.closed = loopback_only;
      this.chosen = addresses[0] ?? location.origin;
    } catch {
      this.asked = false;
    }
  }
}

export const lan = new Lan();
