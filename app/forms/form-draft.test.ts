import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormDraft } from "./form-draft.ts";

/** A form of text fields as a draft sees it: current and initial values. */
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
  const reloaded = { name: field(""), phone: field("281") };
  draft.restore(form(reloaded));
  expect(reloaded.name.value).toBe("Dana");
  expect(reloaded.phone.value).toBe("281");
});

test("does not save initial field values", () => {
  const draft = new FormDraft("draft", ["name", "lookingFor"]);
  draft.save(form({ name: field("Dana"), lookingFor: field("Beds", "Beds") }));
  const next = { name: field(""), lookingFor: field("Dressers", "Dressers") };
  draft.restore(form(next));
  expect(next.lookingFor.value).toBe("Dressers");
  expect(next.name.value).toBe("Dana");
});

test("stores only the named fields", () => {
  new FormDraft("draft", ["name"]).save(form({ name: field("Dana"), ssn: field("1234") }));
  expect(stored.get("draft")).not.toContain("1234");
});

test("keeps the draft in memory where storage is blocked", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  const draft = new FormDraft("draft", ["name"]);
  draft.save(form({ name: field("Dana") }));
  expect(draft.state.values).toEqual({ name: "Dana" });
});

test.each(["{", "null", '{"values":{}}'])(
  "replaces a damaged draft (%s) by an empty one",
  (text) => {
    stored.set("draft", text);
    expect(new FormDraft("draft", ["name"]).state.values).toEqual({});
  },
);
