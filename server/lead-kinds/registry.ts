import type { LeadKind, LeadKinds } from "#server/leads/lead-kind.ts";
import { booking } from "./booking/kind.ts";
import { custom } from "./custom/kind.ts";
import { financing } from "./financing/kind.ts";
import { priceMatch } from "./price-match/kind.ts";
import { quote } from "./quote/kind.ts";

/**
 * The lead kinds of this shop (rule 14.1). To add one, create a folder beside this file and add it
 * here.
 */
const kinds: readonly LeadKind[] = [quote, custom, booking, financing, priceMatch];

/** The lead kinds by name. */
export const leadKinds: LeadKinds = new Map(kinds.map((kind) => [kind.name, kind]));
