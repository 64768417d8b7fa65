import { expect, it } from "vitest";
import { readQuoteResponse } from "./quote-response.ts";

const read = (status: number, body: unknown) =>
  readQuoteResponse({ status, body: typeof body === "string" ? body : JSON.stringify(body) });

it("knows what was done", () => {
  expect(read(200, { ok: true, version: 2, state: "accepted" })).toEqual({ kind: "done" });
});

it.each([
  [422, { ok: false, errors: { name: ["Please tell us your name."] } }],
  [409, { ok: false, message: "This quote was changed.", version: 3, state: "quoted" }],
  [404, { ok: false, errors: { form: ["There is no such page."] } }],
])("with status %i, the page says why it was refused", (status, body) => {
  expect(read(status, body)).toEqual({ kind: "refused" });
});

it("passes on what the shop says about too many tries or its own trouble", () => {
  const busy = read(429, { ok: false, errors: { form: ["That was a lot of requests."] } });
  expect(busy).toEqual({ kind: "failed", cause: "busy", message: "That was a lot of requests." });
  expect(read(503, { ok: false, message: "The trouble is on our side." })).toEqual({
    kind: "failed",
    cause: "server",
    message: "The trouble is on our side.",
  });
});

it("takes nothing from another program for done (rule 14.9)", () => {
  expect(read(200, "<html>Sign in to this network</html>")).toMatchObject({ cause: "sign-in" });
  expect(read(502, "Bad Gateway")).toMatchObject({ kind: "failed", cause: "unreachable" });
  expect(read(201, { reference: "Q-7K3M9" })).toMatchObject({ kind: "failed" });
});
