import { expect, it } from "vitest";
import { FormReader } from "#server/leads/form-reader.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { custom } from "./kind.ts";

const context = {
  now: new Date(),
  siteUrl: "https://shop.example",
  catalog: { byIds: () => new Map() },
};

async function read(fields: Record<string, string>) {
  const form = new FormReader(formFields(fields), "en");
  const draft = await custom.read(form, context);
  return { draft, errors: form.errors };
}

it("needs a name and either phone or e-mail (rule 9.2)", async () => {
  expect((await read({})).errors).toEqual({
    name: [expect.any(String)],
    phone: ["Please give us a phone number or an e-mail address so we can answer."],
  });
  expect((await read({ name: "Sam", phone: "713-555-0142" })).errors).toBeUndefined();
  expect((await read({ name: "Sam", email: "sam@example.com" })).errors).toBeUndefined();
});

it("reports an invalid email once", async () => {
  expect((await read({ name: "Sam", email: "sam" })).errors).toEqual({
    email: [expect.any(String)],
  });
});

it("is converted to its record (rule 15.3)", async () => {
  const { draft } = await read({
    name: "Sam",
    email: "sam@example.com",
    lookingFor: "A green velvet sofa\nunder 80 inches",
    collection: "bar-entertainment",
  });
  expect(draft.record).toEqual({
    full_name: "Sam",
    email: "sam@example.com",
    phone: "",
    looking_for: "A green velvet sofa\nunder 80 inches",
    collection: "Bar & Entertainment",
  });
  expect(draft.summary("en")).toContainEqual({ label: "Collection", value: "Bar & Entertainment" });
});

it("stores the collection's title, or the unknown text as typed", async () => {
  const collectionOf = async (collection: string) => {
    const { draft, errors } = await read({ name: "Sam", phone: "713-555-0142", collection });
    return errors ?? draft.record.collection;
  };
  expect(await collectionOf("dining-room")).toBe("Dining Room");
  expect(await collectionOf("Dining Room")).toBe("Dining Room");
  expect(await collectionOf("")).toBe("");
  expect(await collectionOf("Garage")).toBe("Garage");
});
