import {
  type DeliverySize,
  deliverySizes,
  usualDeliverySize,
} from "#domain/delivery/delivery-price.ts";
import type { JsonFields } from "./json-fields.ts";
import { type QuoteLine, quoteLimits } from "./quote-draft.ts";

const idRule = { label: "the product's id", max: 100 };
const titleRule = { label: "the title", max: quoteLimits.freeTitle };
const quantityRule = {
  min: 1,
  max: quoteLimits.quantity,
  message: `Please type a whole number from 1 to ${quoteLimits.quantity}.`,
};
// More than the line is read too: the draft is kept, and refused when it is sent.
const offRule = {
  min: 0,
  max: quoteLimits.total,
  message: "We couldn't read that discount. Please type it as 10% or as an amount.",
};

/** Reads a line of a draft; what it lacks is as usual: one, taxed, medium, without a price. */
export function readLine(fields: JsonFields): QuoteLine {
  return {
    ...nameOf(fields),
    price: fields.cents("price", { label: "A price", max: quoteLimits.price }),
    quantity: fields.whole("quantity", quantityRule) ?? 1,
    ...discountOf(fields),
    taxed: fields.yesOrNo("taxed", true),
    size: sizeOf(fields),
  };
}

/** A product is called what the catalog calls it. */
function nameOf(fields: JsonFields): Pick<QuoteLine, "id" | "title"> {
  const id = fields.text("id", idRule);
  if (id !== "") return { id };
  if (fields.value("title") === undefined) {
    fields.addError("title", "Please choose a product, or type what this is.");
  }
  return { title: fields.text("title", titleRule) };
}

function discountOf(fields: JsonFields): Pick<QuoteLine, "percentOff" | "amountOff"> {
  const percentOff = fields.whole("percentOff", offRule, "off");
  const amountOff = fields.whole("amountOff", offRule, "off");
  if (percentOff !== null && amountOff !== null) {
    fields.addError("off", "Please take off a percentage or an amount, not both.");
  }
  return {
    ...(percentOff === null ? {} : { percentOff }),
    ...(amountOff === null ? {} : { amountOff }),
  };
}

function sizeOf(fields: JsonFields): DeliverySize | null {
  if (fields.isNull("size")) return null;
  const value = fields.value("size") ?? usualDeliverySize;
  const size = deliverySizes.find((known) => known === value);
  if (!size) fields.addError("size", "Please choose a size, or that it isn't delivered.");
  return size ?? null;
}
