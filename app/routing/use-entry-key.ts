import { useLocation } from "react-router";

/**
 * The key of the current history entry, for effects. None on the server, so that what asks for it may
 * be a part that is rendered once for all pages (`CachedPart`).
 */
export const useEntryKey: () => string | undefined = import.meta.env.SSR
  ? () => undefined
  : () => useLocation().key;
