import { SCROLL_KEY } from "#domain/storage-keys.ts";

/** Pixels from the top, by the key of the history entry. */
export type ScrollPositions = Record<string, number>;

/** The positions saved in this tab; empty where storage is blocked. */
export function savedScrollPositions(): ScrollPositions {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Saves the positions for a reload, or for coming back from another site. */
export function saveScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(positions));
  } catch {}
}
