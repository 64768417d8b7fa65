import { createHash } from "node:crypto";
import { facts } from "#shop/facts.ts";

/** What the website itself tells the CRM. */
export interface WebsiteRecordInput {
  id: string;
  /** What no reference of a lead can be, since those have a letter and a dash first. */
  reference: "ALERT" | "TEST";
  /** Who it is from, as the contact is named. */
  name: string;
  words: string;
  /** The tag by which receivers tell it from leads. */
  tag: string;
  submittedAt: string;
  siteUrl: string;
}

/**
 * What the website itself tells the CRM: a custom request with every field a receiver maps, since
 * one of another shape would be refused or make an empty contact (decision 021).
 */
export function websiteRecord(said: WebsiteRecordInput): Record<string, string> {
  return {
    lead_id: said.id,
    lead_kind: "custom",
    reference: said.reference,
    submitted_at: said.submittedAt,
    full_name: said.name,
    email: facts.email,
    phone: facts.phone,
    looking_for: said.words,
    collection: "",
    source_page: "/",
    page_url: `${said.siteUrl}/`,
    landing_page: "",
    referrer: "",
    utm_source: "",
    utm_medium: "",
    utm_campaign: "",
    utm_content: "",
    utm_term: "",
    tags: `website,${said.tag}`,
    pipeline_stage: "New Lead",
  };
}

/** An id that is the same for the same text. */
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
