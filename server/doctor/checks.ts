import type { Check } from "./check.ts";
import { clockCheck } from "./local/clock.ts";
import { databaseCheck } from "./local/database.ts";
import { deskCheck } from "./local/desk.ts";
import { diskCheck } from "./local/disk.ts";
import { domainCheck } from "./local/domain.ts";
import { modelsCheck } from "./local/models.ts";
import { photosCheck } from "./local/photos.ts";
import { settingsCheck } from "./local/settings.ts";
import { crmCheck } from "./receivers/crm.ts";
import { mailCheck } from "./receivers/mail.ts";
import { outboxCheck } from "./receivers/outbox.ts";
import { webCheck } from "./web/web-check.ts";

/** All checks of `npm run doctor`, in the order of its report. */
export const allChecks: readonly Check[] = [
  settingsCheck,
  webCheck,
  mailCheck,
  domainCheck,
  crmCheck,
  outboxCheck,
  databaseCheck,
  diskCheck,
  photosCheck,
  modelsCheck,
  deskCheck,
  clockCheck,
];
