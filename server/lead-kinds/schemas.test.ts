import { expect, it } from "vitest";
import { copyIn as bookingRowsIn } from "#copy-in/booking-rows.ts";
import { copyIn as rowsIn } from "#copy-in/lead-rows.ts";
import { customSchema } from "#domain/custom-form.ts";
import { addOnNames, bookingSchema } from "#domain/delivery/booking-schema.ts";
import { financingSchema, quizSchema } from "#domain/financing/quiz-form.ts";
import { type LeadField, type LeadSchema, valueOfEach } from "#domain/lead-schema.ts";
import { priceMatchSchema } from "#domain/price-match-form.ts";
import { quoteSchema } from "#domain/quote-form.ts";
import { bookingRecord } from "#server/bookings/booking-record.ts";
import { readDetails, writeDetails } from "#server/bookings/stored-details.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import type { LeadKind } from "#server/leads/lead-kind.ts";
import { problemTextIn, wordsIn } from "#server/leads/problem-words.ts";
import { storedDetails } from "#tests/fixtures/stored-details.ts";
import { everyKind, leadOf } from "#tests/support/every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { testProduct } from "#tests/support/test-products.ts";
import { booking } from "./booking/kind.ts";
import { custom } from "./custom/kind.ts";
import { financing } from "./financing/kind.ts";
import { priceMatch } from "./price-match/kind.ts";
import { quote } from "./quote/kind.ts";

interface Sample {
  typed: string;
  /** In the record, and in emails unless they have another text. */
  record: string;
  summary?: string;
}

/** Values of the fields with a format; any text and any option is its own sample. */
const formatSamples: Readonly<Partial<Record<string, Sample>>> = {
  email: { typed: "Dana <dana@example.com>", record: "dana@example.com" },
  phone: { typed: "(713) 555-0188", record: "(713) 555-0188" },
  zipCode: { typed: "77081", record: "77081" },
  addressZip: { typed: "77081", record: "77081" },
  addressState: { typed: "Texas", record: "TX" },
  productId: { typed: "1003", record: "1003" },
  competitorPrice: { typed: "$1299.50", record: "1299.5", summary: "$1,299.50" },
  offerUrl: { typed: "bigbox.example/sofa", record: "https://bigbox.example/sofa" },
};

/** What the fields of a kind are called in emails. */
interface RowCopy {
  labels: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

function sampleOf(name: string, field: LeadField, { options }: Partial<RowCopy> = {}): Sample {
  const option = "options" in field ? field.options.at(-1) : undefined;
  if (option === undefined) {
    const text = `Sample of ${name}`;
    return formatSamples[name] ?? { typed: text, record: text };
  }
  const summary = options?.[name]?.[option];
  return { typed: option, record: option, ...(summary ? { summary } : {}) };
}

const product = { id: "1003", title: "Sample of product" };
const context = {
  now: new Date("2026-11-26T12:00:00Z"),
  siteUrl: "https://shop.example",
  catalog: createCatalog([testProduct(product)]),
};

/** Reads a valid form of a kind with these fields. */
async function read<Draft>(
  kind: { name: string; read: (form: FormReader, with_: typeof context) => Promise<Draft> },
  fields: Readonly<Record<string, string>>,
): Promise<{ draft: Draft; errors: FormReader["errors"] }> {
  const known = everyKind.find((name) => name === kind.name) ?? expect.unreachable(kind.name);
  const { fields: usual } = leadOf(known, "key", { date: "", window: "" });
  const form = new FormReader(formFields({ ...usual, ...fields }), "en");
  return { draft: await kind.read(form, context), errors: form.errors };
}

const sampled = (schema: LeadSchema) =>
  Object.fromEntries(
    Object.entries(schema).map(([name, field]) => [name, sampleOf(name, field).typed]),
  );

const bookingFields = { ...bookingSchema.contact, ...bookingSchema.texts };
const { providerClicked } = financingSchema;
const rows = rowsIn.en;
const { address: addressStreet, specialInstructions, ...otherRows } = bookingRowsIn.en;
const bookingRows = { labels: { addressStreet, specialInstructions } };
const schemas: [form: string, kind: LeadKind, schema: LeadSchema, copy: RowCopy][] = [
  ["a quote request", quote, quoteSchema, rows.quote],
  ["a custom request", custom, customSchema, rows.custom],
  ["a price match", priceMatch, priceMatchSchema, rows.priceMatch],
  ["a financing quiz", financing, quizSchema, rows.financing],
  ["a provider click", financing, { providerClicked }, { labels: {} }],
  ["a booking", booking, bookingFields, bookingRows],
];
const fields = schemas.flatMap(([form, kind, schema, copy]) =>
  Object.entries(schema).map(([name, field]) => ({ form, kind, schema, copy, name, field })),
);

it.each(schemas)("emails call every field of %s by a name it has", (_, __, schema, copy) => {
  const { labels, options = {} } = copy;
  expect(Object.keys(schema)).toEqual(expect.arrayContaining(Object.keys(labels)));
  const posted = (name: string) => {
    const field = schema[name];
    return field && "options" in field ? [...field.options] : [];
  };
  for (const [name, texts] of Object.entries(options)) {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(posted(name)));
  }
});

it.each(fields)("$name of $form reaches the record and the emails", async (at) => {
  const { draft, errors } = await read(at.kind, sampled(at.schema));
  const { record, summary = record } = sampleOf(at.name, at.field, at.copy);
  expect(errors?.[at.name]).toBeUndefined();
  expect(String(draft.record[at.field.recordField])).toContain(record);
  const name = at.copy.labels[at.name];
  if (name === undefined) return;
  expect(draft.summary("en").filter(({ label }) => label === name)).toEqual([
    expect.objectContaining({ value: expect.stringContaining(summary) }),
  ]);
});

it.each(fields)("$name of $form is judged by its rule", async ({ kind, schema, name, field }) => {
  if (!("max" in field)) return;
  const long = { ...sampled(schema), [name]: "x".repeat(field.max + 1) };
  expect((await read(kind, long)).errors?.[name]).toEqual([
    problemTextIn("en", {
      problem: "tooLong",
      field: field.label,
      max: field.max,
      count: field.max + 1,
    }),
  ]);
  expect(wordsIn.get("en")?.fields, "a name for use in sentences").toHaveProperty(field.label);
});

it.each(addOnNames)("%s of a booking reaches the record and the emails", async (name) => {
  const none = valueOfEach(addOnNames, () => "");
  const { record, summary } = (await read(booking, { ...none, [name]: "on" })).draft;
  const { upsellsName, ...own } = bookingSchema.addOns[name];
  expect(JSON.parse(String(record.upsells_json))).toHaveProperty(upsellsName, true);
  if ("recordField" in own) expect(record[own.recordField]).toBe(true);
  expect(summary("en").find(({ label }) => label === otherRows[name])?.value).toMatch(/^\$\d/);
});

it("a booking's fields are in its record again after it was stored", async () => {
  const { details, record } = (await read(booking, sampled(bookingFields))).draft;
  const stored = { ...storedDetails(), details };
  expect(bookingRecord(readDetails(writeDetails(stored), "{}").details, "")).toEqual(record);
  expect(bookingRecord(readDetails(null, JSON.stringify(record)).details, "")).toEqual(record);
});

it("a text that is newer than a stored booking is empty in it", () => {
  const stored = JSON.parse(writeDetails(storedDetails()));
  for (const name of Object.keys(bookingSchema.texts)) delete stored.details[name];
  const { details } = readDetails(JSON.stringify(stored), "{}");
  expect(details).toEqual(storedDetails().details);
});
