import { sql } from "kysely";
import type { Queries } from "#server/store/store-interface.ts";
import { type PictureKey, pictureOfRow } from "./picture-rows.ts";
import type { PictureChanges } from "./published-pictures.ts";
import type { NamedPicture } from "./starter-pictures.ts";

/** Rows per query. */
const BATCH = 2_000;

/** Reads which pictures changed after a version of the catalog. */
export async function readPictureChanges(queries: Queries, since: number): Promise<PictureChanges> {
  const shown: NamedPicture[] = [];
  const replaced: PictureKey[] = [];
  let last: PictureKey = { name: "", hash: "" };
  for (;;) {
    const rows = await queries
      .selectFrom("pictures")
      .select(["name", "hash", "width", "height", "placeholder", "widths", "state"])
      .where("version", ">", since)
      .where(sql<boolean>`(name, hash) > (${last.name}, ${last.hash})`)
      .orderBy("name")
      .orderBy("hash")
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (row.state === "replaced") replaced.push({ name: row.name, hash: row.hash });
      else if (row.widths !== "") shown.push(pictureOfRow(row));
    }
    last = rows.at(-1) ?? last;
    if (rows.length < BATCH) return { shown, replaced };
  }
}
