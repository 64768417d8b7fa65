import { existsSync, globSync } from "node:fs";
import { aptInstall } from "../../scripts/apt-install.ts";
import { chromiumFlags } from "../../scripts/chromium-flags.ts";
import { findHeadlessChromium } from "../../scripts/find-chromium.ts";
import { startWithPuppeteer } from "./puppeteer-browser.ts";
import type { Browser } from "./tab.ts";
import { startWebKit } from "./webkit-browser.ts";

export interface Engine {
  name: "Chromium" | "Firefox" | "WebKit";
  start(): Promise<Browser>;
}

/** The engines of nearly all browsers there are: Chrome and Edge, Firefox, Safari. */
export const engines: readonly Engine[] = [
  {
    name: "Chromium",
    start: async () => {
      const executablePath = await findHeadlessChromium();
      if (!executablePath) throw new Error(missing("chromium-headless-shell"));
      // Without a graphics card 3D is drawn in software.
      const inSoftware = [
        "--use-gl=angle",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
      ];
      return startWithPuppeteer({ executablePath, args: [...chromiumFlags(), ...inSoftware] });
    },
  },
  {
    name: "Firefox",
    start: async () => {
      const executablePath = await program("firefox-esr", "/usr/bin/firefox-esr");
      return startWithPuppeteer({ browser: "firefox", executablePath });
    },
  },
  {
    name: "WebKit",
    start: async () =>
      startWebKit({
        driver: await program("webkit2gtk-driver", "/usr/bin/WebKitWebDriver"),
        miniBrowser: await program("webkit2gtk-driver", "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"),
        xvfb: await program("xvfb", "/usr/bin/Xvfb"),
      }),
  },
];

/** The program at a place that may hold wildcards, installed with apt where that is possible. */
async function program(debianPackage: string, place: string): Promise<string> {
  const found = () => globSync(place).find((path) => existsSync(path));
  const path = found() ?? ((await aptInstall(debianPackage)) ? found() : undefined);
  if (!path) throw new Error(missing(debianPackage));
  return path;
}

function missing(debianPackage: string): string {
  return `The journeys in three engines need the Debian package ${debianPackage}, which could not be installed. Install it, or run this as root on Debian.`;
}
