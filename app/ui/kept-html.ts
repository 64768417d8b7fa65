/** HTML by the id of its element, because the element is removed when its page is left. */
const keptHtml = new Map<string, string>();

/**
 * The HTML the server sent for an element that the browser doesn't render itself.
 * @param html if it came with the page's data; otherwise it is in the document
 */
export function htmlOf(id: string, html?: string): string {
  const found = keptHtml.get(id) ?? html ?? document.getElementById(id)?.innerHTML ?? "";
  keptHtml.set(id, found);
  return found;
}
