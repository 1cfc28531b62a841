// Download the game as a file. The token goes into a header, as addresses get logged.

import type { Connection } from "../lib/connection.svelte";
import { Refusal } from "../lib/http";
import { t } from "../lib/words.svelte";
import { requestText } from "../replay/text_requests";
import { toasts } from "../ui/toasts.svelte";

export async function exportRoom(connection: Connection): Promise<void> {
  try {
    const game = await requestText(`/api/rooms/${connection.room}/export`, { token: connection.token });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([game], { type: "application/json" }));
    link.download = `ludotheque-${connection.room}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    toasts.show(error instanceof Refusal ? error.message : t("table-unreachable"), { tone: "refusal" });
  }
}
