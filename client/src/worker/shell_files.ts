// Lists, during the build, the files with which the service worker shows the page without a connection.

import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { OFFLINE, type Shell } from "./offline_shell";

const WORKER = "sw.js";
const PLACE = /["'`]@@shell@@["'`]/;
/** Modules loaded on demand that the page needs: itself, and the messages of both languages. */
const LATER = /\/src\/pages\/Offline\.svelte$|\/locales\/\w+\/\w+\.ftl/;
/** Of the fonts, those with the letters of both languages. */
const FONT = /-latin-wght-normal-|symbols-/;

/** What the list needs to know of a file of the build. */
export interface BuiltFile {
  fileName: string;
  type: "chunk" | "asset";
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } | undefined;
}

/** The files of the page without a connection, in a fixed order. */
export function shellFiles(built: readonly BuiltFile[]): string[] {
  const byName = new Map(built.map((one) => [one.fileName, one]));
  const found = new Set<string>();
  function take(name: string): void {
    const file = byName.get(name);
    if (!file || found.has(name)) return;
    found.add(name);
    for (const other of file.imports ?? []) take(other);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  }
  for (const { fileName, isEntry, facadeModuleId } of built)
    if ((isEntry && fileName !== WORKER) || LATER.test(facadeModuleId ?? "")) take(fileName);
  for (const { fileName } of built) if (fileName.endsWith(".woff2") && FONT.test(fileName)) found.add(fileName);
  return [...found].sort();
}

export function shellOf(built: readonly BuiltFile[]): Shell {
  const files = shellFiles(built);
  const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
  return { version, files: [OFFLINE, "/mark.svg", ...files.map((name) => `/${name}`)] };
}

/** Writes the list into the worker. */
export function shellList(): Plugin {
  return {
    name: "shell-list",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error(`${WORKER} is not built`);
      const list = JSON.stringify(JSON.stringify(shellOf(Object.values(bundle) as BuiltFile[])));
      if (!PLACE.test(worker.code)) throw new Error(`${WORKER} has no place for the list`);
      worker.code = worker.code.replace(PLACE, () => list);
    },
  };
}
