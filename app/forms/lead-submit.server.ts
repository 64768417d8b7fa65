import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { postedContext } from "#app/routing/request-context.server.ts";
import type { FieldErrors, FormFields } from "#server/leads/submission.ts";
import type { LeadOutcome } from "#server/services/posted-lead.ts";
import type { DraftState } from "./form-draft.ts";

/** What became of a posted form, with words for the page whatever went wrong. */
type Outcome =
  | Extract<LeadOutcome, { ok: true }>
  | { ok: false; status: 409 | 422 | 429 | 503; errors: FieldErrors };

/** What was typed into the form that was posted; its files go with `submitPostedForm` unseen. */
export function postedForm(context: Readonly<RouterContextProvider>): FormData {
  const form = new FormData();
  for (const [name, values] of context.get(postedContext).form.fields) {
    for (const value of values) form.append(name, value);
  }
  return form;
}

interface PostedLead {
  /** Path of the page the form stands on. */
  sourcePage: string;
  /** In place of what was posted. */
  fields?: FormFields;
  /** What to say when the fault is ours. */
  failed: string;
}

/**
 * Submits the posted form for a browser without script, by the same door as a script's. When the
 * fault is ours the page comes back as it was too, with nothing lost (rule 14.11).
 */
export async function submitPostedForm(
  { sourcePage, fields, failed: failureMessage }: PostedLead,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome> {
  const outcome = await context.get(postedContext).submit(sourcePage, fields);
  return outcome.status === 503 ? { ...outcome, errors: { form: [failureMessage] } } : outcome;
}

/** What a form rendered for one request carries (rule 14.5). */
export function newFormKeys(values: Record<string, string> = {}): DraftState {
  return { idempotencyKey: randomUUID(), startedAt: Date.now(), values };
}

/** The posted form once more: its key, so that it still asks only once, and everything typed. */
export function repeatedForm(form: FormData): DraftState {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const fresh = newFormKeys(values);
  return { ...fresh, idempotencyKey: values.idempotencyKey || fresh.idempotencyKey };
}
