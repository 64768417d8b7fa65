import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { originalPath } from "#server/catalog/pictures/picture-rows.ts";
import { removeReplaced } from "#server/catalog/pictures/remove-replaced.ts";
import { seedCatalog } from "#server/catalog/products/seed-catalog.ts";
import { openMedia } from "#server/media/open-media.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { restore } from "./restore.ts";
import { writeBackup } from "./write-backup.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(engines)(
  "rule 14.31: on %s, photographs newer than the restored backup",
  (engine) => {
    let backend: TestBackend;
    beforeEach(async () => {
      backend = await openTestBackend(engine);
      await seedCatalog(backend.store, new Date());
    });
    afterEach(() => backend.close());

    const addPicture = async (name: string, hash: string) => {
      const at = new Date().toISOString();
      await backend.store.queries
        .insertInto("pictures")
        .values({
          name,
          hash,
          width: 640,
          height: 480,
          placeholder: "",
          widths: "640",
          state: "made" as const,
          attempts: 0,
          next_attempt_at: at,
          last_error: null,
          lease: null,
          added_at: at,
          changed_at: at,
          version: 1,
        })
        .execute();
      await media().write(originalPath({ name, hash }), Buffer.from(name));
    };
    const media = () => openMedia(backend.store, backend.database.dataDir);

    it("lose their files a day later, and those of the backup stay", async () => {
      const { store, database } = backend;
      const [old, newer] = [
        { name: "elm-sofa/primary", hash: "1bc815fb" },
        { name: "elm-sofa/back", hash: "2bc815fb" },
      ];
      await addPicture(old.name, old.hash);
      const file = join(database.dataDir, "shop.backup");
      await writeBackup(store, database, file, new Date());
      await addPicture(newer.name, newer.hash);
      await restore(store, database.dataDir, file, { replace: true });
      await removeReplaced(store, media(), new Date());
      expect(await media().has(originalPath(newer))).toBe(true);
      await removeReplaced(store, media(), new Date(Date.now() + DAY_MS + 1_000));
      expect(await media().has(originalPath(newer))).toBe(false);
      expect(await media().has(originalPath(old))).toBe(true);
      const left = await store.queries.selectFrom("pictures").select(["name", "state"]).execute();
      expect(left).toEqual([{ name: old.name, state: "made" }]);
    });
  },
);
