import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { DiskCache } from "./disk-cache.ts";
import type { Media, OpenedFile } from "./media.ts";

/** Paths per query. */
const BATCH = 1_000;

/** Media in the database, for processes on several machines, with copies on each one's disk. */
export class MediaTable implements Media {
  readonly #queries: Queries;
  readonly #copies: DiskCache;
  /** Copies in progress, so that simultaneous requests copy a file only once. */
  readonly #copying = new Map<string, Promise<OpenedFile | undefined>>();

  constructor(queries: Queries, copies: DiskCache) {
    this.#queries = queries;
    this.#copies = copies;
  }

  async write(path: string, bytes: Buffer): Promise<void> {
    const content = bytes.toString("base64");
    await retryOnBusy(() =>
      this.#queries
        .insertInto("media_files")
        .values({ path, content })
        .onConflict((conflict) => conflict.column("path").doUpdateSet({ content }))
        .execute(),
    );
  }

  async has(path: string): Promise<boolean> {
    const row = await this.#queries
      .selectFrom("media_files")
      .select("path")
      .where("path", "=", path)
      .executeTakeFirst();
    return row !== undefined;
  }

  async read(path: string): Promise<Buffer | undefined> {
    const row = await this.#queries
      .selectFrom("media_files")
      .select("content")
      .where("path", "=", path)
      .executeTakeFirst();
    return row && Buffer.from(row.content, "base64");
  }

  async open(path: string): Promise<OpenedFile | undefined> {
    const file = await this.#copies.find(path);
    if (file) return { file };
    const copying = this.#copying.get(path) ?? this.#copy(path);
    this.#copying.set(path, copying);
    return copying.finally(() => this.#copying.delete(path));
  }

  async *list(): AsyncIterable<string> {
    let last = "";
    for (;;) {
      const rows = await this.#queries
        .selectFrom("media_files")
        .select("path")
        .where("path", ">", last)
        .orderBy("path")
        .limit(BATCH)
        .execute();
      for (const { path } of rows) yield path;
      last = rows.at(-1)?.path ?? last;
      if (rows.length < BATCH) return;
    }
  }

  async remove(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    await retryOnBusy(() =>
      this.#queries.deleteFrom("media_files").where("path", "in", paths).execute(),
    );
  }

  async #copy(path: string): Promise<OpenedFile | undefined> {
    const bytes = await this.read(path);
    if (!bytes) return undefined;
    try {
      return { file: await this.#copies.add(path, bytes) };
    } catch {
      // A full disk must not hide a picture.
      return { bytes };
    }
  }
}
