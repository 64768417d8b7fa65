import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Media } from "#server/media/media.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aPhoto } from "#tests/support/photo.ts";
import { openPhotoShop, type PhotoShop } from "#tests/support/photo-shop.ts";
import { silent } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { originalPath } from "./picture-rows.ts";
import { startPictureWorker } from "./picture-worker.ts";
import { starterPictures } from "./starter-pictures.ts";

const name = "model-4400-recliner/at-the-shop";

describe.each(engines)("rule 3.25: the worker for pictures, on %s,", (engine) => {
  let shop: PhotoShop;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    shop = await openPhotoShop(engine);
    stop = async () => {};
  });
  afterEach(async () => {
    await stop();
    await shop.close();
  });

  const start = (media = shop.media) => {
    stop = startPictureWorker({ ...shop, media, logger: silent });
  };
  const row = () => shop.store.queries.selectFrom("pictures").selectAll().executeTakeFirstOrThrow();

  it("makes the files that pages list, also of a photograph added later", async () => {
    start();
    await shop.add({ name, bytes: await aPhoto(700, 875), alt: "At the shop" });
    const picture = await eventually(async () => {
      const shown = (await shop.catalog()).pictureNamed(name);
      expect(shown?.widths).toEqual([240, 320, 480, 640, 700]);
      return shown;
    });
    for (const width of picture?.widths ?? []) {
      for (const format of ["avif", "webp"]) {
        const bytes = await shop.media.read(`${name}/${width}.${picture?.hash}.${format}`);
        expect(await sharp(bytes).metadata()).toMatchObject({
          width,
          format: format === "avif" ? "heif" : "webp",
        });
      }
    }
  });

  it("gives a photograph back when it stops, so that the next worker continues at once", async () => {
    await shop.add({ name, bytes: await aPhoto(640, 800), alt: "At the shop" });
    const writing = Promise.withResolvers<void>();
    const goingOn = Promise.withResolvers<void>();
    start({
      ...passedOn(shop.media),
      write: async (path, bytes) => {
        if (path.includes("/320.")) {
          writing.resolve();
          await goingOn.promise;
        }
        await shop.media.write(path, bytes);
      },
    });
    await writing.promise;
    const stopped = stop();
    goingOn.resolve();
    await stopped;
    expect(await row()).toMatchObject({ state: "waiting", lease: null, attempts: 0 });
    start();
    await eventually(async () => expect((await row()).state).toBe("made"));
  });

  it("reports why a photograph can't be made, and makes the others", async () => {
    await shop.add({ name, bytes: await aPhoto(640, 800), alt: "At the shop" });
    await shop.media.write(originalPath(await row()), Buffer.from("damaged"));
    await shop.add({ name: "rooms/living-hero", bytes: await aPhoto(1920, 1080) });
    start();
    await eventually(async () => {
      const shown = (await shop.catalog()).pictureNamed("rooms/living-hero");
      expect(shown?.hash).not.toBe(starterPictures.pictureNamed("rooms/living-hero")?.hash);
    });
    expect((await shop.catalog()).pictureNamed(name)).toBeNull();
    const broken = await shop.store.queries
      .selectFrom("pictures")
      .select(["state", "last_error", "attempts", "lease"])
      .where("name", "=", name)
      .executeTakeFirst();
    expect(broken).toEqual({
      state: "waiting",
      last_error: expect.stringContaining("unsupported image format"),
      attempts: 1,
      lease: null,
    });
  });
});

/** The same media, whose methods can be replaced one by one. */
function passedOn(media: Media): Media {
  return {
    write: (path, bytes) => media.write(path, bytes),
    has: (path) => media.has(path),
    read: (path) => media.read(path),
    open: (path) => media.open(path),
    list: () => media.list(),
    remove: (paths) => media.remove(paths),
  };
}
