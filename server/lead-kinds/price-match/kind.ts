import { centsToDollars, formatMoney } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import {
  offerAddress,
  offerUrlRule,
  priceMatchMessages,
  priceMatchTexts,
  readCompetitorPrice,
} from "#domain/price-match-form.ts";
import { readName, readPhoneOrEmail } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import { leadFileUrl, readOfferFile } from "#server/leads/lead-file.ts";
import type { LeadKind, ParseContext } from "#server/leads/lead-kind.ts";

/** A price match: a competitor's offer to beat (rules 12.3 and 15.3). */
export const priceMatch: LeadKind = {
  name: "price_match",
  path: paths.priceMatchForm,
  takesFile: true,
  referencePrefix: "P",
  pipelineStage: "New Lead",
  copy: {
    name: "price match request",
    thanksSubject: "We have the price to beat",
    promise: "We'll confirm the offer and come back with a better deal within 24 hours.",
  },
  read,
};

async function read(form: FormReader, context: ParseContext): Promise<ParsedLead> {
  const typed = form.text("product", priceMatchTexts.product);
  const found = await catalogProduct(form, typed, context);
  const competitor = form.text("competitor", priceMatchTexts.competitor);
  const price = readPrice(form);
  const offerUrl = readOfferUrl(form);
  const name = readName(form);
  const { email, phone } = readPhoneOrEmail(form);
  const file = await readOfferFile(form, "offerFile", context.files?.get("offerFile"));
  const fileUrl = file ? leadFileUrl(file, context.siteUrl) : "";
  return {
    contact: { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
    record: {
      full_name: name,
      email: email ?? "",
      phone: phone?.typed ?? "",
      product: typed,
      product_id: found?.id ?? "",
      competitor,
      competitor_price: centsToDollars(price),
      offer_url: offerUrl,
      offer_file: fileUrl,
    },
    tags: ["website", "price match"],
    summary: [
      { label: "Piece", value: typed, ...(found ? { href: found.url } : {}) },
      { label: "Competitor", value: competitor },
      { label: "Their price", value: formatMoney(price) },
      { label: "Offer", value: offerUrl, href: offerUrl },
      { label: "Photo or PDF", value: fileUrl, href: fileUrl, shopOnly: true },
    ],
    products: [],
    ...(file ? { files: [file] } : {}),
  };
}

/**
 * The catalog's product for the posted id; undefined if there is none or its title differs from
 * what was typed, which takes precedence (rule 12.7).
 */
async function catalogProduct(form: FormReader, typed: string, { catalog, siteUrl }: ParseContext) {
  const id = form.line("productId").slice(0, 100);
  const product = id === "" ? undefined : (await catalog.byIds([id])).get(id);
  if (!product || product.title !== typed) return undefined;
  return { id, url: new URL(product.url, siteUrl).href };
}

function readPrice(form: FormReader): number {
  const { cents, message } = readCompetitorPrice(form.line("competitorPrice"));
  if (message) form.addError("competitorPrice", message);
  return cents ?? 0;
}

function readOfferUrl(form: FormReader): string {
  const typed = form.text("offerUrl", offerUrlRule);
  if (typed === "") return "";
  const address = offerAddress(typed);
  if (!address) form.addError("offerUrl", priceMatchMessages.offerUrl);
  return address ?? "";
}
