import { fetchPageAhead } from "./fetch-ahead.ts";

/** Pages fetched at most from one page. */
const most = 12;

const cardLinks = "main article a[href^='/products/']";

/** Known in Chromium only, and missing from TypeScript's types. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

let firstMove: Promise<void> | undefined;

/**
 * On a good line, fetches the pages of the products in view, one after the other while the browser
 * is idle, from the shopper's first move on: the first view is not slowed down (decision 039).
 * @returns stops it
 */
export function fetchProductsInView(): () => void {
  if (!isLineGood()) return () => {};
  firstMove ??= waitForMove();
  let last = firstMove;
  let isStopped = false;
  const pages = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const page = target.getAttribute("href");
      if (!isIntersecting || !page || pages.has(page) || pages.size === most) continue;
      pages.add(page);
      last = last.then(untilIdle).then(async () => {
        if (!isStopped) await fetchPageAhead(page, "low");
      });
    }
  });
  for (const link of document.querySelectorAll(cardLinks)) observer.observe(link);
  return () => {
    isStopped = true;
    observer.disconnect();
  };
}

/** Where the browser doesn't tell, the line is not taken for good. */
function isLineGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.effectiveType === "4g" && !connection.saveData;
}

function waitForMove(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ["pointermove", "pointerdown", "keydown", "scroll"]) {
      addEventListener(event, () => resolve(), { once: true, passive: true });
    }
  });
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve());
  });
}
