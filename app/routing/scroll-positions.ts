/** Session storage key of the scroll positions. */
const storageKey = "scroll-positions";

/** Pixels from the top, by the key of the history entry. */
export type ScrollPositions = Record<string, number>;

/** The positions saved in this tab; empty where storage is blocked. */
export function savedScrollPositions(): ScrollPositions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** Saves the positions for a reload, or for coming back from another site. */
export function saveScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {}
}
