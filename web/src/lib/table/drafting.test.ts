import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import { LANGUAGES, loadTexts, texts } from "../i18n";
import { draftHeading, type Drafting } from "./drafting";

await loadTexts("draft");

describe("the heading above the libraries on offer", () => {
  const own = { ...madeUpSnapshot("draft").view!.seats[0]!, library: null };
  const chosen = { ...own, library: "goblin" };
  const waiting: Drafting = {
    own,
    name: "Rita",
    pool: [],
    watching: false,
    deciding: false,
    asked: false,
    cards: false,
  };
  const watched: Drafting = { ...waiting, watching: true };

  it("speaks to whoever sits there", () => {
    expect(draftHeading(waiting)).toBe("Yours to choose from when your turn comes");
    expect(draftHeading({ ...waiting, pool: ["imp"] })).toBe("Still available when your turn comes");
    expect(draftHeading({ ...waiting, deciding: true, asked: true })).toBe("Choose your library");
    expect(draftHeading({ ...waiting, own: chosen })).toBe("Your library");
    expect(draftHeading({ ...waiting, own: chosen, asked: true })).toBe("Remove one of these from the game");
  });

  it("tells those who watch of whoever sits there", () => {
    expect(draftHeading(watched)).toBe("Rita may choose from these");
    expect(draftHeading({ ...watched, pool: ["imp"] })).toBe("Still available");
    expect(draftHeading({ ...watched, own: chosen })).toBe("Rita has chosen");
  });

  it.each(LANGUAGES)("does not address those who watch in %s", async (language) => {
    const said = async (drafting: Drafting): Promise<string> => {
      await texts.use(language);
      return draftHeading(drafting);
    };
    for (const change of [{}, { pool: ["imp"] }, { own: chosen }]) {
      expect(await said({ ...watched, ...change })).not.toBe(await said({ ...waiting, ...change }));
    }
    await texts.use("en");
  });
});
