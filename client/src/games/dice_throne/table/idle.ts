// Why nothing can be done, where the rules give no specific reason.

import { t } from "../../../lib/words.svelte";
import type { Session } from "../../../table/session.svelte";

export function whyIdle(session: Session): string {
  if (session.state?.phase !== "playing") return t("idle-over");
  if (!session.active) return t("idle-watching");
  return session.question ? t("idle-otherwise") : t("idle-not-asked");
}
