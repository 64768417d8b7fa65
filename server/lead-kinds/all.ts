import type { LeadKind } from "#server/leads/lead-kind.ts";
import type { LeadKindName } from "#server/services/page-services.ts";
import { booking } from "./booking/kind.ts";
import { custom } from "./custom/kind.ts";
import { financing } from "./financing/kind.ts";
import { priceMatch } from "./price-match/kind.ts";
import { quote } from "./quote/kind.ts";

/**
 * The kinds of lead this shop takes, by name (rule 14.1). A new kind is a file beside these and a
 * line here.
 */
export const leadKinds: ReadonlyMap<LeadKindName, LeadKind> = new Map(
  [quote, custom, booking, financing, priceMatch].map((kind) => [kind.name, kind]),
);
