// Writes brotli and gzip versions of every file in a folder that gets smaller, so that servers need not compress.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const folder = process.argv[2];

for (const name of readdirSync(folder, { recursive: true })) {
  if (!TEXTS.has(extname(name)) || name.startsWith(".vite")) continue;
  const plain = readFileSync(join(folder, name));
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
  const gzip = gzipSync(plain, { level: 9 });
  for (const [ending, smaller] of [["br", brotli], ["gz", gzip]]) {
    if (smaller.length < plain.length) writeFileSync(join(folder, `${name}.${ending}`), smaller);
  }
}
