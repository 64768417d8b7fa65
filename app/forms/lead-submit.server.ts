import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { postedFormContext, submitAsLeadContext } from "#app/routing/request-context.server.ts";
import type { FieldErrors, PostedForm } from "#server/leads/submission.ts";
import type { LeadOutcome } from "#server/services/posted-form.ts";
import type { DraftState } from "./form-draft.ts";

/** The outcome of a posted form, with messages to show unless it was accepted. */
type Outcome =
  | Extract<LeadOutcome, { ok: true }>
  | { ok: false; status: 409 | 422 | 429 | 503; errors: FieldErrors };

/** The text fields of the posted form; `postedFormContext` has its files too. */
export function postedForm(context: Readonly<RouterContextProvider>): FormData {
  const form = new FormData();
  for (const [name, values] of context.get(postedFormContext).fields) {
    for (const value of values) form.append(name, value);
  }
  return form;
}

interface PostedLead {
  /** Path of the form's page. */
  sourcePage: string;
  /** Form to submit instead of the posted one. */
  form?: PostedForm;
  /** Message to show after a server error. */
  failed: string;
}

/**
 * Submits the posted form for a browser without JavaScript, in the same way as a script's request.
 * After a server error the page still keeps everything typed (rule 14.11).
 */
export async function submitPostedForm(
  { sourcePage, form, failed: failureMessage }: PostedLead,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome> {
  const submitAsLead = context.get(submitAsLeadContext);
  const outcome = await submitAsLead(sourcePage, form ?? context.get(postedFormContext));
  return outcome.status === 503 ? { ...outcome, errors: { form: [failureMessage] } } : outcome;
}

/** The hidden fields and values of a form rendered for one request (rule 14.5). */
export function newFormKeys(values: Record<string, string> = {}): DraftState {
  return { idempotencyKey: randomUUID(), startedAt: Date.now(), values };
}

/**
 * The posted form to show again: everything typed, and its key, so that posting it again stores one
 * lead.
 */
export function repeatedForm(form: FormData): DraftState {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const fresh = newFormKeys(values);
  return { ...fresh, idempotencyKey: values.idempotencyKey || fresh.idempotencyKey };
}
