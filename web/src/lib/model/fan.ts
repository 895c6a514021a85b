/** Cards of one size in rows. */
export interface Fan {
  columns: number;
  width: number;
  height: number;
}

/** The least width of a whole card; narrower ones are drawn as stubs. */
export const CARD = 64;
const MOST = 118;
const GAP = 4;

/** Return the rows in which `count` cards are largest in an area of that width and height. */
export function fanOf(count: number, width: number, height: number): Fan {
  const best: Fan = { columns: 1, width: 0, height: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const [w, h] = [width / columns - GAP, height / rows - GAP];
    const card = Math.min(w, (h * 5) / 7, MOST);
    // Stubs are as wide as four marks need.
    const fitting = card >= CARD ? card : Math.min(w, h / 0.8, CARD - 1);
    if (fitting > best.width)
      Object.assign(best, { columns, width: fitting, height: Math.min(h, fitting * 1.7) });
  }
  return best;
}
