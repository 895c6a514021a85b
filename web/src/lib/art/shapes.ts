// The shapes that make up pictures: a material and an outline as path data.
import type { PicturePart } from "../api/types";

/** The materials; each has a fill by day and by night. "line" is a free line, "ink" one on a filled part. */
export type Material =
  | "beard"
  | "blue"
  | "brick"
  | "cloth"
  | "dark"
  | "garb"
  | "glow"
  | "gold"
  | "ice"
  | "lamp"
  | "leaf"
  | "ink"
  | "line"
  | "moss"
  | "page"
  | "plum"
  | "rust"
  | "shade"
  | "skin"
  | "slate"
  | "stone"
  | "timber"
  | "tin"
  | "wall"
  | "water"
  | "wood";

/** A part of a picture; later parts cover earlier ones. */
export type Part = readonly [Material, string];

export type Picture = readonly Part[];

/** Return the picture that an expansion brings for its piece. */
export const pictureOf = (parts: readonly PicturePart[]): Picture =>
  parts.map(({ material, outline }) => [material as Material, outline]);

/** Return a circle, or an ellipse if two radii are given. */
export function disc(x: number, y: number, across: number, up = across): string {
  return `M${x - across} ${y}a${across} ${up} 0 1 0 ${2 * across} 0a${across} ${up} 0 1 0${-2 * across} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Return a star of four points. */
export function star(x: number, y: number, size: number): string {
  const [a, b] = [size * 0.28, size * 0.72];
  return `M${x} ${y - size}l${a} ${b} ${b} ${a} ${-b} ${a} ${-a} ${b} ${-a} ${-b} ${-b} ${-a} ${b} ${-a}z`;
}

/** Return books side by side from x on, standing at y: material, width and height of each. */
export function books(x: number, y: number, ...row: [Material, number, number][]): Part[] {
  let left = x;
  return row.map(([material, width, height]) => {
    const book: Part = [material, box(left, y - height, width, height)];
    left += width;
    return book;
  });
}

/** Return a gnome seen from the front, with its feet at y, 30 high; the hat's tip leans by `lean`. */
export function gnome(x: number, y: number, hat: Material, coat: Material, lean = 0): Part[] {
  return [
    [coat, `M${x - 6.5} ${y}q.5-10 3-13h7q2.5 3 3 13z`],
    ["page", `M${x - 4.5} ${y - 14}q-1 9 4.5 10q5.5-1 4.5-10z`],
    [hat, `M${x - 6} ${y - 13.5}q4-6 ${5 + lean}-16q5 8 ${7 - lean} 16q-6-2.5-12 0z`],
    ["skin", disc(x, y - 13, 1.7)],
  ];
}

/** Return pictures by the key that their file is named by. */
export function byKey(files: Readonly<Record<string, Picture>>): Record<string, Picture> {
  const named = Object.entries(files).map(([path, picture]) => [path.replace(/^.*\/|\.ts$/g, ""), picture]);
  return Object.fromEntries(named) as Record<string, Picture>;
}
