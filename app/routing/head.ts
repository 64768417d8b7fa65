import type { MetaDescriptor } from "react-router";
import { type PageData, readPageData } from "./page-data.ts";

interface PageHead {
  head: MetaDescriptor[];
}

/** The page's meta tags as its loader made them with `pageMeta`; the browser computes none. */
export function headOf(page: PageHead | PageData<PageHead> | undefined) {
  return page && ("head" in page ? page : readPageData(page)).head;
}
