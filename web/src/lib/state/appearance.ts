import { settings, type TextSize, type Theme } from "./settings.svelte";

/** Apply the theme and text size of the settings. Call it at the start and after each change. */
export function applyAppearance(): void {
  const { style, dataset } = document.documentElement;
  if (settings.theme === "system") delete dataset.theme;
  else dataset.theme = settings.theme;
  style.setProperty("--text-size", String(settings.textSize));
}

export function chooseTheme(theme: Theme): void {
  settings.set({ theme });
  applyAppearance();
}

export function chooseTextSize(textSize: TextSize): void {
  settings.set({ textSize });
  applyAppearance();
}
