import { type ReadEmail, readEmail } from "./read-email.ts";
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
export async function emailTo(
  shop: ShopUnderTest,
  recipient: string,
  subject: string,
): Promise<ReadEmail> {
  let found: ReadEmail | undefined;
  await expect
    .poll(async () => {
      const received = shop.mail.received.filter(({ to }) => to.includes(recipient));
      const emails = await Promise.all(received.map(({ octets }) => readEmail(octets)));
      found = emails.find((email) => email.subject.includes(subject));
      return emails.map((email) => email.subject);
    })
    .toContainEqual(expect.stringContaining(subject));
  return found ?? { subject: "", body: "" };
}
