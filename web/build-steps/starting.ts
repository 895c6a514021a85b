// What stands in index.html itself: a script that can start the page afresh, and for a page without a server, whose host
// may send no headers, a Content-Security-Policy.
import { createHash, type BinaryLike } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const place = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TEXTS = place("../../src/exlibris/texts/");
const SCRIPT = place("../src/offline/afresh.ts");
const CHARSET = '<meta charset="utf-8" />';

/** Return the hash by which browsers know some content. */
export const integrity = (content: BinaryLike): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Build a script that stands alone. */
export async function alone(source: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define,
    build: { write: false, rolldownOptions: { input: source, output: { format: "iife" } } },
  });
  if (!("output" in built)) throw new Error(`the build of ${source} has no output`);
  return built.output[0].code;
}

/** Return the messages that the script shows, by language; a partial one may lack them. */
function words(): Record<string, Record<string, string>> {
  const ids = [...readFileSync(SCRIPT, "utf8").matchAll(/msg\("([^"]+)"\)/g)].map(([, id]) => id!);
  const languages = JSON.parse(readFileSync(`${TEXTS}languages.json`, "utf8")) as { code: string }[];
  const found = languages.map(({ code }) => {
    const file = `${TEXTS}${code}/client.ftl`;
    const texts = existsSync(file) ? readFileSync(file, "utf8") : "";
    return [
      code,
      ids.flatMap((id) => new RegExp(`^${id} = (.*)$`, "m").exec(texts)?.slice(1) ?? []),
    ] as const;
  });
  const whole = found.filter(([, said]) => said.length === ids.length);
  return Object.fromEntries(
    whole.map(([code, said]) => [code, Object.fromEntries(said.map((text, at) => [ids[at]!, text]))]),
  );
}

/** Return the plugin for a page whose files are in the folder `here`; `policy` makes its policy from its script's hash. */
export function starting(here: string, policy?: (script: string) => string): Plugin {
  return {
    name: "exlibris-starting",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const define = { __HERE__: JSON.stringify(here), __WORDS__: JSON.stringify(words()) };
        const script = (await alone(SCRIPT, define)).trim();
        const content = policy?.(`'${integrity(script)}'`);
        const meta = content ? `<meta http-equiv="Content-Security-Policy" content="${content}" />` : "";
        return html.replace(CHARSET, () => `${CHARSET}${meta}<script>${script}</script>`);
      },
    },
  };
}
