// The pictures of locations, loaded while the first page is being drawn.
import { library } from "./common";
import type { Picture } from "./shapes";

class Drawn {
  #sceneOf = $state.raw<((key: string) => Picture) | null>(null);

  constructor() {
    void import("./scenes").then(
      ({ sceneOf }) => (this.#sceneOf = sceneOf),
      () => undefined,
    );
  }

  /** Return the picture of a location; until they are loaded, only the reader's library is drawn. */
  scene(key: string): Picture {
    if (this.#sceneOf) return this.#sceneOf(key);
    return key === "library" ? library : [];
  }
}

export const drawn = new Drawn();
