import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { confirmationQuery, readConfirmation } from "./confirmation-link.ts";

const secret = "a-secret-of-at-least-thirty-two-characters";
const now = new Date("2026-11-26T10:30:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const read = (query: string, at = now) => readConfirmation(new URLSearchParams(query), at, secret);

describe("V18: readConfirmation", () => {
  test("accepts what the server signed for a day", () => {
    const query = confirmationQuery("Q-7K3M9", now, secret);
    expect(query).toMatch(/^sent=Q-7K3M9&proof=/);
    expect([0, 12, 24, -1].map((hours) => read(query, later(hours)))).toEqual(
      Array(4).fill("Q-7K3M9"),
    );
    expect([25, 240, -2].map((hours) => read(query, later(hours)))).toEqual(
      Array(3).fill(undefined),
    );
  });

  test("rejects forged, changed or refreshed proofs", () => {
    const query = confirmationQuery("Q-7K3M9", now, secret);
    const proof = new URLSearchParams(query).get("proof") ?? "";
    const [hour = "", mac = ""] = proof.split("-");
    const next = (Number.parseInt(hour, 36) + 1).toString(36);
    expect(read("sent=Q-7K3M9")).toBeUndefined();
    expect(read(`sent=Q-AAAAA&proof=${proof}`)).toBeUndefined();
    expect(read(`sent=Q-7K3M9&proof=${next}-${mac}`)).toBeUndefined();
    expect(read(`sent=Q-7K3M9&proof=${hour}-${mac.slice(1)}`)).toBeUndefined();
    expect(read(confirmationQuery("Q-7K3M9", now, `${secret}!`))).toBeUndefined();
  });

  test("rejects arbitrary values", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: "binary" }), (sent, proof) => {
        expect(read(String(new URLSearchParams({ sent, proof })))).toBeUndefined();
      }),
    );
  });
});
