import { languageOfPath } from "#domain/language.ts";
import type { RateLimit, TakeResult } from "#server/limits/rate-limit.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";
import { readAttribution } from "./attribution.ts";
import { markSuspected, suspicionReason } from "./bot-check.ts";
import { phoneToE164 } from "./contact-fields.ts";
import { emailVariants } from "./email-lookup.ts";
import { formKey } from "./form-key.ts";
import { FormReader } from "./form-reader.ts";
import type { ParsedLead } from "./lead-draft.ts";
import type { LeadKind, LeadKinds, MessageConfig, ParseContext } from "./lead-kind.ts";
import { contactKey, type LeadIdentity } from "./lead-record.ts";
import { leadRows } from "./lead-rows.ts";
import { type ExistingLead, findByKey, findRecord, type NewLead } from "./store-lead.ts";
import { storeWithNewReference } from "./store-with-new-reference.ts";
import type { FormFields, SubmitContext, SubmitResult } from "./submission.ts";
import { tooManyText } from "./too-many.ts";

export interface SubmitLeadDeps {
  store: Store;
  kinds: LeadKinds;
  catalog: ParseContext["catalog"];
  config: MessageConfig;
  clock: Clock;
  logger: Logger;
  /** Called after a lead was stored, so that its messages are sent at once. */
  onMessagesQueued?: (() => void) | undefined;
  /** Limits how many leads one person may send; unlimited if undefined. */
  contactLimit?: RateLimit | undefined;
  makeReference?: (letter: string) => string;
}

/**
 * Validates and stores a posted form (rules 14.2 and 14.5 to 14.7). Resolves with the reference only
 * when the lead is on disk; errors that the shopper can fix are returned.
 * @throws if the database fails: nothing was acknowledged and the shopper may try again.
 */
export async function submitLead(
  deps: SubmitLeadDeps,
  kindName: string,
  fields: FormFields,
  submission: SubmitContext,
): Promise<SubmitResult> {
  const kind = deps.kinds.get(kindName);
  if (!kind) throw new Error(`There is no lead kind ${kindName}.`);
  // Also for a form that was stored before, as a restart must find its lead.
  deps.store.checkNotLost();
  const form = new FormReader(fields, languageOfPath(submission.sourcePage));
  const key = formKey(kind, fields, submission.files);
  // Checked before validation: a stored lead stays accepted even if its product was sold since.
  const existing = key && (await retryOnBusy(() => findByKey(deps.store.queries, kind.name, key)));
  const submittedAt = deps.clock();
  const read = () =>
    kind.read(form, {
      catalog: deps.catalog,
      siteUrl: deps.config.siteUrl,
      files: submission.files,
      now: submittedAt,
    });
  if (existing) return resultForRepeat(deps, kind, existing, { form, read });

  const parsed = await read();
  if (form.errors) return { ok: false, errors: form.errors };
  const draft = markSuspected(parsed, suspicionReason(form, submittedAt));
  const taken = await countForPerson(deps, draft);
  if (!taken.ok) {
    const { retryAfter } = taken;
    return { ok: false, errors: { form: [tooManyText(form.language, retryAfter)] }, retryAfter };
  }

  const stored = await storeWithNewReference(deps, kind.referencePrefix, (identity) =>
    toNewLead(deps, { kind, form, draft, identity, submission, key }),
  );
  if ("refused" in stored) return { ok: false, errors: stored.refused, conflict: true };
  if (stored.isNew) {
    deps.logger.info({ reference: stored.reference, kind: kind.name }, "lead accepted");
    deps.onMessagesQueued?.();
  }
  return acceptedResult(deps, kind, stored, form);
}

/** Counts a lead for its person, by email address or otherwise by phone. */
async function countForPerson(
  { contactLimit }: SubmitLeadDeps,
  { contact }: ParsedLead,
): Promise<TakeResult> {
  const { email, phone } = contactKey(contact);
  const person = email ?? phone;
  return person && contactLimit ? contactLimit.take(person) : { ok: true };
}

/**
 * The result for a stored lead. Anyone who repeats its key gets the reference, but only someone
 * who gave its contact gets the private page (rule 14.8).
 */
function acceptedResult(
  { config }: SubmitLeadDeps,
  kind: LeadKind,
  { id, reference, contact_email, contact_phone }: ExistingLead,
  form: FormReader,
): SubmitResult {
  const ownsLead =
    (contact_email !== null && emailVariants(form.line("email")).includes(contact_email)) ||
    phoneToE164(form.line("phone")) === contact_phone;
  const page = ownsLead ? kind.privatePage?.(id, config.linkSecret, form.language) : undefined;
  return { ok: true, reference, ...(page ? { page } : {}) };
}

/** The result for a form that is already stored, with whether it was changed since. */
async function resultForRepeat(
  deps: SubmitLeadDeps,
  kind: LeadKind,
  existing: ExistingLead,
  { form, read }: { form: FormReader; read: () => Promise<ParsedLead> },
): Promise<SubmitResult> {
  const result = acceptedResult(deps, kind, existing, form);
  if (!kind.hasChanged || !result.ok) return result;
  const { queries } = deps.store;
  const record = await retryOnBusy(() => findRecord(queries, existing.id));
  const cancelled = await retryOnBusy(async () =>
    kind.findCancelled?.(queries, existing.id).executeTakeFirst(),
  );
  const changed = cancelled !== undefined || kind.hasChanged(await read(), record);
  return changed ? { ...result, changed } : result;
}

interface ParsedSubmission {
  kind: LeadKind;
  form: FormReader;
  draft: ParsedLead;
  identity: LeadIdentity;
  submission: SubmitContext;
  key: string | undefined;
}

function toNewLead(
  { config }: SubmitLeadDeps,
  { kind, form, draft, identity, submission, key }: ParsedSubmission,
): NewLead {
  const attribution = readAttribution(form, submission.sourcePage, config.siteUrl);
  const { language } = form;
  return {
    ...leadRows({ kind, identity, draft, attribution, language, key }, config),
    storeRelated: async (queries) =>
      kind.storeRelated?.(queries, { identity, draft, attribution, language }),
  };
}
