import PostalMime from "postal-mime";
import type { ShownText } from "#tests/support/shown-texts.ts";
import { splitByBrackets } from "./split-by-brackets.ts";

/** What an email says: its subject, its text, that of its HTML, and the texts of its calendar entry. */
export async function emailTexts(source: string): Promise<ShownText[]> {
  const { subject = "", text = "", html = "", attachments } = await PostalMime.parse(source);
  const entries = attachments.filter(({ mimeType }) => mimeType === "text/calendar");
  const calendars = entries.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer));
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "";
  return [
    splitByBrackets("subject", subject),
    ...text.split("\n\n").map((paragraph) => splitByBrackets("text", paragraph)),
    splitByBrackets("title", title),
    ...htmlBlocks(html).map((block) => splitByBrackets("HTML", block)),
    ...calendars.flatMap(calendarTexts),
  ];
}

/** The lines of a calendar file that people read. */
export function calendarTexts(calendar: string): ShownText[] {
  const lines = calendar.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines.flatMap((line) => {
    const [, name = "", text = ""] =
      /^(SUMMARY|DESCRIPTION|LOCATION|COMMENT)[^:]*:(.*)$/.exec(line) ?? [];
    return name ? [splitByBrackets(name, text.replace(/\\n/g, "\n").replace(/\\/g, ""))] : [];
  });
}

function htmlBlocks(html: string): string[] {
  const [, body = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  const blocks = body.split(/<\/?(?:p|td|th|tr|table|h\d|div|li|ul)\b[^>]*>/);
  return blocks
    .map((block) => withoutEntities(block.replace(/<[^>]+>/g, " ")))
    .filter((block) => block.trim());
}

function withoutEntities(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    lt: "<",
    gt: ">",
    amp: "&",
    quot: '"',
    nbsp: " ",
  };
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name: string) => signs[name] ?? entity);
}
