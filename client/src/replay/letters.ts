// Game files go over the line letter by letter: they are sealed, and numbers written anew would break the seal.

import { Refusal, Unreachable } from "../lib/http";
import { settings } from "../lib/settings.svelte";
import type { Problem } from "../wire";

interface Letter {
  token?: string;
  /** Sent as it is; without one it is only asked for. */
  text?: string;
}

export async function exchange(path: string, { token, text }: Letter): Promise<string> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (text !== undefined) headers["Content-Type"] = "application/json";
  const sent = text === undefined ? {} : { method: "POST", body: text };
  let answer: Response;
  try {
    answer = await fetch(path, { headers, ...sent });
  } catch {
    throw new Unreachable();
  }
  const said = await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, JSON.parse(said) as Problem);
  return said;
}
