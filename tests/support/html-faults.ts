import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

/** The HTML standard and the needs of assistive technology; the formatter takes care of style. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // Phone numbers may break at spaces; those that must not are in a `whitespace-nowrap`.
    "tel-non-breaking": "off",
    // React generates these ids and attribute names; the standard allows both.
    "valid-id": ["error", { relaxed: true }],
    "attr-case": "off",
    // Everything is served from our own origin; the content security policy restricts which scripts
    // run.
    "require-sri": "off",
    // The header's menu has headings and comes before the page's own.
    "heading-level": ["error", { minInitialRank: "any" }],
    // Each checkbox of a group has the group's name, because forms post lists that way.
    "form-dup-name": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** Validates a whole page and returns each fault with its location; empty for a valid page. */
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
 * Returns words of two elements that would run together in plain text, such as "7PMSun": nothing
 * but tags of inline elements is between them.
 */
export function wordsRunTogether(html: string): string[] {
  const parts = html.replace(invisible, "").match(/<[^>]*>|[^<]+/g) ?? [];
  const found: string[] = [];
  let before = "";
  let afterInlineTag = false;
  for (const part of parts) {
    if (part.startsWith("<")) {
      if (inline.test(part)) afterInlineTag = true;
      else before = "";
      continue;
    }
    if (
      before &&
      afterInlineTag &&
      /[\p{L}\p{N}.,)]$/u.test(before) &&
      /^[\p{L}\p{N}($]/u.test(part)
    ) {
      found.push(`${before.slice(-20)}${part.slice(0, 20)}`);
    }
    before = part;
    afterInlineTag = false;
  }
  return found;
}
