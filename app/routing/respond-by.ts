import { createContext } from "react";

/**
 * When the shop responds, as of when the page was sent: `within 24 hours` or `by` the name of a day;
 * undefined if the site's data could not be loaded.
 */
export const RespondByContext = createContext<string | undefined>(undefined);
