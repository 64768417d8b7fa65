/**
 * State of a history entry whose address names a section, for a change within that section that
 * must not scroll to its start.
 */
export const withoutScroll = { keepsScroll: true } as const;

/** Whether a history entry's state says so. */
export function keepsScroll(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsScroll" in state;
}
