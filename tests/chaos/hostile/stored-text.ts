import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { exportLeads } from "#server/commands/leads/export.ts";
import { listLeads } from "#server/commands/leads/list.ts";
import { showLead } from "#server/commands/leads/show.ts";
import type { Email } from "#server/mail/email.ts";
import type { Store } from "#server/store/store-interface.ts";
import { INJECTED, XSS_MARK } from "./known-attacks.ts";

/** Escapes and marks that would move a terminal's cursor or reverse text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Returns what in a lead list, a lead or the export is unsafe for a terminal or a spreadsheet. */
export async function unsafeForTheShop(store: Store, maxShown: number): Promise<string[]> {
  const complaints: string[] = [];
  const list = await listLeads(store, 1_000_000);
  if (unsafe.test(list.text)) complaints.push("leads list prints control characters");
  const leads = list.json as { reference: string }[];
  for (const { reference } of leads.slice(0, maxShown)) {
    const { text } = await showLead(store, reference);
    if (unsafe.test(text)) complaints.push(`leads show ${reference} prints control characters`);
  }
  const { text } = await exportLeads(store);
  const rows = parse(text, { columns: true }) as Record<string, string>[];
  const cells = rows.flatMap((row) => Object.values(row));
  const formulas = cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell));
  if (formulas.length > 0)
    complaints.push(`the export has formulas: ${JSON.stringify(formulas[0])}`);
  if (rows.length !== leads.length) complaints.push("the export has not one row per lead");
  return complaints;
}

/** Returns injected markup and headers in waiting or sent emails. */
export async function unsafeEmails({ queries }: Store, dataDir: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("deliveries")
    .select(["payload"])
    .where("sink", "in", ["shop_mail", "shopper_mail"])
    .execute();
  const scripts = rows.filter(({ payload }) => {
    const { html } = JSON.parse(payload) as Email;
    return new RegExp(`<(?:script|img|svg|iframe)|javascript:[^<]*${XSS_MARK}[^<]*">`).test(html);
  });
  const folder = join(dataDir, "mail");
  const mails = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const injected = mails.filter((name) => {
    const [head = ""] = readFileSync(join(folder, name), "utf8").split("\r\n\r\n", 1);
    // A comma within a quoted name adds no recipient.
    const unquoted = head.replaceAll(/\r\n[ \t]/g, " ").replaceAll(/"(?:\\.|[^"\\])*"/g, "name");
    return new RegExp(`^(?:${INJECTED}|bcc|cc):|^to:.*,`, "im").test(unquoted);
  });
  return [
    ...scripts.map(({ payload }) => `a mail carries markup: ${payload.slice(0, 400)}`),
    ...injected.map((name) => `a mail's head was injected: ${name}`),
    ...(mails.length === 0 ? ["no mail was written"] : []),
  ];
}
