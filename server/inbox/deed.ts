import { answerWays, lostReasons } from "#domain/desk/lead-state.ts";
import type { TextRule } from "#domain/text-field.ts";
import type { FormReader } from "#server/leads/form-reader.ts";

/** What a staff member does with a lead. */
export type Deed =
  | { what: "take"; force: boolean }
  /** To the staff member with this id; to nobody if null. */
  | { what: "assign"; to: string | null }
  | { what: "answered"; how: string }
  | { what: "lost"; reason: string; text: string }
  | { what: "done" }
  | { what: "reopen" }
  | { what: "note"; text: string }
  /** The id of a message that was given up. */
  | { what: "send_again"; message: string };

export const noteRule: TextRule = {
  label: "the note",
  max: 2000,
  multiline: true,
  required: { problem: "sentence", text: "Please write something first." },
};

const reasonTextRule: TextRule = { label: "the reason", max: 500, multiline: true };

export const reasonRule = {
  options: lostReasons,
  required: { problem: "sentence", text: "Choose a reason." },
} as const;

const howRule = {
  options: answerWays,
  required: { problem: "sentence", text: "Choose how you answered." },
} as const;

const readers: { [What in Deed["what"]]: (form: FormReader) => Extract<Deed, { what: What }> } = {
  take: (form) => ({ what: "take", force: form.checked("force") }),
  assign: (form) => ({ what: "assign", to: form.line("to") || null }),
  answered: (form) => ({ what: "answered", how: form.text("how", howRule) }),
  lost: (form) => ({
    what: "lost",
    reason: form.text("reason", reasonRule),
    text: form.text("text", reasonTextRule),
  }),
  done: () => ({ what: "done" }),
  reopen: () => ({ what: "reopen" }),
  note: (form) => ({ what: "note", text: form.text("text", noteRule) }),
  send_again: (form) => ({ what: "send_again", message: form.line("message") }),
};

/**
 * Reads what a posted form asks for; what can't be read adds an error.
 * @returns undefined if it asks for nothing that is known
 */
export function readDeed(form: FormReader): Deed | undefined {
  const action = form.line("action");
  if (Object.hasOwn(readers, action)) return readers[action as Deed["what"]](form);
  form.addError("action", "Choose what to do with this lead.");
  return undefined;
}
