/**
 * Focuses another control after a click removed the focused one from the page, so that keyboard
 * users continue nearby.
 */
export function moveFocusTo(id: string | undefined): void {
  if (!id) return;
  requestAnimationFrame(() => {
    // Keeps focus that has already moved to another field.
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  });
}
