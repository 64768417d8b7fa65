import { createContext } from "react-router";
import type { FormFields } from "#server/leads/submission.ts";
import type { QuoteOutcome } from "#server/services/shopper-quotes.ts";
import { type QuoteAction, quoteActions } from "./quote-action.ts";
import type { RefusedForm } from "./shown-quote.ts";

/** The form that the action has refused, for the loader that runs after it. */
export const refusedFormContext = createContext<RefusedForm | null>(null);

/** What a form asks for; undefined if it is nothing that a quote's page has. */
export function postedAction(fields: FormFields): QuoteAction | undefined {
  const action = fields.get("action")?.at(-1);
  return quoteActions.find((known) => known === action);
}

/** A refused form to show again, with everything typed (rule 14.11). */
export function refusedForm(
  fields: FormFields,
  outcome: Exclude<QuoteOutcome, { ok: true } | { status: 404 }>,
): RefusedForm {
  const values = Object.fromEntries(
    [...fields].map(([name, posted]) => [name, posted.at(-1) ?? ""]),
  );
  const form = { action: postedAction(fields), values };
  switch (outcome.status) {
    case 422:
      return { ...form, errors: outcome.errors };
    case 429:
      return { ...form, errors: { form: [outcome.message] } };
    case 409: {
      const { first, message, errors } = outcome;
      return { ...form, late: { first, message }, ...(errors ? { errors } : {}) };
    }
  }
}
