import { afterEach, expect, test, vi } from "vitest";
import { type LeadResponse, leadBody, leadBodyWithFile, postLead } from "./post-lead.ts";

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

const draft = { idempotencyKey: "0123456789abcdef", startedAt: 1, values: {} };

/** The idempotency key a form with these values is posted with. */
function keyFor(values: Record<string, string>, file?: File): string {
  vi.stubGlobal("location", { href: "https://shop.example/price-match" });
  vi.stubGlobal("document", { referrer: "" });
  vi.stubGlobal(
    "FormData",
    class extends FormData {
      constructor(form?: Record<string, string>) {
        super();
        for (const [name, value] of Object.entries(form ?? {})) this.append(name, value);
        if (form && file) this.append("offerFile", file);
      }
    },
  );
  const form = values as unknown as HTMLFormElement;
  const body = file
    ? leadBodyWithFile(form, ["name", "phone"], "offerFile", draft)
    : leadBody(form, ["name", "phone"], draft);
  vi.unstubAllGlobals();
  return String(body.get("idempotencyKey"));
}

test("the key depends on the content: same content, same key", () => {
  const first = keyFor({ name: "Dana", phone: "1" });
  expect(first).toMatch(/^0123456789abcdef-/);
  expect(keyFor({ name: "Dana", phone: "1" })).toBe(first);
  expect(keyFor({ name: "Dana", phone: "2" })).not.toBe(first);
  expect(keyFor({ name: "Dana", phone: "1", leave_blank: "" })).toBe(first);
});

test("another photo gets another key", () => {
  const values = { name: "Dana", phone: "1" };
  const photo = (name: string) => new File(["x"], name, { lastModified: 1 });
  expect(keyFor(values, photo("a.jpg"))).toBe(keyFor(values, photo("a.jpg")));
  expect(keyFor(values, photo("b.jpg"))).not.toBe(keyFor(values, photo("a.jpg")));
  expect(keyFor(values, photo("a.jpg"))).not.toBe(keyFor(values));
});
