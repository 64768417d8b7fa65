import type { Check } from "./check.ts";
import { reachCrm } from "./receivers/crm.ts";
import { tryMailServer } from "./receivers/mail.ts";
import { clockCheck } from "./surroundings/clock.ts";
import { lookAtDatabase } from "./surroundings/database.ts";
import { lookAtDisk } from "./surroundings/disk.ts";
import { lookAtSettings } from "./surroundings/settings.ts";

/**
 * The part of the doctor's checks that costs and leaves nothing, for a shop that has started; what
 * is merely not configured is told by the log already (decision 021).
 */
export const checksAtStart: readonly Check[] = [
  { name: "settings", run: lookAtSettings },
  { name: "mail", run: tryMailServer },
  { name: "crm", run: reachCrm },
  { name: "database", run: lookAtDatabase },
  { name: "disk", run: lookAtDisk },
  clockCheck,
];
