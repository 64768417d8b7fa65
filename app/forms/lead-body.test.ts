import { expect, test, vi } from "vitest";
import { leadBody, leadBodyWithFile } from "./lead-body.ts";

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
