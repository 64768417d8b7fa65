import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { nameRule } from "#domain/contact-format.ts";
import { quizTexts } from "#domain/financing/quiz-form.ts";
import { leadKinds } from "#server/lead-kinds/all.ts";
import {
  type ContactAnswer,
  emailAnswers,
  nameAnswers,
  phoneAnswers,
  stateAnswers,
} from "#tests/fixtures/contact-answers.ts";
import { acceptEveryKind } from "#tests/support/accept-every-kind.ts";
import { type EveryKind, everyKind, leadOf } from "#tests/support/every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { engines } from "#tests/support/test-database.ts";
import { dialed } from "./contact-fields.ts";
import { emailSpellings } from "./email-key.ts";
import { erasePerson } from "./erase-leads.ts";
import { FormReader } from "./form-reader.ts";
import type { LeadDraft } from "./lead-draft.ts";
import { contactKey } from "./lead-record.ts";

const context = {
  catalogue: { byIds: async () => new Map() },
  siteUrl: "http://localhost:3000",
  now: new Date("2026-11-26T12:00:00Z"),
};

/** Posts a form of a kind with one field filled in otherwise, up to what is wrong with it. */
async function post(
  kind: EveryKind,
  field: string,
  typed: string,
): Promise<{ draft: LeadDraft; errors: readonly string[] | undefined }> {
  const { fields } = leadOf(kind, "key", { date: "", window: "" });
  const form = new FormReader(formFields({ ...fields, [field]: typed }));
  const found = leadKinds.get(kind);
  if (!found) throw new Error(`no ${kind}`);
  const draft = await found.read(form, context);
  return { draft, errors: form.errors?.[field] };
}

const errorsOf = ({ said }: ContactAnswer) => (said ? [said] : undefined);

test.each(phoneAnswers)("$id: every form answers the phone $typed alike", async (answer) => {
  for (const kind of everyKind) {
    const { draft, errors } = await post(kind, "phone", answer.typed);
    // Where one of phone and e-mail is enough, a phone nobody can see is simply none.
    if (answer.id === "A8" && (kind === "custom" || kind === "price_match")) continue;
    expect(errors, kind).toEqual(errorsOf(answer));
    const { phone } = draft.contact;
    expect(phone && dialed(phone), kind).toBe(answer.kept);
    if (phone) expect(draft.record.phone, kind).toBe(phone.typed);
  }
});

test.each(emailAnswers)("$id: every form answers the e-mail $typed alike", async (answer) => {
  for (const kind of everyKind) {
    const { draft, errors } = await post(kind, "email", answer.typed);
    if (answer.id === "A8" && (kind === "custom" || kind === "price_match")) continue;
    expect(errors, kind).toEqual(errorsOf(answer));
    if (answer.kept) {
      expect(draft.contact.email, kind).toBe(answer.kept);
      expect(draft.record.email, kind).toBe(answer.kept);
    }
  }
});

test.each(nameAnswers)("$id: every form answers the name $typed alike", async (answer) => {
  const fields = { quote: "name", custom: "name", booking: "fullName", price_match: "name" };
  for (const [kind, field] of Object.entries(fields)) {
    const { draft, errors } = await post(kind as EveryKind, field, answer.typed);
    expect(errors, kind).toEqual(answer.said ? [nameRule.required] : undefined);
    expect(draft.contact.name, kind).toBe(answer.kept ?? "");
  }
  const { errors } = await post("financing", "firstName", answer.typed);
  expect(errors).toEqual(answer.said ? [quizTexts.firstName.required] : undefined);
});

test.each(stateAnswers)("$id: a booking answers the state $typed", async (answer) => {
  const { draft, errors } = await post("booking", "addressState", answer.typed);
  expect(errors).toEqual(errorsOf(answer));
  expect(draft.record.address_state).toBe(answer.kept ?? "");
});

test("V21: a booking that names no state is in the shop's", async () => {
  const { fields } = leadOf("booking", "key", { date: "", window: "" });
  const { addressState: _, ...others } = fields;
  const form = new FormReader(formFields(others));
  const draft = await leadKinds.get("booking")?.read(form, context);
  expect(draft?.record.address_state).toBe("TX");
});

test("D6: a text is refused with the count people see", async () => {
  const { errors } = await post("quote", "specialRequests", "👍".repeat(2001));
  expect(errors).toEqual([
    "Please keep your special requests to 2,000 characters: it has 2,001 now.",
  ]);
  expect((await post("quote", "specialRequests", "👍".repeat(2000))).errors).toBeUndefined();
});

test("D4: an address has one key, whichever way a browser sends its host", () => {
  const keyOf = (email: string) => contactKey({ name: "Ann", email }).email;
  expect(keyOf("Ann@exämple.com")).toBe("ann@xn--exmple-cua.com");
  expect(keyOf("ann@xn--exmple-cua.com")).toBe("ann@xn--exmple-cua.com");
  expect(emailSpellings("Ann <ann@xn--exmple-cua.com>")).toContain("ann@exämple.com");
});

describe.each(engines)("on %s", (engine) => {
  let desk: TestDesk;

  beforeEach(async () => {
    desk = await openTestDesk(engine);
  });
  afterEach(() => desk.close());

  const eraser = () => ({
    kinds: leadKinds,
    store: desk.store,
    dataDir: desk.database.dataDir,
    clock: desk.clock,
  });

  it("D2, D4: what a person typed in many ways is found by phone and by e-mail", async () => {
    const typed = { phone: "cell 713-555-0199 x12, ask for Ann", email: "Ann <ANN@exämple.com>." };
    await acceptEveryKind(desk, typed);
    const kept = await desk.store.queries
      .selectFrom("leads")
      .select(["contact_phone", "contact_email"])
      .distinct()
      .execute();
    expect(kept).toEqual([
      { contact_phone: "+17135550199", contact_email: "ann@xn--exmple-cua.com" },
    ]);
    const mails = await desk.store.queries
      .selectFrom("deliveries")
      .select("payload")
      .where("sink", "=", "shop_mail")
      .execute();
    expect(mails).toHaveLength(everyKind.length);
    for (const { payload } of mails) expect(payload).toContain("tel:+17135550199;ext=12");
    expect((await erasePerson(eraser(), { phone: "(713) 555-0199" })).erased).toHaveLength(
      everyKind.length,
    );
    await acceptEveryKind(desk, typed);
    expect((await erasePerson(eraser(), { email: "ann@EXÄMPLE.com" })).erased).toHaveLength(
      everyKind.length,
    );
  });

  it("D4: an address an earlier version kept with its host as typed is erased too", async () => {
    await acceptEveryKind(desk);
    await desk.store.queries
      .updateTable("leads")
      .set({ contact_email: "ann@exämple.com" })
      .where("kind", "=", "quote")
      .execute();
    const erased = await erasePerson(eraser(), { email: "ann@xn--exmple-cua.com" });
    expect(erased.erased).toHaveLength(1);
  });
});
