import { afterEach, expect, test, vi } from "vitest";
import type { LeadResponse } from "./lead-response.ts";
import { postLead } from "./use-lead-submit.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Posts a form and gets the given response; `onLine` is the value of `navigator.onLine`. */
function post(response: () => Response, onLine = true): Promise<LeadResponse> {
  vi.stubGlobal("fetch", async () => response());
  vi.stubGlobal("navigator", { onLine });
  return postLead("/quote-request", new URLSearchParams());
}

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const broken = () => {
  throw new TypeError("Failed to fetch");
};

test("an accepted lead has a reference", async () => {
  expect(await post(json(201, { ok: true, reference: "Q-7K3M9" }))).toEqual({
    kind: "sent",
    reference: "Q-7K3M9",
  });
});

test("a refused lead has errors by field", async () => {
  const errors = { phone: ["Please enter a phone number."] };
  expect(await post(json(422, { ok: false, errors }))).toEqual({ kind: "refused", errors });
});

test("distinguishes a missing connection from a missing response", async () => {
  expect(await post(broken, false)).toEqual({ kind: "failed", cause: "offline" });
  expect(await post(broken)).toEqual({ kind: "failed", cause: "unanswered" });
});

test("P2: a proxy's page is recognized, with the size of the refused file", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 413 }));
  const body = new FormData();
  body.append("offerFile", new File(["x".repeat(3_000)], "offer.jpg"));
  const response = await postLead("/price-match/form", body);
  expect(response).toEqual({ kind: "failed", cause: "too-large", status: 413, fileBytes: 3_000 });
});

test("a truncated response counts as no response", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError("cut")),
  });
  const response = await post(() => new Response(body, { status: 201 }));
  expect(response).toEqual({ kind: "failed", cause: "unanswered" });
});
