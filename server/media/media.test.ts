import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import type { Media } from "./media.ts";
import { openMedia } from "./open-media.ts";

const path = "elm-sofa/primary/640.1bc815fb.avif";
const bytes = Buffer.from("a sofa");

describe.each(engines)("rule 3.26: files of pictures, on %s,", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let media: Media;
  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
    media = openMedia(store, database.dataDir);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const listed = async (from: Media) => {
    const paths: string[] = [];
    for await (const each of from.list()) paths.push(each);
    return paths.toSorted();
  };

  it("are written, read, listed and removed", async () => {
    expect(await media.has(path)).toBe(false);
    expect(await media.read(path)).toBeUndefined();
    expect(await media.open(path)).toBeUndefined();
    expect(await listed(media)).toEqual([]);
    const other = "elm-sofa/primary/original.1bc815fb.jpg";
    await media.write(path, bytes);
    await media.write(other, bytes);
    await media.write(path, bytes);
    expect(await media.has(path)).toBe(true);
    expect(await media.read(path)).toEqual(bytes);
    expect(await listed(media)).toEqual([path, other].toSorted());
    await media.remove([path, "elm-sofa/back/640.1bc815fb.avif"]);
    expect(await listed(media)).toEqual([other]);
    await media.remove([]);
    expect(await media.has(other)).toBe(true);
  });

  it("are sent from disk, and copied there once for any number of simultaneous requests", async () => {
    await media.write(path, bytes);
    const elsewhere = openMedia(store, join(database.dataDir, "another-machine"));
    const asked = engine === "sqlite" ? media : elsewhere;
    const opened = await Promise.all([asked.open(path), asked.open(path)]);
    for (const found of opened) {
      if (!(found && "file" in found)) throw new Error("it isn't on disk");
      expect(readFileSync(found.file)).toEqual(bytes);
    }
    expect(opened[0]).toEqual(opened[1]);
  });
});

it("in a folder don't include a killed process's partial files", async () => {
  const database = await newShopDatabase("sqlite");
  const store = await openStore(database);
  const media = openMedia(store, database.dataDir);
  await media.write(path, bytes);
  const folder = join(database.dataDir, "media/elm-sofa/primary");
  writeFileSync(join(folder, "960.1bc815fb.avif.4711.part"), "ha");
  expect(await media.has("elm-sofa/primary/960.1bc815fb.avif")).toBe(false);
  await media.write("elm-sofa/primary/960.1bc815fb.avif", bytes);
  expect(readdirSync(folder)).toEqual(["640.1bc815fb.avif", "960.1bc815fb.avif"]);
  await media.remove([path, "elm-sofa/primary/960.1bc815fb.avif"]);
  expect(existsSync(folder)).toBe(false);
  await store.close();
  await database.remove();
});

it("are sent from memory if there is no space on disk for a copy", async () => {
  const database = await newShopDatabase("postgres");
  const store = await openStore(database);
  const notAFolder = join(database.dataDir, "a-file");
  writeFileSync(notAFolder, "");
  const media = openMedia(store, notAFolder);
  await media.write(path, bytes);
  expect(await media.open(path)).toEqual({ bytes });
  await store.close();
  await database.remove();
});
