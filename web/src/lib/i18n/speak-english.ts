// Setup for all tests: loads the English texts, as a page does at its start.
import { texts } from "./texts.svelte";

await texts.use("en");
