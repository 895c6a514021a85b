import { signed } from "./numbers";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Area, Messages } from "./messages";
import languages from "../../../../src/exlibris/texts/languages.json";

/** A language with texts; English fills the gaps of a partial one. */
interface Known {
  code: string;
  name: string;
  partial?: boolean;
}

const known: readonly Known[] = languages;
export type Language = string;
export const LANGUAGES: readonly Language[] = known.map(({ code }) => code);
/** The languages' names for themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = Object.fromEntries(
  known.map(({ code, name }) => [code, name]),
);
const PARTIAL = new Set(known.filter(({ partial }) => partial).map(({ code }) => code));

const SOURCE = "../../../../src/exlibris/texts/";
const sources = import.meta.glob<string>(
  "../../../../src/exlibris/texts/*/{account,bytext,chat,client,deal,deck,draft,end,files,hints,keys,learn,lobby,pace,people,players,refusals,replay,score,why}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

/** Return a catalog's messages; for a partial language, English with its messages on top. */
async function read(language: Language, area: Area, isPartial = false): Promise<FluentResource[]> {
  const before = isPartial ? await read("en", area) : [];
  const source = sources[`${SOURCE}${language}/${area}.ftl`];
  if (!source && !isPartial) throw new Error(`There is no catalog ${language}/${area}.ftl`);
  return source ? [...before, new FluentResource(await source())] : before;
}

/** The client's messages in one language, for all areas that pages have requested. */
export class Texts {
  /** The language of the page. */
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  #wanted: Language = "en";
  #areas = new Set<Area>(["client"]);
  /** The language and the areas of the bundle. */
  #loaded = "";
  readonly #partial: ReadonlySet<Language>;

  constructor(partial: ReadonlySet<Language> = PARTIAL) {
    this.#partial = partial;
  }

  /** Change the language. The page keeps its language until the catalogs are loaded. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await this.#fill();
    } catch (error) {
      this.#wanted = this.language;
      throw error;
    }
  }

  async load(area: Area): Promise<void> {
    this.#areas.add(area);
    try {
      await this.#fill();
    } catch (error) {
      this.#areas.delete(area);
      throw error;
    }
  }

  /** Load the wanted catalogs, again if the wanted language has changed meanwhile. Nothing changes if all are there. */
  async #fill(): Promise<void> {
    const language = this.#wanted;
    const areas = [...this.#areas];
    const wanted = [language, ...areas].join();
    if (wanted === this.#loaded) return;
    const allowOverrides = this.#partial.has(language);
    const resources = await Promise.all(areas.map((area) => read(language, area, allowOverrides)));
    if (language !== this.#wanted || areas.length !== this.#areas.size) return this.#fill();
    const bundle = new FluentBundle(language, { useIsolating: false });
    const problems = resources.flat().flatMap((resource) => bundle.addResource(resource, { allowOverrides }));
    if (problems.length > 0) throw new Error(`${language}: ${problems.join("; ")}`);
    this.#bundle = bundle;
    this.#loaded = wanted;
    this.language = language;
  }

  text(id: string, args?: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args ?? null, errors);
    if (errors.length > 0) console.error(`${this.language}: ${id}:`, ...errors);
    return Object.values(args ?? {}).some(isNegative) ? text.replace(HYPHENS, signed) : text;
  }
}

/** The hyphens that languages put before negative numbers. */
const HYPHENS = /(?<![\p{L}\p{N}-])-(?=\p{N})/gu;

const isNegative = (value: FluentVariable): boolean => typeof value === "number" && value < 0;

export const texts = new Texts();

export type MessageId = keyof Messages;

/** The arguments for a message. A composed id must begin and end like a message id. */
type ArgumentsOf<Id extends string> = [Id] extends [MessageId]
  ? [Messages[Id]] extends [never]
    ? []
    : [args: Record<Messages[Id], FluentVariable>]
  : string extends Id
    ? [args?: Record<string, FluentVariable>]
    : Extract<MessageId, Id> extends never
      ? [unknownMessage: never]
      : [args?: Record<string, FluentVariable>];

/** Mark a string as a message id. */
export const msg = <Id extends MessageId>(id: Id): Id => id;

/** Return a message in the page's language; a missing one is shown as its id. */
export function t<Id extends string>(id: Id, ...[args]: ArgumentsOf<Id>): string {
  return texts.text(id, args);
}

/** Load an area's catalog. Await it before showing a page that uses the area's messages. */
export function loadTexts(area: Area): Promise<void> {
  return texts.load(area);
}
