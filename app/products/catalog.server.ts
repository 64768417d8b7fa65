import { loadCatalog } from "#server/catalog/load-catalog.ts";

/** The shop's catalog, for loaders; read once, at start and when pages are prerendered. */
export const catalog = loadCatalog();
