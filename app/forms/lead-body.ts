import { visitAttribution } from "#state/attribution.ts";
import type { DraftState } from "./form-draft.ts";

/**
 * The body to post for a form: the named fields, the attribution (rule 14.13), and the idempotency
 * key of this content in this draft (rule 14.5).
 *
 * @param extra values beside the form's own fields, such as the cart
 * @param extraInKey the part of `extra` that the key depends on; leaves out what may change without
 *   the shopper, such as a product's name
 */
export function leadBody(
  form: HTMLFormElement,
  fields: readonly string[],
  draft: DraftState,
  extra: Readonly<Record<string, string>> = {},
  extraInKey = extra,
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
    idempotencyKey: contentKey(draft, JSON.stringify({ ...fieldValues, ...extraInKey })),
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
  if (file instanceof File && file.name !== "") {
    body.append(fileField, file);
    const key = { ...draft, idempotencyKey: String(body.get("idempotencyKey")) };
    body.set("idempotencyKey", contentKey(key, `${file.name} ${file.size} ${file.lastModified}`));
  }
  return body;
}

/**
 * The idempotency key of a draft with this content. The same content has the same key, so a double
 * click or retry stores one lead (rules 14.5 and 14.7). Content changed after a lost response is
 * another lead, and must not get the first one's reference (decision 010).
 */
function contentKey({ idempotencyKey }: DraftState, content: string): string {
  // FNV-1a is sufficient to distinguish what one shopper sends from one form.
  let hash = 0x811c9dc5;
  for (const char of content) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return `${idempotencyKey}-${(hash >>> 0).toString(36)}`;
}
