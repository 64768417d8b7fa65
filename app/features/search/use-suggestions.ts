import { useEffect, useState } from "react";
import { paths } from "#domain/paths.ts";
import type { Suggestion } from "./suggestion.ts";

/** Milliseconds without a keystroke before the server is asked. */
const pause = 150;
const minTextLength = 2;

interface Suggestions {
  items: readonly Suggestion[];
  /** The text they were found for; undefined before any. */
  text: string | undefined;
}

const none: Suggestions = { items: [], text: undefined };

/**
 * What the text typed so far may lead to (rule 6.6). A newer text always wins over a late answer.
 */
export function useSuggestions(typed: string): Suggestions {
  const [found, setFound] = useState(none);
  const text = typed.trim();
  const worthAsking = text.length >= minTextLength;

  useEffect(() => {
    if (!worthAsking) return;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(text, outdated.signal).then(
        (items) => setFound({ items, text }),
        // Offline or overtaken: the form still works without suggestions.
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text, worthAsking]);

  return worthAsking ? found : none;
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${paths.searchSuggestions}?${new URLSearchParams({ q: text })}`, {
    signal,
  });
  const said: unknown = await response.json();
  if (!response.ok || typeof said !== "object" || said === null || !("suggestions" in said)) {
    throw new Error("No suggestions came");
  }
  return said.suggestions as Suggestion[];
}
