import type { LeadQuote } from "#domain/quote/quote-view.ts";
import { copy } from "./copy.ts";

/** Whether the shopper wrote last. */
export function waitsForReply({ messages }: Pick<LeadQuote, "messages">): boolean {
  return messages.at(-1)?.from === "shopper";
}

/** What the link to the composer says. */
export function writeLabel({ versions, hasDraft }: LeadQuote): string {
  if (versions.length > 0) return copy.write.again;
  return hasDraft ? copy.write.goOn : copy.write.first;
}
