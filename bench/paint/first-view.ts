import type { Browser, CDPSession } from "@playwright/test";

/** A slow phone line and a slow phone: 150 ms, 1.6 Mbps down, 750 kbps up, a quarter of the speed. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;

/** Milliseconds after the load event in which late paints come. */
const settleMs = 1_500;

export interface FirstView {
  /** Milliseconds from the navigation to the largest picture or text. */
  lcp: number;
}

interface WatchedWindow {
  paintTimes: FirstView;
}

/** Opens an address for the first time on a phone with a slow line, really throttled. */
export async function firstView(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchPaint);
  await throttle(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(settleMs);
  const view = await page.evaluate(() => (window as unknown as WatchedWindow).paintTimes);
  await context.close();
  return view;
}

async function throttle(session: CDPSession) {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowLine);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

function watchPaint() {
  const times: FirstView = { lcp: 0 };
  Object.assign(window, { paintTimes: times });
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.lcp = startTime;
  });
  observer.observe({ type: "largest-contentful-paint", buffered: true });
}
