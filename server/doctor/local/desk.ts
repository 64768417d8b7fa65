import type { Check, CheckContext, Finding } from "#server/doctor/check.ts";
import { DATABASE_MS, withTimeout } from "#server/doctor/with-timeout.ts";
import { isLoopback } from "#server/http/own-origin.ts";
import { listStaff } from "#server/staff/staff-members.ts";

/** Checks that an owner can open the desk, and that nobody can read along. */
export const deskCheck: Check = {
  name: "desk",
  run: async (context) => [...addressFindings(context), ...(await staffFindings(context))],
};

function addressFindings({ config }: CheckContext): Finding[] {
  const { protocol, host } = new URL(config.siteUrl);
  if (protocol === "https:" || isLoopback(host)) return [];
  return [
    {
      level: "warning",
      seen: `the desk is closed: over http, as SITE_URL (${config.siteUrl}) says, sessions could be read on the way`,
      advice: "Have the web server take https, and write https:// into SITE_URL.",
    },
  ];
}

/** No findings if the database can't be read, which its own check reports. */
async function staffFindings({ store }: CheckContext): Promise<Finding[]> {
  const reading = store()
    .then(({ queries }) => listStaff(queries))
    .catch(() => undefined);
  const staff = await withTimeout(reading, DATABASE_MS, undefined);
  if (!staff) return [];
  if (staff.some(({ role }) => role === "owner")) {
    const seen =
      staff.length === 1 ? "one person can sign in" : `${staff.length} people can sign in`;
    return [{ level: "ok", seen }];
  }
  return [
    {
      level: "warning",
      seen: "the desk has no owner, so nobody can let anyone in",
      advice: "Run `npm run staff -- owner-link`, and open the link it prints.",
    },
  ];
}
