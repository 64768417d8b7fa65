import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormDraft } from "./form-draft.ts";

/** A form of text fields as far as a draft looks at one: what they say and said at first. */
function form(fields: Record<string, { value: string; defaultValue: string }>) {
  return {
    elements: { namedItem: (name: string) => fields[name] ?? null },
  } as unknown as HTMLFormElement;
}

function field(value: string, defaultValue = "") {
  return { value, defaultValue };
}

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};
class NoSuchControl {}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("HTMLSelectElement", NoSuchControl);
  vi.stubGlobal("RadioNodeList", NoSuchControl);
});
afterEach(() => void vi.unstubAllGlobals());

test("the idempotency key is created once per form, and again after acceptance", () => {
  const draft = new FormDraft("draft", ["name"]);
  const { idempotencyKey } = draft.state;
  expect(new FormDraft("draft", ["name"]).state.idempotencyKey).toBe(idempotencyKey);
  draft.clear();
  expect(draft.state.idempotencyKey).not.toBe(idempotencyKey);
});

test("restores typed values but keeps newer ones", () => {
  const draft = new FormDraft("draft", ["name", "phone"]);
  draft.save(form({ name: field("Dana"), phone: field("713") }));
  const again = { name: field(""), phone: field("281") };
  draft.restore(form(again));
  expect(again.name.value).toBe("Dana");
  expect(again.phone.value).toBe("281");
});

test("initial field values are not saved as typed", () => {
  const draft = new FormDraft("draft", ["name", "lookingFor"]);
  draft.save(form({ name: field("Dana"), lookingFor: field("Beds", "Beds") }));
  const next = { name: field(""), lookingFor: field("Dressers", "Dressers") };
  draft.restore(form(next));
  expect(next.lookingFor.value).toBe("Dressers");
  expect(next.name.value).toBe("Dana");
});

test("only the named fields are stored", () => {
  new FormDraft("draft", ["name"]).save(form({ name: field("Dana"), ssn: field("1234") }));
  expect(stored.get("draft")).not.toContain("1234");
});

test("where storage is blocked the draft lives in memory", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  const draft = new FormDraft("draft", ["name"]);
  draft.save(form({ name: field("Dana") }));
  expect(draft.state.values).toEqual({ name: "Dana" });
});

test.each(["{", "null", '{"values":{}}'])("a damaged draft (%s) starts over", (text) => {
  stored.set("draft", text);
  expect(new FormDraft("draft", ["name"]).state.values).toEqual({});
});
