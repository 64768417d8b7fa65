import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import {
  postedFormContext,
  reportErrorContext,
  retryAfterContext,
  servicesContext,
} from "#app/entry.server.tsx";
import type { FieldErrors } from "#server/leads/submission.ts";
import type { DraftState } from "./form-draft.ts";

type Outcome =
  | { ok: true; reference: string; page?: string; changed?: true }
  | { ok: false; status: 409 | 422 | 429 | 503; errors: FieldErrors };

/** What was typed into the form that was posted; its files go with `submitPosted` unseen. */
export function postedForm(context: Readonly<RouterContextProvider>): FormData {
  const form = new FormData();
  for (const [name, values] of context.get(postedFormContext).fields) {
    for (const value of values) form.append(name, value);
  }
  return form;
}

/** A posted form and what it is. */
interface PostedLead {
  kind: string;
  form: FormData;
  /** Path of the page it stands on. */
  sourcePage: string;
  /** What to say when the fault is ours. */
  failed: string;
}

/**
 * Submits a posted form for a browser without script. When the fault is ours the page comes back
 * as it was too, with nothing lost (rule 14.11).
 */
export async function submitPosted(
  { kind, form, sourcePage, failed }: PostedLead,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome> {
  const fields = new Map([...form.keys()].map((name) => [name, form.getAll(name).map(String)]));
  const { files } = context.get(postedFormContext);
  try {
    const result = await context
      .get(servicesContext)
      .leads.submit(kind, fields, { sourcePage, files });
    if (result.ok) return result;
    const { conflict, errors, retryAfter } = result;
    if (retryAfter === undefined) return { ok: false, status: conflict ? 409 : 422, errors };
    context.get(retryAfterContext)(retryAfter);
    return { ok: false, status: 429, errors };
  } catch (error) {
    context.get(reportErrorContext)(error);
    return { ok: false, status: 503, errors: { form: [failed] } };
  }
}

/** What a form rendered for one request carries (rule 14.5). */
export function newServerForm(values: Record<string, string> = {}): DraftState {
  return { idempotencyKey: randomUUID(), startedAt: Date.now(), values };
}

/** The posted form once more: its key, so that it still asks only once, and everything typed. */
export function sameForm(form: FormData): DraftState {
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const fresh = newServerForm(values);
  return { ...fresh, idempotencyKey: values.idempotencyKey || fresh.idempotencyKey };
}
