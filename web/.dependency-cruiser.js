// Folders of the client, highest first. One imports only from those in lines below its own.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const LAYERS = [
  ["dev", "docs"],
  ["verify"],
  ["learn", "puzzle", "replay", "score"],
  ["rules", "table"],
  ["account", "bytext", "deck", "end", "help", "home"],
  ["drag", "inspection", "lobby", "log", "review", "shelf", "turn", "undo"],
  ["coach", "deal", "decisions", "keys", "pace", "people", "players", "sound", "target", "worth"],
  ["cards", "chat", "motion", "preview"],
  ["ui"],
  ["art", "session"],
  ["state"],
  ["model"],
  ["api"],
  ["dom", "i18n", "offline"],
];

const within = (folders) => `^src/(?:lib/)?(${folders.join("|")})/`;

const downwards = LAYERS.map((folders, layer) => {
  const below = LAYERS.slice(layer + 1).flat();
  return {
    name: "downwards",
    severity: "error",
    comment: `${folders.join(", ")} may import ${below.join(", ") || "no other folder"}`,
    from: { path: within(folders), pathNot: "\\.test\\.ts$" },
    to: { path: "^src/", pathNot: within(["$1", ...below]) },
  };
});

// Components are compiled before dependency-cruiser reads them, which drops what they import as a type.
const folderOf = (path) => /^src\/(?:lib\/)?([^/]+)\//.exec(path)?.[1];
const layerOf = (folder) => LAYERS.findIndex((folders) => folders.includes(folder));
for (const name of readdirSync("src", { recursive: true }).filter((file) => file.endsWith(".svelte"))) {
  const file = join("src", name);
  for (const [, path] of readFileSync(file, "utf-8").matchAll(/import type [^;]*? from "(\..+?)"/g)) {
    const [from, to] = [file, join(dirname(file), path)].map(folderOf);
    if (from && from !== to && layerOf(to) <= layerOf(from))
      throw new Error(`${file} imports a type of ${to}, which is not below ${from}`);
  }
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...downwards,
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-layer",
      severity: "error",
      comment: "a folder needs its place among the layers",
      from: { path: "^src/.*/", pathNot: within(LAYERS.flat()) },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
