// The sheet that was deleted last, and where it was, until it is put back or the pages are left.

import { mySheets, type MySheet } from "../../../lib/my_sheets.svelte";

class Trash {
  last: { sheet: MySheet; place: number } | undefined = $state.raw();

  put(sheet: MySheet): void {
    this.last = { sheet, place: mySheets.list.findIndex((one) => one.id === sheet.id) };
    mySheets.forget(sheet.id);
  }

  restore(): void {
    if (this.last) mySheets.restore(this.last.sheet, Math.max(this.last.place, 0));
    this.last = undefined;
  }
}

export const trash = new Trash();
