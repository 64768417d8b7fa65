import { expect, it } from "vitest";
import { found, saidAt } from "#tests/support/doctor-bench.ts";
import { settingsCheck } from "./settings.ts";

it("settings that are meant have nothing said of them", async () => {
  const env = { SITE_URL: "https://www.shop.example", TRUST_PROXY: "1", DATA_DIR: "./data" };
  expect((await found(settingsCheck, env)).map(({ level }) => level)).toEqual(["ok"]);
});

it.each(["build", "build/current/data", "./build/data"])(
  "data in %s would be removed with an old build",
  async (DATA_DIR) => {
    expect(saidAt("fault", await found(settingsCheck, { DATA_DIR }))).toMatch(/builds.*DATA_DIR/s);
  },
);

it("data beside the builds is right", async () => {
  expect(saidAt("fault", await found(settingsCheck, { DATA_DIR: "build-data" }))).toBe("");
});

it("a public address without TLS is a warning", async () => {
  const env = { SITE_URL: "http://www.shop.example", TRUST_PROXY: "1" };
  expect(saidAt("warning", await found(settingsCheck, env))).toMatch(/without TLS.*https/s);
});
