import fc from "fast-check";
import { expect, test } from "vitest";
import { everyKind } from "#tests/support/every-kind.ts";
import { credentialsProblem } from "./credentials-rule.ts";
import { readConfig } from "./read-config.ts";

/** The problem reported for each kind of address with this password, or "" if there is none. */
function problemsWith(password: string): string[] {
  const addresses = [
    ["DATABASE_URL", `postgres://shop:${password}@db.example:5432/shop`],
    ["DATABASE_URL", `postgresql://shop:${password}@db.example/shop?sslmode=require`],
    ["SMTP_URL", `smtps://shop:${password}@mail.example.com`],
    ["SMTP_URL", `smtp://shop:${password}@mail.example.com:587/?ignoreTLS=true`],
  ] as const;
  return addresses.map(([name, address]) => {
    const result = readConfig({ [name]: address }, everyKind);
    if (result.ok) return "";
    expect(result.problems.map((problem) => problem.name)).toEqual([name]);
    return result.problems[0]?.message ?? "";
  });
}

test.each([
  "pa#ss",
  "12#34",
  "#",
  "pa/ss",
  "12/34",
  "pa?ss",
  "12?34",
  "100%",
  "50%off",
  "%",
  "a b",
  "@?",
  "p@ss/word",
])("D7, M2: refuses a password such as %j and explains how to write it", (password) => {
  for (const problem of problemsWith(password)) expect(problem).toContain("write # as %23");
});

test("D7, M2: accepts any encoded password, and explains how to write one with reserved characters", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme-ascii" }), (password) => {
      const problem = credentialsProblem(`postgres://shop:${password}@db.example/shop`);
      const hasReserved = /[#/?\s]|%(?![\da-f]{2})/i.test(password);
      // ?name=… also starts a query, so it can't be recognized as part of a password.
      if (hasReserved && !/\?\w+=/.test(password)) expect(problem).toContain("%23");
      const written = encodeURIComponent(password);
      for (const encodedProblem of problemsWith(written)) expect(encodedProblem).toBe("");
    }),
  );
});

test.each([
  "postgres://shop:p%23ss@db.example/shop",
  "postgres://shop@db.example/shop",
  "postgres:///shop?host=/run/postgresql&user=ann@shop.example",
  "postgres://db.example/shop?user=ann@shop.example",
  "postgres://ann@shop.example:secret@db.example/shop",
  "smtp://127.0.0.1:2525",
  "smtps://ann%40shop.example:pass@mail.example.com",
])("D7, M2: finds no problem with %s", (address) => {
  expect(credentialsProblem(address)).toBeUndefined();
});

test("D7: doesn't repeat the password", () => {
  for (const problem of problemsWith("hunter#2")) expect(problem).not.toContain("hunter");
});
