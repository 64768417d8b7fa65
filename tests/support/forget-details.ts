import { sql } from "kysely";
import type { Queries } from "#server/store/store-interface.ts";

/** Makes all bookings ones of a version that stored only what the CRM was sent. */
export async function forgetDetails(queries: Queries): Promise<void> {
  await sql`update bookings set details = null`.execute(queries);
}
