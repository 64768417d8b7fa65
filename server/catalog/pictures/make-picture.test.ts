import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readChanges } from "#server/catalog/read-model/read-changes.ts";
import { aPhoto } from "#tests/support/photo.ts";
import { openPhotoShop, type PhotoShop } from "#tests/support/photo-shop.ts";
import { engines } from "#tests/support/test-database.ts";
import type { EncodeJob } from "./encode-process.ts";
import { makePicture } from "./make-picture.ts";
import { type ClaimedPicture, claimPicture, failPicture } from "./picture-queue.ts";
import { madePaths, originalPath } from "./picture-rows.ts";
import { PictureLeaseLostError } from "./publish-widths.ts";
import { removeReplaced } from "./remove-replaced.ts";
import { unfinishedPictures } from "./unfinished-pictures.ts";

const slug = "model-4400-recliner";
const name = `${slug}/at-the-shop`;
const all = [240, 320, 480, 640, 960, 1600];
const day = 24 * 60 * 60 * 1000;

describe.each(engines)("rule 3.25: the sizes of a photograph, on %s,", (engine) => {
  let shop: PhotoShop;
  let encoded: number[];
  beforeEach(async () => {
    shop = await openPhotoShop(engine);
    encoded = [];
  });
  afterEach(() => shop.close());

  const add = async (color = "#885533") =>
    shop.add({ name, bytes: await aPhoto(1600, 2000, color), alt: "At the shop" });

  /** Makes a picture with an encoder that is instant, and calls `before` before each width. */
  const make = (picture: ClaimedPicture, before: (job: EncodeJob) => unknown = () => {}) =>
    makePicture(
      {
        ...shop,
        encode: async (job) => {
          await before(job);
          encoded.push(job.width);
          const file = (format: string) => `${job.width}.${job.hash}.${format}`;
          const bytes = Buffer.from(`width ${job.width}`);
          return [
            { file: file("avif"), bytes },
            ...(job.width > 1440 ? [] : [{ file: file("webp"), bytes }]),
          ];
        },
      },
      picture,
    );
  const shown = async () => (await shop.catalog()).pictureNamed(name);

  it("are shown as soon as the first is made, then all at once", async () => {
    const follower = await shop.catalog();
    const versionBefore = follower.version;
    expect(await add()).toEqual({ ok: true, width: 1600, height: 2000, notes: [] });
    const seen: unknown[] = [];
    await make(await shop.claim(), async () => {
      await readChanges(shop.store.queries, follower);
      seen.push(follower.pictureNamed(name)?.widths);
    });
    await readChanges(shop.store.queries, follower);
    expect(seen).toEqual([undefined, ...Array.from({ length: 5 }, () => [640])]);
    expect(follower.pictureNamed(name)).toMatchObject({ width: 1600, height: 2000, widths: all });
    expect(follower.bySlug(slug)?.views).toContainEqual({ image: name, alt: "At the shop" });
    expect(follower.version - versionBefore).toBe(3);
    expect(await shown()).toEqual(follower.pictureNamed(name));
    expect(await unfinishedPictures(shop.store.queries)).toEqual({ total: 0, pictures: [] });
  });

  it("of a killed worker are finished by another, which keeps the finished ones", async () => {
    await add();
    const killed = await shop.claim();
    const dies = make(killed, ({ width }) => {
      if (width === 480) throw new Error("killed");
    });
    await expect(dies).rejects.toThrow("killed");
    expect(await claimPicture(shop.store.queries, shop.clock(29_000))).toBeUndefined();
    shop.clock(2_000);
    const resumed = await shop.claim();
    expect(resumed).toMatchObject({ name, widths: "640", attempts: 2 });
    encoded = [];
    await make(resumed);
    expect(encoded).toEqual([480, 960, 1600]);
    expect((await shown())?.widths).toEqual(all);
    await expect(make(killed)).rejects.toThrow(PictureLeaseLostError);
  });

  it("replace the previous photograph, whose files stay for a day", async () => {
    await add();
    await make(await shop.claim());
    const before = await shown();
    await add("#335588");
    expect(await shown()).toEqual(before);
    const next = await shop.claim();
    await make(next);
    expect((await shown())?.hash).toBe(next.hash);
    if (!before) throw new Error("nothing was shown");
    const files = [originalPath(before), ...madePaths(before)];
    const kept = () => Promise.all(files.map((path) => shop.media.has(path)));
    await removeReplaced(shop.store, shop.media, shop.clock(day - 1000));
    expect(await kept()).not.toContain(false);
    await removeReplaced(shop.store, shop.media, shop.clock(2_000));
    expect(await kept()).not.toContain(true);
    expect(await shop.media.has(originalPath(next))).toBe(true);
  });

  it("of the last photograph added under a name are shown, even if an earlier one is still waiting", async () => {
    await add("#335588");
    const early = await shop.claim();
    await add("#557733");
    await add("#885533");
    await expect(make(early)).rejects.toThrow(PictureLeaseLostError);
    const last = await shop.claim();
    await make(last);
    expect((await shown())?.hash).toBe(last.hash);
    await expect(shop.claim()).rejects.toThrow("no photograph waits");
    await add("#335588");
    await make(await shop.claim());
    expect((await shown())?.hash).toBe(early.hash);
  });

  it("that fail repeatedly are given up, and made if the photograph is added again", async () => {
    await add();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await failPicture(shop.store.queries, await shop.claim(), "it broke", shop.clock());
      shop.clock(day);
    }
    await expect(shop.claim()).rejects.toThrow("no photograph waits");
    expect((await unfinishedPictures(shop.store.queries)).pictures).toEqual([
      { name, progress: "given up: it broke" },
    ]);
    await add();
    await make(await shop.claim());
    expect((await shown())?.widths).toEqual(all);
  });

  it("of a room replace the picture that came with the software (rule 3.24)", async () => {
    const room = "rooms/living-hero";
    await shop.add({ name: room, bytes: await aPhoto(1920, 1080) });
    const claimed = await shop.claim();
    await make(claimed);
    const catalog = await shop.catalog();
    expect(catalog.pictureNamed(room)?.hash).toBe(claimed.hash);
  });

  it("are not made of a refused photograph, and nothing is written", async () => {
    const { version } = await shop.catalog();
    const bytes = await aPhoto();
    const refused = await Promise.all([
      shop.add({ name: "Not A Name", bytes, alt: "It" }),
      shop.add({ name: "../../etc/primary", bytes, alt: "It" }),
      shop.add({ name: "model-9999-sofa/primary", bytes, alt: "It" }),
      shop.add({ name, bytes }),
      shop.add({ name, bytes: Buffer.from("no picture"), alt: "It" }),
    ]);
    expect(refused.map((result) => (result.ok ? "" : result.problem.slice(0, 24)))).toEqual([
      '"Not A Name" is no pictu',
      '"../../etc/primary" is n',
      "There is no piece model-",
      'Say with --alt "…" what ',
      "The file cannot be read ",
    ]);
    expect((await shop.catalog()).version).toBe(version);
    await expect(shop.claim()).rejects.toThrow("no photograph waits");
  });
});
