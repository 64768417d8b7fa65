import type { footer } from "#copy/navigation.ts";
import type { ShopFacts } from "#domain/shop-facts.ts";
import type * as formats from "#formats";

/** The texts and formats of a language that `spokenSpanish` needs. */
export interface SpokenSpanishWords {
  copy: typeof footer.spanish;
  formats: Pick<typeof formats, "hoursLine">;
}

/** Whether and when the phone is answered in Spanish (rule 1.13). */
export function spokenSpanish(
  { spanish = "never" }: Pick<ShopFacts, "spanish">,
  { copy, formats }: SpokenSpanishWords,
): string {
  if (typeof spanish === "object") return copy.atHours({ hours: formats.hoursLine(spanish) });
  return spanish === "always" ? copy.always : copy.never;
}
