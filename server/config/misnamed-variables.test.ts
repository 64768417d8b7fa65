import { expect, it } from "vitest";
import { misnamedVariables } from "./misnamed-variables.ts";

it.each([
  ["SMPT_URL", "SMTP_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["DATADIR", "DATA_DIR"],
  ["site_url", "SITE_URL"],
  ["CRM_WEBHOK_URL", "CRM_WEBHOOK_URL"],
  ["LINK_SECRETS", "LINK_SECRET"],
])("recognizes %s as %s", (name, meant) => {
  expect(misnamedVariables({ [name]: "x" })).toEqual([{ name, meant }]);
});

it.each(["SMTP_URL", "PATH", "HOSTS", "SORT", "TEST_DATABASE_URL", "MAIL", "NODE_ENV", "HOME"])(
  "doesn't count %s as a typo",
  (name) => expect(misnamedVariables({ [name]: "x" })).toEqual([]),
);

it("ignores empty variables", () => {
  expect(misnamedVariables({ SMPT_URL: " " })).toEqual([]);
});
