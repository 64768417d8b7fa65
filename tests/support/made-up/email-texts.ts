import { Parser } from "htmlparser2";
import PostalMime from "postal-mime";
import type { ShownText } from "#tests/support/shown-texts.ts";
import { splitByBrackets } from "./split-by-brackets.ts";

/** What an email says: its subject, its text, that of its HTML, and the texts of its calendar entry. */
export async function emailTexts(source: string): Promise<ShownText[]> {
  const { subject = "", text = "", html = "", attachments } = await PostalMime.parse(source);
  const entries = attachments.filter(({ mimeType }) => mimeType === "text/calendar");
  const calendars = entries.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer));
  return [
    splitByBrackets("subject", subject),
    ...text.split("\n\n").map((paragraph) => splitByBrackets("text", paragraph)),
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

/** The texts of HTML, one for each block; `<title>` is one. */
function htmlBlocks(html: string): string[] {
  const blocks = [""];
  let hidden = false;
  const parser = new Parser({
    onopentagname: (name) => {
      hidden = name === "style";
      if (!inline.has(name)) blocks.push("");
    },
    onclosetag: (name) => {
      hidden = false;
      if (!inline.has(name)) blocks.push("");
    },
    ontext: (text) => {
      if (!hidden) blocks.push((blocks.pop() ?? "") + text);
    },
  });
  parser.end(html);
  return blocks.filter((block) => block.trim() !== "");
}

const inline: ReadonlySet<string> = new Set(["a", "b", "br", "em", "span", "strong"]);
