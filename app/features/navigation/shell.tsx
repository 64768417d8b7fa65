import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useIsFramed } from "#app/routing/framed.ts";
import { PagePreview } from "#app/routing/page-preview.tsx";
import type { RootData } from "#app/routing/root-data.ts";
import { yearAt } from "#domain/copyright.ts";
import { paths, shopperPage } from "#domain/paths.ts";
import { facts } from "#shop/facts.ts";
import { useLazyDialog } from "#state/lazy-dialog.ts";
import { DomRepairBoundary, OptionalPart } from "#ui/dom-repair-boundary.tsx";
import { useHistoryDialog } from "#ui/history-dialog.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { ServerPart } from "#ui/server-part.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { usePageFocus } from "./page-focus.ts";
import { PrintHeader } from "./print-header.tsx";
import { SavedListHelpers } from "./saved-list-helpers.tsx";
import { useSectionScroll } from "./section-scroll.ts";
import { SkipLink } from "./skip-link.tsx";
import { StickyBarHost } from "./sticky-bar-host.tsx";
import { useTwinLinks } from "./use-twin-links.ts";

const CollectionsDialog = lazyComponent(() => import("./collections-dialog.tsx"));

/**
 * Form pages without the sticky bar: booking has a fixed bar of its own, as has the page of a quote,
 * and on the quote list the bar would cover the form's fields.
 */
const pagesWithoutBar: readonly string[] = [paths.quoteRequest, paths.bookDelivery];

/** Header, footer, and the bars and dialogs of every page. */
export function Shell({ root, children }: { root: RootData | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  const year = useSyncExternalStore(
    neverChanges,
    currentYear,
    () => root?.year ?? facts.copyrightSince,
  );
  useSectionScroll();
  usePageFocus();
  useTwinLinks();
  // Clicks made before hydration wait for this event (app/inline/early-clicks.ts).
  useEffect(() => void dispatchEvent(new Event("shop-ready")), []);
  const page = <DomRepairBoundary>{children}</DomRepairBoundary>;
  if (useIsFramed()) return page;
  return (
    <>
      <SkipLink />
      <OptionalPart>
        <ServerPart id="language-offers" />
        <Header />
        <PrintHeader />
      </OptionalPart>
      <OptionalPart>
        <PagePreview />
      </OptionalPart>
      {page}
      <OptionalPart>
        <Footer year={year} />
      </OptionalPart>
      <OptionalPart>
        <CollectionsDialogHost />
        <SavedListHelpers />
      </OptionalPart>
      {pagesWithoutBar.includes(pathname) || shopperPage(pathname) === "quote" ? null : (
        <OptionalPart>
          <StickyBarHost />
        </OptionalPart>
      )}
    </>
  );
}

function CollectionsDialogHost() {
  const dialog = useHistoryDialog("collections");
  const lazyProps = useLazyDialog(dialog);
  return <CollectionsDialog {...lazyProps} open={lazyProps.needed} onClose={dialog.close} />;
}

function currentYear() {
  return yearAt(new Date(), facts.timeZone);
}

function neverChanges() {
  return () => {};
}
