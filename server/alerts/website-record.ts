import { createHash } from "node:crypto";
import { facts } from "#shop/facts.ts";

/** What the website itself sends to the CRM. */
export interface WebsiteRecordInput {
  id: string;
  /** Not a lead's reference, as those start with a letter and a dash. */
  reference: "ALERT" | "TEST";
  /** The name of the contact. */
  name: string;
  words: string;
  /** The tag by which receivers distinguish it from leads. */
  tag: string;
  submittedAt: string;
  siteUrl: string;
}

/**
 * The record the website itself sends to the CRM: a custom request with every field a receiver
 * maps, since one of another shape would be refused or create an empty contact (decision 021).
 */
export function websiteRecord(input: WebsiteRecordInput): Record<string, string> {
  return {
    lead_id: input.id,
    lead_kind: "custom",
    reference: input.reference,
    submitted_at: input.submittedAt,
    full_name: input.name,
    email: facts.email,
    phone: facts.phone,
    looking_for: input.words,
    collection: "",
    source_page: "/",
    page_url: `${input.siteUrl}/`,
    landing_page: "",
    referrer: "",
    utm_source: "",
    utm_medium: "",
    utm_campaign: "",
    utm_content: "",
    utm_term: "",
    tags: `website,${input.tag}`,
    pipeline_stage: "New Lead",
    language: "en",
  };
}

/** A UUID that is the same for the same text. */
export function uuidFromText(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join("-");
}
