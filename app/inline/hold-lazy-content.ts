import { afterFirstPicture } from "./after-first-picture.ts";

/**
 * Marks the document with `data-first-picture` until its first picture is there, or its first words
 * where it has none: the style sheet then keeps the browser from fetching lazy pictures and frames,
 * which it does long before they come into view.
 */
export function holdLazyContent(): void {
  const { dataset } = document.documentElement;
  dataset.firstPicture = "";
  afterFirstPicture(() => {
    delete dataset.firstPicture;
  });
}
