/** Popular searches, shown on the search page. */
export const popularSearches: readonly string[] = [
  "Chaise sectional",
  "Power lift chair",
  "Leather sofa",
  "Queen bed",
  "Dining set",
  "Bar stools",
  "TV stand",
  "Sit-stand desk",
];
