import { visitAttribution } from "./attribution.ts";
import type { DraftState } from "./form-draft.ts";

/** Longest wait for an answer, milliseconds; trying again after it asks for nothing twice. */
const LONGEST_WAIT = 15_000;
/** Where a file may be sent over a phone first … */
const LONGEST_WAIT_WITH_FILE = 120_000;
/** … and a second more for each 20 kB of it, as the server has it. */
const BYTES_PER_MS = 20;

/** Why a form didn't get through, as far as the shopper can do something about it. */
export type FailureCause = "offline" | "busy" | "server";

/** Messages by field name; `form` for what belongs to no single field. */
export type FormErrors = Readonly<Record<string, readonly string[] | undefined>>;

export type LeadAnswer =
  /**
   * `page` is the sender's own page about it, where there is one; `changed`: an earlier sending had
   * got through and says something else.
   */
  | { kind: "sent"; reference: string; page?: string; changed?: true }
  /** `conflict`: somebody else was faster; the form itself is good. */
  | { kind: "refused"; errors: FormErrors; conflict?: boolean }
  | { kind: "failed"; cause: FailureCause };

/**
 * What a form comes to as a post: the named fields, where the shopper came from (ruling 30), and
 * the key of this content in this draft (ruling 39).
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
    idempotencyKey: keyOf(draft, JSON.stringify({ ...own, ...asked })),
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
    body.set("idempotencyKey", keyOf(key, `${file.name} ${file.size} ${file.lastModified}`));
  }
  return body;
}

/**
 * The draft's key for what is sent now. The same words keep their key, so a double click or a
 * retry asks once (ruling 20); words changed after a lost answer are another request, and must not
 * be answered with the first one's reference (decision 051).
 */
function keyOf({ idempotencyKey }: DraftState, content: string): string {
  // FNV-1a: it only has to tell apart what one shopper sends from one form.
  let mark = 0x811c9dc5;
  for (const sign of content) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return `${idempotencyKey}-${(mark >>> 0).toString(36)}`;
}

/** Sends a form to its page. Never fails: whatever goes wrong is an answer to show. */
export async function postLead(
  path: string,
  body: URLSearchParams | FormData,
): Promise<LeadAnswer> {
  try {
    const answer = await fetch(path, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(longestWait(body)),
    });
    if (answer.status === 429) return { kind: "failed", cause: "busy" };
    const said: unknown = await answer.json();
    return readAnswer(answer.status, said);
  } catch {
    return { kind: "failed", cause: navigator.onLine ? "server" : "offline" };
  }
}

function longestWait(body: URLSearchParams | FormData): number {
  if (body instanceof URLSearchParams) return LONGEST_WAIT;
  let bytes = 0;
  for (const value of body.values()) if (value instanceof File) bytes += value.size;
  return LONGEST_WAIT_WITH_FILE + bytes / BYTES_PER_MS;
}

function readAnswer(status: number, said: unknown): LeadAnswer {
  if (typeof said === "object" && said !== null) {
    if (status === 201 && "reference" in said && typeof said.reference === "string") {
      const page = "page" in said && typeof said.page === "string" ? { page: said.page } : {};
      const changed = "changed" in said ? ({ changed: true } as const) : {};
      return { kind: "sent", reference: said.reference, ...page, ...changed };
    }
    const refused = [408, 409, 413, 422].includes(status);
    if (refused && "errors" in said && typeof said.errors === "object" && said.errors) {
      const conflict = status === 409 ? { conflict: true } : {};
      return { kind: "refused", errors: said.errors as FormErrors, ...conflict };
    }
  }
  return { kind: "failed", cause: "server" };
}
