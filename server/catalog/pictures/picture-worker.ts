import { setTimeout as sleep } from "node:timers/promises";
import { removeReplacedModels } from "#server/catalog/models/remove-replaced-models.ts";
import type { Media } from "#server/media/media.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { isOutOfSpace } from "#server/platform/out-of-space.ts";
import { isOutage } from "#server/store/outage.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { EncodeJob } from "./encode-process.ts";
import { Encoder } from "./encoder.ts";
import { makePicture } from "./make-picture.ts";
import {
  type ClaimedPicture,
  claimPicture,
  failPicture,
  LEASE_MS,
  releasePicture,
  renewLease,
} from "./picture-queue.ts";
import { PictureLeaseLostError } from "./publish-widths.ts";
import { removeReplaced } from "./remove-replaced.ts";

/** How often the queue is read while it is empty. */
const POLL_MS = 1_000;
const CLEANUP_MS = 60 * 60 * 1000;

export interface PictureWorkerDeps {
  store: Store;
  media: Media;
  clock: Clock;
  logger: Logger;
}

/**
 * Makes the sizes of queued photographs, one after the other, until stopped. Any number of
 * processes may do so on one database.
 */
export function startPictureWorker(deps: PictureWorkerDeps): () => Promise<void> {
  const worker = new PictureWorker(deps);
  const running = worker.run();
  return async () => {
    worker.stop();
    await running;
  };
}

class PictureWorker {
  readonly #deps: PictureWorkerDeps;
  readonly #encoder = new Encoder();
  readonly #stopping = new AbortController();
  #isFailing = false;
  #cleanedAt = 0;

  constructor(deps: PictureWorkerDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#makeAll();
        await this.#cleanUp();
        this.#isFailing = false;
      } catch (err) {
        // Logged once per outage, because the next try is soon.
        if (!this.#isFailing)
          this.#deps.logger.error({ err }, "pictures can't be made; trying again");
        this.#isFailing = true;
      }
      await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  stop(): void {
    this.#stopping.abort();
    this.#encoder.close();
  }

  async #makeAll(): Promise<void> {
    const { store, clock } = this.#deps;
    while (!this.#stopping.signal.aborted) {
      const picture = await claimPicture(store.queries, clock());
      if (!picture) break;
      await this.#make(picture);
    }
    this.#encoder.close();
  }

  async #make(picture: ClaimedPicture): Promise<void> {
    const { store, clock, logger } = this.#deps;
    const { name } = picture;
    const renew = () => renewLease(store.queries, picture, clock()).catch(() => {});
    const renewing = setInterval(renew, LEASE_MS / 3);
    try {
      await makePicture({ ...this.#deps, encode: (job) => this.#encode(job) }, picture);
      logger.info({ picture: name }, "picture published");
    } catch (err) {
      if (err instanceof PictureLeaseLostError) return;
      // Neither error is caused by the photograph.
      if (this.#stopping.signal.aborted || isOutage(err) || isOutOfSpace(err)) {
        await releasePicture(store.queries, picture, clock());
        if (!this.#stopping.signal.aborted) throw err;
        return;
      }
      logger.error({ picture: name, err }, "picture can't be made");
      const reason = err instanceof Error ? err.message : String(err);
      await failPicture(store.queries, picture, reason, clock());
    } finally {
      clearInterval(renewing);
    }
  }

  async #encode(job: EncodeJob) {
    this.#stopping.signal.throwIfAborted();
    return this.#encoder.encode(job);
  }

  async #cleanUp(): Promise<void> {
    const { store, media, clock } = this.#deps;
    const now = clock();
    if (Math.abs(now.getTime() - this.#cleanedAt) < CLEANUP_MS) return;
    await removeReplaced(store, media, now);
    await removeReplacedModels(store, media, now);
    this.#cleanedAt = now.getTime();
  }
}
