import { randomUUID } from "node:crypto";
import { paths } from "#domain/paths.ts";
import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { collections } from "#shop/collections.ts";
import type { PageRenderer } from "./page-renderer.ts";

const FIRST_PAGES = 15;

/**
 * Pages rendered when a process starts, so that the first visitors don't wait for them: home, the
 * collections and their product types.
 */
export const pagesAtStart: readonly string[] = [
  paths.home,
  ...collections.flatMap(({ link, types, typePages }) =>
    typePages ? [link, ...types.map(({ slug }) => `${link}/${slug}`)] : [link],
  ),
];

/**
 * Renders and compresses some product pages before the process is ready: the first ones compile the
 * code and sort the catalog, which takes many times as long as a page later on.
 */
export async function renderFirstPages(
  render: PageRenderer,
  catalog: Pick<Catalog, "entries">,
): Promise<void> {
  for (const { product } of catalog.entries(0, FIRST_PAGES)) {
    const request = { request: { headers: {} }, id: randomUUID(), method: "GET" };
    await render({ ...request, path: product.url, query: "" }).then(
      ({ entity }) => entity.pack(),
      () => {}, // The visitor's own request reports it.
    );
  }
}
