import { nameRule } from "#domain/contact-format.ts";
import { type PaymentWish, paymentWishes } from "#domain/quote/quote-view.ts";
import { readDraft } from "#domain/quote/read-draft.ts";
import { isDone } from "#server/inbox/history.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import { errorsIn } from "#server/leads/problem-words.ts";
import type { FormFields } from "#server/leads/submission.ts";
import { acceptVersion } from "./accept-version.ts";
import {
  extendVersion,
  renewLink,
  takeBackAcceptance,
  type VersionChange,
  withdrawVersion,
} from "./change-version.ts";
import type { WrittenQuote } from "./locked-quote.ts";
import { onLead } from "./on-lead.ts";
import type { QuoteDeps } from "./quote-deps.ts";
import type { QuoteOutcome } from "./quote-outcome.ts";
import { paymentMethods, recordPayment, removePayment } from "./quote-payments.ts";
import { replyToShopper } from "./quote-thread.ts";
import { sendVersion } from "./send-version.ts";
import type { StaffPost, Told } from "./staff-post.ts";
import { reasonRule, replyRule } from "./text-rules.ts";
import { undoSend } from "./undo-send.ts";
import { previewDraft, saveDraft, startWriting } from "./write-draft.ts";

type Act = (quote: WrittenQuote, post: StaffPost) => Promise<QuoteOutcome<Told>>;

/** What a version's number and sender are, for what changes a version. */
function changeOf({ seen, memberId, key }: StaffPost): VersionChange {
  return { number: seen, memberId, key };
}

const yesOptions = {
  options: ["phone", "in_person"],
  required: { problem: "sentence", text: "Choose how they said yes." },
} as const;
const methodOptions = {
  options: paymentMethods,
  required: { problem: "sentence", text: "Choose how it was paid." },
} as const;

/** Everything that can be done with a lead's quote at the desk, by the form's `action` (rule 19.5). */
const acts: Readonly<Record<string, Act>> = {
  write: startWriting,
  save: async (quote, post) => {
    const read = readDraft(post.form.all("draft")[0] ?? "");
    return read.ok
      ? saveDraft(quote, post, read.draft)
      : { ok: false, status: 422, errors: errorsIn("en", read.errors) };
  },
  preview: previewDraft,
  send: (quote, { form, ...post }) => sendVersion(quote, { ...post, by: form.line("by") }),
  undo_send: (quote, post) => undoSend(quote, changeOf(post)),
  withdraw: (quote, post) => withdrawVersion(quote, changeOf(post)),
  extend: (quote, post) =>
    extendVersion(quote, { ...changeOf(post), goodUntil: post.form.line("goodUntil") }),
  take_back: async (quote, post) => {
    const reason = post.form.text("reason", {
      ...reasonRule,
      required: { problem: "sentence", text: "Say why it is taken back." },
    });
    return refusedOr(post, () => takeBackAcceptance(quote, { ...changeOf(post), reason }));
  },
  new_link: (quote, post) => renewLink(quote, changeOf(post)),
  record_yes: async (quote, post) => {
    const { form, seen, memberId, key } = post;
    const name = form.text("name", nameRule);
    const how = form.text("how", yesOptions);
    const payment = paymentIn(form);
    const recorded = { memberId, how, key };
    return refusedOr(post, () => acceptVersion(quote, { number: seen, name, payment, recorded }));
  },
  payment: async (quote, post) => {
    const amount = post.form.line("amount");
    const method = post.form.text("method", methodOptions) as (typeof paymentMethods)[number];
    return refusedOr(post, () => recordPayment(quote, { ...changeOf(post), amount, method }));
  },
  remove_payment: (quote, post) =>
    removePayment(quote, { ...changeOf(post), payment: post.form.line("payment") }),
  reply: async (quote, post) => {
    const text = post.form.text("text", replyRule);
    return refusedOr(post, () => replyToShopper(quote, { ...post, text }));
  },
};

/** The actions by their names in forms. */
export const staffActions: readonly string[] = Object.keys(acts);

/** What only some roles may do; the caller has checked the role for everything else. */
export const ownersActs: readonly string[] = ["take_back", "remove_payment"];

/**
 * Does what a form posted about a lead's quote asks for, in one transaction. A form that is sent again
 * with its key, because no response came, does nothing more.
 */
export async function actOnQuote(
  deps: QuoteDeps,
  { leadId, memberId }: { leadId: string; memberId: string },
  fields: FormFields,
): Promise<QuoteOutcome<Told>> {
  const form = new FormReader(fields, "en");
  const action = form.line("action");
  const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
  if (!act) {
    form.addError("action", "Choose what to do with this quote.");
    return { ok: false, status: 422, errors: form.errors ?? {} };
  }
  const typed = form.line("version");
  const seen = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  const { catalog, rulesIn } = deps;
  const key = /^[0-9a-f]{32}$/.test(form.line("key")) ? form.line("key") : undefined;
  const done = await onLead<QuoteOutcome<Told>>(deps, leadId, async (quote) => {
    // Sending tells its link again, however often.
    if (key && action !== "send" && (await isDone(quote.queries, leadId, key))) {
      const { lead, versions } = quote;
      const latest = action === "reply" ? lead.lead_version : (versions.at(-1)?.number ?? 0);
      const version = Number.isNaN(seen) ? latest : seen;
      return { ok: true, reference: lead.reference, version, state: lead.state };
    }
    // A transaction may be repeated, and must find the form without errors again.
    const post = { form: new FormReader(fields, "en"), memberId, seen, key };
    return act({ ...quote, catalog, rules: rulesIn(quote.lead.language) }, post);
  });
  return done ?? { ok: false, status: 404 };
}

/** Without a wish it isn't known yet. */
export function paymentIn(form: FormReader): PaymentWish {
  const typed = form.line("payment");
  return paymentWishes.find((wish) => wish === typed) ?? "unsure";
}

async function refusedOr(
  { form }: Pick<StaffPost, "form">,
  act: () => Promise<QuoteOutcome<Told>>,
): Promise<QuoteOutcome<Told>> {
  return form.errors ? { ok: false, status: 422, errors: form.errors } : act();
}
