import { createContext } from "react-router";
import type { DeskOutcome } from "#server/desk-services/desk-outcome.ts";
import type { DeskServices } from "#server/desk-services/desk-services.ts";
import type { VisitorServices } from "#server/desk-services/visitor-services.ts";
import type { FormFields } from "#server/leads/submission.ts";

/** Marks our own inline scripts; absent in development. */
export const nonceContext = createContext<string | null>(null);

/** Reports our own errors, without anything that was typed. */
export const reportErrorContext = createContext<(error: unknown) => void>(console.error);

/** What the staff member who asks may use; null when signed out. */
export const deskContext = createContext<DeskServices | null>(null);

/** What someone who isn't signed in may use. */
export const visitorContext = createContext<VisitorServices>();

/** What became of the form that was posted to the page, for its action. */
export const outcomeContext = createContext<DeskOutcome>();

/** The form that was posted to the page, to be shown again. */
export const postedFieldsContext = createContext<FormFields>(new Map());
