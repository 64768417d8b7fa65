import { loadCatalog } from "#server/catalog/catalogue.ts";

/** The shop's catalog, for loaders; read once, at start and when pages are prerendered. */
export const catalog = loadCatalog();
