import type { Check } from "./check.ts";
import { clockCheck } from "./local/clock.ts";
import { checkDatabase } from "./local/database.ts";
import { checkDisk } from "./local/disk.ts";
import { checkSettings } from "./local/settings.ts";
import { checkCrm } from "./receivers/crm.ts";
import { checkEmailServer } from "./receivers/mail.ts";

/**
 * The doctor's checks that cost little and leave nothing behind, for a running shop. What is merely
 * not configured is in the log already (decision 021).
 */
export const setupChecks: readonly Check[] = [
  { name: "settings", run: checkSettings },
  { name: "mail", run: checkEmailServer },
  { name: "crm", run: checkCrm },
  { name: "database", run: checkDatabase },
  { name: "disk", run: checkDisk },
  clockCheck,
];
