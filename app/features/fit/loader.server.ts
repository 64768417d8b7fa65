import { addressHere } from "#app/routing/address-here.server.ts";
import { cleanLine } from "#domain/clean-text.ts";
import { formLimits } from "#domain/form-limits.ts";
import { countListed, parseListLink } from "#domain/list-link.ts";
import type { Product } from "#domain/product.ts";
import { maxQueryLength } from "#domain/search/read-query.ts";
import { dimensionsText } from "#formats";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import type { PictureData } from "#ui/picture.tsx";
import type { FitPageData, FitProduct } from "./fit-page-data.ts";

/** How many products a search shows: who doesn't find theirs searches again. */
const mostFound = 8;

/** Longest text of an id that no product has; a real one is shorter. */
const maxGoneLength = 40;

/** What the page shows for the list or the search of its address (rules 20.2 and 20.10). */
export function fitPage(catalog: Catalog, search: URLSearchParams): FitPageData {
  const items = search.get("items");
  const lines = parseListLink(items);
  const found = catalog.byIds(lines.map(({ id }) => id));
  const products = lines.flatMap(({ id }) => {
    const product = found.get(id);
    return product ? fitProduct(catalog, product) : [];
  });
  return {
    lines,
    products,
    gone: [...new Set(lines.flatMap(({ id }) => (found.has(id) ? [] : goneName(id))))],
    isCut: countListed(items) > formLimits.items,
    ...(products.length === 0 ? { search: searchFor(catalog, search.get("q") ?? "") } : {}),
  };
}

const made = new WeakMap<Product, { shown: FitProduct; picture: PictureData | null }>();

/** The same object until the product or its picture changes, so that its top is rendered once. */
function fitProduct(catalog: Catalog, product: Product): FitProduct {
  const picture = catalog.pictureNamed(product.image);
  const known = made.get(product);
  if (known?.picture === picture) return known.shown;
  const { id, title, imageAlt, deliveredIn } = product;
  const { width, length, height } = product.specs;
  const shown = {
    id,
    title,
    url: addressHere(product.url),
    imageAlt,
    // Too small on this page to need a placeholder, which would be its largest part.
    picture: picture && { ...picture, placeholder: "" },
    specs: { width, length, height },
    ...(deliveredIn ? { deliveredIn } : {}),
  };
  made.set(product, { shown, picture });
  return shown;
}

/** An id as it can be shown; one of invisible characters alone as a question mark. */
function goneName(id: string): string {
  return Array.from(cleanLine(id)).slice(0, maxGoneLength).join("") || "?";
}

function searchFor(catalog: Catalog, typed: string): FitPageData["search"] {
  const query = cleanLine(typed).slice(0, maxQueryLength);
  const ids = query === "" ? [] : catalog.search(query).ids.slice(0, mostFound);
  const found = [...catalog.byIds(ids).values()];
  return {
    query,
    maxLength: maxQueryLength,
    found: found.map(({ id, title, specs }) => ({ id, title, dimensions: dimensionsText(specs) })),
  };
}
