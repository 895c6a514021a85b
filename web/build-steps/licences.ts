// The licenses of bundled packages, as licences.txt beside the page. Vite collects the licenses of modules; fonts and
// other assets are added here, and for a page its Python packages. A license that is not allowed here stops the build.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** The SPDX identifiers of licenses that only require their texts to be shown. */
const ALLOWED: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MPL-2.0",
  "OFL-1.1",
  "PSF-2.0",
];
const COLLECTED = "licences.json";
const SHOWN = "licences.txt";
const HEAD = "Ex Libris contains the following packages under licenses of their own.\n";
const RULE = "=".repeat(80);

/** Vite's entry for a package. */
export interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

/** Return one text of the licenses. Throw an error that names the first package without an allowed license or its text. */
export function licenceText(packages: readonly Bundled[]): string {
  const shown = packages.map(({ name, version, identifier = "no license", text }) => {
    const words = text ?? standardText(identifier);
    if (!ALLOWED.includes(identifier))
      throw new Error(`${name}: ${identifier} is not allowed by licences.ts`);
    if (!words) throw new Error(`${name}: without the text of its license, ${identifier}`);
    return `${name} ${version} (${identifier})\n\n${words}\n`;
  });
  return [HEAD, ...shown].join(`\n${RULE}\n`);
}

/** Return the text of a license for packages that come without theirs. */
function standardText(identifier: string): string | undefined {
  const file = new URL(`licence-texts/${identifier}.txt`, import.meta.url);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Return the npm packages that some files are of. */
function packagesWith(files: readonly string[]): Bundled[] {
  const folders = files.map((file) => /^.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  return [...new Set(folders.flat())].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const text = join(folder, "LICENSE");
    return {
      name,
      version,
      identifier: license,
      ...(existsSync(text) && { text: readFileSync(text, "utf8") }),
    };
  });
}

/** Return the plugin that writes them; `more` is a file of the same form as Vite's, with what else is in the build, as
 * are the packages that `others` are files of.
 */
export function licences(more?: string, others: readonly string[] = []): Plugin {
  let folder = "";
  let base = "";
  const assets: Bundled[] = [];
  return {
    name: "exlibris-licences",
    apply: "build",
    config: () => ({ build: { license: { fileName: COLLECTED } } }),
    configResolved({ root, build }) {
      base = root;
      folder = resolve(root, build.outDir);
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "asset" ? file.originalFileNames : [],
      );
      assets.push(...packagesWith([...files, ...others].map((file) => resolve(base, file))));
    },
    writeBundle() {
      const collected = join(folder, COLLECTED);
      const files = [collected, ...(more && existsSync(more) ? [more] : [])];
      const listed = files.flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as Bundled[]);
      rmSync(collected);
      writeFileSync(join(folder, SHOWN), licenceText([...listed, ...assets]));
    },
  };
}
