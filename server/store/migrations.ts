import type { Kysely } from "kysely";
import {
  addBookingDetails,
  addCancelledAt,
  createBookings,
  freeHeldPlaces,
} from "./migrations/bookings.ts";
import { fillQueuedAt } from "./migrations/deliveries.ts";
import { createDoctorTokens, createMarkers, createRateLimits } from "./migrations/housekeeping.ts";
import { createInbox } from "./migrations/inbox.ts";
import {
  addLanguages,
  addResponseTimes,
  createLeadFiles,
  createLeads,
} from "./migrations/leads.ts";
import { createModels } from "./migrations/models.ts";
import { createPictures } from "./migrations/pictures.ts";
import {
  addHiddenByFile,
  createCatalogOrigin,
  createProducts,
  createProductVariants,
} from "./migrations/products.ts";
import { createQuotes } from "./migrations/quotes.ts";
import { addReceiverFailures, createReceiverPauses } from "./migrations/receiver-troubles.ts";
import { countRows } from "./migrations/row-counts.ts";
import { createStaff } from "./migrations/staff.ts";

/** One migration of the schema: never changed once released, only followed by another. */
export interface Migration {
  name: string;
  // Untyped, as migrations outlive the table types they were written against.
  up(db: Kysely<never>): Promise<void>;
}

/**
 * Migrations from the fifth on only add, so that the previous version can keep running (decision
 * 022).
 */
export const migrations: readonly Migration[] = [
  { name: "001-leads", up: createLeads },
  { name: "002-bookings", up: createBookings },
  { name: "003-lead-files", up: createLeadFiles },
  { name: "004-answers", up: addResponseTimes },
  { name: "005-abuse", up: createRateLimits },
  { name: "006-housekeeping", up: createMarkers },
  { name: "007-receiver-troubles", up: createReceiverPauses },
  { name: "008-cancelled-bookings", up: addCancelledAt },
  { name: "009-doctor-tokens", up: createDoctorTokens },
  { name: "010-booking-details", up: addBookingDetails },
  { name: "011-queued-at", up: fillQueuedAt },
  { name: "012-products", up: createProducts },
  { name: "013-product-variants", up: createProductVariants },
  { name: "014-pictures", up: createPictures },
  { name: "015-counted-rows", up: countRows },
  { name: "016-catalog-origin", up: createCatalogOrigin },
  { name: "017-receiver-failures", up: addReceiverFailures },
  { name: "018-hidden-by-file", up: addHiddenByFile },
  { name: "019-no-holds", up: freeHeldPlaces },
  { name: "020-staff", up: createStaff },
  { name: "021-inbox", up: createInbox },
  { name: "022-quotes", up: createQuotes },
  { name: "023-models", up: createModels },
  { name: "024-lead-languages", up: addLanguages },
];
