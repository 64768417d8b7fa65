/**
 * Marks the document with `data-script`, for the styles of what needs script or replaces it: older
 * browsers don't know `@media (scripting)`.
 */
export function markScript(): void {
  document.documentElement.dataset.script = "";
}
