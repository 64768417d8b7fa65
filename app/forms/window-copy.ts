/** Texts of the days and times to choose for a delivery. */
export const windowCopy = {
  choose: "Choose one",
  dayFull: "no places left",
  left: (left: number) => (left === 1 ? "1 place left" : `${left} places left`),
  full: "Full",
} as const;
