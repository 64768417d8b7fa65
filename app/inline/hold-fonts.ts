/** Session storage key of the addresses of fetched fonts; it lasts as long as the tab. */
const fetchedKey = "parsons-furniture-fonts";

const families = ["Fraunces Variable", "Figtree Variable"];

/**
 * Marks a tab's first document with `data-fallback-fonts`: the style sheet then shows the fallback
 * fonts until the shop's are there, which are fetched after the first picture (decision 031). The
 * tab's next documents preload them, from the browser's cache.
 */
export function holdFonts(firstPicture: Promise<void>): void {
  const { dataset } = document.documentElement;
  const addresses = document.currentScript?.dataset.fonts ?? "";
  if (fetched() === addresses) {
    for (const address of addresses.split(" ")) preload(address);
    return;
  }
  dataset.fallbackFonts = "";
  const show = () => {
    delete dataset.fallbackFonts;
    keep(addresses);
  };
  firstPicture.then(() => {
    const loading = families.map((family) => document.fonts.load(`1em "${family}"`));
    // Without them the page stays as it is.
    Promise.all(loading).then(show, () => {});
  });
}

function preload(href: string) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
  document.head.append(link);
}

/** Undefined where storage is blocked. */
function fetched(): string | null | undefined {
  try {
    return sessionStorage.getItem(fetchedKey);
  } catch {
    return undefined;
  }
}

function keep(addresses: string) {
  try {
    sessionStorage.setItem(fetchedKey, addresses);
  } catch {}
}
