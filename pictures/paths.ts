import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const manifestPath = fromRoot("shop/pictures.json");
export const publishedFolder = fromRoot("public/pictures/");
