import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { leadsAsCsv } from "#server/commands/leads/export.ts";
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
  const rows = parse(await exportedCsv(store), { columns: true }) as Record<string, string>[];
  const cells = rows.flatMap((row) => Object.values(row));
  // A plain number such as -0 isn't computed (rule 14.26).
  const formulas = cells.filter((cell) => /^(?![+-]\d+$)[=+\-@\t\r＝＋－＠]/.test(cell));
  if (formulas.length > 0)
    complaints.push(`the export has formulas: ${JSON.stringify(formulas[0])}`);
  if (rows.length !== leads.length) complaints.push("the export has not one row per lead");
  return complaints;
}

/** The export as CSV. */
export async function exportedCsv({ queries }: Store): Promise<string> {
  let text = "";
  for await (const part of leadsAsCsv(queries)) text += part;
  return text;
}

/** Returns injected markup and headers in the emails that wait or were written as files. */
export async function unsafeEmails({ queries }: Store, dataDir: string): Promise<string[]> {
  const rows = await queries
    .selectFrom("deliveries")
    .select(["payload"])
    .where("sink", "in", ["shop_mail", "shopper_mail"])
    // The payload of an email that was sent is gone; its file is read instead.
    .where("payload", "<>", "")
    .execute();
  const folder = join(dataDir, "mail");
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const scripts = [
    ...rows.map(({ payload }) => (JSON.parse(payload) as Email).html),
    ...files.flatMap(htmlParts),
  ].filter((html) =>
    new RegExp(`<(?:script|img|svg|iframe)|javascript:[^<]*${XSS_MARK}[^<]*">`).test(html),
  );
  const injected = files.flatMap((text) => {
    const [head = ""] = text.split("\r\n\r\n", 1);
    // A comma within a quoted name adds no recipient.
    const unquoted = head.replaceAll(/\r\n[ \t]/g, " ").replaceAll(/"(?:\\.|[^"\\])*"/g, "name");
    return new RegExp(`^(?:${INJECTED}|bcc|cc):|^to:.*,`, "im").test(unquoted) ? [head] : [];
  });
  return [
    ...scripts.map((html) => `a mail carries markup: ${html.slice(0, 400)}`),
    ...injected.map((head) => `a mail's head was injected: ${head}`),
    ...(files.length === 0 ? ["no mail was written"] : []),
  ];
}

/** The decoded HTML parts of an email file. */
function htmlParts(email: string): string[] {
  return email.split(/\r\n--[^\r\n]+(?:\r\n|$)/).flatMap((part) => {
    const [head = "", ...body] = part.split("\r\n\r\n");
    if (!/^content-type: text\/html/im.test(head)) return [];
    const text = body.join("\r\n\r\n");
    if (/^content-transfer-encoding: base64/im.test(head)) {
      return [Buffer.from(text, "base64").toString("utf8")];
    }
    const bytes = text
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return [Buffer.from(bytes, "latin1").toString("utf8")];
  });
}
