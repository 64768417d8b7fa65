import { createContext } from "react";

/** Marks the inline scripts that are ours while a page is rendered on the server; nothing in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
