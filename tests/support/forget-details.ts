import { sql } from "kysely";
import type { Queries } from "#server/store/store-interface.ts";

/** Turns all bookings into ones of an older version, which stored only what was sent to the CRM. */
export async function forgetDetails(queries: Queries): Promise<void> {
  await sql`update bookings set details = null`.execute(queries);
}
