import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { applyAppearance } from "./lib/state/appearance";
import { startLanguage } from "./lib/state/language";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

applyAppearance();
await startLanguage();
mount(App, { target });
if (import.meta.env.PROD) void import("./offline/register").then(({ stayReadable }) => stayReadable());
