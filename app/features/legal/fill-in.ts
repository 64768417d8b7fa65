import { usualResponseTime } from "#formats";
import { facts } from "#shop/facts.ts";
import type { LegalBlock, LegalSection } from "./legal-document.ts";

/** What legal texts name of the shop, by the names they have in the copy. */
const values = {
  name: facts.name,
  email: facts.email,
  phone: facts.phone,
  street: facts.address.street,
  city: facts.address.city,
  region: facts.address.region,
  postalCode: facts.address.postalCode,
  /** How soon the shop responds. */
  time: usualResponseTime,
};

/** A text of the copy, with or without values. */
type LegalText = string | ((shop: typeof values) => string);

/** A text with the shop's facts filled in. */
export function fillIn(text: LegalText): string {
  return typeof text === "string" ? text : text(values);
}

/** A section of the copy with the shop's facts filled in. */
export function sectionOf(
  id: string,
  copy: { title: string; blocks: readonly (LegalText | readonly LegalText[])[] },
): LegalSection {
  const blocks = copy.blocks.map(
    (block): LegalBlock =>
      typeof block === "string" || typeof block === "function" ? fillIn(block) : block.map(fillIn),
  );
  return { id, title: copy.title, blocks };
}
