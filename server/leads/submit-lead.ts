import { randomUUID } from "node:crypto";
import { answerTimes } from "#domain/answer-time.ts";
import { tooManyRequests } from "#server/limits/limits.ts";
import type { RateLimit, Taken } from "#server/limits/rate-limit.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { isUniqueViolation, patiently } from "#server/store/patiently.ts";
import type { Store } from "#server/store/store.ts";
import { facts } from "#shop/facts.ts";
import { readAttribution } from "./attribution.ts";
import { phoneToE164 } from "./contact-fields.ts";
import type { DeliveryPlanConfig } from "./delivery-plan-config.ts";
import { emailSpellings } from "./email-key.ts";
import { FormReader } from "./form-reader.ts";
import { markSuspected, signOfProgram } from "./human-check.ts";
import type { LeadDraft } from "./lead-draft.ts";
import type { KindContext, LeadKind, LeadKinds } from "./lead-kind.ts";
import { contactKey, contentHash, type LeadIdentity, leadRecord, sha256 } from "./lead-record.ts";
import { planDeliveries } from "./plan-deliveries.ts";
import { newReference } from "./reference.ts";
import {
  findByKey,
  findRecord,
  type KnownLead,
  type LeadToStore,
  type StoredLead,
  storeLead,
} from "./store-lead.ts";
import type { FormFields, Submission, SubmissionResult } from "./submission.ts";

const REFERENCE_TRIES = 8;
const LONGEST_KEY = 100;

export interface LeadDeskParts {
  store: Store;
  kinds: LeadKinds;
  catalogue: KindContext["catalogue"];
  config: DeliveryPlanConfig;
  clock: Clock;
  logger: Logger;
  /** Told after a lead was stored, so that its delivery starts at once. */
  onAccepted?: (() => void) | undefined;
  /** How many leads one person may send; without it any number. */
  contactLimit?: RateLimit | undefined;
  makeReference?: (letter: string) => string;
}

/**
 * Takes a posted form from validation to durable storage (rules 14.2, 14.5 and 14.6). Resolves with
 * the reference only when the lead is on disk; what a shopper can mend comes back as errors.
 * @throws when the database fails: nothing was acknowledged and the shopper may try again.
 */
export async function submitLead(
  parts: LeadDeskParts,
  kindName: string,
  fields: FormFields,
  submission: Submission,
): Promise<SubmissionResult> {
  const kind = parts.kinds.get(kindName);
  if (!kind) throw new Error(`Leads of kind ${kindName} are not taken yet.`);
  // Also for a form that is known already: its lead must be where a restart finds it.
  parts.store.refuseIfLost();
  const form = new FormReader(fields);
  const key = idempotencyKey(form);
  // Before judging: what was accepted once stays accepted, even if its piece was sold since.
  const earlier = key && (await patiently(() => findByKey(parts.store.queries, kind.name, key)));
  const submittedAt = parts.clock();
  const read = () =>
    kind.read(form, {
      catalogue: parts.catalogue,
      siteUrl: parts.config.siteUrl,
      files: submission.files,
      now: submittedAt,
    });
  if (earlier) return acceptedBefore(parts, kind, earlier, { form, read });

  const wellRead = await read();
  if (form.errors) return { ok: false, errors: form.errors };
  const draft = markSuspected(wellRead, signOfProgram(form, submittedAt));
  const taken = await takeForContact(parts, draft);
  if (!taken.ok) {
    const { retryAfter } = taken;
    return { ok: false, errors: { form: [tooManyRequests(retryAfter)] }, retryAfter };
  }

  const stored = await storeUnderNewReference(parts, kind, (identity) =>
    toStore(parts, { kind, form, draft, identity, submission, key }),
  );
  if ("refused" in stored) return { ok: false, errors: stored.refused, conflict: true };
  if (stored.isNew) {
    parts.logger.info({ reference: stored.reference, kind: kind.name }, "lead accepted");
    parts.onAccepted?.();
  }
  return accepted(parts, kind, stored, form);
}

/** A person is counted by e-mail address, or by phone where they gave none. */
async function takeForContact(
  { contactLimit }: LeadDeskParts,
  { contact }: LeadDraft,
): Promise<Taken> {
  const { email, phone } = contactKey(contact);
  const person = email ?? phone;
  return person && contactLimit ? contactLimit.take(person) : { ok: true };
}

/**
 * Whoever repeats a key learns the reference; the lead's private page only who gave its contact
 * (rule 14.8).
 */
function accepted(
  { config }: LeadDeskParts,
  kind: LeadKind,
  { id, reference, contact_email, contact_phone }: KnownLead,
  form: FormReader,
): SubmissionResult {
  const isTheirs =
    (contact_email !== null && emailSpellings(form.line("email")).includes(contact_email)) ||
    phoneToE164(form.line("phone")) === contact_phone;
  const page = isTheirs ? kind.ownPage?.(id, config.linkSecret) : undefined;
  return { ok: true, reference, ...(page ? { page } : {}) };
}

/** The answer to a form that is stored already, and whether it was changed since. */
async function acceptedBefore(
  parts: LeadDeskParts,
  kind: LeadKind,
  earlier: KnownLead,
  { form, read }: { form: FormReader; read: () => Promise<LeadDraft> },
): Promise<SubmissionResult> {
  const answer = accepted(parts, kind, earlier, form);
  if (!kind.changed || !answer.ok) return answer;
  const { queries } = parts.store;
  const record = await patiently(() => findRecord(queries, earlier.id));
  const cancelled = await patiently(async () =>
    kind.findCancelled?.(queries, earlier.id).executeTakeFirst(),
  );
  const changed = cancelled !== undefined || kind.changed(await read(), record);
  return changed ? { ...answer, changed } : answer;
}

async function storeUnderNewReference(
  { store, clock, makeReference = newReference }: LeadDeskParts,
  kind: LeadKind,
  compose: (identity: LeadIdentity) => LeadToStore,
): Promise<StoredLead> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = makeReference(kind.letter);
    try {
      return await storeLead(store, compose({ id: randomUUID(), reference, submittedAt: clock() }));
    } catch (error) {
      if (!isUniqueViolation(error) || attempt >= REFERENCE_TRIES) throw error;
    }
  }
}

interface ReadLead {
  kind: LeadKind;
  form: FormReader;
  draft: LeadDraft;
  identity: LeadIdentity;
  submission: Submission;
  key: string | undefined;
}

function toStore(
  { config }: LeadDeskParts,
  { kind, form, draft, identity, submission, key }: ReadLead,
): LeadToStore {
  const attribution = readAttribution(form, submission.sourcePage, config.siteUrl);
  const record = leadRecord(kind, identity, draft, attribution);
  const contact = contactKey(draft.contact);
  return {
    lead: {
      id: identity.id,
      reference: identity.reference,
      kind: kind.name,
      idempotency_key: key ?? null,
      contact_name: contact.name,
      contact_email: contact.email,
      contact_phone: contact.phone,
      record: JSON.stringify(record),
      submitted_at: identity.submittedAt.toISOString(),
      ...(draft.quiet || kind.needsNoResponse ? {} : promisedAnswer(identity.submittedAt)),
    },
    contentHash: contentHash(kind, draft),
    files: draft.files ?? [],
    alongside: async (queries) => kind.alongside?.(queries, { identity, draft, attribution }),
    findCancelled: kind.findCancelled,
    deliveries: planDeliveries({ kind, identity, draft, record, attribution }, config),
  };
}

/** Said of when the shop is to answer, and when it is reminded of it. */
function promisedAnswer(submittedAt: Date) {
  const { due, remind } = answerTimes(facts, submittedAt);
  return { answer_due_at: due.toISOString(), answer_remind_at: remind.toISOString() };
}

function idempotencyKey(form: FormReader): string | undefined {
  const key = form.line("idempotencyKey");
  if (key === "") return undefined;
  return key.length > LONGEST_KEY ? sha256(key) : key;
}
