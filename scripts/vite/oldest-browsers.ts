/**
 * The oldest browsers the site works in (rule 17.16), by their names in `web-features`: what iPhones
 * that stopped at iOS 16 have, what Windows 7 stopped at, and the last Firefox for it.
 */
export const oldestBrowsers = {
  safari: "16.0",
  safari_ios: "16.0",
  chrome: "109",
  edge: "109",
  firefox: "115",
} as const;

/** The same as targets of the build. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name === "safari_ios" ? "ios" : name}${version}`,
);
