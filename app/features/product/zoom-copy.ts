/** Copy of the zoom; loaded with it. */
export const zoomCopy = {
  zoomIn: "Closer",
  zoomOut: "Farther",
  hint: "Swipe or use the arrow keys. Plus and minus bring the picture closer.",
} as const;
