import { visitAttribution } from "#state/attribution.ts";
import type { DraftState } from "./form-draft.ts";

/**
 * The body to post for a form: the named fields, the attribution (rule 14.13), and the draft's
 * idempotency key (rule 14.5).
 *
 * @param extra values beside the form's own fields, such as the cart
 */
export function leadBody(
  form: HTMLFormElement,
  fields: readonly string[],
  draft: DraftState,
  extra: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const data = new FormData(form);
  const fieldValues = Object.fromEntries(
    fields.map((name) => [name, String(data.get(name) ?? "")]),
  );
  return new URLSearchParams({
    ...visitAttribution(),
    page_url: location.href,
    ...fieldValues,
    ...extra,
    leave_blank: String(data.get("leave_blank") ?? ""),
    idempotencyKey: draft.idempotencyKey,
    startedAt: String(draft.startedAt),
  });
}

/** The same as `leadBody`, as a multipart form with the chosen file, if any. */
export function leadBodyWithFile(
  form: HTMLFormElement,
  fields: readonly string[],
  fileField: string,
  draft: DraftState,
): FormData {
  const body = new FormData();
  for (const [name, value] of leadBody(form, fields, draft)) body.append(name, value);
  const file = new FormData(form).get(fileField);
  if (file instanceof File && file.name !== "") body.append(fileField, file);
  return body;
}
