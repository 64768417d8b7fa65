import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { problems } from "#copy/problems.ts";
import { problems as quizProblems } from "#copy/quiz-problems.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import {
  type ContactCase,
  emailCases,
  nameCases,
  phoneCases,
  stateCases,
  zipCases,
} from "#tests/fixtures/contact-values.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { type EveryKind, everyKind, leadOf } from "#tests/support/every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";
import { telNumber } from "./contact-fields.ts";
import { emailVariants } from "./email-lookup.ts";
import { erasePerson } from "./erase-leads.ts";
import { FormReader } from "./form-reader.ts";
import type { ParsedLead } from "./lead-draft.ts";
import { contactKey } from "./lead-record.ts";

const context = {
  catalog: { byIds: () => new Map() },
  siteUrl: "http://localhost:3000",
  now: new Date("2026-11-26T12:00:00Z"),
};

/** Reads a form of a kind with one field changed; returns the draft and the field's errors. */
async function post(
  kind: EveryKind,
  field: string,
  typed: string,
): Promise<{ draft: ParsedLead; errors: readonly string[] | undefined }> {
  const { fields } = leadOf(kind, "key", { date: "", window: "" });
  const form = new FormReader(formFields({ ...fields, [field]: typed }), "en");
  const found = leadKinds.get(kind);
  if (!found) throw new Error(`no ${kind}`);
  const draft = await found.read(form, context);
  return { draft, errors: form.errors?.[field] };
}

const errorsOf = ({ error }: ContactCase) => (error ? [error] : undefined);

test.each(phoneCases)(
  "$id: every form handles the phone $typed the same way",
  async (contactCase) => {
    for (const kind of everyKind) {
      const { draft, errors } = await post(kind, "phone", contactCase.typed);
      // If either phone or email is enough, an invisible phone counts as none.
      if (contactCase.id === "A8" && (kind === "custom" || kind === "price_match")) continue;
      expect(errors, kind).toEqual(errorsOf(contactCase));
      const { phone } = draft.contact;
      expect(phone && telNumber(phone), kind).toBe(contactCase.expected);
      if (phone) expect(draft.record.phone, kind).toBe(phone.typed);
    }
  },
);

test.each(emailCases)(
  "$id: every form handles the email $typed the same way",
  async (contactCase) => {
    for (const kind of everyKind) {
      const { draft, errors } = await post(kind, "email", contactCase.typed);
      if (contactCase.id === "A8" && (kind === "custom" || kind === "price_match")) continue;
      expect(errors, kind).toEqual(errorsOf(contactCase));
      if (contactCase.expected) {
        expect(draft.contact.email, kind).toBe(contactCase.expected);
        expect(draft.record.email, kind).toBe(contactCase.expected);
      }
    }
  },
);

test.each(nameCases)(
  "$id: every form handles the name $typed the same way",
  async (contactCase) => {
    const fields = { quote: "name", custom: "name", booking: "fullName", price_match: "name" };
    for (const [kind, field] of Object.entries(fields)) {
      const { draft, errors } = await post(kind as EveryKind, field, contactCase.typed);
      expect(errors, kind).toEqual(contactCase.error ? [problems.nameMissing] : undefined);
      expect(draft.contact.name, kind).toBe(contactCase.expected ?? "");
    }
    const { errors } = await post("financing", "firstName", contactCase.typed);
    expect(errors).toEqual(contactCase.error ? [quizProblems.firstNameMissing] : undefined);
  },
);

test.each(stateCases)("$id: a booking handles the state $typed", async (contactCase) => {
  const { draft, errors } = await post("booking", "addressState", contactCase.typed);
  expect(errors).toEqual(errorsOf(contactCase));
  expect(draft.record.address_state).toBe(contactCase.expected ?? "");
});

test.each(zipCases)("$id: both forms handle the ZIP code $typed", async (contactCase) => {
  for (const [kind, field, recordField] of [
    ["booking", "addressZip", "address_zip"],
    ["financing", "zipCode", "zip_code"],
  ] as const) {
    const { draft, errors } = await post(kind, field, contactCase.typed);
    expect(errors, kind).toEqual(errorsOf(contactCase));
    const expected = contactCase.expected ?? "";
    // The quiz's record has the first five digits (rule 11.3).
    const stored = kind === "booking" ? expected : expected.slice(0, 5);
    expect(draft.record[recordField], kind).toBe(stored);
  }
});

test("V21: a booking without a state is in the shop's state", async () => {
  const { fields } = leadOf("booking", "key", { date: "", window: "" });
  const { addressState: _, ...others } = fields;
  const form = new FormReader(formFields(others), "en");
  const draft = await leadKinds.get("booking")?.read(form, context);
  expect(draft?.record.address_state).toBe("TX");
});

test("D6: refuses a long text with the character count people see", async () => {
  const { errors } = await post("quote", "specialRequests", "👍".repeat(2001));
  expect(errors).toEqual([
    "Please keep your special requests to 2,000 characters: it has 2,001 now.",
  ]);
  expect((await post("quote", "specialRequests", "👍".repeat(2000))).errors).toBeUndefined();
});

test("D4: an address has one lookup key whether its host is sent in Unicode or ASCII", () => {
  const keyOf = (email: string) => contactKey({ name: "Ann", email }).email;
  expect(keyOf("Ann@exämple.com")).toBe("ann@xn--exmple-cua.com");
  expect(keyOf("ann@xn--exmple-cua.com")).toBe("ann@xn--exmple-cua.com");
  expect(emailVariants("Ann <ann@xn--exmple-cua.com>")).toContain("ann@exämple.com");
});

describe.each(engines)("on %s", (engine) => {
  let backend: TestBackend;

  beforeEach(async () => {
    backend = await openTestBackend(engine);
  });
  afterEach(() => backend.close());

  const eraser = () => ({
    kinds: leadKinds,
    store: backend.store,
    dataDir: backend.database.dataDir,
    clock: backend.clock,
  });

  it("D2, D4: finds leads by phone and by email however those were typed", async () => {
    const typed = { phone: "cell 713-555-0199 x12, ask for Ann", email: "Ann <ANN@exämple.com>." };
    await acceptEveryKind(backend, typed);
    const stored = await backend.store.queries
      .selectFrom("leads")
      .select(["contact_phone", "contact_email"])
      .distinct()
      .execute();
    expect(stored).toEqual([
      { contact_phone: "+17135550199", contact_email: "ann@xn--exmple-cua.com" },
    ]);
    const emails = await backend.store.queries
      .selectFrom("deliveries")
      .select("payload")
      .where("sink", "=", "shop_mail")
      .execute();
    expect(emails).toHaveLength(everyKind.length);
    for (const { payload } of emails) expect(payload).toContain("tel:+17135550199;ext=12");
    expect((await erasePerson(eraser(), { phone: "(713) 555-0199" })).erased).toHaveLength(
      everyKind.length,
    );
    await acceptEveryKind(backend, typed);
    expect((await erasePerson(eraser(), { email: "ann@EXÄMPLE.com" })).erased).toHaveLength(
      everyKind.length,
    );
  });

  it("D4: erases addresses stored by an earlier version", async () => {
    await acceptEveryKind(backend);
    await backend.store.queries
      .updateTable("leads")
      .set({ contact_email: "ann@exämple.com" })
      .where("kind", "=", "quote")
      .execute();
    const erased = await erasePerson(eraser(), { email: "ann@xn--exmple-cua.com" });
    expect(erased.erased).toHaveLength(1);
  });
});
