import { wordsFor } from "#desk/lead-words.ts";
import { dollarsToCents, formatMoney } from "#domain/money.ts";

export type LeadRecord = Readonly<Record<string, string | number | boolean>>;

/** Something known about a lead. */
export interface LeadFact {
  label: string;
  value: string;
  href?: string;
}

/** The record's fields that say something about the lead, in the order in which they are shown. */
const labels: Readonly<Record<string, string>> = {
  requested_date_time: "Delivery",
  collection: "Room",
  product: "Piece",
  competitor: "Offered by",
  competitor_price: "Their price",
  offer_url: "Offer",
  budget_range: "Budget",
  timeline: "When",
  category_interest: "Interested in",
  preferred_plan: "Plan",
  provider_clicked: "Provider",
  zip_code: "ZIP code",
  quote_subtotal_items: "Pieces",
  quote_upsells_total: "Add-ons",
  quote_total_estimated: "Estimated total",
  quote_reference: "Quote",
  hear_about_us: "Heard of us",
};

/** In the booking of an accepted quote, whose total is the quote's. */
const labelsWithQuote: typeof labels = {
  ...labels,
  quote_subtotal_items: "Delivery price",
  quote_total_estimated: "Quote's total",
};

const originLabels: Readonly<Record<string, string>> = {
  referrer: "Came from",
  landing_page: "First page",
  page_url: "Sent from",
  source_page: "Form",
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_content: "Content",
  utm_term: "Term",
  tags: "Tags",
};

/** Shown elsewhere on the page, or of no use to people. */
const elsewhere = new Set(
  `lead_id lead_kind reference submitted_at full_name email phone items_json item_count
   upsells_json white_glove_selected haul_away_selected preferred_contact best_time special_requests
   looking_for special_instructions offer_file product_id pipeline_stage address_street address_city
   address_state address_zip assigned_to lost_reason quote_version quote_status quote_total
   quote_tax quote_deposit quote_good_until quote_items_json payment_wish language`.split(/\s+/),
);

const moneyFields = /^(competitor_price|quote_)/;

/**
 * What is known besides contact, products and words; fields without a label are shown too.
 * @param phone the number in the record, E.164
 */
export function leadFacts(record: LeadRecord, phone: string | null = null): LeadFact[] {
  const place = [
    record.address_street,
    record.address_city,
    [record.address_state, record.address_zip].filter(Boolean).join(" "),
  ];
  const deliverTo = place.filter(Boolean).join(", ");
  const others = Object.keys(record).filter(
    (name) => !(name in labels || name in originLabels || elsewhere.has(name)),
  );
  return [
    ...typedPhone(String(record.phone ?? ""), phone),
    ...(deliverTo ? [{ label: "Deliver to", value: deliverTo }] : []),
    ...addOns(record),
    ...factsOf(record, Object.keys(labels), record.quote_reference ? labelsWithQuote : labels),
    ...factsOf(record, others, {}),
  ];
}

/** Where the visit came from. */
export function originFacts(record: LeadRecord): LeadFact[] {
  return factsOf(record, Object.keys(originLabels), originLabels);
}

/** What the shopper wrote, in their own words. */
export function shopperWords(record: LeadRecord): string {
  const words = [record.special_requests, record.looking_for, record.special_instructions];
  return words.filter(Boolean).map(String).join("\n\n");
}

function factsOf(
  record: LeadRecord,
  names: readonly string[],
  known: Readonly<Record<string, string>>,
): LeadFact[] {
  return names.flatMap((name) => {
    const value = record[name];
    if (value === undefined || value === "" || value === false) return [];
    const label = wordsFor(known, name);
    const fact = { label: label === name ? asWords(name) : label, value: textOf(name, value) };
    return [/^https?:\/\//.test(fact.value) ? { ...fact, href: fact.value } : fact];
  });
}

function textOf(name: string, value: string | number | boolean): string {
  if (typeof value === "number" && moneyFields.test(name)) {
    return formatMoney(dollarsToCents(value));
  }
  if (value === true) return "Yes";
  return value === "quiz_completion" ? "Finished the quiz" : String(value);
}

/** A phone number beside which something else was typed, such as an extension. */
function typedPhone(typed: string, phone: string | null): LeadFact[] {
  const digits = typed.replace(/\D/g, "");
  const isAllOfIt = !/\p{L}/u.test(typed) && digits !== "" && phone?.endsWith(digits);
  return typed === "" || isAllOfIt ? [] : [{ label: "Phone as typed", value: typed }];
}

function addOns({ upsells_json }: LeadRecord): LeadFact[] {
  if (typeof upsells_json !== "string") return [];
  const chosen = Object.entries(JSON.parse(upsells_json) as Record<string, unknown>)
    .filter(([, isChosen]) => isChosen === true)
    .map(([name]) => asWords(name));
  return chosen.length > 0 ? [{ label: "Also", value: chosen.join(", ") }] : [];
}

/** `haul_away` → `Haul away`. */
function asWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
