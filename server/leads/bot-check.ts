import type { FormReader } from "./form-reader.ts";
import type { ParsedLead } from "./lead-draft.ts";

/** A field people never see; whoever fills it in is most likely a program. */
export const HONEYPOT_FIELD = "leave_blank";
/** Hardly anybody fills in a form faster than this (rule 14.23). */
export const MIN_FILL_MS = 1500;

export const AUTOMATIC_TAG = "maybe automatic";
const BOT_SIGNS = {
  honeypot: "a field no person sees was filled in",
  speed: "it was sent within a second and a half",
} as const;

/**
 * What about a form speaks for a program: a filled honeypot, or a form sent within a second and a
 * half of `startedAt` (milliseconds, set by the page; missing is fine). Only a suspicion: password
 * managers fill in fields nobody sees, and some fill in everything at once.
 */
export function botSign(form: FormReader, now: Date): string | undefined {
  if (form.line(HONEYPOT_FIELD) !== "") return BOT_SIGNS.honeypot;
  const startedAt = form.line("startedAt");
  if (!/^\d{1,15}$/.test(startedAt)) return undefined;
  const elapsed = now.getTime() - Number(startedAt);
  // A browser clock ahead of ours makes it negative, which says nothing about the person.
  return elapsed >= 0 && elapsed < MIN_FILL_MS ? BOT_SIGNS.speed : undefined;
}

/**
 * Marks a lead that a program may have sent. It is a lead like any other, and nobody is asked
 * anything: receivers see the tag, the shop reads why, and the mail to the address given repeats
 * nothing of what was typed, so that no program can send its words through us (decision 014).
 */
export function markSuspected<Draft extends ParsedLead>(
  draft: Draft,
  sign: string | undefined,
): Draft {
  if (sign === undefined) return draft;
  return { ...draft, suspicion: sign, tags: [...draft.tags, AUTOMATIC_TAG] };
}

/** The lead without anything that was typed, for the mail to an address somebody may not own. */
export function withoutUserText<Draft extends ParsedLead>(draft: Draft): Draft {
  return {
    ...draft,
    contact: { ...draft.contact, name: "" },
    summary: [],
    products: draft.products.map((product) => ({ ...product, notes: "" })),
  };
}
