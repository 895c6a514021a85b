// The street behind the picture of a location: roofs that repeat after LENGTH units, with the ground at y 54.
export const LENGTH = 460;

export const ROOFS =
  "M0 54v-20h-2l13-13 14 13h-2v20zM15 34v-14h4v13zM26 54v-18h-2l21-13 22 13h-2v18zM57 36v-14h4v13zM70 54v-10h2v10zM65 42a6 10 0 1 1 13 0zM65 42q6 10 13 0zM81 54v-18h-2l14-10 15 10h-2v18zM98 36v-11h4v10zM106 54v-30h-2l9-12 9 12h-2v30zM123 54v-15h-2l13-9 13 9h-2v15zM137 39v-10h4v9zM152 54v-8h2v8zM145 44a8 8 0 1 1 16 0zM145 44q8 8 16 0zM164 54v-18h4v-4h4v-4h4v-3h4v3h4v4h4v4v18zM188 54v-14h-2l14-13 14 13h-2v14zM204 40v-14h4v13zM212 54v-14h-2l18-10 18 10h-2v14zM236 40v-11h4v10zM244 54v-14h-2l14-12 14 12h-2v14zM260 40v-13h4v12zM275 54v-9h2v9zM269 43a7 9 0 1 1 15 0zM269 43q7 9 15 0zM284 54v-15h-2l14-11 14 11h-2v15zM300 39v-12h4v11zM311 54v-33l6-13 6 13v15l14-8 14 8v18zM351 54v-17h-2l18-11 19 11h-2v17zM376 37v-12h4v11zM387 54v-20h-2l14-9 14 9h-2v20zM403 34v-10h4v9zM412 54v-18h4v-4h4v-4h4v-3h4v3h4v4h4v4v18zM442 54v-9h2v9zM437 43a6 9 0 1 1 13 0zM437 43q6 9 13 0z";

export const HEDGES =
  "M0 54v-5q11.5-2 23 0q11.5-2 23 0q11.5-6 23 0q11.5-2 23 0q11.5-5 23 0q11.5-2 23 0q11.5-4 23 0q11.5-5 23 0q11.5-2 23 0q11.5-2 23 0q11.5-2 23 0q11.5-3 23 0q11.5-3 23 0q11.5-2 23 0q11.5-5 23 0q11.5-5 23 0q11.5-5 23 0q11.5-5 23 0q11.5-2 23 0q11.5-6 23 0v5z";

export const WINDOWS =
  "M4 38h3v4h-3zM11 38h3v4h-3zM30 40h3v4h-3zM40 40h3v4h-3zM50 40h3v4h-3zM85 40h3v4h-3zM93 40h3v4h-3zM111 28h4v5h-4zM127 43h3v4h-3zM134 43h3v4h-3zM170 39h3v4h-3zM178 39h3v4h-3zM192 44h3v4h-3zM200 44h3v4h-3zM216 44h3v4h-3zM224 44h3v4h-3zM232 44h3v4h-3zM248 44h3v4h-3zM256 44h3v4h-3zM288 43h3v4h-3zM296 43h3v4h-3zM315 26h4v6h-4zM355 41h3v4h-3zM363 41h3v4h-3zM371 41h3v4h-3zM391 38h3v4h-3zM399 38h3v4h-3zM418 39h3v4h-3zM426 39h3v4h-3z";

/** Return where the street of a location begins, so that neighbors show different houses. */
export function beginOf(name: string): number {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 997, 7);
  return sum % LENGTH;
}
