import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { problems } from "#copy/problems.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { everyKind, leadOf } from "#tests/support/every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { phoneToE164 } from "./contact-fields.ts";
import { erasePerson } from "./erase-leads.ts";

const LONDON = "+442079460958";
const MEXICO_CITY = "+525512345678";

test.each([
  ["(713) 555-0142", "+17135550142"],
  ["713 555 0142 ext. 5", "+17135550142"],
  ["٧١٣ ٥٥٥ ٠١٤٢", "+17135550142"],
  ["+44 (0)20 7946 0958", LONDON],
  ["011 44 20 7946 0958", LONDON],
  ["+52 1 55 1234 5678", MEXICO_CITY],
  ["+52 55 1234 5678", MEXICO_CITY],
])("%s is %s", (typed, e164) => {
  expect(phoneToE164(typed)).toBe(e164);
});

describe.each(engines)("on %s, every form", (engine) => {
  let backend: TestBackend;

  beforeEach(async () => {
    backend = await openTestBackend(engine);
  });
  afterEach(() => backend.close());

  const erase = (phone: string) =>
    erasePerson(
      {
        kinds: leadKinds,
        store: backend.store,
        dataDir: backend.database.dataDir,
        clock: backend.clock,
      },
      { phone },
    );

  async function storedPhones(): Promise<(string | null)[]> {
    const leads = await backend.store.queries.selectFrom("leads").select("contact_phone").execute();
    return leads.map(({ contact_phone }) => contact_phone);
  }

  it("stores one spelling of a number, by which all of a person's leads are found", async () => {
    await acceptEveryKind(backend, { phone: "+44 (0)20 7946 0958" });
    expect(await storedPhones()).toEqual(everyKind.map(() => LONDON));
    expect((await erase("+44 20 7946 0958")).erased).toHaveLength(everyKind.length);
  });

  it.each(["+52 55 1234", "+44 20 7946 0958 0958 0", "+999 1234567"])(
    "rejects %s at the phone field",
    async (phone) => {
      for (const kind of everyKind) {
        const { path, fields } = leadOf(kind, `${kind}-key`, { date: "", window: "" });
        const refused = await submitLead(backend, kind, formFields({ ...fields, phone }), {
          sourcePage: path,
        });
        expect(refused, kind).toMatchObject({ errors: { phone: [problems.phoneAbroad] } });
      }
    },
  );

  it.each([
    ["+44 20 7946 0958", "+4402079460958"],
    ["+52 55 1234 5678", "+5215512345678"],
    ["+52 1 55 1234 5678", "+5215512345678"],
    ["+999 1234567", "+9991234567"],
  ])("erases %s when an earlier version stored it as %s", async (typed, stored) => {
    await acceptEveryKind(backend);
    await backend.store.queries
      .updateTable("leads")
      .set({ contact_phone: stored })
      .where("kind", "in", ["booking", "quote"])
      .execute();
    expect((await erase(typed)).erased).toHaveLength(2);
    expect(await storedPhones()).toEqual(["+17135550188", "+17135550188", "+17135550188"]);
  });

  it("reports leads with the same phone but no address, whatever the phone's stored spelling", async () => {
    await acceptEveryKind(backend, { phone: LONDON, email: "dana@example.com" });
    const { queries } = backend.store;
    await queries
      .updateTable("leads")
      .set({ contact_email: null, contact_phone: "+4402079460958" })
      .where("kind", "=", "custom")
      .execute();
    const deps = {
      kinds: leadKinds,
      store: backend.store,
      dataDir: backend.database.dataDir,
      clock: backend.clock,
    };
    const { samePhone } = await erasePerson(deps, { email: "dana@example.com" });
    expect(samePhone).toHaveLength(1);
  });
});
