import { globSync } from "node:fs";
import { aptInstall } from "../../scripts/apt-install.ts";
import { chromiumFlags, findHeadlessChromium } from "../../scripts/find-chromium.ts";
import { startWithPuppeteer } from "./puppeteer-browser.ts";
import { startScreen } from "./screen.ts";
import type { Browser } from "./tab.ts";
import { startWebKit } from "./webkit-browser.ts";

/** Paths of the engines' programs in Debian's packages, as glob patterns. */
const programs = {
  firefox: { debianPackage: "firefox-esr", path: "/usr/bin/firefox-esr" },
  webKitDriver: { debianPackage: "webkit2gtk-driver", path: "/usr/bin/WebKitWebDriver" },
  miniBrowser: {
    debianPackage: "webkit2gtk-driver",
    path: "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
  },
  xvfb: { debianPackage: "xvfb", path: "/usr/bin/Xvfb" },
};

/** Starts the engines of nearly all browsers: Chrome and Edge, Firefox, Safari. */
export const engines = {
  async Chromium(): Promise<Browser> {
    const executablePath = await findHeadlessChromium();
    if (!executablePath) throw new Error(missing("chromium-headless-shell"));
    // Without a graphics card, 3D is rendered in software.
    const inSoftware = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
    return startWithPuppeteer({ executablePath, args: [...chromiumFlags(), ...inSoftware] });
  },

  async Firefox(): Promise<Browser> {
    const executablePath = program(programs.firefox);
    const screen = await startScreen(program(programs.xvfb));
    const env = { ...process.env, DISPLAY: screen.display };
    const options = { executablePath, headless: false, env };
    const browser = await startWithPuppeteer({ browser: "firefox", ...options });
    return { ...browser, close: () => browser.close().finally(screen.close) };
  },

  async WebKit(): Promise<Browser> {
    return startWebKit({
      driver: program(programs.webKitDriver),
      miniBrowser: program(programs.miniBrowser),
      xvfb: program(programs.xvfb),
    });
  },
};

/**
 * Installs missing programs if possible. Runs before the tests, because apt can't run twice at
 * once.
 */
export async function installEngines(): Promise<void> {
  await findHeadlessChromium();
  for (const { debianPackage, path } of Object.values(programs)) {
    if (globSync(path).length === 0) await aptInstall(debianPackage);
  }
}

function program({ debianPackage, path }: { debianPackage: string; path: string }): string {
  const [found] = globSync(path);
  if (!found) throw new Error(missing(debianPackage));
  return found;
}

function missing(debianPackage: string): string {
  return `The journeys in three engines need the Debian package ${debianPackage}, which could not be installed. Install it, or run this as root on Debian.`;
}
