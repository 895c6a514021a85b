import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startSpeaking } from "./lib/state/language";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

await startSpeaking();
mount(App, { target });
