import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshCard, type CardDraft } from "./draft";
import { forget, highestNumber, learn, learned, ownCards, renamed } from "./known";

const A4 = [1, 0, 0, 2, 0, 0];
const NONE = [0, 0, 0, 0, 0, 0];
const known = new Map([["A4", A4]]);
const card = (letter: string, number: number, books = NONE): CardDraft => ({
  ...freshCard(),
  letter,
  number,
  books,
});

let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("the books of a known card", () => {
  it("are filled in once letter and number are there", () => {
    expect(renamed(freshCard(), "A", 4, known).books).toEqual(A4);
    expect(renamed(freshCard(), "A", 5, known).books).toEqual(NONE);
  });

  it("are emptied again when the card becomes an unknown one", () => {
    expect(renamed(card("A", 4, A4), "A", 9, known).books).toEqual(NONE);
  });

  it("stay as typed when an unknown card gets another name", () => {
    const books = [0, 2, 0, 0, 0, 0];
    expect(renamed({ ...card("A", 8, books), faceDown: true }, "A", 9, known)).toEqual({
      ...card("A", 9, books),
      faceDown: true,
    });
  });

  it("are those of the reader's own deck", () => {
    const cards = [{ letter: "A", number: 14, categories: ["corrupted", "monster", "monster"] }];
    const own = ownCards({ name: "", key: "", letters: ["A"], cards });
    expect(own.get("A14")).toEqual(A4);
    expect(highestNumber(own)).toBe(14);
  });
});

describe("a box", () => {
  it("is known by the cards whose books were typed in, until it is forgotten", () => {
    learn("first-pl", [card("A", 4, A4), card("B", 1)]);
    learn("first-pl", [card("C", 2, A4)]);
    expect([...learned("first-pl").keys()]).toEqual(["A4", "C2"]);
    expect(learned("first-en").size).toBe(0);
    forget("first-pl");
    expect(learned("first-pl").size).toBe(0);
  });

  it("leaves out stored values that can't be cards", () => {
    const odd = {
      A1: 3,
      A2: [1, 1],
      A3: [9, 0, 0, 0, 0, 0],
      A4,
      "B 5": A4,
      B6: [-1, 3, 0, 0, 0, 0],
      nonsense: A4,
    };
    store.set("exlibris-box", JSON.stringify({ "first-en": odd, "first-pl": "no" }));
    expect([...learned("first-en").keys()]).toEqual(["A4", "B5"]);
    expect(learned("first-pl").size).toBe(0);
    expect(learned("toString").size).toBe(0);
  });
});
