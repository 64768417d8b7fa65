/** Milliseconds after `DOMContentLoaded` at which waiting ends at the latest. */
const latest = 3_000;

/** The picture the page is first seen by, unless the style sheet hides it. */
function firstPicture(): HTMLImageElement | null {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  return picture && isShown(picture) ? picture : null;
}

/** Measuring its box would lay out the page, and again once its fonts are there. */
function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** Resolves once the browser has painted the page's first words. */
function firstWords(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName("first-contentful-paint").length > 0) resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}

/**
 * Resolves two frames after the page's first picture is decoded, because whatever is fetched before
 * competes with the picture for bandwidth (decision 004): at the first click or key press or after
 * three seconds at the latest. On a page without a first picture it resolves two frames after its
 * first words are painted.
 */
export function firstPictureShown(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("DOMContentLoaded", () => {
      const inFrames = (count: number) => {
        requestAnimationFrame(() => (count > 0 ? inFrames(count - 1) : resolve()));
      };
      const afterPaint = () => inFrames(2);
      const picture = firstPicture();
      if (picture) picture.decode().then(afterPaint, afterPaint);
      else firstWords().then(afterPaint);
      setTimeout(resolve, latest);
      for (const eventType of ["pointerdown", "keydown"]) {
        addEventListener(eventType, () => resolve(), { capture: true, once: true });
      }
    });
  });
}

/**
 * Marks the document with `data-first-picture` until its first picture is there, or its first words
 * where it has none: the style sheet then keeps the browser from fetching lazy pictures and frames,
 * which it does long before they come into view.
 */
export function holdLazyContent(firstPicture: Promise<void>): void {
  const { dataset } = document.documentElement;
  dataset.firstPicture = "";
  firstPicture.then(() => {
    delete dataset.firstPicture;
  });
}
