import { describe, expect, it } from "vitest";
import type { Product } from "#domain/product.ts";
import { createCatalog } from "#server/catalog/read-model/catalog-in-memory.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { FormReader } from "#server/leads/form-reader.ts";
import type { FieldErrors } from "#server/leads/submission.ts";
import { aProductWithVariants } from "#tests/fixtures/product-with-variants.ts";
import { formFields, goodQuote } from "#tests/support/form-fields.ts";
import { testProduct } from "#tests/support/test-products.ts";
import { quote } from "./kind.ts";

const context = {
  now: new Date(),
  siteUrl: "https://shop.example",
  catalog: createCatalog([
    testProduct({ id: "1003", title: "Sofa Chaise" }),
    testProduct({ id: "1009", title: "Sold Out Chair", availability: "out_of_stock" }),
    testProduct({ id: "1010", title: "Preorder Sofa", availability: "preorder" }),
    aProductWithVariants(),
  ]),
};

async function read(fields: Record<string, string | readonly string[]>) {
  const form = new FormReader(formFields(fields), "en");
  const draft = await quote.read(form, context);
  return { draft, errors: form.errors };
}

async function errorsOf(changed: Record<string, string | readonly string[]>): Promise<FieldErrors> {
  return (await read({ ...goodQuote, ...changed })).errors ?? {};
}

describe("a quote request", () => {
  it("needs name, phone and e-mail (rule 8.3)", async () => {
    expect(Object.keys((await read({ items: goodQuote.items })).errors ?? {})).toEqual([
      "name",
      "email",
      "phone",
    ]);
  });

  it.each(["nobody", "a@b", "a b@example.com", "a@example..com", "a@-x.com", "a@x.com b@x.com"])(
    "refuses %s as an e-mail address",
    async (email) => expect(await errorsOf({ email })).toHaveProperty("email"),
  );

  it.each(["dana@example.com", "o'hara+sofa@mail.example.co.uk", "用户@例子.公司"])(
    "accepts %s as an e-mail address",
    async (email) => expect(await errorsOf({ email })).toEqual({}),
  );

  it.each(["12345", "000-000-0000", "call me", "713555014"])(
    "refuses %s as a phone number",
    async (phone) => expect(await errorsOf({ phone })).toHaveProperty("phone"),
  );

  it.each(["7135550142", "+1 713 555 0142", "713.555.0142 ext 5", "+44 20 7946 0958"])(
    "accepts %s as a phone number",
    async (phone) => expect(await errorsOf({ phone })).toEqual({}),
  );

  it("defaults to phone and accepts only three contact methods", async () => {
    expect((await read(goodQuote)).draft.record.preferred_contact).toBe("phone");
    expect((await read({ ...goodQuote, preferredContact: "text" })).draft.record).toMatchObject({
      preferred_contact: "text",
    });
    expect(await errorsOf({ preferredContact: "pigeon" })).toHaveProperty("preferredContact");
  });

  it("reports the limit a long value exceeds", async () => {
    const errors = await errorsOf({ specialRequests: "x".repeat(2001) });
    expect(errors.specialRequests).toEqual([
      "Please keep your special requests to 2,000 characters: it has 2,001 now.",
    ]);
  });
});

describe("the products of a quote request", () => {
  it("come from repeated fields without JavaScript (rule 8.4)", async () => {
    const { draft } = await read({
      ...goodQuote,
      items: "",
      itemId: ["1003", "1010"],
      itemQuantity: ["2", "1"],
      itemNotes: ["Cognac", ""],
    });
    expect(draft.products).toMatchObject([
      { title: "Sofa Chaise", sku: "PF-1003", quantity: 2, notes: "Cognac" },
      { title: "Preorder Sofa", quantity: 1, notes: "" },
    ]);
    expect(draft.record.item_count).toBe(3);
  });

  it("come from items as JSON when both are there", async () => {
    const { draft } = await read({ ...goodQuote, itemId: ["1010"], itemQuantity: ["9"] });
    expect(draft.products).toMatchObject([{ title: "Sofa Chaise", quantity: 2 }]);
  });

  it("are described by the catalog, never by the browser (rule 8.8)", async () => {
    const items = JSON.stringify([
      { id: "1003", quantity: 1, title: "Free Sofa", sku: "X", price: 1 },
    ]);
    const { draft } = await read({ ...goodQuote, items });
    expect(draft.products).toMatchObject([{ title: "Sofa Chaise", sku: "PF-1003" }]);
  });

  it.each([
    ["none", "[]"],
    ["broken JSON", "[{"],
    ["something else", '{"id":"1003"}'],
    ["no id", '[{"quantity":1}]'],
    ["nothing at all", ""],
  ])("are refused when there is %s", async (_, items) => {
    expect(await errorsOf({ items })).toHaveProperty("items");
  });

  it.each([0, -1, 1.5, 1000, "many", null, 1e300])(
    "are refused with quantity %s",
    async (quantity) => {
      const items = JSON.stringify([{ id: "1003", quantity }]);
      expect((await errorsOf({ items })).items?.[0]).toContain("from 1 to 999");
    },
  );

  it("are named in the error when no longer in the catalog (rule 8.9)", async () => {
    const items = JSON.stringify([
      { id: "1003", quantity: 1 },
      { id: "77", quantity: 1, title: "Old Sofa" },
      { id: "78", quantity: 1 },
    ]);
    expect((await errorsOf({ items })).items).toEqual([
      expect.stringContaining("Old Sofa (item 77) is no longer available."),
      expect.stringContaining("Item 78 is no longer available."),
    ]);
  });
  it("B4: are refused under their old name when their id was reused", async () => {
    const saved = { id: "1003", quantity: 1, title: "Old Sofa", sku: "PF-OLD", slug: "old-sofa" };
    expect(await errorsOf({ items: JSON.stringify([saved]) })).toEqual({
      items: [expect.stringContaining("Old Sofa (item 1003) is no longer available.")],
    });
    const renamed = { ...saved, title: "Sofa Chaise" };
    expect(await errorsOf({ items: JSON.stringify([renamed]) })).toEqual({});
    const { sku: _, ...withoutSku } = saved;
    expect(await errorsOf({ items: JSON.stringify([withoutSku]) })).toEqual({});
  });

  it("are named in the error when out of stock (rule 8.9)", async () => {
    const items = JSON.stringify([{ id: "1009", quantity: 1 }]);
    expect((await errorsOf({ items })).items).toEqual([
      expect.stringContaining("Sold Out Chair (item 1009) is out of stock."),
    ]);
  });

  it("name the chosen variant, and refuse one that is gone or out of stock (rule 3.22)", async () => {
    const lines = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ id, quantity: 1 })));
    const { draft } = await read({ ...goodQuote, items: lines("2003") });
    expect(JSON.parse(String(draft.record.items_json))).toEqual([
      {
        id: "2003",
        sku: "BAYOU-CGN-84",
        title: "Bayou Sofa (Cognac, 84 in)",
        quantity: 1,
        notes: "",
        url: "https://shop.example/products/bayou-sofa?variant=2003",
      },
    ]);
    expect((await errorsOf({ items: lines("2004", "2009") })).items).toEqual([
      expect.stringContaining("Bayou Sofa (Gray, 96 in) (item 2004) is out of stock."),
      expect.stringContaining("Item 2009 is no longer available."),
    ]);
  });

  it("are quoted in their own color if none was sent, on one line for each color (rule 7.17)", async () => {
    const chair = loadProducts().find(({ id }) => id === "1001") as Product;
    const items = [
      { id: "1001", quantity: 2, notes: "Soon" },
      { id: "1092", quantity: 1 },
      { id: "1090", quantity: 1, notes: "For the den" },
    ];
    const form = new FormReader(formFields({ ...goodQuote, items: JSON.stringify(items) }), "en");
    const { products } = await quote.read(form, { ...context, catalog: createCatalog([chair]) });
    expect(form.errors).toBeUndefined();
    expect(products).toMatchObject([
      {
        id: "1090",
        sku: "PF-PEBBLE-IVY",
        quantity: 3,
        notes: "Soon\nFor the den",
        title: "Pebble Modular Accent Chair (Ivory White)",
      },
      { id: "1092", sku: "PF-PEBBLE-DOV", quantity: 1 },
    ]);
  });
});
