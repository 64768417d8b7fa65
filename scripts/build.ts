// Checks the catalog, then builds the shop, and the desk in a folder of its own, into a new folder
// under build/ and makes it the current build.
// --if-changed: does nothing when the sources are those of the current build.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type Language, languageCodes } from "#domain/language.ts";
import { compressAssets } from "#server/http/compressed-by-build.ts";
import { languageFolder } from "#server/http/language-folder.ts";
import { makeCurrent, newBuildFolder } from "./build-folders.ts";
import { compileCopy } from "./copy/compile-copy.ts";
import { runTool } from "./run-tool.ts";
import { sourcesHash } from "./sources-hash.ts";

compileCopy();
const stamp = ".sources";
const current = `build/current/${stamp}`;
const hash = sourcesHash();
const fresh = existsSync(current) && readFileSync(current, "utf8") === hash;

if (!process.argv.includes("--if-changed") || !fresh) {
  await orExit(runTool(["server/commands/catalog.ts", "check"]));
  const folder = newBuildFolder("build");
  process.on("exit", (code) => {
    if (code !== 0) rmSync(folder, { recursive: true });
  });
  for (const language of languageCodes) {
    const own = languageFolder(folder, language);
    await buildApp("shop", own, language);
    await compressAssets(`${own}/client`);
  }
  await buildApp("desk", `${folder}/desk`);
  await compressAssets(`${folder}/desk/client`, "/desk-assets");
  writeFileSync(`${folder}/${stamp}`, hash);
  makeCurrent("build", basename(folder));
}

async function buildApp(
  app: "shop" | "desk",
  folder: string,
  language: Language = "en",
): Promise<void> {
  await orExit(
    runTool(["node_modules/@react-router/dev/bin.cjs", "build"], {
      NODE_ENV: "production",
      BUILD_APP: app,
      BUILD_FOLDER: folder,
      BUILD_LANGUAGE: language,
    }),
  );
}

async function orExit(running: Promise<{ code: number; output: string }>): Promise<void> {
  const { code, output } = await running;
  if (code === 0) return;
  process.stderr.write(output);
  process.exit(code);
}
