import { englishPath } from "#domain/addresses/english-path.ts";
import { languageOfPath } from "#domain/language.ts";
import { quotesPath } from "#domain/paths.ts";
import type { FormFields } from "#server/leads/submission.ts";
import type { QuoteOutcome, ShopperQuotes } from "#server/services/shopper-quotes.ts";
import { canonicalPath } from "./canonical-path.ts";
import type { Exchange, HandlerResponse } from "./exchange.ts";
import { jsonResponse, wantsJson } from "./refusal.ts";

export interface QuotePostOptions {
  quotes: ShopperQuotes;
  /** Whether a request comes from a browser in which staff have signed in. */
  isStaff: (exchange: Exchange) => boolean;
}

/**
 * Responds to what scripts post to a quote's page; undefined for a browser's form, which is the page's.
 * That the page was seen open counts only in a browser that isn't the shop's own (rule 19.11).
 */
export async function quotePost(
  { quotes, isStaff }: QuotePostOptions,
  exchange: Exchange,
  fields: FormFields,
): Promise<HandlerResponse | undefined> {
  const token = englishPath(canonicalPath(exchange.path)).slice(`${quotesPath}/`.length);
  if (fields.get("action")?.[0] === "seen") {
    if (!isStaff(exchange)) await quotes.noteOpened(token);
    return { status: 204, headers: {} };
  }
  if (!wantsJson(exchange)) return undefined;
  return asJson(await quotes.act(token, fields, languageOfPath(exchange.path)));
}

function asJson(outcome: QuoteOutcome): HandlerResponse {
  if (outcome.ok) {
    const { to: _to, ...told } = outcome;
    return jsonResponse(200, told);
  }
  const { status, ...told } = outcome;
  if (outcome.status !== 429) return jsonResponse(status, told);
  return jsonResponse(status, told, { "retry-after": outcome.retryAfter });
}
