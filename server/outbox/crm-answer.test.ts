import { describe, expect, it } from "vitest";
import { resultOfAnswer } from "./crm-answer.ts";

const ADDRESS = "https://crm.example/hooks/secret-key";
const answer = (status: number, headers: Record<string, string> = {}) =>
  resultOfAnswer(
    { status, headers: new Headers(headers), bodyStart: "", address: ADDRESS },
    new Date("2026-11-28T10:00:00Z"),
  );
const redirect = (status: number, location: string) => answer(status, { location });

describe("what a status is about", () => {
  it.each([300, 301, 303, 304, 307, 308, 401, 402, 404, 407, 410])(
    "T27: %i is about the receiver, and the owner is told at once",
    (status) => {
      expect(answer(status)).toMatchObject({
        kind: "retry",
        scope: "receiver",
        surelyReceiver: true,
        ownerMustFix: true,
      });
    },
  );

  it.each([429, 503])("%i is about the receiver and may pass", (status) => {
    const expected = { scope: "receiver", surelyReceiver: true, ownerMustFix: false };
    expect(answer(status)).toMatchObject(expected);
  });

  it.each([403, 405, 408, 500, 502, 504, 522])("%i may be about one record", (status) => {
    expect(answer(status)).toMatchObject({ scope: "receiver", surelyReceiver: false });
    expect(answer(status, { "retry-after": "30" })).toMatchObject({ surelyReceiver: true });
  });

  it("a gateway's statuses say that the receiver is away", () => {
    for (const status of [502, 504, 522]) expect(answer(status)).toMatchObject({ isAway: true });
    expect(answer(500)).toMatchObject({ isAway: false });
  });

  it.each([400, 409, 413, 415, 418, 422, 425])("%i is about one record", (status) => {
    expect(answer(status)).toMatchObject({ scope: "message", ownerMustFix: false });
  });

  it("T27: 410 comes with what to do", () => {
    expect(answer(410)).toMatchObject({
      error: expect.stringMatching(/gone.*switch.*on again.*new address into CRM_WEBHOOK_URL/),
    });
  });
});

describe("T12: a redirect says which address will do, and nothing secret", () => {
  it.each([
    [302, "https://script.googleusercontent.com/macros/echo?user_content_key=xyz", true],
    [303, "https://crm.example/thanks?id=xyz", true],
    [302, "/thanks/xyz", true],
    [301, "https://new.example/hooks/xyz", false],
    [307, "https://new.example/hooks/xyz", false],
    [308, "https://new.example/hooks/xyz", false],
    [303, "https://crm.example/login?next=xyz", false],
    [302, "https://sso.example/realms/xyz", false],
    [302, "https://crm.example/hooks/secret-key/", false],
    [302, "https://www.crm.example/hooks/secret-key", false],
    [302, "http://[xyz", false],
  ])("%i to %s", (status, location, mayBeDone) => {
    const outcome = redirect(status, location);
    expect(outcome).toMatchObject({ scope: "receiver", mayBeDone });
    expect(JSON.stringify(outcome)).not.toMatch(/xyz|secret-key/);
    expect(JSON.stringify(outcome)).toContain("CRM_WEBHOOK_URL");
  });

  const errorOf = (status: number, location: string) => {
    const outcome = redirect(status, location);
    return "error" in outcome ? outcome.error : "";
  };

  it("names the host", () => {
    expect(errorOf(301, "https://new.example/hooks")).toContain("moved to new.example");
    expect(errorOf(302, "https://new.example/echo")).toContain("redirects to new.example");
    expect(errorOf(303, "/sign-in")).toContain("a login page at crm.example");
  });

  it("names what differs when that is little", () => {
    const same = "It redirects to the same address";
    expect(errorOf(301, `${ADDRESS}/`)).toContain(`${same} with a slash at its end`);
    expect(errorOf(302, "https://www.crm.example/hooks/secret-key/")).toContain(
      `${same} at www.crm.example, with a slash at its end`,
    );
  });

  it("says what helps a Google Apps Script", () => {
    expect(errorOf(302, "https://script.googleusercontent.com/macros/echo")).toContain(
      "HtmlService",
    );
  });
});
