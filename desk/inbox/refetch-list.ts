import { isInbox } from "./inbox-address.ts";

type Address = Pick<URL, "pathname" | "search">;

/**
 * Whether the list is fetched along with a page: for the inbox always, for a lead only where the list
 * is another one or may have changed and is in sight. A phone shows it in the inbox alone.
 */
export function isListNeeded(from: Address, to: Address, isInSight = isWideScreen): boolean {
  if (isInbox(to.pathname) || from.search !== to.search) return true;
  return from.pathname === to.pathname && isInSight();
}

/** As `md:` in the styles: from there on a lead's page shows the list, or the lead's place in it. */
function isWideScreen(): boolean {
  return matchMedia("(min-width: 48rem)").matches;
}
