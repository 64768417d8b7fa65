import type { EncodedFile } from "#pictures/encode.ts";
import { filesOfWidth } from "#pictures/files.ts";
import { widthsFor } from "#pictures/widths.ts";
import type { Media } from "#server/media/media.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { EncodeJob } from "./encode-process.ts";
import type { ClaimedPicture } from "./picture-queue.ts";
import { originalPath } from "./picture-rows.ts";
import { publishWidths } from "./publish-widths.ts";

export interface MakePictureDeps {
  store: Store;
  media: Media;
  encode(job: EncodeJob): Promise<EncodedFile[]>;
  clock: Clock;
}

/** Pixels; sharp on a phone and in listings, and made in a fraction of a second. */
const FIRST_WIDTH = 640;

/**
 * Makes all sizes of a claimed photograph. Pages show the first at once and the others together,
 * because every change of the catalog makes pages render again. Files of a worker that has ended
 * are kept.
 * @throws if it can't be made; PictureLeaseLostError if another worker has it or it was replaced.
 */
export async function makePicture(deps: MakePictureDeps, picture: ClaimedPicture): Promise<void> {
  const { store, media, clock } = deps;
  const { name, hash } = picture;
  const original = await media.read(originalPath(picture));
  if (!original) throw new Error("Its original is missing. Add the photograph again.");
  const widths = widthsFor(name, picture.width);
  const first = widths.findLast((width) => width <= FIRST_WIDTH) ?? widths[0] ?? 0;
  const publish = (made: readonly number[], finished: boolean) =>
    publishWidths(store, picture, made, { finished, now: clock() });
  for (const width of [first, ...widths.filter((other) => other !== first)]) {
    await makeWidth(deps, { name, original, hash, widths, width });
    if (width === first && picture.widths === "") await publish([first], false);
  }
  await publish(widths, true);
}

async function makeWidth({ media, encode }: MakePictureDeps, job: EncodeJob): Promise<void> {
  const paths = filesOfWidth(job, job.width).map((file) => `${job.name}/${file}`);
  const made = await Promise.all(paths.map((path) => media.has(path)));
  if (made.every(Boolean)) return;
  for (const { file, bytes } of await encode(job)) {
    await media.write(`${job.name}/${file}`, bytes);
  }
}
