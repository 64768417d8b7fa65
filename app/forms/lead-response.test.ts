import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readLeadResponse } from "./lead-response.ts";

const refusal = (message: string) => JSON.stringify({ ok: false, errors: { form: [message] } });
const page = (title: string) => `<html><head><title>${title}</title></head></html>`;

describe("a response of the shop's server", () => {
  it("reads an accepted lead with its reference", () => {
    const body = JSON.stringify({ ok: true, reference: "D-7K3M9", page: "/bookings/a" });
    expect(readLeadResponse(201, body)).toEqual({
      kind: "sent",
      reference: "D-7K3M9",
      page: "/bookings/a",
    });
  });

  it.each([408, 409, 413, 422])("reads a refusal of the form with %i", (status) => {
    expect(readLeadResponse(status, refusal("Please shorten your text."))).toEqual({
      kind: "refused",
      errors: { form: ["Please shorten your text."] },
      ...(status === 409 ? { conflict: true } : {}),
    });
  });

  test.each<[number, string]>([
    [400, "server"],
    [403, "server"],
    [415, "server"],
    [429, "busy"],
    [500, "server"],
    [503, "server"],
  ])("U2: keeps the server's own message with %i", (status, cause) => {
    expect(readLeadResponse(status, refusal("Please open the page anew."))).toEqual({
      kind: "failed",
      cause,
      message: "Please open the page anew.",
    });
  });
});

describe("P2: a foreign response", () => {
  it.each<[string, number, string, string]>([
    ["nginx's 413", 413, page("413 Request Entity Too Large"), "too-large"],
    ["a firewall's 403", 403, page("403 Forbidden"), "blocked"],
    ["a password's 401", 401, page("401 Authorization Required"), "blocked"],
    ["nginx's 400", 400, page("400 Request Header Or Cookie Too Large"), "blocked"],
    ["HAProxy's 408", 408, "<h1>408 Request Time-out</h1>", "too-slow"],
    ["431", 431, "", "too-many-cookies"],
    ["a proxy's 429", 429, page("429"), "busy"],
    ["502", 502, page("502 Bad Gateway"), "unreachable"],
    ["503", 503, "<h1>503 Service Unavailable</h1>", "unreachable"],
    ["504", 504, "upstream request timeout", "unreachable"],
    ["Cloudflare's 522", 522, page("522"), "unreachable"],
    ["a proxy's 500", 500, page("500"), "unknown"],
    ["404", 404, page("404"), "unknown"],
    ["a captive portal's page", 200, page("Welcome to Hotel Wi-Fi"), "sign-in"],
    ["a page with our status", 201, page("Welcome"), "sign-in"],
    ["nothing at all", 200, "", "sign-in"],
    ["511", 511, page("Network Authentication Required"), "sign-in"],
    ["another program's JSON", 200, '{"success":true}', "sign-in"],
    ["our status with another program's JSON", 201, '{"ok":true}', "sign-in"],
    ["a gateway's JSON", 403, '{"message":"Forbidden"}', "blocked"],
    ["a gateway's JSON with errors of its own", 413, '{"errors":[{"code":413}]}', "too-large"],
    [
      "a gateway's JSON that is nearly ours",
      413,
      '{"ok":false,"errors":{"form":"no"}}',
      "too-large",
    ],
    ["a refusal without reasons", 422, '{"ok":false}', "blocked"],
    ["a list", 422, "[]", "blocked"],
    ["null", 503, "null", "unreachable"],
  ])("is classified by its status: %s", (_, status, body, cause) => {
    expect(readLeadResponse(status, body)).toEqual({ kind: "failed", cause, status });
  });

  it("is never treated as accepted or refused", () => {
    const status = fc.integer({ min: 200, max: 599 });
    fc.assert(
      fc.property(status, fc.oneof(fc.string(), fc.json()), (status, body) => {
        fc.pre(!/"(ok|reference)"/.test(body));
        expect(readLeadResponse(status, body)).toMatchObject({ kind: "failed", status });
      }),
    );
  });
});
