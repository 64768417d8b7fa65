import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../scripts/find-chromium.ts";

/** Runs `work` with its own browser, with remote debugging on `debugPort` if given. */
export async function withBrowser<Value>(
  work: (browser: Browser) => Promise<Value>,
  debugPort?: number,
): Promise<Value> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error("This needs a browser: install Chromium or set CHROME_PATH.");
  const debugging = debugPort ? [`--remote-debugging-port=${debugPort}`] : [];
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags(), ...debugging],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
