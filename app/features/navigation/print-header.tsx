import { useLocation } from "react-router";
import { useRootData } from "#app/routing/root-data.ts";
import { facts } from "#shop/facts.ts";

/**
 * Header of a printed page: the shop, how to reach it, the page's address and the date (rule 17.9).
 */
export function PrintHeader() {
  const { pathname } = useLocation();
  const root = useRootData();
  const siteUrl = root?.siteUrl ?? "";
  return (
    <div
      translate="no"
      data-print-head
      className="page-width mb-4 hidden grid-cols-[1fr_auto] items-baseline gap-x-8 border-b border-ink pb-2 print:grid"
    >
      <p className="font-display text-h3">{facts.name}</p>
      <p className="text-right font-semibold">{`${facts.phone} · ${facts.email}`}</p>
      <p className="min-w-0 wrap-anywhere">{`${siteUrl}${pathname}`}</p>
      <p className="text-right">{root?.today.date}</p>
    </div>
  );
}
