/** The shop's entry in search engines, used only in pages' meta tags and the web app manifest. */
export interface SearchEntry {
  title: string;
  description: string;
}

/** How a language writes the entry. */
interface SearchEntryCopy {
  title: (values: { shop: string; city: string }) => string;
  description: (values: { city: string; region: string }) => string;
}

/** The entry in a language. */
export function searchEntry(
  {
    name,
    address: { city, region },
  }: {
    name: string;
    address: { city: string; region: string };
  },
  copy: SearchEntryCopy,
): SearchEntry {
  return {
    title: copy.title({ shop: name, city }),
    description: copy.description({ city, region }),
  };
}
