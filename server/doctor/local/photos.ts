import { picturesByState } from "#server/catalog/pictures/unfinished-pictures.ts";
import type { Check, Finding } from "#server/doctor/check.ts";
import { DATABASE_MS, withTimeout } from "#server/doctor/with-timeout.ts";

/** Reports photographs whose sizes could not be made; without a database, its own check reports. */
export const photosCheck: Check = {
  name: "photos",
  run: async ({ store }) => {
    const opened = await withTimeout(
      store().catch(() => undefined),
      DATABASE_MS,
      undefined,
    );
    return opened ? photoFindings(await picturesByState(opened.queries)) : [];
  },
};

function photoFindings({ waiting, failed }: { waiting: number; failed: number }): Finding[] {
  if (failed === 0) {
    return [{ level: "ok", seen: `no photograph has failed; ${waiting} wait to be made` }];
  }
  return [
    {
      level: "warning",
      seen: `${failed} ${failed === 1 ? "photograph" : "photographs"} could not be made`,
      advice:
        "npm run catalog -- pictures names them and says why; add each again from a file that opens.",
    },
  ];
}
