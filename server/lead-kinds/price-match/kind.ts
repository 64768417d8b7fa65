import { copyIn as emailsIn } from "#copy-in/lead-emails.ts";
import { copyIn as rowsIn } from "#copy-in/lead-rows.ts";
import { pathIn } from "#domain/addresses/path-in.ts";
import { centsToDollars } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { offerAddress, priceMatchSchema, readCompetitorPrice } from "#domain/price-match-form.ts";
import { formatsIn } from "#formats-in";
import { readName, readPhoneOrEmail } from "#server/leads/contact-fields.ts";
import type { FormReader } from "#server/leads/form-reader.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import { contactRecord, fieldRecord, fieldSummary, readFields } from "#server/leads/lead-fields.ts";
import { leadFileUrl, readOfferFile } from "#server/leads/lead-file.ts";
import type { LeadKind, ParseContext } from "#server/leads/lead-kind.ts";

/** A price match: a competitor's offer to beat (rules 12.3 and 15.3). */
export const priceMatch: LeadKind = {
  name: "price_match",
  path: paths.priceMatchForm,
  referencePrefix: "P",
  pipelineStage: "New Lead",
  called: "price match request",
  emailCopy: (language) => emailsIn[language].priceMatch,
  read,
};

async function read(form: FormReader, context: ParseContext): Promise<ParsedLead> {
  const typed = readFields(form, priceMatchSchema);
  const found = await catalogProduct(typed, context);
  const price = readCompetitorPrice(typed.competitorPrice).cents ?? 0;
  const offerUrl = offerAddress(typed.offerUrl) ?? "";
  const values = { ...typed, productId: found?.id ?? "", offerUrl };
  const contact = { name: readName(form), ...readPhoneOrEmail(form) };
  const file = await readOfferFile(form, "offerFile", context.files?.get("offerFile"));
  const fileUrl = file ? leadFileUrl(file, context.siteUrl) : "";
  return {
    contact,
    record: {
      ...contactRecord(contact),
      ...fieldRecord(priceMatchSchema, { ...values, competitorPrice: centsToDollars(price) }),
      offer_file: fileUrl,
    },
    tags: ["website", "price match"],
    summary: (language) => [
      ...fieldSummary(
        priceMatchSchema,
        { ...values, competitorPrice: formatsIn[language].formatMoney(price) },
        rowsIn[language].priceMatch,
        {
          offerUrl,
          ...(found ? { product: context.siteUrl + pathIn(language, found.path) } : {}),
        },
      ),
      { label: rowsIn[language].priceMatch.sku, value: found?.sku ?? "" },
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
async function catalogProduct(
  { product: typed, productId }: { product: string; productId: string },
  { catalog }: ParseContext,
) {
  const id = productId.slice(0, 100);
  const product = id === "" ? undefined : (await catalog.byIds([id])).get(id);
  if (!product || product.title !== typed) return undefined;
  return { id, sku: product.sku, path: product.url };
}
