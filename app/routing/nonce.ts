import { createContext } from "react";

/** Nonce of the shop's inline scripts while rendering on the server; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
