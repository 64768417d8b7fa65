import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

/** The HTML standard and what assistive technology needs; style is the formatter's affair. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // Of a call, the number's own spaces may break: what must not is in a `whitespace-nowrap`.
    "tel-non-breaking": "off",
    // React gives these ids and writes attributes its way; both are allowed by the standard.
    "valid-id": ["error", { relaxed: true }],
    "attr-case": "off",
    // Everything comes from our own address; the content security policy says which scripts run.
    "require-sri": "off",
    // The menu in the header has headings, and stands before the page's own.
    "heading-level": ["error", { minInitialRank: "any" }],
    // Each checkbox of a group has the group's name: that is how forms post lists.
    "form-dup-name": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What is not as the standard says in a whole page, each with its place; empty for a sound one. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? line})`,
    ),
  );
}

const invisible = /<(script|style|svg|template|noscript)\b.*?<\/\1>|<!--.*?-->/gs;
const inline = /^<\/?(?:a|abbr|b|button|em|i|label|small|span|strong|sub|summary|sup|time)\b/;

/**
 * Words of two elements that a reader of the bare text would see as one, such as "7PMSun": nothing
 * stands between them but tags of elements that don't begin a line.
 */
export function wordsRunTogether(html: string): string[] {
  const pieces = html.replace(invisible, "").match(/<[^>]*>|[^<]+/g) ?? [];
  const found: string[] = [];
  let before = "";
  let parted = false;
  for (const piece of pieces) {
    if (piece.startsWith("<")) {
      if (inline.test(piece)) parted = true;
      else before = "";
      continue;
    }
    if (before && parted && /[\p{L}\p{N}.,)]$/u.test(before) && /^[\p{L}\p{N}($]/u.test(piece)) {
      found.push(`${before.slice(-20)}${piece.slice(0, 20)}`);
    }
    before = piece;
    parted = false;
  }
  return found;
}
