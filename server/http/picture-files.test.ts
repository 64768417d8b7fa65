import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMedia } from "#server/media/open-media.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Store } from "#server/store/store-interface.ts";
import { type ListeningShop, listeningShop } from "#tests/support/listening-shop.ts";
import { engines, newShopDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { pictureFiles } from "./picture-files.ts";

describe.each(engines)("rule 3.26: a published picture's file, on %s,", (engine) => {
  let database: TestDatabase;
  let store: Store;
  let shop: ListeningShop;
  beforeEach(async () => {
    database = await newShopDatabase(engine);
    store = await openStore(database);
    const media = openMedia(store, database.dataDir);
    await media.write("elm-sofa/primary/640.1bc815fb.avif", Buffer.from("a sofa"));
    await media.write("elm-sofa/primary/original.1bc815fb.jpg", Buffer.from("the original"));
    shop = await listeningShop({ files: [pictureFiles(media)] });
  });
  afterEach(async () => {
    await shop.close();
    await store.close();
    await database.remove();
  });

  const get = (path: string, init?: RequestInit) => fetch(`${shop.url}${path}`, init);

  it("is sent to keep forever, as its content never changes", async () => {
    const response = await get("/pictures/elm-sofa/primary/640.1bc815fb.avif");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/avif");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe("a sofa");
    const etag = response.headers.get("etag") ?? "";
    const again = await get("/pictures/elm-sofa/primary/640.1bc815fb.avif", {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
    const head = await get("/pictures/elm-sofa/primary/640.1bc815fb.avif", { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "6"]);
  });

  it.each([
    "/pictures/elm-sofa/primary/original.1bc815fb.jpg",
    "/pictures/elm-sofa/primary/960.1bc815fb.avif",
    "/pictures/elm-sofa/primary",
    "/pictures/elm-sofa/primary/640.1bc815fb.avif.4711.part",
    "/pictures/elm-sofa/..%2f..%2flink-secret.1bc815fb.avif",
    "/pictures/.1bc815fb.avif",
  ])("isn't what a stranger asks for at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
