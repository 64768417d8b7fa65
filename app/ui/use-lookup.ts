import { useEffect, useRef, useState } from "react";

/** Letters from which on a text is looked up. */
const minTextLength = 2;

interface Lookup<Result> {
  /** What was found last; undefined before anything was. */
  result?: Result;
  /** The text it was found for. */
  text?: string;
}

/**
 * Looks up each text as it is typed, without waiting for a pause. The last result stays until a newer
 * one arrives, and a late one never replaces that for a newer text.
 * @param text what is typed; too short a text is not looked up
 * @param lookUp must be the same function each time; if it fails, nothing changes
 */
export function useLookup<Result>(
  text: string,
  lookUp: (text: string) => Promise<Result>,
): Lookup<Result> {
  const [found, setFound] = useState<Lookup<Result> & { order: number }>({ order: 0 });
  const asked = useRef(0);

  useEffect(() => {
    if (text.length < minTextLength) return;
    asked.current += 1;
    const order = asked.current;
    lookUp(text).then(
      (result) => setFound((before) => (before.order < order ? { result, text, order } : before)),
      // Offline: the field works without suggestions.
      () => undefined,
    );
  }, [text, lookUp]);

  return text.length < minTextLength ? {} : found;
}
