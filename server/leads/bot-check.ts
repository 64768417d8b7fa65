import type { FormReader } from "./form-reader.ts";
import type { ParsedLead } from "./lead-draft.ts";

/** A field people never see; if it is filled in, a program most likely did it. */
export const HONEYPOT_FIELD = "leave_blank";
/** A person hardly fills in a form faster than this, in milliseconds (rule 14.23). */
export const MIN_FILL_MS = 1500;

export const AUTOMATIC_TAG = "maybe automatic";
const BOT_SIGNS = {
  honeypot: "a field no person sees was filled in",
  speed: "it was sent within a second and a half",
} as const;

/**
 * Why a program may have sent a form: the honeypot is filled in, or the form was sent within a
 * second and a half of `startedAt` (milliseconds, set by the page; may be missing). Undefined if
 * there is no sign. It is only a suspicion: password managers fill in invisible fields and may
 * fill in everything at once.
 */
export function suspicionReason(form: FormReader, now: Date): string | undefined {
  if (form.line(HONEYPOT_FIELD) !== "") return BOT_SIGNS.honeypot;
  const startedAt = form.line("startedAt");
  if (!/^\d{1,15}$/.test(startedAt)) return undefined;
  const elapsed = now.getTime() - Number(startedAt);
  // Negative if the browser's clock is ahead of ours, which proves nothing.
  return elapsed >= 0 && elapsed < MIN_FILL_MS ? BOT_SIGNS.speed : undefined;
}

/**
 * Marks a lead that a program may have sent. It is otherwise a normal lead without extra
 * questions: receivers see the tag, the shop sees the reason, and the email to the given address
 * repeats nothing that was typed, so that a program can't send its own text through us (decision
 * 014).
 */
export function markSuspected<Draft extends ParsedLead>(
  draft: Draft,
  sign: string | undefined,
): Draft {
  if (sign === undefined) return draft;
  return { ...draft, suspicion: sign, tags: [...draft.tags, AUTOMATIC_TAG] };
}

/**
 * The lead without anything that was typed, for emails to an address that may belong to a
 * stranger.
 */
export function withoutUserText<Draft extends ParsedLead>(draft: Draft): Draft {
  return {
    ...draft,
    contact: { ...draft.contact, name: "" },
    summary: () => [],
    products: draft.products.map((product) => ({ ...product, notes: "" })),
  };
}
