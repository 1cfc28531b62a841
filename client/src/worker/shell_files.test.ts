import { expect, it } from "vitest";
import { OFFLINE } from "./offline_shell";
import { type BuiltFile, shellFiles, shellOf } from "./shell_files";

const none = { importedAssets: new Set<string>() };
const built: BuiltFile[] = [
  { fileName: "sw.js", type: "chunk", isEntry: true, facadeModuleId: "/client/src/worker/sw.ts" },
  {
    fileName: "assets/index-1.js",
    type: "chunk",
    isEntry: true,
    facadeModuleId: "/client/index.html",
    imports: ["assets/shared-1.js"],
    viteMetadata: { ...none, importedCss: new Set(["assets/index-1.css"]) },
  },
  { fileName: "assets/shared-1.js", type: "chunk", imports: ["assets/index-1.js"] },
  { fileName: "assets/Offline-1.js", type: "chunk", facadeModuleId: "/client/src/pages/Offline.svelte" },
  { fileName: "assets/Rules-1.js", type: "chunk", facadeModuleId: "/client/src/pages/Rules.svelte" },
  { fileName: "assets/pages-1.js", type: "chunk", facadeModuleId: "/client/src/locales/fr/pages.ftl?raw" },
  { fileName: "assets/noto-latin-wght-normal-1.woff2", type: "asset" },
  { fileName: "assets/noto-latin-ext-wght-normal-1.woff2", type: "asset" },
];

it("lists what the page without a connection needs, and no more", () => {
  expect(shellFiles(built)).toEqual([
    "assets/Offline-1.js",
    "assets/index-1.css",
    "assets/index-1.js",
    "assets/noto-latin-wght-normal-1.woff2",
    "assets/pages-1.js",
    "assets/shared-1.js",
  ]);
});

it("has another version as soon as a file has another name", () => {
  const shell = shellOf(built);
  expect(shell.files.slice(0, 2)).toEqual([OFFLINE, "/mark.svg"]);
  expect(shellOf([...built].reverse())).toEqual(shell);
  const newer = built.map((one) => ({ ...one, fileName: one.fileName.replace("pages-1", "pages-2") }));
  expect(shellOf(newer).version).not.toBe(shell.version);
});
