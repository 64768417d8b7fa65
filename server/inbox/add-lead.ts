import type { LeadState } from "#domain/desk/lead-state.ts";
import { readAttribution } from "#server/leads/attribution.ts";
import { formKey } from "#server/leads/form-key.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import type { LeadKind, LeadKinds, MessageConfig, ParseContext } from "#server/leads/lead-kind.ts";
import { contentHash, type LeadIdentity, leadRecord } from "#server/leads/lead-record.ts";
import { leadRow } from "#server/leads/lead-row.ts";
import { findByKey, type NewLead } from "#server/leads/store-lead.ts";
import {
  type IdentityDeps,
  storeWithNewReference,
} from "#server/leads/store-with-new-reference.ts";
import type { FieldErrors, FormFields } from "#server/leads/submission.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { addEntry } from "./history.ts";

/** How somebody came whose request staff add. */
const sourceRule = {
  options: ["walk_in", "call", "text"],
  required: { problem: "sentence", text: "Choose whether they walked in, called or texted." },
} as const;

export interface AddLeadDeps extends IdentityDeps {
  kinds: LeadKinds;
  catalog: ParseContext["catalog"];
  config: MessageConfig;
}

/** What became of a form that adds a lead. */
export type AddOutcome =
  | { ok: true; reference: string; version: number; state: LeadState; isQueued: boolean }
  | { ok: false; errors: FieldErrors };

/**
 * Adds a lead for somebody who came another way: it is in the hands of who adds it, the shop owes
 * no response by a time, and nobody gets an email. The same form is one lead, however often it is
 * posted (rules 14.5 and 18.15).
 */
export async function addLead(
  deps: AddLeadDeps,
  fields: FormFields,
  memberId: string,
): Promise<AddOutcome> {
  const { store, config } = deps;
  store.checkNotLost();
  const form = new FormReader(fields, "en");
  const kind = readKind(form, deps.kinds);
  const source = form.text("source", sourceRule);
  const key = kind && formKey(kind, fields);
  const earlier =
    kind && key ? await retryOnBusy(() => findByKey(store.queries, kind.name, key)) : undefined;
  if (earlier) return storedLead(store.queries, earlier, false);
  const { catalog, clock } = deps;
  const draft = await kind?.readAtDesk?.(form, { catalog, siteUrl: config.siteUrl, now: clock() });
  if (form.errors || !kind || !draft) return { ok: false, errors: form.errors ?? {} };
  const stored = await storeWithNewReference(deps, kind.referencePrefix, (identity) =>
    newLead({ config, kind, draft, key, source, memberId }, identity),
  );
  if ("refused" in stored) return { ok: false, errors: stored.refused };
  return storedLead(store.queries, stored, stored.isNew && Boolean(config.crmWebhookUrl));
}

/** Only some kinds can be added by hand. */
function readKind(form: FormReader, kinds: LeadKinds): LeadKind | undefined {
  const addable = [...kinds.values()].filter(({ readAtDesk }) => readAtDesk);
  const options = addable.map(({ name }) => name);
  const name = form.text("kind", {
    options,
    required: { problem: "sentence", text: "Choose a kind of request." },
  });
  return kinds.get(name);
}

interface ReadLead {
  config: MessageConfig;
  kind: LeadKind;
  draft: ParsedLead;
  key: string | undefined;
  source: string;
  memberId: string;
}

function newLead(
  { config, kind, draft, key, source, memberId }: ReadLead,
  identity: LeadIdentity,
): NewLead {
  const attribution = readAttribution(
    new FormReader(new Map(), "en"),
    "/desk/leads/new",
    config.siteUrl,
  );
  // Staff write to the person themselves, and can do that in any language.
  const language = "en";
  const record = leadRecord(kind, identity, draft, { attribution, language });
  const { id, submittedAt } = identity;
  return {
    lead: Object.assign(leadRow({ kind, identity, draft, record, language, key }), {
      state: "in_hand" as const,
      assigned_to: memberId,
    }),
    contentHash: contentHash(kind, draft),
    files: [],
    deliveries: config.crmWebhookUrl ? [newMessage(identity, "crm", record)] : [],
    storeRelated: async (queries) => {
      const entry = { what: "added", by: memberId, detail: source, to: memberId } as const;
      await addEntry(queries, id, entry, submittedAt);
      return undefined;
    },
  };
}

async function storedLead(
  queries: Queries,
  { id, reference }: { id: string; reference: string },
  isQueued: boolean,
): Promise<AddOutcome> {
  const { lead_version, state } = await queries
    .selectFrom("leads")
    .select(["lead_version", "state"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ok: true, reference, version: lead_version, state, isQueued };
}
