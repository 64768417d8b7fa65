import { createContext } from "react-router";
import type { Services } from "#server/services/page-services.ts";
import type { PostedLead } from "#server/services/posted-lead.ts";

/** The server's services for actions and loaders; `server/http` sets these on every request. */
export const servicesContext = createContext<Services>();

/** Marks our own inline scripts; absent in development. */
export const nonceContext = createContext<string | null>(null);

/** Reports our own errors, without anything a shopper typed. */
export const reportErrorContext = createContext<(error: unknown) => void>(console.error);

/** The form that was posted to a page: read once by `server/http`, which also submits it as a lead. */
export const postedLeadContext = createContext<PostedLead>();

/** HTML of the page's parts that its loaders rendered, by id (`renderPart`). */
export const partsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** What the page shows as JSON, for the document (`writePageData`). */
export const pageJsonContext = createContext<string | null>(null);
