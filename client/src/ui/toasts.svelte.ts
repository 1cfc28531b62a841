// Short messages that disappear: refusals, confirmations. Nothing important is shown here only.

export interface Toast {
  id: number;
  text: string;
  /** The rule behind a refusal. */
  rule?: string;
  /** An action that the message offers. */
  act?: { label: string; press: () => void };
  tone: "note" | "refusal";
}

const STAYS = 7000;
const MOST = 3;

class Toasts {
  list: Toast[] = $state.raw([]);
  private next = 1;

  show(text: string, more: Partial<Omit<Toast, "id" | "text">> = {}): void {
    const toast: Toast = { tone: "note", ...more, id: this.next++, text };
    this.list = [...this.list.filter((one) => one.text !== text), toast].slice(-MOST);
    setTimeout(() => this.drop(toast.id), STAYS);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
