import { Parser } from "htmlparser2";
import { cleanText } from "#domain/clean-text.ts";
import { withoutShortcodes } from "./shortcodes.ts";

const TAG = /<\/?[a-z!][^<>]*>/i;
const ENTITY = /&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});/i;
const NO_BREAK_SPACE = /&nbsp;|&#160;|&#xa0;/gi;
/**
 * Entities without a semicolon, such as "&copy", stay as they are, although browsers decode them.
 */
const LONE_AMPERSAND = /&(?![a-z][a-z0-9]{1,31};|#\d{1,7};|#x[0-9a-f]{1,6};)/gi;
const PRINTABLE = /^[\x20-\x7e]*$/;
const BLOCKS = new Set(
  "address article blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul".split(
    " ",
  ),
);
const UNSEEN = new Set(["script", "style", "template", "noscript", "head", "title"]);

/**
 * A cell's readable text, without invisible characters, HTML tags and the codes of page builders;
 * paragraphs and list items become lines. Entities such as `&amp;` are decoded once.
 */
export function plainText(written: string): string {
  const cell = withoutShortcodes(written);
  const text = TAG.test(cell) ? linesOf(decoded(cell)) : ENTITY.test(cell) ? decoded(cell) : cell;
  return PRINTABLE.test(text) ? text.trim() : cleanText(text);
}

/** The same on one line. */
export function plainLine(cell: string): string {
  return plainText(cell).replace(/\s+/g, " ");
}

/** The text of HTML, with each block on its own line. */
function decoded(html: string): string {
  let text = "";
  let unseen = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (UNSEEN.has(name)) unseen += 1;
      if (BLOCKS.has(name)) text += "\n";
      if (name === "li") text += "- ";
      if (name === "td" || name === "th") text += " ";
    },
    ontext: (piece) => {
      if (unseen === 0) text += piece;
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
      if (BLOCKS.has(name) && name !== "br") text += "\n";
    },
  });
  parser.end(html.replace(NO_BREAK_SPACE, " ").replace(LONE_AMPERSAND, "&amp;"));
  return text;
}

function linesOf(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== "-")
    .join("\n");
}
