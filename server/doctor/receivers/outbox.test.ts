import { afterEach, beforeEach, expect, it } from "vitest";
import { CrmScenario } from "#tests/support/crm-scenario.ts";
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { eventually } from "#tests/support/eventually.ts";
import { outboxOf } from "#tests/support/outbox.ts";
import { outboxCheck } from "./outbox.ts";

let at: CrmScenario;
beforeEach(async () => {
  at = await CrmScenario.open("sqlite");
});
afterEach(() => at.close());

const findings = () => runCheck(outboxCheck, { DATA_DIR: at.backend.database.dataDir });

it("T12: the doctor says what leads wait for, when it is asked again and what to do", async () => {
  expect(textAtLevel("ok", await findings())).toContain("0 messages wait");
  const headers = { location: "https://elsewhere.example/echo" };
  at.response = () => ({ status: 302, headers });
  await at.start();
  await at.accept("a");
  await eventually(async () => expect(await at.pauses()).toHaveLength(1));
  const [pause] = await at.pauses();
  const fault = textAtLevel("fault", await findings());
  expect(fault).toContain("1 message waits for the CRM");
  expect(fault).toContain("redirects to elsewhere.example");
  expect(fault).toContain(`asks again at ${pause?.paused_until}`);
  at.response = () => ({ status: 200 });
  at.laterMs = 3_700_000;
  await at.accept();
  await eventually(async () => expect(await at.statuses()).toEqual(["delivered"]));
  expect((await findings()).map(({ level }) => level)).toEqual(["ok"]);
});

it("messages that were given up on are a warning", async () => {
  await at.accept("a");
  const [row] = await outboxOf(at.backend.store, "crm");
  await at.backend.store.queries
    .updateTable("deliveries")
    .set({ status: "parked", last_error: "The CRM answered with status 422." })
    .where("id", "=", row?.id ?? "")
    .execute();
  const warning = textAtLevel("warning", await findings());
  expect(warning).toMatch(/1 given up on for the CRM.*status 422.*redeliver --parked/);
});

it("without a database nothing is said", async () => {
  expect(await runCheck(outboxCheck, { DATA_DIR: "/nowhere/at/all" })).toEqual([]);
});
