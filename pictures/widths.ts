/**
 * Widths in pixels the page layouts request. A picture narrower than a width skips it and ends with
 * its own.
 */
const cardWidths = [240, 320, 480, 640, 960, 1600];
/** Close-ups and pictures in a room appear only in the gallery. */
const galleryWidths = [240, 640, 960, 1600];
const roomWidths = [480, 768, 1080, 1440, 1920];

/**
 * Returns the widths to encode for picture `name`, whose original is `originalWidth` pixels wide.
 */
export function widthsFor(name: string, originalWidth: number): number[] {
  const layoutWidths = widthsOf(name);
  const fitting = layoutWidths.filter((width) => width <= originalWidth);
  const largest = layoutWidths[layoutWidths.length - 1] ?? originalWidth;
  return originalWidth < largest && !fitting.includes(originalWidth)
    ? [...fitting, originalWidth]
    : fitting;
}

function widthsOf(name: string): readonly number[] {
  if (name.startsWith("rooms/")) return roomWidths;
  return /\/(detail|in-room)$/.test(name) ? galleryWidths : cardWidths;
}

/** Whether `width` of picture `name` is loaded only when the shopper zooms in. */
export function isZoomOnly(name: string, width: number): boolean {
  return !name.startsWith("rooms/") && width > 960;
}
