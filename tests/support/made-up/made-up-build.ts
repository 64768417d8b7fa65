import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { makeCurrent, newBuildFolder } from "../../../scripts/build-folders.ts";
import { addMadeUpLanguage } from "./language-files.ts";

const sources = [
  "app",
  "copy",
  "domain",
  "models",
  "pictures",
  "scripts",
  "server",
  "shop",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * Builds the pages of the made-up language from a copy of the sources, beside the other languages'
 * pages of the current build. Returns the copy's folder, from which the shop can be started.
 * @throws if the build fails, with what it says
 */
export function buildMadeUpLanguage(): string {
  const copy = mkdtempSync(join(tmpdir(), "made-up-shop-"));
  for (const source of sources) {
    cpSync(source, join(copy, source), {
      recursive: true,
      filter: (path) => path !== join("copy", "compiled"),
    });
  }
  symlinkSync(realpathSync("node_modules"), join(copy, "node_modules"));
  symlinkSync(realpathSync("public"), join(copy, "public"));
  addMadeUpLanguage(copy);
  const builds = join(copy, "build");
  const build = newBuildFolder(builds);
  const current = realpathSync("build/current");
  for (const entry of readdirSync(current)) symlinkSync(join(current, entry), join(build, entry));
  run(copy, ["scripts/compile-copy.ts"]);
  run(copy, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    NODE_ENV: "production",
    BUILD_FOLDER: join(build, "xx"),
    BUILD_LANGUAGE: "xx",
  });
  makeCurrent(builds, basename(build));
  return copy;
}

function run(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${args.join(" ")} failed:\n${stdout}${stderr}`);
}
