import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { RootData } from "#app/root-data.ts";
import { useFramed } from "#app/routing/framed.ts";
import { yearAt } from "#domain/copyright.ts";
import { paths } from "#domain/paths.ts";
import { facts } from "#shop/facts.ts";
import { useLateDialog } from "#state/late-dialog.ts";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { KeepShown } from "#ui/keep-shown.tsx";
import { late } from "#ui/late.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ListCare } from "./list-care.tsx";
import { usePageFocus } from "./page-focus.ts";
import { PrintHead } from "./print-head.tsx";
import { useSectionScroll } from "./section-scroll.ts";
import { SkipLink } from "./skip-link.tsx";
import { StickyBarHost } from "./sticky-bar-host.tsx";

const CollectionsDialog = late(() => import("./collections-dialog.tsx"));

/**
 * Pages that are one form: booking has a fixed bar of its own, and on the quote list the bar would
 * lie over the fields of somebody who has already begun to ask.
 */
const pagesWithoutBar: readonly string[] = [paths.quoteRequest, paths.bookDelivery];

/** Header, footer and what hovers over every page. */
export function Shell({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  const collections = root?.collections ?? [];
  const year = useSyncExternalStore(never, currentYear, () => root?.year ?? facts.copyrightSince);
  useSectionScroll();
  usePageFocus();
  // Clicks that came before this script are waiting for it (app/inline/early-clicks.ts).
  useEffect(() => void dispatchEvent(new Event("shop-ready")), []);
  const page = <KeepShown>{children}</KeepShown>;
  if (useFramed()) return page;
  return (
    <>
      <SkipLink />
      <Header collections={collections} />
      <PrintHead />
      {page}
      <Footer collections={collections} year={year} />
      <CollectionsDialogHost />
      <ListCare />
      {pagesWithoutBar.includes(pathname) ? null : (
        <KeepShown>
          <StickyBarHost />
        </KeepShown>
      )}
    </>
  );
}

function CollectionsDialogHost() {
  const dialog = useHistoryDialog("collections");
  const comes = useLateDialog(dialog);
  return <CollectionsDialog {...comes} open={comes.wanted} onClose={dialog.close} />;
}

function currentYear() {
  return yearAt(new Date(), facts.timeZone);
}

function never() {
  return () => {};
}
