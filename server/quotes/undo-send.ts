import { readRecord } from "#server/inbox/about-lead.ts";
import { queueRecord } from "#server/inbox/crm-message.ts";
import { addEntry } from "#server/inbox/history.ts";
import { takeBack } from "#server/outbox/withdraw.ts";
import type { VersionChange } from "./change-version.ts";
import { type LeadBefore, restoreLead } from "./lead-before.ts";
import type { LockedQuote } from "./locked-quote.ts";
import { versionText } from "./move-lead.ts";
import { sentOccasion } from "./quote-messages.ts";
import type { QuoteOutcome } from "./quote-outcome.ts";
import { versionConflict } from "./refusals.ts";
import { UNDO_MS } from "./send-version.ts";
import { type StoredVersion, updateVersion, withStatus } from "./stored-versions.ts";

const LEFT = "It has left already.";

/**
 * Undoes that a version was sent (rule 19.10): it is a draft again, the one it replaced is open again and
 * the lead is what it was. One sent by email must not have left; any other must not have been opened.
 */
export async function undoSend(
  quote: LockedQuote,
  { number, memberId, key }: VersionChange,
): Promise<QuoteOutcome> {
  const { queries, lead, versions, now } = quote;
  const version = withStatus(versions, "open");
  if (version?.number !== number || version.lead_before === null) return versionConflict(quote);
  if (version.sent_by !== memberId) return versionConflict(quote, "Only who sent it can undo it.");
  if (version.opened_at !== null) return versionConflict(quote, LEFT);
  if (version.sent_way === "email") {
    const isLate = now.getTime() > Date.parse(version.sent_at) + UNDO_MS;
    if (isLate || !(await isTakenBack(quote, version))) return versionConflict(quote, LEFT);
  }
  await deleteVersion(quote, version);
  const before: LeadBefore = JSON.parse(version.lead_before);
  const { state } = await restoreLead(quote, before, version.sent_at);
  const entry = {
    what: "quote_undone",
    by: memberId,
    key,
    detail: versionText(version),
    state,
  } as const;
  await addEntry(queries, lead.id, entry, now);
  await tellCrm(quote, version);
  return { ok: true, reference: lead.reference, version: number, state };
}

function isTakenBack({ queries, lead }: LockedQuote, { number }: StoredVersion): Promise<boolean> {
  return takeBack(queries, {
    leadId: lead.id,
    sink: "shopper_mail",
    occasion: sentOccasion(number),
  });
}

/** Deletes a version, and opens the one that it replaced. */
async function deleteVersion(
  { queries, lead, versions, now }: LockedQuote,
  version: StoredVersion,
) {
  for (const table of ["quote_prices", "quote_versions"] as const) {
    await queries
      .deleteFrom(table)
      .where("lead_id", "=", lead.id)
      .where("number", "=", version.number)
      .execute();
  }
  // Nobody has had a link yet, so that nobody can have seen what this number offered.
  if (version.number === 1 && version.sent_way === "email") {
    await queries
      .updateTable("quotes")
      .set({ last_number: 0 })
      .where("lead_id", "=", lead.id)
      .execute();
  }
  const replaced = versions.findLast(
    ({ status, changed_at }) => status === "replaced" && changed_at === version.sent_at,
  );
  if (!replaced) return;
  await updateVersion(queries, replaced, { status: "open", changed_at: now.toISOString() });
}

/** A CRM that has heard of the version already hears that it is withdrawn. */
async function tellCrm({ queries, lead, config, now }: LockedQuote, version: StoredVersion) {
  const occasion = `quote_sent-${lead.lead_version}`;
  const isUnsent = await takeBack(queries, { leadId: lead.id, sink: "crm", occasion });
  if (isUnsent || !config.crmWebhookUrl) return;
  const { record } = await queries
    .selectFrom("leads")
    .select("record")
    .where("id", "=", lead.id)
    .executeTakeFirstOrThrow();
  const withdrawn = { ...readRecord(record), pipeline_stage: "Quote Withdrawn" };
  const told = { ...withdrawn, quote_version: version.number, quote_status: "withdrawn" };
  const undone = `quote_undone-${lead.lead_version + 1}`;
  await queueRecord(queries, { lead, record: told, occasion: undone }, now);
}
