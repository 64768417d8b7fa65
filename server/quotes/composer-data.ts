import { addDays } from "#domain/delivery/delivery-date.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { Composer, ComposerPiece } from "#domain/quote/composer.ts";
import type { QuoteDraft, QuoteLine, QuoteRules } from "#domain/quote/quote-draft.ts";
import { readRecord } from "#server/inbox/about-lead.ts";
import { staffNames } from "#server/inbox/staff-names.ts";
import { itemsFromJson, quantityOf, textOf } from "#server/leads/form-items.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import type { LeadRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { contactOf } from "./quote-contact.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import { findQuote, otherWriter, savedDraft } from "./quote-drafts.ts";
import { composerPieces, namesBefore } from "./quoted-pieces.ts";
import { readVersions, withStatus } from "./stored-versions.ts";

/** Products that a search in the composer shows. */
const MAX_FOUND = 12;

type ComposedLead = Pick<
  LeadRow,
  | "id"
  | "reference"
  | "kind"
  | "language"
  | "record"
  | "contact_phone"
  | "answer_due_at"
  | "answered_at"
>;

/** What the composer of a lead shows: the saved draft, else one with what was asked for. */
export async function composerOf(
  deps: QuoteDeps & { queries: Queries },
  lead: ComposedLead,
  memberId: string,
): Promise<Composer> {
  const { queries, catalog, clock, rulesIn } = deps;
  const now = clock();
  const today = shopDateTime(facts.timeZone, now).date;
  const record = readRecord(lead.record);
  const rules = rulesIn(lead.language);
  const versions = await readVersions(queries, lead.id);
  const row = await findQuote(queries, lead.id);
  const saved = savedDraft(row);
  const asked = askedFor(record);
  const ids = [
    ...asked.map(({ id }) => id),
    ...(saved?.draft.lines ?? []).flatMap(({ id }) => id ?? []),
  ];
  const pieces = await composerPieces(queries, catalog, ids, namesBefore(record, versions));
  const contact = contactOf(lead);
  return {
    lead: {
      reference: lead.reference,
      kind: lead.kind,
      language: lead.language,
      name: contact.name,
      email: contact.email || null,
      phone: lead.contact_phone,
      dueAt: lead.answered_at === null ? lead.answer_due_at : null,
    },
    draft: saved?.draft ?? firstDraft({ asked, pieces, record, rules, today }),
    version: row?.draft_version ?? 0,
    savedAt: saved?.savedAt ?? null,
    writer: otherWriter(row, memberId, { names: await staffNames(queries), now }),
    pieces,
    rules,
    today,
    openVersion: withStatus(versions, "open")?.number ?? null,
  };
}

/** Products and variants for a search, best first. */
export async function searchPieces(
  { queries, catalog }: Pick<QuoteDeps, "catalog"> & { queries: Queries },
  text: string,
): Promise<ComposerPiece[]> {
  const ids = catalog.search(text).ids.slice(0, MAX_FOUND);
  const pieces = await composerPieces(queries, catalog, ids);
  return ids.flatMap((id) => pieces[id] ?? []);
}

interface Asked {
  id: string;
  quantity: number;
}

/** The products that a lead asks for. */
function askedFor(record: LeadRecord): Asked[] {
  const items = itemsFromJson(textOf(record.items_json)) ?? [];
  const asked = items.flatMap(({ id, quantity, qty }) => {
    const pieces = quantityOf(quantity ?? qty ?? 1);
    return textOf(id) === "" ? [] : [{ id: textOf(id), quantity: pieces || 1 }];
  });
  const product = textOf(record.product_id);
  return asked.length > 0 || product === "" ? asked : [{ id: product, quantity: 1 }];
}

interface FirstDraft {
  asked: readonly Asked[];
  pieces: Readonly<Record<string, ComposerPiece>>;
  record: LeadRecord;
  rules: QuoteRules;
  today: string;
}

function firstDraft({ asked, pieces, record, rules, today }: FirstDraft): QuoteDraft {
  return {
    lines: asked.map(({ id, quantity }): QuoteLine => {
      const { price = null, size = "medium" } = pieces[id] ?? {};
      return { id, price, quantity, taxed: true, size };
    }),
    zip: textOf(record.address_zip) || textOf(record.zip_code),
    deliveryPrice: null,
    whiteGlove: false,
    haulAway: false,
    packagingRemoval: false,
    noTaxReason: "",
    deposit: null,
    months: null,
    goodUntil: addDays(today, rules.goodForDays),
    message: "",
  };
}
