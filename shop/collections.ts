import type { CollectionFacts } from "#domain/collection.ts";
import { accessories } from "./collections/accessories.ts";
import { barEntertainment } from "./collections/bar-entertainment.ts";
import { bedroom } from "./collections/bedroom.ts";
import { diningRoom } from "./collections/dining-room.ts";
import { homeOffice } from "./collections/home-office.ts";
import { livingRoom } from "./collections/living-room.ts";

/** The six collections, in the order shown on the site; `copy/` has their texts. */
export const collectionFacts: readonly CollectionFacts[] = [
  livingRoom,
  bedroom,
  diningRoom,
  homeOffice,
  accessories,
  barEntertainment,
];
