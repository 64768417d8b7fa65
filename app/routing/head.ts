import type { MetaDescriptor } from "react-router";

/** The page's meta tags as its loader made them with `pageMeta`; the browser computes none. */
export function headOf(page: { head: MetaDescriptor[] } | undefined) {
  return page?.head;
}
