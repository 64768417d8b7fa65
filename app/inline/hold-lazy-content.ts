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
