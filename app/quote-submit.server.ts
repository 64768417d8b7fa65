import type { RouterContextProvider } from "react-router";
import { paths } from "#app/paths.ts";
import type { FieldErrors } from "#server/leads/submission.ts";
import { reportErrorContext, servicesContext } from "./entry.server.tsx";

type Outcome =
  | { ok: true; reference: string }
  | { ok: false; status: 422 | 503; errors: FieldErrors };

const FAILED = "Failed to submit quote request. Please try again.";

/**
 * Submits a posted quote form for a browser without script. When the fault is ours the page comes
 * back as it was too, with nothing lost.
 */
export async function submitQuote(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of form) {
    fields.set(name, [...(fields.get(name) ?? []), String(value)]);
  }
  try {
    const { leads } = context.get(servicesContext);
    const result = await leads.submit("quote", fields, { sourcePage: paths.quoteRequest });
    return result.ok ? result : { ...result, status: 422 };
  } catch (error) {
    context.get(reportErrorContext)(error);
    return { ok: false, status: 503, errors: { form: [FAILED] } };
  }
}
