import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Language, languages } from "#domain/language.ts";
import { shopperPage } from "#domain/paths.ts";

/**
 * Keeps the links to other languages on the page that is shown, with its query and section: the server
 * wrote them for the document's first page. A page without its paths in `<meta>` (`page-meta.server.ts`)
 * is one that isn't there, so they lead to the home page; private pages are always documents of their
 * own.
 */
export function useTwinLinks(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
      const { hreflang } = link;
      const twin = document.querySelector<HTMLMetaElement>(`meta[name=path-${hreflang}]`)?.content;
      const home = languages[hreflang as Language].start || "/";
      const path = shopperPage(pathname) ? link.pathname : (twin ?? home);
      link.href = path + search + hash;
    }
  }, [pathname, search, hash]);
}
