import type { QuoteDraft, QuoteRules } from "#domain/quote/quote-draft.ts";
import type { QuoteView } from "#domain/quote/quote-view.ts";
import { createQuoteService } from "#server/desk-services/create-quote-service.ts";
import type { QuoteService } from "#server/desk-services/quote-service.ts";
import { queueFollowUps } from "#server/quotes/follow-ups.ts";
import type { QuoteDeps } from "#server/quotes/quote-deps.ts";
import { createShopperQuotes, type ShopperQuotes } from "#server/services/shopper-quotes.ts";
import type { StaffMember } from "#server/staff/staff-members.ts";
import type { Engine } from "#server/store/store-interface.ts";
import { formFields } from "./form-fields.ts";
import { type InboxFixture, openInboxFixture } from "./inbox-fixture.ts";
import { acceptQuote } from "./outbox.ts";

/** Settings of the tests' own, so that the shop's may change. */
export const testRules: QuoteRules = {
  taxRate: 825,
  taxDelivery: true,
  depositPercent: 20,
  goodForDays: 14,
  monthly: { apr: 999, months: [6, 12, 24] },
  terms: ["The deposit is due when you order."],
  savedTexts: [],
};

/** A draft of two sofas with white-glove; the fixture's day is November 30, 2026. */
export const testDraft: QuoteDraft = {
  lines: [
    { id: "1003", price: 109_000, quantity: 2, percentOff: 1000, taxed: true, size: "large" },
  ],
  zip: "77008",
  deliveryPrice: null,
  whiteGlove: true,
  haulAway: false,
  packagingRemoval: false,
  noTaxReason: "",
  deposit: null,
  months: 24,
  goodUntil: "2026-12-08",
  message: "Both are in the shop.",
};

type Fields = Record<string, string>;

/** Quotes as two sellers, a crew member and shoppers use them, on one database with a clock to set. */
export interface QuoteFixture {
  inbox: InboxFixture;
  /** An owner. */
  maribel: QuoteService;
  /** A seller. */
  curtis: QuoteService;
  /** Of the crew. */
  cy: QuoteService;
  shopper: ShopperQuotes;
  /** Stores a quote request. */
  newLead: (fields?: Fields) => Promise<string>;
  /** Saves a draft over the one that is saved. */
  save: (reference: string, draft?: Partial<QuoteDraft>) => Promise<number>;
  /** Saves a draft and sends it as Curtis. @returns the version's number and the link's token */
  send: (
    reference: string,
    draft?: Partial<QuoteDraft>,
    by?: string,
  ) => Promise<{ number: number; token: string }>;
  /** Posts a form about a lead's quote. */
  post: (as: QuoteService, reference: string, fields: Fields) => ReturnType<QuoteService["act"]>;
  /** Posts a form to a quote's page. */
  shop: (token: string, fields: Fields) => ReturnType<ShopperQuotes["act"]>;
  view: (token: string) => Promise<QuoteView>;
  /** Has time pass, with what happens by itself. */
  pass: (to: string) => Promise<void>;
  /** The outbox's messages with an occasion's beginning, as they will be sent. */
  messages: (sink: string, occasion?: string) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

/** Opens the fixture on an empty database of `engine`, with a CRM; close it at the end. */
export async function openQuoteFixture(
  engine: Engine,
  rulesIn: QuoteDeps["rulesIn"] = () => testRules,
): Promise<QuoteFixture> {
  const inbox = await openInboxFixture(engine);
  const { backend, staff } = inbox;
  const deps = { ...backend, rulesIn };
  const desk = (member: StaffMember) => createQuoteService(deps, member);
  const quotes: QuoteFixture = {
    inbox,
    maribel: desk(staff.maribel),
    curtis: desk(staff.curtis),
    cy: desk(staff.cy),
    shopper: createShopperQuotes(deps),
    newLead: (fields = {}) =>
      acceptQuote(backend, { name: "Dana Brooks", email: "dana@example.com", ...fields }),
    save: async (reference, draft = {}) => {
      const { version = 0 } = (await quotes.curtis.composer(reference)) ?? {};
      const saved = await quotes.post(quotes.curtis, reference, {
        action: "save",
        version: String(version),
        draft: JSON.stringify({ ...testDraft, ...draft }),
      });
      if (!saved.ok) throw new Error(JSON.stringify(saved));
      return saved.version ?? 0;
    },
    send: async (reference, draft, by = "email") => {
      const version = String(await quotes.save(reference, draft));
      const fields = { action: "send", version, by };
      const sent = await quotes.post(quotes.curtis, reference, fields);
      if (!sent.ok) throw new Error(JSON.stringify(sent));
      return { number: sent.quoteVersion ?? 0, token: tokenOf(sent.link) };
    },
    post: (as, reference, fields) => as.act(reference, formFields(fields)),
    shop: (token, fields) => quotes.shopper.act(token, formFields(fields), "en"),
    view: async (token) => {
      const view = await quotes.shopper.quote(token, "en");
      if (!view) throw new Error("There is no quote behind this link.");
      return view;
    },
    pass: async (to) => {
      inbox.now = Date.parse(to);
      // A version has three follow-ups, of which a call takes the one that is due next.
      for (const _ of [1, 2, 3]) await queueFollowUps(backend);
    },
    messages: async (sink, occasion = "") => {
      const rows = await backend.store.queries
        .selectFrom("deliveries")
        .select(["occasion", "payload", "next_attempt_at"])
        .where("sink", "=", sink as "crm")
        .where("occasion", "like", `${occasion}%`)
        .orderBy("queued_at")
        .execute();
      return rows.map(({ payload, ...row }) => ({ ...JSON.parse(payload), ...row }));
    },
    close: () => inbox.close(),
  };
  return quotes;
}

/** The last part of a link. */
export function tokenOf(link = ""): string {
  return link.split("/").at(-1) ?? "";
}
