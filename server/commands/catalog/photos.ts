import { readFileSync } from "node:fs";
import { addPhoto } from "#server/catalog/pictures/add-photo.ts";
import { unfinishedPictures } from "#server/catalog/pictures/unfinished-pictures.ts";
import { namedFile } from "#server/commands/named-file.ts";
import { openMedia } from "#server/media/open-media.ts";
import { loadSettings } from "#server/startup/load-config.ts";
import { withCatalogStore } from "./catalog-store.ts";
import { fail, indented, print } from "./print.ts";
import type { CatalogRequest } from "./request.ts";

/** Adds a photograph to the shop (rule 3.23). Returns the exit code. */
export async function addPicture({
  name,
  file,
  alt,
}: Extract<CatalogRequest, { command: "picture" }>): Promise<number> {
  const bytes = bytesOf(file);
  if (!bytes) return fail([`${file} cannot be read. Is the path right?`]);
  const { dataDir } = loadSettings();
  return await withCatalogStore({}, async (store) => {
    const deps = { store, media: openMedia(store, dataDir), now: new Date() };
    const added = await addPhoto(deps, { name, bytes, alt });
    if (!added.ok) return fail(["Nothing was published.", ...indented([added.problem])]);
    print([
      `Took ${name}, ${added.width} × ${added.height} pixels. The running shop makes its sizes and shows it within seconds.`,
      ...added.notes,
    ]);
    return 0;
  });
}

/** Lists the photographs with sizes still to be made. Returns the exit code. */
export async function listPictures(): Promise<number> {
  await withCatalogStore({}, async ({ queries }) => {
    const { total, pictures } = await unfinishedPictures(queries);
    if (total === 0) return print(["Every photograph is published in all sizes."]);
    const left = total - pictures.length;
    print([
      `Not finished: ${total}.`,
      ...indented(pictures.map(({ name, progress }) => `${name}  ${progress}`)),
      ...indented(left > 0 ? [`and ${left} more`] : []),
    ]);
  });
  return 0;
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(namedFile(file));
  } catch {
    return null;
  }
}
