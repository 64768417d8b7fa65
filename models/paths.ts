import { fileURLToPath } from "node:url";

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const modelManifestPath = fromRoot("shop/models.json");
export const publishedModelsFolder = fromRoot("public/models/");
