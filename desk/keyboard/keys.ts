/** The desk's keys (rule 18.19), as its list shows them. */
export const keys = [
  { keys: ["/"], what: "Search" },
  { keys: ["J", "K"], what: "Next, back" },
  { keys: ["Enter"], what: "Open" },
  { keys: ["T"], what: "I'll take it" },
  { keys: ["N"], what: "Write a note" },
  { keys: ["C"], what: "Contact the preferred way" },
  { keys: ["E"], what: "Done" },
  { keys: ["?"], what: "All keys" },
] as const;

/** What a key means now; undefined where it is typed, or belongs to the browser. */
export function meaningOf(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  target: EventTarget | null;
}): string | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return undefined;
  if (isTypedInto(event.target)) return undefined;
  const key = event.key.toLowerCase();
  return ["/", "j", "k", "t", "n", "c", "e", "?"].includes(key) ? key : undefined;
}

function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest("input, textarea, select, [contenteditable]");
  return control !== null && !control.matches("[type=radio], [type=checkbox]");
}
