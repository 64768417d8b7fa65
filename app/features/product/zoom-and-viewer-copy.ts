/** Copy of the zoom and the 3D viewer; loaded with them. */
export const viewerCopy = {
  zoom: {
    zoomIn: "Closer",
    zoomOut: "Farther",
    hint: "Swipe or use the arrow keys. Plus and minus bring the picture closer.",
  },
  viewer: {
    title: (title: string) => `${title} in 3D`,
    alt: (title: string) => `${title} as a model to turn`,
    hint: "Drag to turn, pinch or scroll to come closer. On a keyboard: arrow keys turn, Page Up and Page Down zoom.",
    honest:
      "A computer model at true size. Colors on a screen differ a little from the real cover.",
    loading: "Bringing the piece …",
    inRoom: "View in your room",
    color: "Color",
    turnLeft: "Turn left",
    turnRight: "Turn right",
    zoomIn: "Closer",
    zoomOut: "Farther",
    noGraphics:
      "This browser can't draw in 3D, so here is the piece in pictures. Text us for more.",
    failed:
      "The model didn't arrive. Check your connection; the pictures show the piece meanwhile.",
    again: "Try again",
  },
} as const;
