/** Apart from the listing's words: they load with the quick view. */
export const words = {
  title: "Quick View",
  fullDetails: "See full details",
} as const;
