/** Widths in pixels the page layouts ask for. A picture narrower than a width skips it and ends with its own. */
const productWidths = [240, 320, 480, 640, 960, 1600];
const roomWidths = [480, 768, 1080, 1440, 1920];

/** The widths to encode for picture `name` whose original is `originalWidth` pixels wide. */
export function widthsFor(name: string, originalWidth: number): number[] {
  const wanted = name.startsWith("rooms/") ? roomWidths : productWidths;
  const fitting = wanted.filter((width) => width <= originalWidth);
  const largest = wanted[wanted.length - 1] ?? originalWidth;
  return originalWidth < largest && !fitting.includes(originalWidth)
    ? [...fitting, originalWidth]
    : fitting;
}
