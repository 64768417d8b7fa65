import fc from "fast-check";
import { expect, test } from "vitest";
import { everyKind } from "#tests/support/every-kind.ts";
import { credentialsProblem } from "./credentials-rule.ts";
import { readConfig } from "./read-config.ts";

/** What is said of a password in each of the addresses that have one, and that it is not repeated. */
function said(password: string): string[] {
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
])("D7, M2: a password such as %j is refused, with how to write it", (password) => {
  for (const words of said(password)) expect(words).toContain("write # as %23");
});

test("D7, M2: any password is right as it is, or refused with how to write it, and never repeated", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme-ascii" }), (password) => {
      const problem = credentialsProblem(`postgres://shop:${password}@db.example/shop`);
      const mark = /[#/?\s]|%(?![\da-f]{2})/i.test(password);
      // ?name=… is how a query begins: nobody can tell that it is a password's.
      if (mark && !/\?\w+=/.test(password)) expect(problem).toContain("%23");
      const written = encodeURIComponent(password);
      for (const words of said(written)) expect(words).toBe("");
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
])("D7, M2: nothing is wrong with %s", (address) => {
  expect(credentialsProblem(address)).toBeUndefined();
});

test("D7: the password is not in the words", () => {
  for (const words of said("hunter#2")) expect(words).not.toContain("hunter");
});
