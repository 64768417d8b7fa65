import type { Check } from "./check.ts";

/** Everything `npm run doctor` looks at, in the order of its report. */
export const allChecks: readonly Check[] = [];
