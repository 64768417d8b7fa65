import { expect, it } from "vitest";
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { settingsCheck } from "./settings.ts";

it("intended settings have no findings", async () => {
  const env = { SITE_URL: "https://www.shop.example", TRUST_PROXY: "1", DATA_DIR: "./data" };
  expect((await runCheck(settingsCheck, env)).map(({ level }) => level)).toEqual(["ok"]);
});

it.each(["build", "build/current/data", "./build/data"])(
  "data in %s would be removed with an old build",
  async (DATA_DIR) => {
    expect(textAtLevel("fault", await runCheck(settingsCheck, { DATA_DIR }))).toMatch(
      /builds.*DATA_DIR/s,
    );
  },
);

it("data beside the builds is ok", async () => {
  expect(textAtLevel("fault", await runCheck(settingsCheck, { DATA_DIR: "build-data" }))).toBe("");
});

it("a public address without TLS is a warning", async () => {
  const env = { SITE_URL: "http://www.shop.example", TRUST_PROXY: "1" };
  expect(textAtLevel("warning", await runCheck(settingsCheck, env))).toMatch(/without TLS.*https/s);
});
