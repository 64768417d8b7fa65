import type { Check } from "./check.ts";
import { clockCheck } from "./local/clock.ts";
import { checkDatabase } from "./local/database.ts";
import { checkDisk } from "./local/disk.ts";
import { checkSettings } from "./local/settings.ts";
import { checkCrm } from "./receivers/crm.ts";
import { checkEmailServer } from "./receivers/mail.ts";

/**
 * The part of the doctor's checks that costs and leaves nothing, for a shop that has started; what
 * is merely not configured is told by the log already (decision 021).
 */
export const setupChecks: readonly Check[] = [
  { name: "settings", run: checkSettings },
  { name: "mail", run: checkEmailServer },
  { name: "crm", run: checkCrm },
  { name: "database", run: checkDatabase },
  { name: "disk", run: checkDisk },
  clockCheck,
];
