import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Media, OpenedFile } from "#server/media/media.ts";

/** Finds the file of a model, a GLB compressed with Brotli; undefined if there is none. */
export type ModelSource = (slug: string, hash: string) => Promise<OpenedFile | undefined>;

/**
 * The models that a build has, in the first of these folders that has the file: the process's own
 * and those of other builds, whose pages may still be open.
 */
export function builtModels(folders: () => readonly string[]): ModelSource {
  return async (slug, hash) => {
    for (const folder of folders()) {
      const file = join(folder, "models", `${slug}.${hash}.glb.br`);
      const found = await stat(file).catch(() => undefined);
      if (found?.isFile()) return { file };
    }
    return undefined;
  };
}

/** The media path of an owner's model. */
export function modelPath({ name, hash }: { name: string; hash: string }): string {
  return `models/${name}.${hash}.glb.br`;
}

/** The owner's models, which are media. */
export function ownModels(media: Media): ModelSource {
  return (name, hash) => media.open(modelPath({ name, hash }));
}

/** The models of several sources; the first that has one counts. */
export function anyOf(...sources: readonly ModelSource[]): ModelSource {
  return async (slug, hash) => {
    for (const source of sources) {
      const found = await source(slug, hash);
      if (found) return found;
    }
    return undefined;
  };
}
