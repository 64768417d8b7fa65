import { createContext } from "react-router";
import type { Services } from "#server/services/page-services.ts";
import type { PostedLead } from "#server/services/posted-lead.ts";

/** What actions and loaders may ask of the server; `server/http` sets these on every request. */
export const servicesContext = createContext<Services>();

/** Marks our own inline scripts; absent while pages are prerendered. */
export const nonceContext = createContext<string | null>(null);

/** Reports our own errors, without anything a shopper typed. */
export const reportErrorContext = createContext<(error: unknown) => void>(console.error);

/** The form that was posted to a page: read once by `server/http`, which also submits it as a lead. */
export const postedLeadContext = createContext<PostedLead>();
