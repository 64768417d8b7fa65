/**
 * What was pressed is taken off the page, and the focus with it: whoever uses a keyboard goes on
 * at its neighbor, and the page stays where it is.
 */
export function moveFocusTo(id: string | undefined): void {
  if (!id) return;
  requestAnimationFrame(() => {
    // Whoever went on to another field is there.
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
  });
}
