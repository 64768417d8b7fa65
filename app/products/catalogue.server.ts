import { loadCatalogue } from "#server/catalogue/catalogue.ts";

/** The shop's catalogue, for loaders; read once, at start and when pages are prerendered. */
export const catalogue = loadCatalogue();
