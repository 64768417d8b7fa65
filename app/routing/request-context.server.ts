import { createContext } from "react-router";
import type { PostedForm } from "#server/leads/submission.ts";
import type { Services } from "#server/services/page-services.ts";
import type { SubmitAsLead } from "#server/services/posted-form.ts";

/** The server's services for actions and loaders; `server/http` sets these on every request. */
export const servicesContext = createContext<Services>();

/** Marks our own inline scripts; absent in development. */
export const nonceContext = createContext<string | null>(null);

/** Reports our own errors, without anything a shopper typed. */
export const reportErrorContext = createContext<(error: unknown) => void>(console.error);

/** The form that was posted to a page, with its files, as `server/http` read it. */
export const postedFormContext = createContext<PostedForm>();

/** Submits a form as a lead, in the same way as a script's request. */
export const submitAsLeadContext = createContext<SubmitAsLead>();

/** HTML of the page's parts that its loaders rendered, by id (`renderPart`). */
export const partsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** What the page shows as JSON, for the document (`writePageData`). */
export const pageJsonContext = createContext<string | null>(null);
