import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as uploads from "#copy/uploads.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { erasePerson } from "#server/leads/erase-leads.ts";
import { findLeadFile } from "#server/leads/lead-file-store.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import type { OfferFile } from "#server/uploads/offer-file.ts";
import { postedFile } from "#tests/support/accept-every-kind.ts";
import { formFields } from "#tests/support/form-fields.ts";
import { picturesInPdf } from "#tests/support/pictures-in-pdf.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { engines } from "#tests/support/test-database.ts";

const offer = {
  product: "Model 2500 Sofa Chaise",
  productId: "1003",
  competitor: "Big Box",
  competitorPrice: "$1,299.50",
  offerUrl: "bigbox.example/sofa",
  name: "Dana Whitfield",
  email: "dana@example.com",
};

const jpeg = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();

describe.each(engines)("on %s, a price match", (engine) => {
  let backend: TestBackend;
  beforeEach(async () => {
    backend = await openTestBackend(engine, { crmWebhookUrl: "https://crm.example/hooks" });
  });
  afterEach(() => backend.close());

  const submit = (fields: Record<string, string>, file?: OfferFile) =>
    submitLead(backend, "price_match", formFields(fields), {
      sourcePage: "/price-match/form",
      ...(file ? { files: new Map([["offerFile", postedFile(file.name, file.bytes)]]) } : {}),
    });
  const files = () => backend.store.queries.selectFrom("lead_files").selectAll().execute();
  const payloads = async () => {
    const rows = await backend.store.queries.selectFrom("deliveries").selectAll().execute();
    return new Map(rows.map(({ sink, payload }) => [sink, payload]));
  };

  it("is sent as its record (rule 15.3) and links its file for the shop and the CRM only", async () => {
    expect(await submit(offer, { name: "offer.jpg", bytes: await jpeg() })).toMatchObject({
      ok: true,
      reference: expect.stringMatching(/^P-/),
    });
    const sent = await payloads();
    const record = JSON.parse(sent.get("crm") ?? "");
    expect(record).toMatchObject({
      lead_kind: "price_match",
      pipeline_stage: "New Lead",
      full_name: "Dana Whitfield",
      product: "Model 2500 Sofa Chaise",
      product_id: "1003",
      competitor: "Big Box",
      competitor_price: 1299.5,
      offer_url: "https://bigbox.example/sofa",
      offer_file: expect.stringMatching(/^https:\/\/shop\.example\/lead-files\/[0-9a-f]{64}$/),
    });
    expect(sent.get("shop_mail")).toContain(record.offer_file);
    expect(sent.get("shopper_mail")).not.toContain("lead-files");
    const id = record.offer_file.split("/").at(-1);
    const file = await findLeadFile(backend.store.queries, id);
    expect(file).toMatchObject({ type: "image/jpeg", reference: record.reference });
    expect((await sharp(file?.bytes).metadata()).format).toBe("jpeg");
  });

  it.each([
    [
      "a wrong type with a right name",
      { name: "offer.jpg", bytes: Buffer.from("<html>".repeat(9)) },
    ],
    ["zero bytes", { name: "offer.jpg", bytes: Buffer.alloc(0) }],
    ["too many bytes", { name: "offer.jpg", bytes: Buffer.alloc(11 * 1024 * 1024, 0xff) }],
    ["a name that points elsewhere", { name: "../../offer.jpg", bytes: Buffer.alloc(40) }],
  ])("is refused with %s and leaves nothing behind", async (_, file) => {
    const refused = await submit(offer, file);
    expect(refused).toMatchObject({ ok: false, errors: { offerFile: [expect.any(String)] } });
    expect(await files()).toEqual([]);
    expect(await backend.store.queries.selectFrom("leads").selectAll().execute()).toEqual([]);
    const { dataDir } = backend.database;
    const left = existsSync(dataDir) ? readdirSync(dataDir) : [];
    expect(left.filter((name) => !name.startsWith("shop.sqlite"))).toEqual([]);
  });

  it("is one lead when posted twice with its file (rule 14.6)", async () => {
    const file = { name: "offer.jpg", bytes: await jpeg() };
    expect(await submit(offer, file)).toEqual(await submit(offer, file));
    expect(await files()).toHaveLength(1);
  });

  it("opens the file only when the form has no other errors", async () => {
    const broken = { name: "offer.jpg", bytes: (await jpeg()).subarray(0, 200) };
    expect(await submit(offer, broken)).toMatchObject({
      errors: { offerFile: [expect.any(String)] },
    });
    const refused = await submit({ ...offer, product: "" }, broken);
    expect(refused).toMatchObject({ ok: false, errors: { product: [expect.any(String)] } });
    expect(refused).not.toHaveProperty("errors.offerFile");
  });

  it("is refused with a message when the picture is a decompression bomb", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    png.writeUInt32BE(90_000, 16);
    png.writeUInt32BE(90_000, 20);
    expect(await submit(offer, { name: "offer.png", bytes: png })).toEqual({
      ok: false,
      errors: { offerFile: [uploads.tooManyPixels] },
    });
    expect(await files()).toEqual([]);
  });

  it("stores a HEIC photo as a JPEG without its location", async () => {
    const photo = readFileSync("tests/fixtures/offer-photo.heic");
    expect(await submit(offer, { name: "IMG_0042.HEIC", bytes: photo })).toMatchObject({
      ok: true,
    });
    const [row] = await files();
    const stored = Buffer.from(row?.content ?? "", "base64");
    expect(row?.media_type).toBe("image/jpeg");
    expect(await sharp(stored).metadata()).toMatchObject({
      format: "jpeg",
      width: 180,
      height: 240,
    });
    expect(stored.includes("Tattletale")).toBe(false);
  });

  it("F3: stores a picture of the page of a PDF that only forbids printing", async () => {
    const bytes = readFileSync("tests/fixtures/uploads/owner-password-only.pdf");
    expect(await submit(offer, { name: "offer.pdf", bytes })).toMatchObject({ ok: true });
    const [row] = await files();
    expect(row?.media_type).toBe("application/pdf");
    expect(picturesInPdf(Buffer.from(row?.content ?? "", "base64"))).toHaveLength(1);
  });

  it.each([
    ["F3", "locked", readFileSync("tests/fixtures/uploads/needs-a-password.pdf"), uploads.locked],
    ["F2", "broken", Buffer.from("%PDF-1.4\n1 0 obj and no more"), uploads.unreadable],
  ])("%s: is refused with a clear message for a %s PDF", async (_, __, bytes, message) => {
    expect(await submit(offer, { name: "offer.pdf", bytes })).toEqual({
      ok: false,
      errors: { offerFile: [message] },
    });
    expect(await files()).toEqual([]);
  });

  it("loses its file when the person is erased (rule 14.27)", async () => {
    await submit(offer, { name: "offer.jpg", bytes: await jpeg() });
    expect(await files()).toHaveLength(1);
    const { dataDir } = backend.database;
    await erasePerson(
      { kinds: leadKinds, store: backend.store, dataDir, clock: () => new Date() },
      { email: offer.email },
    );
    expect(await files()).toEqual([]);
  });

  it("needs product, competitor, price, name and a way to respond (rule 12.3)", async () => {
    const refused = await submit({});
    expect(refused.ok ? [] : Object.keys(refused.errors).sort()).toEqual([
      "competitor",
      "competitorPrice",
      "name",
      "phone",
      "product",
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "file:///etc/passwd",
    "https://user:secret@bank.example",
    "no link",
  ])("refuses %s as a link", async (offerUrl) => {
    expect(await submit({ ...offer, offerUrl })).toMatchObject({
      ok: false,
      errors: { offerUrl: [expect.any(String)] },
    });
  });

  it("ignores the product id when the typed name differs", async () => {
    await submit({ ...offer, product: "Some other sofa" });
    expect(JSON.parse((await payloads()).get("crm") ?? "")).toMatchObject({
      product: "Some other sofa",
      product_id: "",
    });
  });
});
