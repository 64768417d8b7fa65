import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FormReader } from "#server/leads/form-reader.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { financing } from "./kind.ts";

const context = {
  now: new Date(),
  siteUrl: "https://shop.example",
  catalog: { byIds: () => new Map() },
};

const quizValues = {
  firstName: "Dana",
  lastName: "Whitfield",
  phone: "(713) 555-0188",
  email: "dana@example.com",
  zipCode: "77081",
  budgetRange: "$2000+",
  timeline: "This week",
  categoryInterest: "Sectionals",
  preferredPlan: "Monthly financing",
};

async function read(fields: Record<string, string>) {
  const form = new FormReader(formFields(fields), "en");
  return { draft: await financing.read(form, context), errors: form.errors };
}

it.each(["77081-1234", "770811234", "TX 77081"])(
  "T19: takes the ZIP code %s, and its record has five digits (rule 11.3)",
  async (zipCode) => {
    const { draft, errors } = await read({ ...quizValues, zipCode });
    expect(errors).toBeUndefined();
    expect(draft.record.zip_code).toBe("77081");
  },
);

it("is converted to its record (rule 15.3)", async () => {
  const { draft, errors } = await read(quizValues);
  expect(errors).toBeUndefined();
  expect(draft.record).toEqual({
    full_name: "Dana Whitfield",
    phone: "(713) 555-0188",
    email: "dana@example.com",
    zip_code: "77081",
    budget_range: "$2000+",
    timeline: "This week",
    category_interest: "Sectionals",
    preferred_plan: "Monthly financing",
    provider_clicked: "quiz_completion",
  });
});

it("needs every field of the four steps (rule 11.2)", async () => {
  const { errors } = await read({});
  expect(Object.keys(errors ?? {}).sort()).toEqual(Object.keys(quizValues).sort());
});

it("accepts only the quiz's options", async () => {
  const { errors } = await read({ ...quizValues, budgetRange: "A lot", zipCode: "7708" });
  expect(Object.keys(errors ?? {})).toEqual(["zipCode", "budgetRange"]);
});

it("drops a posted SSN (rule 11.4)", async () => {
  const { draft } = await read({ ...quizValues, lastFourSSN: "9876", ssn: "9876" });
  expect(JSON.stringify(draft)).not.toContain("9876");
});

describe("a provider click", () => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend("sqlite", { crmWebhookUrl: "https://crm.example/hooks" });
  });
  afterEach(() => backend.close());

  it("is sent to the CRM without a contact and causes no email (rule 11.10)", async () => {
    const fields = { providerClicked: "Layaway", preferredPlan: "Not sure", idempotencyKey: "1" };
    const sent = await submitLead(backend, "financing", formFields(fields), {
      sourcePage: "/services/financing",
    });
    expect(sent).toMatchObject({ ok: true });
    const deliveries = await backend.store.queries.selectFrom("deliveries").selectAll().execute();
    expect(deliveries.map(({ sink }) => sink)).toEqual(["crm"]);
    expect(JSON.parse(deliveries[0]?.payload ?? "")).toMatchObject({
      lead_kind: "financing",
      full_name: "",
      provider_clicked: "Layaway",
      preferred_plan: "Not sure",
      source_page: "/services/financing",
    });
  });

  it("accepts only the quiz's plans", async () => {
    const click = { providerClicked: "Layaway", preferredPlan: "<b>Free</b>" };
    expect((await read(click)).draft.record).toMatchObject({
      provider_clicked: "Layaway",
      preferred_plan: "",
    });
  });
});
