import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const studioFolder = fromRoot("studio/");
export const lineupPath = fromRoot("studio/lineup.json");
export const printedPath = fromRoot("studio/printed.json");
export const measuredPath = fromRoot("studio/measured.json");
export const cataloguePath = fromRoot("shop/catalogue/");
/** The light around 3D models in the site's viewer. */
export const studioLightPath = fromRoot("app/features/product/viewer/studio-light.hdr");

/** Not committed: full-size PNGs by picture name, render jobs and their records. */
export const originalsFolder = fromRoot("studio/out/originals/");
export const jobsFolder = fromRoot("studio/out/jobs/");
export const sheetPath = fromRoot("studio/out/contact-sheet.png");
export const modelSheetPath = fromRoot("studio/out/model-sheet.png");
