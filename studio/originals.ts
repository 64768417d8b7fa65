import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { publishPicture } from "#pictures/publish.ts";
import { originalsFolder } from "./places.ts";

/** Publishes every original on this machine that differs from the published picture. */
export async function publishOriginals(): Promise<void> {
  for await (const file of glob("**/*.png", { cwd: originalsFolder })) {
    await publishOriginal(file.slice(0, -".png".length));
  }
}

/** Publishes the original of the picture called `name`. */
export async function publishOriginal(name: string): Promise<void> {
  await publishPicture(name, await readFile(join(originalsFolder, `${name}.png`)));
}
