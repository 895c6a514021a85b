// The regions of the table's page. Each registers its element while mounted, so that keys, drags and lessons find it
// without knowing the markup.
import type { Attachment } from "svelte/attachments";

/** The regions in which things can be chosen, from top to bottom. */
export const REGIONS = ["answers", "others", "town", "shelf", "library", "desk", "hand"] as const;
export type Region = (typeof REGIONS)[number] | "prompt";

const elements = new Map<Region, HTMLElement>();

/** Return an attachment for the element of a region. */
export const region =
  (name: Region): Attachment<HTMLElement> =>
  (element) => {
    elements.set(name, element);
    return () => {
      if (elements.get(name) === element) elements.delete(name);
    };
  };

/** Return the element of a region that is on the page. */
export const regionOf = (name: Region): HTMLElement | undefined => elements.get(name);
