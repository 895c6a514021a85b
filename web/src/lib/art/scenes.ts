// The picture of every location by its key, from a file each; "library" is the reader's own.
import { house, library } from "./common";
import { byKey, type Picture } from "./shapes";

const files = import.meta.glob<Picture>("./scenes/*.ts", { eager: true, import: "default" });

export const SCENES: Readonly<Record<string, Picture>> = { ...byKey(files), library };

/** Return the picture of a location: a plain house if there is no drawing for that key. */
export const sceneOf = (key: string): Picture => SCENES[key] ?? house;
