import { afterEach, expect, test, vi } from "vitest";
import { type LeadAnswer, leadBody, leadBodyWithFile, postLead } from "./post-lead.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Posts to a server that answers as given; `onLine` is what the browser believes. */
function post(answer: () => Response, onLine = true): Promise<LeadAnswer> {
  vi.stubGlobal("fetch", async () => answer());
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

test("a refused lead says what to mend, by field", async () => {
  const errors = { phone: ["Please enter a phone number."] };
  expect(await post(json(422, { ok: false, errors }))).toEqual({ kind: "refused", errors });
});

test.each<[string, () => Response, boolean, string]>([
  ["no connection", broken, false, "offline"],
  ["a broken connection", broken, true, "server"],
  ["too many tries", json(429, {}), true, "busy"],
  ["a fault of ours", json(503, { ok: false, errors: {} }), true, "server"],
  ["success without a reference", json(201, { ok: true }), true, "server"],
  ["a refusal without reasons", json(422, { ok: false }), true, "server"],
  ["a page in place of an answer", () => new Response("<html>", { status: 201 }), true, "server"],
  ["an empty answer", () => new Response(null, { status: 201 }), true, "server"],
])("%s is never taken for success", async (_, answer, onLine, cause) => {
  expect(await post(answer, onLine)).toEqual({ kind: "failed", cause });
});

const draft = { idempotencyKey: "0123456789abcdef", startedAt: 1, values: {} };

/** The key a form with these answers is sent under. */
function keyFor(answers: Record<string, string>, file?: File): string {
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
  const form = answers as unknown as HTMLFormElement;
  const body = file
    ? leadBodyWithFile(form, ["name", "phone"], "offerFile", draft)
    : leadBody(form, ["name", "phone"], draft);
  vi.unstubAllGlobals();
  return String(body.get("idempotencyKey"));
}

test("the same words keep their key, changed ones get another, changed back the first again", () => {
  const first = keyFor({ name: "Dana", phone: "1" });
  expect(first).toMatch(/^0123456789abcdef-/);
  expect(keyFor({ name: "Dana", phone: "1" })).toBe(first);
  expect(keyFor({ name: "Dana", phone: "2" })).not.toBe(first);
  expect(keyFor({ name: "Dana", phone: "1", leave_blank: "" })).toBe(first);
});

test("another photo is another request too", () => {
  const answers = { name: "Dana", phone: "1" };
  const photo = (name: string) => new File(["x"], name, { lastModified: 1 });
  expect(keyFor(answers, photo("a.jpg"))).toBe(keyFor(answers, photo("a.jpg")));
  expect(keyFor(answers, photo("b.jpg"))).not.toBe(keyFor(answers, photo("a.jpg")));
  expect(keyFor(answers, photo("a.jpg"))).not.toBe(keyFor(answers));
});
