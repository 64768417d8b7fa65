import { readFileSync } from "node:fs";
import type { APIRequestContext, FrameLocator, Page } from "@playwright/test";
import sharp from "sharp";
import { picturesInPdf } from "#tests/support/pictures-in-pdf.ts";
import { fillIn, openForm, submit } from "#tests/support/price-match-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";

const sample = (name: string) => readFileSync(`tests/fixtures/uploads/${name}`);

/** Files that shoppers send, with the names and types their devices give them. */
const acceptedFiles = [
  ["F4: picture.avif", "offer.avif", "image/avif", "picture"],
  ["F4: picture.avif", "offer.jpg", "image/jpeg", "picture"],
  ["F4: brand-mif1.avif", "offer.avif", "image/avif", "picture"],
  ["F2: mark-before-the-header.pdf", "offer.pdf", "application/pdf", "pdf"],
  ["F2: line-break-before-the-header.pdf", "offer.pdf", "application/pdf", "pdf"],
  ["F2: mail-headers-before-the-header.pdf", "offer.pdf", "application/pdf", "pdf"],
  ["F2: zeros-after-the-end.pdf", "offer.pdf", "application/pdf", "pdf"],
  ["F3: owner-password-only.pdf", "offer.pdf", "application/pdf", "pdf"],
  ["F3: word-encrypt-in-its-text.pdf", "offer.pdf", "application/pdf", "pdf"],
  ["F3: attachment-without-type-and-script.pdf", "offer.pdf", "", "pdf"],
] as const;

/** Sends a form with a file and requests the file the shop's record links to. */
async function sendFile(
  [page, shop, request]: [Page, ShopUnderTest, APIRequestContext],
  open: (page: Page) => Promise<FrameLocator>,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const shopper = newShopper();
  const frame = await open(page);
  await fillIn(frame, shopper);
  await frame.getByLabel("Photo or PDF of the offer").setInputFiles(file);
  await submit(frame).click();
  await expect(frame.getByRole("heading", { name: "We have the price to beat" })).toBeVisible();
  const body = () => shop.crm.received.find((got) => got.body.includes(shopper.email))?.body;
  await expect.poll(body).toBeDefined();
  const { offer_file: link } = JSON.parse(body() ?? "{}");
  return request.get(`${shop.url}${new URL(link).pathname}`);
}

async function openPlainForm(page: Page): Promise<FrameLocator> {
  await page.goto("/price-match");
  return page.frameLocator('iframe[title="Price Match"]');
}

for (const [javaScriptEnabled, open] of [
  [true, openForm],
  [false, openPlainForm],
] as const) {
  test.describe(`a file sent ${javaScriptEnabled ? "with" : "without"} script`, {
    tag: "@desktop",
  }, () => {
    test.use({ javaScriptEnabled });

    for (const [title, name, mimeType, kind] of acceptedFiles) {
      test(`${title}, named ${name}, is shown to the shop`, async ({ page, shop, request }) => {
        const buffer = sample(title.slice(4));
        const file = await sendFile([page, shop, request], open, { name, mimeType, buffer });
        expect(file.status()).toBe(200);
        const bytes = await file.body();
        if (kind === "picture") {
          expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 640 });
        } else {
          expect(picturesInPdf(bytes)).toHaveLength(1);
        }
      });
    }

    test("F1: a scrolling screenshot keeps its width", async ({ page, shop, request }) => {
      const create = { width: 1080, height: 16_000, channels: 3, background: "#eee" } as const;
      const buffer = await sharp({ create }).png().toBuffer();
      const png = { name: "Screenshot.png", mimeType: "image/png", buffer };
      const file = await sendFile([page, shop, request], open, png);
      expect(await sharp(await file.body()).metadata()).toMatchObject({
        width: 1080,
        height: 16_000,
      });
    });

    for (const [title, name, buffer, message] of [
      [
        "F3: a locked PDF",
        "offer.pdf",
        sample("needs-a-password.pdf"),
        "opens only with a password",
      ],
      [
        "F4: a Word document",
        "offer.docx",
        Buffer.from("PK\x03\x04 word/ and on"),
        "a Word document",
      ],
    ] as const) {
      test(`${title} is refused at its field with a message, and typed values are kept`, async ({
        page,
      }) => {
        const frame = await open(page);
        await fillIn(frame, newShopper());
        const field = frame.getByLabel("Photo or PDF of the offer");
        await field.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
        await submit(frame).click();
        await expect(field).toHaveAccessibleDescription(new RegExp(message));
        await expect(frame.getByRole("textbox", { name: "Who offers it?" })).toHaveValue("Big Box");
      });
    }
  });
}
