// Run before each file of tests: loads the English texts, as a page does at its start, and resets what an earlier file
// may have changed. Files share their modules, since loading them for each takes five times as long as all tests.
import { vi } from "vitest";
import { texts } from "./lib/i18n/texts.svelte";
import { DEFAULTS, settings } from "./lib/state/settings.svelte";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
globalThis.localStorage?.clear();
await texts.use("en");
settings.take(DEFAULTS);
