import { describe, expect, it } from "vitest";
import { DraftPlaces } from "./draftPlaces.svelte";

const of = (...keys: string[]): ReadonlyMap<number, readonly string[]> => new Map([[0, keys]]);

describe("libraries on offer", () => {
  it("keep their places when one goes", () => {
    const offers = new DraftPlaces();
    offers.note(of("imp", "ghost", "mummy"), null);
    const places = offers.placesOf(0);
    offers.note(of("imp", "mummy"), null);
    expect(offers.placesOf(0)).toBe(places);
    offers.note(of("mummy"), null);
    expect(offers.placesOf(0)).toBe(places);
  });

  it("get new places with those that come, and for a new question", () => {
    const offers = new DraftPlaces();
    offers.note(of("imp", "ghost"), null);
    offers.note(of("goblin", "ghost"), null);
    expect(offers.placesOf(0)).toEqual(["goblin", "ghost"]);
    offers.note(of("ghost"), 0);
    expect(offers.placesOf(0)).toEqual(["ghost"]);
    expect(offers.placesOf(1)).toEqual([]);
  });
});
