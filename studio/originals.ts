import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isPublished, publishPicture } from "#pictures/publish.ts";
import { originalsFolder } from "./places.ts";

/** Publishes every original on this machine that differs from what is published. */
export async function publishOriginals(): Promise<void> {
  for await (const file of glob("**/*.png", { cwd: originalsFolder })) {
    const name = file.slice(0, -".png".length);
    if (!(await isPublished(name, await readOriginal(name)))) await publishOriginal(name);
  }
}

/** Publishes the original of the picture called `name`, or its versions at least `from` pixels wide. */
export async function publishOriginal(name: string, from = 0): Promise<void> {
  await publishPicture(name, await readOriginal(name), { from });
}

const readOriginal = (name: string) => readFile(join(originalsFolder, `${name}.png`));
