// Before any test: texts are English, as on a page that has started.
import { texts } from "./texts.svelte";

await texts.speak("en");
