import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { OpenedFile } from "#server/media/media.ts";

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
