import { createContext } from "react-router";

/** Marks our own inline scripts; absent in development. */
export const nonceContext = createContext<string | null>(null);

/** Reports our own errors, without anything that was typed. */
export const reportErrorContext = createContext<(error: unknown) => void>(console.error);
