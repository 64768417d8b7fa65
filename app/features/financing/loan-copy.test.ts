import { expect, test } from "vitest";
import { readLoan } from "#domain/financing/calculator.ts";
import { loanCopy } from "./loan-copy.ts";

const fields = { total: "1200", down: "0", term: "12", apr: "9.99" };
const textsOf = (typed: Partial<typeof fields>) => loanCopy(readLoan({ ...fields, ...typed }));

test("a payment is shown with the number of payments, rate and total (Regulation Z)", () => {
  expect(textsOf({ down: "200" })).toEqual({
    monthly: "$87.91",
    paid: "$1,254.93",
    interest: "$54.93",
    explanation: expect.stringMatching(/^12 monthly payments at 9\.99% APR\. .*\$200 down\./),
    announcement: expect.stringContaining("12 monthly payments of about $87.91"),
  });
});

test("G1: an unreadable field gives no result, only the names of the missing fields", () => {
  const { monthly, paid, interest, explanation, announcement } = textsOf({
    total: "abc",
    apr: "35",
  });
  expect([monthly, paid, interest]).toEqual(["—", "—", "—"]);
  expect(explanation).toBe("To work this out we still need: Furniture total and APR.");
  expect(announcement).toMatch(/^Furniture total: .* APR: /);
});

test("G3: a down payment of the whole price leaves nothing to pay", () => {
  const { monthly, paid, interest, explanation } = textsOf({ total: "500", down: "500" });
  expect([monthly, paid, interest]).toEqual(["Nothing left to pay", "$500.00", "$0.00"]);
  expect(explanation).not.toMatch(/12 monthly payments/);
});

test("G4: payments of $0.00 are never shown", () => {
  const { monthly, explanation } = textsOf({ total: "0.20", term: "48", apr: "0" });
  expect(monthly).toBe("—");
  expect(explanation).toContain("Term");
});
