import { afterFirstPicture, firstPicture } from "./after-first-picture.ts";

/**
 * Marks the document with `data-first-picture` while its first picture loads: the style sheet then
 * keeps the browser from fetching lazy pictures, which it does long before they come into view.
 */
export function holdLazyPictures(): void {
  const { dataset } = document.documentElement;
  const load = () => {
    delete dataset.firstPicture;
  };
  dataset.firstPicture = "";
  addEventListener("DOMContentLoaded", () => {
    if (!firstPicture()) load();
  });
  afterFirstPicture(load);
}
