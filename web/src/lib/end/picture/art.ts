// Figures of the page as parts of a picture: drawn by night, in the same materials.
import { INSPECTOR, POSES, type Limb, type Pose, type Turns } from "../../art/inspector";
import materials from "../../art/materials.css?raw";
import type { Picture } from "../../art/shapes";
import { rounded } from "./drawing";

/** The colours of seats, which app.css has, too; a picture has no style sheet of the page. */
export const SEATS = ["#b5482a", "#2f4f7f", "#2f6b4f", "#6e3a6b"];
const SHINE = "#fbf0d8";

/** What lies over a seat's colour on clothes: nothing, stripes, dots, chevrons. */
const PATTERNS = [
  "",
  `<path d="M0 1.5H6" stroke="${SHINE}" stroke-width="1.8"/>`,
  `<circle cx="1.5" cy="1.5" r="1.4" fill="${SHINE}" stroke="none"/><circle cx="4.5" cy="4.5" r="1.4" fill="${SHINE}" stroke="none"/>`,
  `<path d="M-1 5 3 2 7 5" stroke="${SHINE}" stroke-width="1.8" fill="none"/>`,
];

const garbs = SEATS.map(
  (colour, seat) =>
    `<pattern id="garb-${seat}" width="6" height="6" patternUnits="userSpaceOnUse">` +
    `<rect width="6" height="6" fill="${colour}" stroke="none"/>${PATTERNS[seat]}</pattern>`,
).join("");

/** The colour of what a line takes away. */
const hatching =
  `<pattern id="taken" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<rect width="11" height="11" fill="#9e2b25"/><rect width="4" height="11" fill="#e4cda0"/></pattern>`;

/** What a picture with figures begins with. */
export function definitions(fonts: string): string {
  const night = materials.replace(/light-dark\(([^,]+), ([^)]+)\)/g, "$2");
  return `<style>${fonts}${night}</style><defs>${garbs}${hatching}</defs>`;
}

const paths = (parts: Picture): string =>
  parts.map(([material, d]) => `<path class="${material}" d="${d}"/>`).join("");

/** Draw a figure of a seat standing at a place. `box` is the figure's own, as x, y, width and height. */
export function figureAt(
  x: number,
  bottom: number,
  height: number,
  parts: Picture,
  seat: number,
  [left, top, wide, high]: readonly [number, number, number, number] = [-1, -2, 34, 43],
): string {
  const scale = height / high;
  const place = `translate(${rounded(x - (wide * scale) / 2)} ${rounded(bottom - height)})`;
  return (
    `<g class="drawing" style="--garb:url(#garb-${Math.max(seat, 0)})" ` +
    `transform="${place} scale(${scale.toFixed(3)}) translate(${-left} ${-top})">${paths(parts)}</g>`
  );
}

function limb({ joint, at, parts, limbs = [] }: Limb, turns: Turns): string {
  const angle = turns[joint];
  if (angle === null) return "";
  const inside = paths(parts) + limbs.map((each) => limb(each, turns)).join("");
  return `<g transform="rotate(${angle ?? 0} ${at[0]} ${at[1]})">${inside}</g>`;
}

/** Draw the inspector standing at a place. */
export function inspectorAt(x: number, bottom: number, height: number, pose: Pose): string {
  const scale = height / 122;
  const limbs = INSPECTOR.map((each) => limb(each, POSES[pose])).join("");
  const place = `translate(${rounded(x - 28 * scale)} ${rounded(bottom - 120 * scale)}) scale(${scale.toFixed(3)})`;
  return `<g class="drawing" transform="${place}">${limbs}</g>`;
}
