import { useEffect, useRef } from "react";
import { useAnnounce } from "#desk/live/announcer.tsx";
import { copy } from "./copy.ts";

/** Has it read when leads appear in a list by themselves. @param list tells one list from another */
export function useArrivals(
  list: string,
  rows: readonly { reference: string; name: string }[],
): void {
  const announce = useAnnounce();
  const known = useRef({ list, rows });
  useEffect(() => {
    const before = known.current;
    known.current = { list, rows };
    if (before.list !== list || before.rows === rows) return;
    const references = new Set(before.rows.map(({ reference }) => reference));
    const names = rows
      .filter(({ reference }) => !references.has(reference))
      .map(({ name }) => name);
    if (names.length > 0) announce(copy.arrived(names));
  }, [announce, list, rows]);
}
