import { accessSync, constants, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { CommandError } from "./leads/output.ts";

/**
 * Resolves a file name against the owner's current directory, as npm runs commands in the
 * project's folder.
 */
export function namedFile(name: string): string {
  return resolve(process.env.INIT_CWD ?? ".", name);
}

/**
 * The same for a file to be written.
 * @throws CommandError if no file can be written there.
 */
export function fileToWrite(name: string): string {
  const path = namedFile(name);
  const folder = dirname(path);
  if (!isFolder(folder)) {
    throw new CommandError(`There is no folder ${folder}. Make it first, or name another.`);
  }
  if (isFolder(path)) {
    throw new CommandError(`${path} is a folder. Name a file in it, such as ${path}/shop.`);
  }
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new CommandError(
      `This user may not write in ${folder}. Name a file elsewhere, or run the command as another user.`,
    );
  }
  return path;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
