import type { FormReader } from "./form-reader.ts";

/** A field people never see; whoever fills it in is most likely a program. */
export const HONEYPOT_FIELD = "company_website";
/** Nobody fills in a form faster than this. */
export const SHORTEST_FILL_MS = 1500;

const LEAVE_EMPTY =
  "Please leave the “company website” field empty and send the form again: it is only there to stop automatic messages.";
const TOO_FAST =
  "That was very quick! Please press the button once more so we know you’re a person.";

/**
 * Refuses what programs send and people hardly ever do: a filled honeypot, or a form sent
 * within a second and a half of `startedAt` (milliseconds, set by the page; missing is fine).
 */
export function checkHuman(form: FormReader, now: Date): void {
  if (form.line(HONEYPOT_FIELD) !== "") form.refuse("form", LEAVE_EMPTY);
  const startedAt = form.line("startedAt");
  if (!/^\d{1,15}$/.test(startedAt)) return;
  const elapsed = now.getTime() - Number(startedAt);
  // A browser clock ahead of ours makes it negative, which says nothing about the person.
  if (elapsed >= 0 && elapsed < SHORTEST_FILL_MS) form.refuse("form", TOO_FAST);
}
