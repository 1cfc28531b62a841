import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { iconCredits } from "./src/pages/credits/collect";
import { shellList } from "./src/worker/shell_files";

const server = process.env["LUDO_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte" }), iconCredits("src"), shellList()],
  build: {
    outDir: "../src/ludotheque/static",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The policy of the server allows no font out of a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      // A worker is updated at its address and serves the pages below it, so it keeps its name and stays at the root.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server.replace(/^http/, "ws"), ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // A new environment for each file would take most of the time of the tests.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], pool: "vmThreads" },
});
