import { paths } from "#app/paths.ts";
import { visitAttribution } from "#state/attribution.ts";
import { quoteDraft } from "./quote-draft.ts";
import { type QuoteErrors, quoteFields } from "./quote-fields.ts";
import { canBeSent, type QuoteLine } from "./quote-line.ts";

/** Longest wait for an answer, milliseconds; trying again after it asks for nothing twice. */
const LONGEST_WAIT = 15_000;

/** Why a request didn't get through, as far as the shopper can do something about it. */
export type FailureCause = "offline" | "busy" | "server";

export type QuoteAnswer =
  | { kind: "sent"; reference: string }
  | { kind: "refused"; errors: QuoteErrors }
  | { kind: "failed"; cause: FailureCause };

/** What the form and the list come to as a post (architecture, "HTTP"). */
export function quoteBody(form: HTMLFormElement, lines: readonly QuoteLine[]): URLSearchParams {
  const data = new FormData(form);
  const { idempotencyKey, startedAt } = quoteDraft();
  const items = lines
    .filter(canBeSent)
    .map(({ piece, quantity, notes }) => ({ id: piece.id, quantity, notes, title: piece.title }));
  return new URLSearchParams({
    ...visitAttribution(),
    page_url: location.href,
    ...Object.fromEntries(
      [...quoteFields, "company_website"].map((name) => [name, String(data.get(name) ?? "")]),
    ),
    items: JSON.stringify(items),
    idempotencyKey,
    startedAt: String(startedAt),
  });
}

/** Sends a quote request. Never fails: whatever goes wrong is an answer to show. */
export async function postQuote(body: URLSearchParams): Promise<QuoteAnswer> {
  try {
    const answer = await fetch(paths.quoteRequest, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    if (answer.status === 429) return { kind: "failed", cause: "busy" };
    const said: unknown = await answer.json();
    return readAnswer(answer.status, said);
  } catch {
    return { kind: "failed", cause: navigator.onLine ? "server" : "offline" };
  }
}

function readAnswer(status: number, said: unknown): QuoteAnswer {
  if (typeof said === "object" && said !== null) {
    if (status === 201 && "reference" in said && typeof said.reference === "string") {
      return { kind: "sent", reference: said.reference };
    }
    if (status === 422 && "errors" in said && typeof said.errors === "object" && said.errors) {
      return { kind: "refused", errors: said.errors as QuoteErrors };
    }
  }
  return { kind: "failed", cause: "server" };
}
