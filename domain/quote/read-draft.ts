import { readZip } from "#domain/contact/zip-code.ts";
import { isDate } from "#domain/delivery/delivery-date.ts";
import { isRecord } from "#domain/is-record.ts";
import type { TextRule } from "#domain/text-field.ts";
import { type JsonErrors, JsonFields } from "./json-fields.ts";
import { type QuoteDraft, type QuoteLine, quoteLimits, reasonToCome } from "./quote-draft.ts";
import { readLine } from "./read-line.ts";

const zipRule: TextRule = { label: "the ZIP code", max: 100 };
const reasonRule: TextRule = { label: "the reason", max: quoteLimits.noTaxReason.max };
const dayRule: TextRule = { label: "the day", max: 100 };
const messageRule: TextRule = { label: "the message", max: quoteLimits.message, multiline: true };
const monthsRule = {
  min: 1,
  max: quoteLimits.months,
  message: "Please choose a number of months, or none.",
};

/** A draft, or messages at the fields that can't be read. */
export type DraftReading = { ok: true; draft: QuoteDraft } | { ok: false; errors: JsonErrors };

/**
 * Reads a draft as the composer posts it: JSON with money in cents (rule 19.2). It may be
 * unfinished; whether it can be sent is another question (`sending-problems.ts`). Lines count from
 * 1 in errors, as in `lines.1.price`. Never throws.
 */
export function readDraft(json: string): DraftReading {
  const errors: JsonErrors = {};
  const sent = parsed(json);
  if (!isRecord(sent)) {
    return {
      ok: false,
      errors: { draft: ["We couldn't read this quote. Please load the page again."] },
    };
  }
  const fields = new JsonFields(sent, errors);
  const draft: QuoteDraft = {
    lines: readLines(fields, errors),
    zip: readZipField(fields),
    deliveryPrice: fields.cents("deliveryPrice", { label: "Delivery", max: quoteLimits.price }),
    packagingRemoval: fields.yesOrNo("packagingRemoval", false),
    haulAway: fields.yesOrNo("haulAway", false),
    whiteGlove: fields.yesOrNo("whiteGlove", false),
    noTaxReason: readReason(fields),
    deposit: fields.cents("deposit", { label: "A deposit", max: quoteLimits.total }),
    months: fields.whole("months", monthsRule),
    goodUntil: readDay(fields),
    message: fields.text("message", messageRule),
  };
  return Object.keys(errors).length === 0 ? { ok: true, draft } : { ok: false, errors };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function readLines(fields: JsonFields, errors: JsonErrors): QuoteLine[] {
  const lines = fields.value("lines") ?? [];
  if (!Array.isArray(lines)) {
    fields.addError("lines", "We couldn't read the lines. Please load the page again.");
    return [];
  }
  if (lines.length > quoteLimits.lines) {
    fields.addError(
      "lines",
      `A quote can have at most ${quoteLimits.lines} lines. Please make two.`,
    );
    return [];
  }
  return lines.map((line: unknown, index) =>
    // What isn't a line has none of its fields.
    readLine(new JsonFields(isRecord(line) ? line : {}, errors, `lines.${index + 1}.`)),
  );
}

function readZipField(fields: JsonFields): string {
  const typed = fields.text("zip", zipRule);
  const zip = typed === "" ? "" : readZip(typed);
  if (zip === undefined) fields.addError("zip", { problem: "zip" });
  return zip ?? "";
}

/** A reason of blanks means that there is no tax, too. */
function readReason(fields: JsonFields): string {
  const isTaxed = (fields.value("noTaxReason") ?? "") === "";
  return fields.text("noTaxReason", reasonRule) || (isTaxed ? "" : reasonToCome);
}

function readDay(fields: JsonFields): string {
  const day = fields.text("goodUntil", dayRule);
  if (day === "" || isDate(day)) return day;
  fields.addError("goodUntil", "Please choose a day, or leave it empty for now.");
  return "";
}
