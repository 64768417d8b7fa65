/** The element whose id a hash such as `#how-it-works` names; null if there is none. */
export function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
