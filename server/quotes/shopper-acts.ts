import { copyIn as changesIn } from "#copy-in/quote-changes.ts";
import { copyIn } from "#copy-in/quote-page-problems.ts";
import { nameRule } from "#domain/contact-format.ts";
import type { Language } from "#domain/language.ts";
import type { OfferLine } from "#domain/quote/offer.ts";
import { paymentWishes } from "#domain/quote/quote-view.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import type { FormFields } from "#server/leads/submission.ts";
import { retryIfTaken } from "#server/store/retry-on-busy.ts";
import { acceptVersion } from "./accept-version.ts";
import { bookQuotedDelivery } from "./book-delivery.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { onLead } from "./on-lead.ts";
import type { StoredQuoteDeps } from "./quote-deps.ts";
import type { QuoteOutcome, ShopperDone } from "./quote-outcome.ts";
import { askShop, declineVersion } from "./shopper-posts.ts";
import { changeLineRule, changeRule, questionRule, reasonRule } from "./text-rules.ts";

type Act = (quote: LockedQuote, form: FormReader) => Promise<QuoteOutcome<ShopperDone>>;

const paymentRule = {
  options: paymentWishes,
  required: "paymentMissing",
} as const;

/** Everything that a shopper can do on the quote's page, by the form's `action` (rule 19.5). */
const acts: Readonly<Record<string, Act>> = {
  accept: async (quote, form) => {
    const name = form.text("name", nameRule);
    const payment = form.text("payment", paymentRule) as (typeof paymentWishes)[number];
    return refusedOr(form, () => acceptVersion(quote, { number: versionIn(form), name, payment }));
  },
  decline: async (quote, form) => {
    const reason = form.text("reason", reasonRule);
    return refusedOr(form, () => declineVersion(quote, { number: versionIn(form), reason }));
  },
  change: async (quote, form) => {
    const number = versionIn(form);
    const version = quote.versions.find((one) => one.number === number);
    const lines = version?.offer.lines ?? [];
    const text = changeText(form, lines, form.language);
    if (text === "") form.addError("text", { problem: "nothingWritten" });
    const forShop = changeText(form, lines, "en");
    return refusedOr(form, () => askShop(quote, { what: "change", number, text, forShop }));
  },
  question: async (quote, form) => {
    const text = form.text("text", questionRule);
    return refusedOr(form, () => askShop(quote, { what: "question", text }));
  },
  ask_again: (quote) => askShop(quote, { what: "ask_again", text: "" }),
  book: bookQuotedDelivery,
};

/** The actions by their names in forms. */
export const shopperActions: readonly string[] = Object.keys(acts);

/** Does what a form on a quote's page asks for, in one transaction. */
export async function actAsShopper(
  deps: StoredQuoteDeps,
  leadId: string,
  { fields, language }: { fields: FormFields; language: Language },
): Promise<QuoteOutcome<ShopperDone>> {
  const action = new FormReader(fields, language).line("action");
  const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
  if (!act) {
    const errors = { action: [copyIn[language].actionMissing] };
    return { ok: false, status: 422, errors };
  }
  // A transaction may be repeated, and must find the form without errors again. A booking's reference may
  // have been taken meanwhile.
  const done = await retryIfTaken(() =>
    onLead(deps, leadId, (quote) => act(quote, new FormReader(fields, language))),
  );
  return done ?? { ok: false, status: 404 };
}

function versionIn(form: FormReader): number {
  const typed = form.line("version");
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** A change request as one text: a sentence for each line that changes, then the shopper's words. */
function changeText(form: FormReader, lines: readonly OfferLine[], language: Language): string {
  const wishes = changesIn[language];
  const changes = lines.flatMap(({ title }, index) => {
    const what = form.line(`line.${index + 1}`);
    if (!Object.hasOwn(wishes, what)) return [];
    const said = form.text(`lineText.${index + 1}`, changeLineRule);
    const change = wishes[what as keyof typeof wishes];
    return [`${title}: ${change}${said === "" ? "" : `, ${said}`}`];
  });
  return [...changes, form.text("text", changeRule)].filter((part) => part !== "").join("\n");
}

async function refusedOr(
  form: FormReader,
  act: () => Promise<QuoteOutcome<ShopperDone>>,
): Promise<QuoteOutcome<ShopperDone>> {
  return form.errors ? { ok: false, status: 422, errors: form.errors } : act();
}
