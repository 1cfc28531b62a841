import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource-variable/grenze-gotisch";
import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { installation } from "./lib/installing.svelte";
import { followNewPages } from "./lib/renewal";
import { registerWorker } from "./lib/worker";
import { loadWords } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";

followNewPages();
installation.listen();
if (import.meta.env.PROD) registerWorker();
await loadWords(settings.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });
