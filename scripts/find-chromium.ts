import { existsSync } from "node:fs";
import { aptInstall } from "./apt-install.ts";
import { runTool } from "./run-tool.ts";

/** Chromium without a window: the same engine, and journeys take less than half as long. */
const headlessShell = "chromium-headless-shell";
const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium to test with: `CHROME_PATH`, one of the usual places, one installed with apt if
 * allowed, else Playwright's own. Undefined when none is available.
 */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH names ${given}, which is not there. Correct it or leave it out.`);
  }
  const found = usualPlaces.find((path) => existsSync(path));
  if (found) return found;
  if (await aptInstall("chromium")) return usualPlaces.find((path) => existsSync(path));
  return playwrightsOwn();
}

/** The Chromium for journeys: as above, but a headless one if available. */
export async function findHeadlessChromium(): Promise<string | undefined> {
  const shell = `/usr/bin/${headlessShell}`;
  if (process.env.CHROME_PATH) return findChromium();
  if (existsSync(shell) || (await aptInstall(headlessShell))) return shell;
  return findChromium();
}

/**
 * Flags that stop a test browser's background requests; as root, Chromium runs only without its
 * sandbox.
 */
export function chromiumFlags(): string[] {
  return [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  if (!existsSync(chromium.executablePath())) {
    await runTool(["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
