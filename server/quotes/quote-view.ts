import { pathIn } from "#domain/addresses/path-in.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { Language } from "#domain/language.ts";
import type { Offer } from "#domain/quote/offer.ts";
import type { QuoteView } from "#domain/quote/quote-view.ts";
import { readRecord } from "#server/inbox/about-lead.ts";
import { type FindColleague, staffNames } from "#server/inbox/staff-names.ts";
import { textOf } from "#server/leads/form-items.ts";
import type { LeadRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { bookedDelivery } from "./book-delivery.ts";
import { composeOffer } from "./compose-offer.ts";
import { contactOf } from "./quote-contact.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { findQuote, savedDraft } from "./quote-drafts.ts";
import { readThread } from "./quote-thread.ts";
import { namesBefore } from "./quoted-pieces.ts";
import { acceptanceOf, readVersions, type StoredVersion, shownVersion } from "./stored-versions.ts";

type ReadDeps = QuoteDeps & { queries: Queries };

type ReadLead = Pick<LeadRow, "id" | "reference" | "language" | "record" | "assigned_to">;

/** A quote's page. */
interface QuotePage {
  leadId: string;
  /** Of the page's address, for the addresses in it: what was sent stays in the language of its lead. */
  language: Language;
}

/** A lead's quote as its shopper sees it; undefined if nothing was sent or the lead is gone. */
export async function quoteView(
  deps: ReadDeps,
  { leadId, language }: QuotePage,
): Promise<QuoteView | undefined> {
  const { queries, clock } = deps;
  const lead = await findLead(queries, leadId);
  const versions = lead ? await readVersions(queries, leadId) : [];
  const shown = shownVersion(versions);
  if (!lead || !shown) return undefined;
  const today = shopDateTime(facts.timeZone, clock()).date;
  // The job that ends versions may not have come by yet.
  const isOver = shown.status === "open" && shown.good_until < today;
  const version = isOver ? ({ ...shown, status: "expired" } as const) : shown;
  return viewOf(deps, lead, version, language);
}

/** The saved draft of a lead's quote as its shopper would see it. */
export async function previewView(
  deps: ReadDeps,
  { leadId, language }: QuotePage,
): Promise<QuoteView | undefined> {
  const { queries, catalog, clock, rulesIn } = deps;
  const lead = await findLead(queries, leadId);
  const row = lead && (await findQuote(queries, leadId));
  const saved = savedDraft(row);
  if (!lead || !saved || !row) return undefined;
  const names = await staffNames(queries);
  const versions = await readVersions(queries, leadId);
  const from = names(row.writer_id)?.name ?? "";
  const before = namesBefore(readRecord(lead.record), versions);
  const parties = { from, to: contactOf(lead).name, before, language: lead.language };
  const made = { catalog, rules: rulesIn(lead.language) };
  const offer = composeOffer(made, saved.draft, parties);
  const now = clock().toISOString();
  const number = (versions.at(-1)?.number ?? 0) + 1;
  const sent = { number, sent_at: now, changed_at: now, status: "open", offer } as const;
  return { ...(await viewOf(deps, lead, sent, language)), isPreview: true };
}

type ShownVersion = Pick<StoredVersion, "number" | "sent_at" | "changed_at" | "status" | "offer"> &
  Partial<Pick<StoredVersion, "accepted_at">>;

async function viewOf(
  deps: ReadDeps,
  lead: ReadLead,
  version: ShownVersion,
  language: Language,
): Promise<QuoteView> {
  const { queries, config } = deps;
  const names = await staffNames(queries);
  const contact = contactOf(lead);
  const { number, status, offer, sent_at, changed_at } = version;
  return {
    reference: lead.reference,
    language: lead.language,
    version: number,
    status,
    offer: withPagesIn(offer, language),
    sentAt: sent_at,
    changedAt: changed_at,
    askName: askName(lead, offer.from, names),
    acceptance: "accepted_at" in version ? acceptanceOf(version as StoredVersion, names) : null,
    messages: await readThread(queries, { leadId: lead.id, shopper: contact.name }, names),
    isPreview: false,
    booking: await bookedDelivery({ queries, lead, config }, language),
    address: addressOf(lead, offer.zip),
  };
}

/** The offer with its products' pages in a language. */
function withPagesIn(offer: Offer, language: Language): Offer {
  const lines = offer.lines.map(({ path, ...line }) => ({
    ...line,
    path: path === null ? null : pathIn(language, path),
  }));
  return { ...offer, lines };
}

/** First name of whoever has the lead, else of who sent the quote. */
function askName({ assigned_to }: ReadLead, from: string, names: FindColleague): string {
  const name = names(assigned_to)?.name ?? from;
  return name.replace(/ \(removed\)$/, "").split(" ")[0] ?? "";
}

function addressOf({ record }: ReadLead, zip: string): QuoteView["address"] {
  const known = readRecord(record);
  return {
    street: textOf(known.address_street),
    city: textOf(known.address_city) || facts.address.city,
    state: textOf(known.address_state) || facts.address.region,
    zip: zip || textOf(known.address_zip) || textOf(known.zip_code),
  };
}

function findLead(queries: Queries, id: string): Promise<ReadLead | undefined> {
  return queries
    .selectFrom("leads")
    .select(["id", "reference", "language", "record", "assigned_to"])
    .where("id", "=", id)
    .executeTakeFirst();
}
