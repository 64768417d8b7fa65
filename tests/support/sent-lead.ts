import { readEmail } from "./read-email.ts";
import { expect, type ShopUnderTest } from "./shop-test.ts";

/** A lead's record as the CRM got it. */
export type SentRecord = Record<string, unknown>;

/** Waits for the record of the lead with an email address. */
export async function recordOf(shop: ShopUnderTest, email: string): Promise<SentRecord> {
  const body = () => shop.crm.received.find((got) => got.body.includes(email))?.body;
  await expect.poll(body).toBeDefined();
  return JSON.parse(body() ?? "{}") as SentRecord;
}

/** Waits for an email with a text in its subject, to a recipient. */
export async function emailTo(shop: ShopUnderTest, recipient: string, subject: string) {
  const found = () =>
    shop.mail.received
      .filter(({ to }) => to.includes(recipient))
      .map(({ source }) => readEmail(source))
      .find((email) => email.subject.includes(subject));
  await expect.poll(() => found()?.subject ?? "").toContain(subject);
  return found() ?? { subject: "", body: "" };
}
