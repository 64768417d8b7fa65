import type { ReactNode } from "react";
import { ServerPart } from "#ui/server-part.tsx";
import type { CollectionPageView } from "./collection-page-data.ts";
import { CustomRequestBand } from "./custom-request-band.tsx";

interface CollectionPageProps {
  page: CollectionPageView;
  /** The products of the chosen type. */
  children: ReactNode;
}

/** A collection with its types, and the products of the chosen one (rules 3.10 and 3.11). */
export function CollectionPage({ page, children }: CollectionPageProps) {
  const { collection, chosen, body, ask } = page;
  return (
    <>
      <ServerPart {...body} shown={chosen?.slug} />
      {children}
      <CustomRequestBand collection={collection.slug} {...ask} />
    </>
  );
}
