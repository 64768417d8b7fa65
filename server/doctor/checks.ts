import type { Check } from "./check.ts";
import { webCheck } from "./web/web-check.ts";

/** Everything `npm run doctor` looks at, in the order of its report. */
export const allChecks: readonly Check[] = [webCheck];
