import { reserveBarSpace } from "#ui/bar-height.ts";

/**
 * A `ref` for a bar that is at the bottom of the window on phones alone: elsewhere no room is kept for
 * it, as each change of its height would style a long list anew.
 */
export function reserveBarSpaceOnPhones(bar: HTMLElement | null) {
  return matchMedia("(min-width: 48rem)").matches ? undefined : reserveBarSpace(bar);
}
