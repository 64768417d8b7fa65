import { visitAttribution } from "#state/attribution.ts";
import type { DraftState } from "./form-draft.ts";
import { type LeadResponse, readLeadResponse } from "./lead-response.ts";

export type { FormErrors, LeadResponse } from "./lead-response.ts";

/** Longest wait for an answer, milliseconds; trying again after it asks for nothing twice. */
const TIMEOUT_MS = 15_000;
/** Where a file may be sent over a phone first … */
const TIMEOUT_WITH_FILE_MS = 120_000;
/** … and a second more for each 20 kB of it, as the server has it. */
const BYTES_PER_MS = 20;

/**
 * What a form comes to as a post: the named fields, where the shopper came from (rule 14.13), and
 * the key of this content in this draft (rule 14.5).
 *
 * @param more what is asked for beside the form's own fields, such as the quote list
 * @param asked what of it the key is made from, where it also says what may change unasked, such as a piece's name
 */
export function leadBody(
  form: HTMLFormElement,
  fields: readonly string[],
  draft: DraftState,
  more: Readonly<Record<string, string>> = {},
  asked = more,
): URLSearchParams {
  const data = new FormData(form);
  const own = Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? "")]));
  return new URLSearchParams({
    ...visitAttribution(),
    page_url: location.href,
    ...own,
    ...more,
    leave_blank: String(data.get("leave_blank") ?? ""),
    idempotencyKey: contentKey(draft, JSON.stringify({ ...own, ...asked })),
    startedAt: String(draft.startedAt),
  });
}

/** The same with a file, if one was chosen: a file can only be sent in a multipart form. */
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
 * The draft's key for what is sent now. The same words keep their key, so a double click or a
 * retry asks once (rules 14.5 and 14.7); words changed after a lost answer are another request, and
 * must not be answered with the first one's reference (decision 011).
 */
function contentKey({ idempotencyKey }: DraftState, content: string): string {
  // FNV-1a: it only has to tell apart what one shopper sends from one form.
  let hash = 0x811c9dc5;
  for (const sign of content) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return `${idempotencyKey}-${(hash >>> 0).toString(36)}`;
}

/** Sends a form to its page. Never fails: whatever goes wrong is an answer to show. */
export async function postLead(
  path: string,
  body: URLSearchParams | FormData,
): Promise<LeadResponse> {
  const fileBytes = bytesOfFiles(body);
  const response = await send(path, body, fileBytes);
  if (response.kind !== "failed" || fileBytes === 0) return response;
  return { ...response, fileBytes };
}

async function send(
  path: string,
  body: URLSearchParams | FormData,
  fileBytes: number,
): Promise<LeadResponse> {
  const wait =
    body instanceof URLSearchParams ? TIMEOUT_MS : TIMEOUT_WITH_FILE_MS + fileBytes / BYTES_PER_MS;
  try {
    const response = await fetch(path, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(wait),
    });
    return readLeadResponse(response.status, await response.text());
  } catch {
    return { kind: "failed", cause: navigator.onLine ? "unanswered" : "offline" };
  }
}

function bytesOfFiles(body: URLSearchParams | FormData): number {
  let bytes = 0;
  for (const value of body.values()) if (value instanceof File) bytes += value.size;
  return bytes;
}
