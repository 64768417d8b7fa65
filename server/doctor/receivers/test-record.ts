import { randomUUID } from "node:crypto";
import { websiteRecord } from "#server/alerts/website-record.ts";
import type { CheckContext, Finding } from "#server/doctor/check.ts";
import { crmWebhook } from "#server/outbox/crm-webhook.ts";

/** Shorter than for a lead, so that the doctor ends in time. */
const TIMEOUT_MS = 6_000;

/**
 * Posts one signed record, marked as a test in its name, reference and tags. It has the form of a
 * lead, so that the CRM responds as it does to leads (decision 029).
 */
export async function sendTestRecord(
  { config, clock }: CheckContext,
  url: string,
): Promise<Finding> {
  const id = randomUUID();
  const record = websiteRecord({
    id,
    reference: "TEST",
    name: "TEST, nobody has written",
    words: "A test that npm run doctor sent to see whether leads arrive. Delete it.",
    tag: "website test",
    submittedAt: clock().toISOString(),
    siteUrl: config.siteUrl,
  });
  const crm = crmWebhook({ url, secret: config.crmWebhookSecret, clock, timeoutMs: TIMEOUT_MS });
  const outcome = await crm.send({
    id,
    leadId: id,
    reference: "TEST",
    occasion: "test",
    attempt: 1,
    payload: JSON.stringify(record),
  });
  if (outcome.kind !== "delivered") {
    return {
      level: "fault",
      seen: `the CRM did not take the test record. ${outcome.error}`,
      advice:
        "Look into the CRM's log of this webhook: address, secret and the fields it asks for.",
    };
  }
  if (outcome.note) {
    const advice = "Write the webhook's own address into CRM_WEBHOOK_URL, not one of a page.";
    return { level: "warning", seen: outcome.note, advice };
  }
  return {
    level: "ok",
    seen: "the CRM took the test record: look whether it is there as TEST, and delete it",
  };
}
