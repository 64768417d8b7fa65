import type { Check } from "./check.ts";
import { crmCheck } from "./receivers/crm.ts";
import { mailCheck } from "./receivers/mail.ts";
import { clockCheck } from "./surroundings/clock.ts";
import { databaseCheck } from "./surroundings/database.ts";
import { diskCheck } from "./surroundings/disk.ts";
import { domainCheck } from "./surroundings/domain.ts";
import { settingsCheck } from "./surroundings/settings.ts";
import { webCheck } from "./web/web-check.ts";

/** Everything `npm run doctor` looks at, in the order of its report. */
export const allChecks: readonly Check[] = [
  settingsCheck,
  webCheck,
  mailCheck,
  domainCheck,
  crmCheck,
  databaseCheck,
  diskCheck,
  clockCheck,
];
