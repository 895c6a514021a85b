import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startLanguage } from "./lib/state/language";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

await startLanguage();
mount(App, { target });
