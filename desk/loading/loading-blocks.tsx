import { useLocation, useNavigation } from "react-router";
import { deskPath } from "#domain/private-pages.ts";
import { LoadingNotice } from "#ui/loading-notice.tsx";
import { awaitedPage, hasList } from "./awaited-page.ts";
import { InboxBlocks, LeadBlocks, PageBlocks } from "./blocks.tsx";
import { copy } from "./copy.ts";

/**
 * Still blocks in place of a page that takes more than 0.4 s to come (rule 18.23). They stand before
 * the page in the document, whose styles hide it at the same moment.
 */
export function LoadingBlocks() {
  const shown = deskPath + useLocation().pathname;
  const { state, location, formMethod = "GET" } = useNavigation();
  if (state !== "loading") return null;
  // What was posted comes back to the same page, with everything typed in it.
  if (formMethod !== "GET") return <LoadingNotice />;
  const awaited = awaitedPage(shown, location.pathname);
  if (!awaited) return null;
  const isBeside = hasList(shown) && awaited !== "other";
  return (
    <div
      data-blocks={isBeside ? "beside" : "alone"}
      className="comes-after-a-while pointer-events-none fixed inset-0 z-10 overflow-hidden md:top-(--column-top)"
    >
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      {awaited === "inbox" ? (
        <InboxBlocks className={isBeside ? "xl:hidden" : "xl:mx-0 xl:w-column"} />
      ) : awaited === "lead" ? (
        <LeadBlocks className="xl:ml-(--spacing-column)" />
      ) : (
        <PageBlocks />
      )}
    </div>
  );
}
