// The picture of every location by its key; "library" is the reader's own.
import type { Picture } from "../shapes";
import { bookwormTavern, communityCenter, gamblingDen, librariansLounge } from "./haunts";
import { auctionHouse, bonMotBookshop, bookSwap, curiosityCart, fleaMarket, rummageSale } from "./market";
import { divinersHut, garbageDump, house, library, mysteriousShack } from "./outskirts";
import { assistantsGuild, bookCollector, paperMill, shelfmasonsGuild, taxCollector } from "./trades";

export const SCENES: Readonly<Record<string, Picture>> = {
  diviners_hut: divinersHut,
  book_swap: bookSwap,
  auction_house: auctionHouse,
  paper_mill: paperMill,
  community_center: communityCenter,
  curiosity_cart: curiosityCart,
  gambling_den: gamblingDen,
  librarians_lounge: librariansLounge,
  book_collector: bookCollector,
  bon_mot_bookshop: bonMotBookshop,
  garbage_dump: garbageDump,
  bookworm_tavern: bookwormTavern,
  mysterious_shack: mysteriousShack,
  flea_market: fleaMarket,
  assistants_guild: assistantsGuild,
  tax_collector: taxCollector,
  rummage_sale: rummageSale,
  shelfmasons_guild: shelfmasonsGuild,
  library,
};

/** Return the picture of a location: a plain house where none is drawn for that key. */
export const sceneOf = (key: string): Picture => SCENES[key] ?? house;
