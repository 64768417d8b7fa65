import { useEffect, useState } from "react";
import { paths } from "#domain/paths.ts";
import type { Suggestion } from "./suggestion.ts";

/** Milliseconds without a keystroke before suggestions are requested. */
const pause = 150;
const minTextLength = 2;

interface Suggestions {
  items: readonly Suggestion[];
  /** The text they were found for; undefined before any. */
  text: string | undefined;
}

const none: Suggestions = { items: [], text: undefined };

/**
 * Suggestions for the text typed so far (rule 6.6). A late response never replaces the suggestions
 * for a newer text.
 */
export function useSuggestions(typed: string): Suggestions {
  const [found, setFound] = useState(none);
  const text = typed.trim();
  const isLongEnough = text.length >= minTextLength;

  useEffect(() => {
    if (!isLongEnough) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(text, request.signal).then(
        (items) => setFound({ items, text }),
        // Offline or superseded: the form still works without suggestions.
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, isLongEnough]);

  return isLongEnough ? found : none;
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${paths.searchSuggestions}?${new URLSearchParams({ q: text })}`, {
    signal,
  });
  const data: unknown = await response.json();
  if (!response.ok || typeof data !== "object" || data === null || !("suggestions" in data)) {
    throw new Error("Suggestions could not be loaded");
  }
  return data.suggestions as Suggestion[];
}
