import * as formats from "#formats";
import { dailyTextBy } from "#server/services/daily-text.ts";

/** The texts of this build's language as of now. */
export const currentDailyText = dailyTextBy(() => new Date(), formats);
