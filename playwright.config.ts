import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./scripts/find-chromium.ts";

const executablePath = process.env.CHROME_PATH;

/** Journeys through the built shop; every worker starts a shop of its own (`tests/support/shop-test.ts`). */
export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: "./scripts/progress-reporter.ts",
  use: {
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/Chicago",
    // A recording of every journey costs a fifth of its time; add `--trace=on` to one that failed.
    launchOptions: {
      args: chromiumFlags(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
  // Tagged @essential: run by `npm test`; all others by `npm run test:rest`.
  // Tagged @desktop or @phone: what only one kind of screen has. Tagged @desktop: also what doesn't
  // depend on the width, such as reading a file, storage, addresses and responses.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
