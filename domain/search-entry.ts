/** The shop's entry in search engines, used only in pages' meta tags and the web app manifest. */
export interface SearchEntry {
  title: string;
  description: string;
}

/** How a language writes the entry. */
interface SearchEntryWords {
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
  words: SearchEntryWords,
): SearchEntry {
  return {
    title: words.title({ shop: name, city }),
    description: words.description({ city, region }),
  };
}
