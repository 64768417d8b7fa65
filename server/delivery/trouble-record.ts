import { createHash } from "node:crypto";
import type { LeadRecord } from "#server/leads/lead-record.ts";
import { troubleLetter } from "#server/mail/trouble-letter.ts";
import { facts } from "#shop/facts.ts";
import type { SinkHealth } from "./outbox-health.ts";

/**
 * An alert as the CRM understands it: a custom request from the website itself, with every field a
 * receiver maps, tagged `website alert`. The id is the same for every attempt to tell of an incident.
 */
export function troubleRecord(
  trouble: SinkHealth,
  since: string,
  siteUrl: string,
): { id: string; record: LeadRecord } {
  const { subject, text } = troubleLetter(trouble, siteUrl);
  const id = uuidOf(`trouble ${trouble.sink} ${since}`);
  return {
    id,
    record: {
      lead_id: id,
      lead_kind: "custom",
      reference: "ALERT",
      submitted_at: since,
      full_name: `${facts.name} website`,
      email: facts.email,
      phone: facts.phone,
      looking_for: `${subject}. ${text}`,
      collection: "",
      source_page: "/",
      page_url: `${siteUrl}/`,
      landing_page: "",
      referrer: "",
      utm_source: "",
      utm_medium: "",
      utm_campaign: "",
      utm_content: "",
      utm_term: "",
      tags: "website,website alert",
      pipeline_stage: "New Lead",
    },
  };
}

function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join("-");
}
