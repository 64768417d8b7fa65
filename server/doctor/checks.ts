import type { Check } from "./check.ts";
import { crmCheck } from "./receivers/crm.ts";
import { mailCheck } from "./receivers/mail.ts";

/** Everything `npm run doctor` looks at, in the order of its report. */
export const allChecks: readonly Check[] = [mailCheck, crmCheck];
