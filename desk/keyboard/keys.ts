/** The desk's keys (rule 18.19), as its list shows them. */
export const keys = [
  { keys: ["/"], what: "Search" },
  { keys: ["J", "K"], what: "Next, back" },
  { keys: ["Enter"], what: "Open" },
  { keys: ["T"], what: "I'll take it" },
  { keys: ["N"], what: "Write a note" },
  { keys: ["C"], what: "Contact the preferred way" },
  { keys: ["E"], what: "Done" },
  { keys: ["W"], what: "Write the quote" },
  { keys: ["?"], what: "All keys" },
] as const;

/** The keys of the composer. */
export const composerKeys = [
  { keys: ["Enter"], what: "Next price" },
  { keys: ["A"], what: "Add a product" },
  { keys: ["P"], what: "Preview" },
  { keys: ["Ctrl", "Enter"], what: "Send" },
  { keys: ["Esc"], what: "Back to the lead" },
  { keys: ["U"], what: "Undo sending" },
] as const;

/** What keys do while nothing is typed. */
const meanings = ["/", "j", "k", "t", "n", "c", "e", "w", "a", "p", "u", "escape", "?"];

/** What a key means now; undefined where it is typed, or belongs to the browser. */
export function meaningOf(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  target: EventTarget | null;
}): string | undefined {
  if (event.altKey || event.isComposing) return undefined;
  const key = event.key.toLowerCase();
  // Meant for the whole page, wherever one types.
  if (event.ctrlKey || event.metaKey) return key === "enter" ? "ctrl+enter" : undefined;
  if (isTypedInto(event.target)) return undefined;
  return meanings.includes(key) ? key : undefined;
}

function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest("input, textarea, select, [contenteditable]");
  return control !== null && !control.matches("[type=radio], [type=checkbox]");
}
