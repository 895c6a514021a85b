// Our letters inside a picture: an SVG that is drawn as an image can't load any.

const FAMILY = "Alegreya";

async function asData(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("no font"));
    reader.readAsDataURL(file);
  });
}

function fontFaces(): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue("font-family").replaceAll('"', "") === FAMILY);
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\("?(.+?)"?\)/.exec(style.getPropertyValue("src"))!;
  const data = await asData(new URL(address!, parentStyleSheet?.href ?? location.href).href);
  const kept = ["font-weight", "unicode-range"].map((name) => `${name}:${style.getPropertyValue(name)}`);
  return `@font-face{font-family:${FAMILY};src:url(${data}) format("woff2");${kept.join(";")}}`;
}

/** Return the page's font rules with their data embedded; the fonts are also loaded for measuring. */
export async function embeddedFonts(): Promise<string> {
  const loaded = [500, 800].map((weight) => document.fonts.load(`${weight} 20px ${FAMILY}`, "Aą"));
  const rules = await Promise.all(fontFaces().map(embedded));
  await Promise.all(loaded);
  return rules.join("");
}
