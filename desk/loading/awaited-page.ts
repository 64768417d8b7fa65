/** What a page being fetched will show, for the blocks that stand in its place meanwhile. */
export type AwaitedPage = "inbox" | "lead" | "other";

/**
 * What a navigation leads to; undefined where it only changes what stands in the page already, such as
 * another list of the inbox.
 * @param from path of the shown page
 * @param to path of the page being fetched
 */
export function awaitedPage(from: string, to: string): AwaitedPage | undefined {
  if (from === to) return undefined;
  return kindOf(to);
}

/** Whether the page has the list of leads, in sight or hidden on narrow screens. */
export function hasList(path: string): boolean {
  return kindOf(path) !== "other";
}

function kindOf(path: string): AwaitedPage {
  if (/\/inbox$/.test(path)) return "inbox";
  return /\/leads\/(?!new$)[^/]+$/.test(path) ? "lead" : "other";
}
