import { data, redirect } from "react-router";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";

/** What to throw for an address without a product: where it moved to, or 404 (rule 5.10). */
export function movedOrMissing(catalog: Catalog, slug: string) {
  const moved = catalog.movedTo(slug);
  return moved ? redirect(moved.path, moved.status) : data(null, { status: 404 });
}
