// Where on the rules page a thing or a question is explained.

/** The page's sections in order. Locations and assistants have anchors of their own within two of them. */
export const SECTIONS = [
  "aim",
  "need",
  "cards",
  "setup",
  "round",
  "preparation",
  "placement",
  "home",
  "resolution",
  "cleanup",
  "shelving",
  "final-round",
  "inspection",
  "stability",
  "prominent",
  "banned",
  "variety",
  "focus",
  "total",
  "example",
  "locations",
  "assistants",
  "priority",
  "variants",
  "solo",
  "rulebooks",
] as const;

export type Section = (typeof SECTIONS)[number];

/** Return the anchor of a location or an assistant from its key in the catalog. */
export const anchorOf = (key: string): string => key.replaceAll("_", "-");

/** Prompts that are always about one thing: a section, or the key of a location or assistant. */
const FIXED: Record<string, string> = {
  library: "setup",
  "library-pool": "setup",
  "assistant-card": "setup",
  eliminate: "solo",
  place: "placement",
  home: "home",
  "both-home": "home",
  put: "shelving",
  "swap-take": "book_swap",
  "swap-give": "book_swap",
  "pay-bid": "auction_house",
  "choose-gift": "community_center",
  "choose-recipient": "community_center",
  bet: "gambling_den",
  lounge: "librarians_lounge",
  "bring-home": "librarians_lounge",
  "change-shelf": "librarians_lounge",
  "pick-shelved": "librarians_lounge",
  "swap-hand": "librarians_lounge",
  "swap-shelf": "librarians_lounge",
  reshelve: "librarians_lounge",
  search: "garbage_dump",
  "take-matching": "mysterious_shack",
  "send-from-home": "assistants_guild",
  displace: "assistants_guild",
  "displace-which": "assistants_guild",
  "displace-whose": "assistants_guild",
  "pay-tax": "tax_collector",
  "discard-to-take": "tax_collector",
  offer: "rummage_sale",
  buy: "rummage_sale",
  "shift-direction": "shelfmasons_guild",
  "shift-first": "shelfmasons_guild",
  "shift-last": "shelfmasons_guild",
  "shift-on": "shelfmasons_guild",
  "bookworm-again": "bookworm",
  cube: "cube",
  "goblin-victim": "goblin",
  "goblin-hand-over": "goblin",
  golem: "golem",
  imp: "imp",
  "imp-card": "imp",
  "imp-unseen": "imp",
  mummy: "mummy",
  "mummy-cover": "mummy",
  "mummy-bury": "mummy",
  sasquatch: "sasquatch",
  witch: "witch",
  "witch-reveal": "witch",
  "witch-shelve": "witch",
  wizard: "wizard",
  "wizard-group": "wizard",
  "wizard-gap": "wizard",
  flip: "inspection",
};

/** Prompts that occur in several places: explained with the location, or in this section if there is none. */
const ANYWHERE: Record<string, string> = {
  "shelve-gained": "placement",
  "shelve-hand": "shelving",
  "discard-hand": "placement",
  "discard-own": "placement",
  take: "placement",
  "name-category": "locations",
  "keep-from-deck": "locations",
  "put-back": "locations",
  "put-at-bottom": "locations",
};

/** The one assistant that asks questions of locations as well, known by the rule id. */
const GOBLIN = /^ASST2?-GOBLIN-/;

/** Return the anchor that explains a prompt; `place` is the key of the location where it is asked. */
export function anchorFor(prompt: string, place: string | null, ruleId = ""): string {
  const id = prompt.replace(/^prompt-/, "");
  const asking = GOBLIN.test(ruleId) ? "goblin" : place;
  return anchorOf(FIXED[id] ?? asking ?? ANYWHERE[id] ?? "round");
}

/** Whether the rules page explains the prompt. */
export const isExplained = (prompt: string): boolean => {
  const id = prompt.replace(/^prompt-/, "");
  return id in FIXED || id in ANYWHERE;
};

/** Return the address of an anchor on the rules page, in the version of the rulebook that is played. */
export function rulesAddress(anchor: string, preset: string | null | undefined): string {
  return `/rules${preset ? `?rulebook=${encodeURIComponent(preset)}` : ""}#${anchor}`;
}
