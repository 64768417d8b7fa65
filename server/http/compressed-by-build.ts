import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentType } from "./content-types.ts";
import { compress, compressible } from "./encoding.ts";

const encodings = ["br", "gzip"] as const;

export type CompressedBodies = Partial<Record<(typeof encodings)[number], Buffer>>;

/**
 * Compresses a build's scripts and styles, which takes seconds, so that no process does it at its
 * start.
 * @param assets the folder in `folder` that has them
 */
export async function compressAssets(folder: string, assets = "/assets"): Promise<void> {
  const names = await readdir(join(folder, assets));
  await mkdir(join(folder, ".compressed", assets), { recursive: true });
  const paths = names
    .map((name) => `${assets}/${name}`)
    .filter((path) => compressible(contentType(path)));
  await Promise.all(
    paths.flatMap((path) =>
      encodings.map(async (encoding) => {
        const body = await readFile(join(folder, path));
        await writeFile(
          compressedFile(folder, path, encoding),
          await compress(body, encoding, "permanent"),
        );
      }),
    ),
  );
}

/** Reads what the build compressed of a file; empty for a file it didn't compress. */
export function compressedByBuild(folder: string, path: string): CompressedBodies {
  const made = encodings.map((encoding) => {
    const file = compressedFile(folder, path, encoding);
    return [encoding, existsSync(file) ? readFileSync(file) : undefined] as const;
  });
  return Object.fromEntries(made.filter(([, body]) => body));
}

/** The file is in a hidden folder, which isn't served. */
function compressedFile(folder: string, path: string, encoding: string): string {
  return join(folder, ".compressed", `${path}.${encoding}`);
}
