import {
  brokenOwnModels,
  brokenStarterModels,
  type ModelsFound,
} from "#server/catalog/models/broken-models.ts";
import type { Check, Finding } from "#server/doctor/check.ts";
import { DATABASE_MS, withTimeout } from "#server/doctor/with-timeout.ts";
import { openMedia } from "#server/media/open-media.ts";

/** Reads the files of 3D models for some seconds, and reports those that are gone or broken. */
export const modelsCheck: Check = {
  name: "models",
  run: async ({ store, config, signal }) => {
    const end = performance.now() + DATABASE_MS / 2;
    const isOver = () => signal.aborted || performance.now() > end;
    const opened = await withTimeout(
      store().catch(() => undefined),
      DATABASE_MS,
      undefined,
    );
    const own = opened
      ? await withTimeout(
          brokenOwnModels(opened.queries, openMedia(opened, config.dataDir), isOver),
          DATABASE_MS,
          undefined,
        )
      : undefined;
    return [...ownFindings(own), ...starterFindings(await brokenStarterModels(undefined, isOver))];
  },
};

function ownFindings(own: ModelsFound | undefined): Finding[] {
  if (!own || own.checked === 0) return [];
  if (own.broken.length === 0) {
    return [{ level: "ok", seen: `${counted(own.checked)} of your own, each whole` }];
  }
  return [
    {
      level: "warning",
      seen: `your own 3D models can't be sent: ${named(own)}`,
      advice: "Add each again: npm run catalog -- model SKU FILE.glb.",
    },
  ];
}

function starterFindings(starter: ModelsFound): Finding[] {
  if (starter.broken.length === 0) return [];
  return [
    {
      level: "warning",
      seen: `3D models of the starter set can't be sent: ${named(starter)}`,
      advice: "Restore the folder public/models, such as with git checkout -- public/models.",
    },
  ];
}

const LISTED = 10;

function named({ broken }: ModelsFound): string {
  const names = broken.slice(0, LISTED).map(({ of, problem }) => `${of} (${problem})`);
  const more = broken.length - names.length;
  return [...names, ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}

function counted(models: number): string {
  return models === 1 ? "1 3D model" : `${models.toLocaleString("en-US")} 3D models`;
}
