// Dragging dice from the tray onto boxes with any pointer.

import type { Attachment } from "svelte/attachments";
import type { Loose, Placing } from "./placing.svelte";

/** A press becomes a drag after this many pixels. */
const SLACK = 6;
/** A finger hides what is under it: the die floats this many pixels above. */
const ABOVE = 40;

export class Dragging {
  /** The die that floats, and where. */
  shown: { die: Loose; x: number; y: number } | undefined = $state.raw();
  /** The box below the die, -1 for none. */
  over = $state(-1);

  constructor(private readonly placing: Placing) {}

  /** Makes a die of the tray draggable. */
  handle(die: Loose): Attachment<HTMLElement> {
    return (thing) => {
      let from: { x: number; y: number; id: number } | undefined;
      let moved = false;
      const end = (): void => {
        from = undefined;
        this.shown = this.placing.dragged = undefined;
        this.over = -1;
      };
      const handlers = {
        pointerdown: (event: PointerEvent): void => {
          moved = false;
          if (event.button !== 0 || this.placing.session.pending) return;
          from = { x: event.clientX, y: event.clientY, id: event.pointerId };
          thing.setPointerCapture(event.pointerId); // a quick pointer leaves the die before it moves a second time
        },
        pointermove: (event: PointerEvent): void => {
          if (!from || event.pointerId !== from.id) return;
          if (!moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
          if (!moved) {
            moved = true;
            this.placing.drag(die);
          }
          const y = event.clientY - (event.pointerType === "mouse" ? 0 : ABOVE);
          this.shown = { die, x: event.clientX, y };
          this.over = boxAt(event.clientX, y) ?? boxAt(event.clientX, event.clientY) ?? -1;
        },
        pointerup: (): void => {
          const box = this.over;
          const dragged = moved && !!this.shown;
          end();
          if (dragged) this.placing.drop(die, box < 0 ? undefined : box);
        },
        pointercancel: end,
        click: (event: Event): void => {
          if (!moved) return;
          moved = false;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
      };
      const names = Object.keys(handlers) as (keyof typeof handlers)[];
      for (const name of names) thing.addEventListener(name, handlers[name] as EventListener, true);
      return () => {
        if (moved && this.shown?.die.key === die.key) end();
        for (const name of names) thing.removeEventListener(name, handlers[name] as EventListener, true);
      };
    };
  }
}

/** The box at a place of the window. */
function boxAt(x: number, y: number): number | undefined {
  const found = document
    .elementsFromPoint(x, y)
    .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset["box"] !== undefined);
  return found ? Number(found.dataset["box"]) : undefined;
}
