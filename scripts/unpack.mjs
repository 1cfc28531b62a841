// Decompresses every brotli file of one folder into another.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const [from, to] = process.argv.slice(2);

for (const name of readdirSync(from).filter((name) => name.endsWith(".br"))) {
  writeFileSync(join(to, basename(name, ".br")), brotliDecompressSync(readFileSync(join(from, name))));
}
