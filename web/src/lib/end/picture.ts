// The picture of a finished table: a component of the page, drawn by the browser as an image.
import { mount, unmount, type ComponentProps } from "svelte";
import { api } from "../api/http";
import type { TableInfo } from "../api/types";
import { saveFile } from "../dom/saveFile";
import { rulesName } from "../ui/rulesName";
import FinalPicture from "./FinalPicture.svelte";
import LibrarySlip from "./LibrarySlip.svelte";

/** A finished table, and the words that the end page has for it. `link` leads to the seat that the slip offers. */
export type FinalTable = Omit<ComponentProps<typeof FinalPicture>, "rules"> & {
  /** The headline if others have played the deal, and a note on it; both may be "". */
  lead: { text: string; note: string };
  table: TableInfo;
  you: number | null;
  link?: string;
};

/** The forms of the picture: the whole table, or a slip for a phone's screen. */
const FORMS = { table: FinalPicture, slip: LibrarySlip };
export type PictureForm = keyof typeof FORMS;

/** What `getAllContexts` returns: the parts of the picture need the session. */
type Contexts = Map<unknown, unknown>;

/** The letters of an image are read while it is drawn for the first times. */
const FEWEST_LOOKS = 3;
const MOST_LOOKS = 20;
const PAUSE_MS = 60;

const SVG = "http://www.w3.org/2000/svg";

/** Return a file's contents as an address. */
export function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("no font"));
    reader.readAsDataURL(file);
  });
}

/** Return the text of a style sheet with its fonts as data, since an image can't load any. A rule's own `cssText` lacks a
 * shorthand with a variable if a longhand follows.
 */
async function embedded({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  const css = href ? await (await fetch(href)).text() : ownerNode!.textContent!;
  const fonts = [...css.matchAll(/url\("?([^)"]+\.woff2)"?\)/g)].map(([, address]) => address!);
  const data = await Promise.all(
    fonts.map(async (font) => asData(await (await fetch(new URL(font, href ?? location.href))).blob())),
  );
  return fonts.reduce((text, font, index) => text.replace(font, data[index]!), css);
}

/** Return an element and the page's styles as an SVG document, by day. */
function documentOf(element: HTMLElement, css: string): string {
  const [width, height] = [element.offsetWidth, element.offsetHeight].map(String) as [string, string];
  const svg = document.createElementNS(SVG, "svg");
  const frame = document.createElementNS(SVG, "foreignObject");
  for (const each of [svg, frame]) {
    each.setAttribute("width", width);
    each.setAttribute("height", height);
  }
  svg.dataset.theme = "light";
  const style = Object.assign(document.createElement("style"), { textContent: css });
  frame.append(style, element.cloneNode(true));
  svg.append(frame);
  return new XMLSerializer().serializeToString(svg);
}

/** Draw the image until it looks the same twice: then all of its letters are there. */
async function drawn(image: HTMLImageElement): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  let before = "";
  for (let look = 0; look < MOST_LOOKS; look++) {
    context.drawImage(image, 0, 0);
    const now = canvas.toDataURL();
    if (look >= FEWEST_LOOKS && now === before) break;
    before = now;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return canvas;
}

/** Return a document as a PNG. Rejects if the browser can't draw it. */
async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = await drawn(image);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Draw the table outside the screen, where its parts find out how much room they have. */
async function draw(form: PictureForm, final: FinalTable, context: Contexts): Promise<Blob> {
  // Without the server the rulebook is named by its key, and computers have no levels.
  const [presets, bots] = await Promise.all([api.presets(), api.bots()]).catch(() => [[], []]);
  const target = document.createElement("div");
  target.style.cssText = "position: fixed; left: -9999px";
  target.inert = true;
  document.body.append(target);
  const rules = rulesName(final.table.options, presets);
  const headline = final.lead.text || final.headline;
  const props = { ...final, headline: form === "slip" ? final.headline : headline, rules, bots };
  const picture = mount(FORMS[form], { target, context, props });
  try {
    const css = await Promise.all([...document.styleSheets].map(embedded));
    await document.fonts.ready;
    return await toPng(documentOf(target.querySelector("article")!, css.join("")));
  } finally {
    void unmount(picture);
    target.remove();
  }
}

/** Return a picture of a finished table as a file. Rejects if the browser can't draw it. */
export async function pictureOf(form: PictureForm, final: FinalTable, context: Contexts): Promise<File> {
  const name = `exlibris-${final.table.id}-${form}.png`;
  return new File([await draw(form, final, context)], name, { type: "image/png" });
}

/** Give a picture and its words to the system's share menu, or save it if there is no such menu. Returns whether it was
 * saved.
 */
export async function sendPicture(file: File, text: string): Promise<boolean> {
  if (navigator.canShare?.({ files: [file], text }))
    try {
      await navigator.share({ files: [file], text });
      return false;
    } catch (error) {
      // Closing the share menu is not an error.
      if (error instanceof DOMException && error.name === "AbortError") return false;
    }
  saveFile(file);
  return true;
}
