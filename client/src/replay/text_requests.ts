// Game files are sent and received as text: parsing and rewriting numbers would break their signature.

import { Refusal, Unreachable } from "../lib/http";
import { settings } from "../lib/settings.svelte";
import type { Problem } from "../wire";

interface TextRequest {
  token?: string;
  /** The body to send; without one it is a GET request. */
  text?: string;
}

export async function requestText(path: string, { token, text }: TextRequest): Promise<string> {
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
