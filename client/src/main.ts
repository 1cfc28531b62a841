import "@fontsource-variable/atkinson-hyperlegible-next";
import "@fontsource-variable/grenze-gotisch";
import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadWords } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";

await loadWords(settings.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });
