// HTTP requests with JSON; a refusal becomes an error with its reason.

import type { Problem } from "../wire";
import { settings } from "./settings.svelte";

/** The server refused, with a reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason);
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

interface Asking {
  method?: "GET" | "POST";
  body?: unknown;
  token?: string;
}

export async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (asking.body !== undefined) headers["Content-Type"] = "application/json";
  if (asking.token) headers["Authorization"] = `Bearer ${asking.token}`;
  const method = asking.method ?? (asking.body === undefined ? "GET" : "POST");
  const body = asking.body === undefined ? {} : { body: JSON.stringify(asking.body) };
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...body });
  } catch {
    throw new Unreachable();
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, said as Problem);
  return said as T;
}
