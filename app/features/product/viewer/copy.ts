/** Copy of the 3D viewer, in a dialog and on its page. */
export const viewerCopy = {
  title: (title: string) => `${title} in 3D`,
  alt: (title: string) => `${title} as a model to turn`,
  hint: "Drag to turn, pinch or scroll to come closer. On a keyboard: arrow keys turn, Page Up and Page Down zoom.",
  honest: "A computer model at true size. Colors on a screen differ a little from the real cover.",
  loading: "Bringing the piece …",
  inRoom: "View in your room",
  onApple: "On an iPhone or iPad",
  onAndroid: "On an Android phone",
  needsHttps: "A phone shows it in your room only at an address that starts with https.",
  elsewhere: "To see it in your room, open this address in a phone's own browser:",
  noViewer:
    "This phone has no viewer for it. Install the Google app, or open this address on another phone.",
  color: "Color",
  showColor: "Show this color",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  zoomIn: "Closer",
  zoomOut: "Farther",
  showSizes: "Show sizes",
  again: "Try again",
  /** Why the pictures are shown and not the model. */
  troubles: {
    noGraphics:
      "This browser can't draw in 3D, so here is the piece in pictures. Text us for more.",
    script:
      "The model didn't arrive. Check your connection; the pictures show the piece meanwhile.",
    model: "The model didn't arrive. Check your connection; the pictures show the piece meanwhile.",
    lost: "This device stopped drawing in 3D for now. The pictures show the piece meanwhile.",
  },
} as const;

export type Trouble = keyof typeof viewerCopy.troubles;
