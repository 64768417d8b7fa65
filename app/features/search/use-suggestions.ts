import { paths } from "#domain/paths.ts";
import { useLookup } from "#ui/use-lookup.ts";

/** One suggestion under the search field, with the address it leads to. */
export interface Suggestion {
  label: string;
  /** What it is, such as a collection or a material. */
  note: string;
  to: string;
  /** The product's id, if it is a product. */
  id?: string;
  /** The product in each of its colors, if it can be chosen by color alone. */
  colors?: readonly { id: string; title: string }[];
}

interface Suggestions {
  items: readonly Suggestion[];
  /** The text they were found for; undefined before any. */
  text: string | undefined;
}

const none: readonly Suggestion[] = [];

/** Suggestions for the text typed so far (rule 6.6). */
export function useSuggestions(typed: string): Suggestions {
  const { result, text } = useLookup(typed.trim(), fetchSuggestions);
  return { items: result ?? none, text };
}

async function fetchSuggestions(text: string): Promise<Suggestion[]> {
  const response = await fetch(`${paths.searchSuggestions}?${new URLSearchParams({ q: text })}`);
  const data: unknown = await response.json();
  if (!response.ok || typeof data !== "object" || data === null || !("suggestions" in data)) {
    throw new Error("Suggestions could not be loaded");
  }
  return data.suggestions as Suggestion[];
}
