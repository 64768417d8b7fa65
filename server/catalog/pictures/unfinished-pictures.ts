import type { PictureRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

export interface UnfinishedPictures {
  total: number;
  /** The first of them with their progress, for the owner. */
  pictures: { name: string; progress: string }[];
}

const LISTED = 50;

/** The photographs that are waiting, being made or failed. */
export async function unfinishedPictures(queries: Queries): Promise<UnfinishedPictures> {
  const unfinished = queries.selectFrom("pictures").where("state", "in", ["waiting", "failed"]);
  const { count } = await unfinished
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await unfinished
    .select(["name", "state", "widths", "lease", "last_error"])
    .orderBy("state")
    .orderBy("next_attempt_at")
    .limit(LISTED)
    .execute();
  const pictures = rows.map((row) => ({ name: row.name, progress: progressOf(row) }));
  return { total: Number(count), pictures };
}

/** How many photographs wait or are being made, and how many failed for good. */
export async function picturesByState(queries: Queries) {
  const rows = await queries
    .selectFrom("pictures")
    .where("state", "in", ["waiting", "failed"])
    .groupBy("state")
    .select(({ fn }) => ["state", fn.countAll().as("count")])
    .execute();
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: countOf("waiting"), failed: countOf("failed") };
}

type Progress = Pick<PictureRow, "state" | "widths" | "lease" | "last_error">;

function progressOf({ state, widths, lease, last_error: error }: Progress): string {
  if (state === "failed") return `given up: ${error}`;
  if (error && !lease) return `failed (${error}); it is tried again`;
  if (widths !== "") return "shown; its other sizes are being made";
  return lease ? "being made" : "waits for the running shop";
}
