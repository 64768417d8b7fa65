import type { MetaDescriptor } from "react-router";

/** The head as the page's loader made it with `pageMeta`; the browser computes none of it. */
export function headOf(page: { head: MetaDescriptor[] } | undefined) {
  return page?.head;
}
