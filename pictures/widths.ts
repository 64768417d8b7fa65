/** Widths in pixels the page layouts ask for. A picture narrower than a width skips it and ends with its own. */
const cardWidths = [240, 320, 480, 640, 960, 1600];
/** A close-up and a piece at home are seen in the gallery alone. */
const galleryWidths = [240, 640, 960, 1600];
const roomWidths = [480, 768, 1080, 1440, 1920];

/** The widths to encode for picture `name` whose original is `originalWidth` pixels wide. */
export function widthsFor(name: string, originalWidth: number): number[] {
  const wanted = widthsOf(name);
  const fitting = wanted.filter((width) => width <= originalWidth);
  const largest = wanted[wanted.length - 1] ?? originalWidth;
  return originalWidth < largest && !fitting.includes(originalWidth)
    ? [...fitting, originalWidth]
    : fitting;
}

function widthsOf(name: string): readonly number[] {
  if (name.startsWith("rooms/")) return roomWidths;
  return /\/(detail|in-room)$/.test(name) ? galleryWidths : cardWidths;
}

/** Whether `width` of picture `name` is fetched only by who comes closer, on a page that shows it smaller. */
export function isZoomOnly(name: string, width: number): boolean {
  return !name.startsWith("rooms/") && width > 960;
}
